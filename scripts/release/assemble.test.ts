import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { neededBeside } from '../../apps/server/build/outside.ts'
import { root } from '../machine/commands.ts'
import { lockedPackages, manifestOf, shrinkwrapOf } from './assemble.ts'
import { billOfMaterials } from './bill-of-materials.ts'
import { licensesOf } from './licenses.ts'
import { nameOf, neededBy } from './locked-packages.ts'

const locked = lockedPackages()
const ours = neededBy(locked, ['apps/server', 'apps/web'])
const bill = billOfMaterials(locked, ours, { version: '1.2.3', at: '2026-11-30T12:00:00Z' })
const fullName = ({ group, name }: { group?: string; name: string }): string =>
  group === undefined ? name : `${group}/${name}`

const directly = ['apps/server', 'apps/web'].flatMap((folder) => {
  const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  return Object.keys(manifest.dependencies)
})

describe('the bill of materials', () => {
  it('names everything that server and page are made of, and nothing that only tests need', () => {
    const names = new Set(bill.components.map(fullName))
    expect(directly.filter((name) => !names.has(name))).toEqual([])
    expect(['react', 'react-dom', 'zod', 'kysely', 'saxes', 'pg'].filter((name) => !names.has(name))).toEqual([])
    expect(['vitest', 'typescript', '@playwright/test', 'jsdom'].filter((name) => names.has(name))).toEqual([])
  })

  it('has version, address and hash of each that is not our own, and its license', () => {
    const foreign = bill.components.filter(({ 'bom-ref': folder }) => folder.includes('node_modules/'))
    expect(foreign.length).toBeGreaterThan(150)
    for (const component of foreign) {
      const { version, purl, hashes } = component
      expect(purl, fullName(component)).toMatch(/^pkg:npm\/(%40[^/]+\/)?[^/@]+@\d/)
      expect([version === '', hashes?.[0]?.content.length], fullName(component)).toEqual([false, 128])
    }
    // It names none where others are read, and has its file.
    expect(foreign.filter(({ licenses }) => licenses === undefined).map(fullName)).toEqual(['png-js'])
    expect(licensesOf(root, locked, ['node_modules/png-js'])).toContain('MIT License')
  })

  it('says what depends on what, of things that it names', () => {
    const refs = new Set(['dodici', ...bill.components.map((component) => component['bom-ref'])])
    expect(
      bill.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]).filter((ref) => !refs.has(ref)),
    ).toEqual([])
    expect(bill.metadata.component).toMatchObject({ name: 'dodici', version: '1.2.3' })
  })
})

describe('the package for npm', () => {
  const manifest = manifestOf(locked, '1.2.3')

  it('has the exact versions of what the server needs beside it', () => {
    expect(Object.keys(manifest.dependencies)).toEqual(neededBeside)
    expect(Object.values(manifest.dependencies).filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
  })

  it('locks all that these need, each with its hash', () => {
    const { packages } = shrinkwrapOf(locked, manifest)
    const [, ...others] = Object.entries(packages)
    expect(packages['']).toMatchObject({ name: 'dodici', dependencies: manifest.dependencies })
    expect(others.filter(([, one]) => !('integrity' in one)).map(([path]) => path)).toEqual([])
    expect(Object.keys(packages)).toEqual(
      expect.arrayContaining(['node_modules/better-sqlite3', 'node_modules/fontkit']),
    )
    expect(Object.keys(packages).filter((path) => /vitest|typescript|react/.test(path))).toEqual([])
  })

  it('passes the notices of all others on', () => {
    const text = licensesOf(root, locked, ours)
    const named = ours.filter((folder) => folder.startsWith('node_modules/react'))
    expect(named.length).toBeGreaterThan(1)
    for (const folder of named)
      expect(text).toContain(`${nameOf(locked, folder)} ${locked[folder]?.version ?? ''} (MIT)`)
    expect(text).toContain('Permission is hereby granted, free of charge')
    expect(text).not.toContain('@dodici/')
  })
})
