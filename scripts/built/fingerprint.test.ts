import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fingerprint, type Sources } from './fingerprint.ts'

const sources: Sources = {
  paths: ['apps/web', 'packages/core', 'packages/contract', 'package-lock.json', 'tsconfig.base.json'],
  settings: (name) => name.startsWith('VITE_'),
}
const component = 'apps/web/src/features/year/page.tsx'
let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dodici-built-'))
  for (const file of [
    'packages/core/src/a.ts',
    'packages/contract/src/b.ts',
    'package-lock.json',
    'tsconfig.base.json',
  ]) {
    write(file)
  }
  write(component)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(root, { recursive: true })
})

function write(file: string, text = '') {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

describe('the fingerprint of what is built', () => {
  it('stays while nothing changes, whatever was built, installed or kept', () => {
    const before = fingerprint(root, sources)
    write('apps/web/dist/index.html', 'built')
    write('apps/web/node_modules/left-pad/index.js', 'installed')
    write('apps/web/.cache/compiled/a', 'compiled')
    expect(fingerprint(root, sources)).toBe(before)
  })

  it.each([component, 'packages/core/src/a.ts', 'packages/contract/src/b.ts', 'package-lock.json'])(
    'changes with %s',
    (file) => {
      const before = fingerprint(root, sources)
      write(file, 'longer')
      expect(fingerprint(root, sources)).not.toBe(before)
    },
  )

  it('changes where a file is as long as before, but newer', () => {
    const before = fingerprint(root, sources)
    utimesSync(join(root, component), new Date(), new Date(Date.now() + 5_000))
    expect(fingerprint(root, sources)).not.toBe(before)
  })

  it('changes with a file that is new, and with one that is gone', () => {
    const before = fingerprint(root, sources)
    write('apps/web/src/ui/chip.tsx')
    expect(fingerprint(root, sources)).not.toBe(before)
    rmSync(join(root, 'apps/web/src/ui'), { recursive: true })
    rmSync(join(root, component))
    expect(fingerprint(root, sources)).not.toBe(before)
  })

  it('changes with a setting that is built in, and with no other', () => {
    const before = fingerprint(root, sources)
    vi.stubEnv('PORT', '5002')
    expect(fingerprint(root, sources)).toBe(before)
    vi.stubEnv('VITE_API_BASE', 'https://api.example.org')
    expect(fingerprint(root, sources)).not.toBe(before)
  })
})
