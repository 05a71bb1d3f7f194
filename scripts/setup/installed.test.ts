import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isInstalled, markInstalled } from './installed.mjs'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dodici-setup-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function write(file: string, content: unknown) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), typeof content === 'string' ? content : JSON.stringify(content))
}

/** A lock file that wants these packages, beside what every lock file has: the root and a linked workspace. */
function writeLock(packages: Record<string, { version: string; optional?: boolean }>) {
  write('package-lock.json', {
    packages: { '': { name: 'dodici' }, 'packages/core': { version: '0.1.0' }, ...packages },
  })
}

/** What npm leaves behind when it has installed these packages. */
function writeInstalled(packages: Record<string, { version: string }>) {
  write('node_modules/.bin/node', '')
  write('node_modules/.package-lock.json', { packages })
}

const zod = { 'node_modules/zod': { version: '4.6.7' } }

describe('what is to be installed', () => {
  it('is everything in a fresh clone', () => {
    writeLock(zod)
    expect(isInstalled(root)).toBe(false)
  })

  it('is nothing after an installation, until the lock file changes', () => {
    writeLock(zod)
    writeInstalled({})
    markInstalled(root)
    expect(isInstalled(root)).toBe(true)
    writeLock({ 'node_modules/zod': { version: '4.6.8' } })
    expect(isInstalled(root)).toBe(false)
  })

  it('is nothing where somebody ran npm by hand and all is there', () => {
    writeLock(zod)
    writeInstalled(zod)
    expect(isInstalled(root)).toBe(true)
  })

  it.each([
    ['lacks a package', {}],
    ['has another version of a package', { 'node_modules/zod': { version: '3.0.0' } }],
  ])('is something where npm ran by hand and %s', (_, present) => {
    writeLock(zod)
    writeInstalled(present)
    expect(isInstalled(root)).toBe(false)
  })

  it('is not a package for other machines', () => {
    writeLock({ ...zod, 'node_modules/fsevents': { version: '2.3.3', optional: true } })
    writeInstalled(zod)
    expect(isInstalled(root)).toBe(true)
  })

  it('is everything where node_modules came from another kind of machine', () => {
    writeLock(zod)
    writeInstalled(zod)
    write('node_modules/.dodici-installed', '0123 amiga 68k')
    expect(isInstalled(root)).toBe(false)
  })

  it('is everything where Node itself is missing, as after an install without development dependencies', () => {
    writeLock(zod)
    writeInstalled(zod)
    markInstalled(root)
    rmSync(join(root, 'node_modules/.bin/node'))
    expect(isInstalled(root)).toBe(false)
  })
})
