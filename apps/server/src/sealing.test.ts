import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { protectData } from './db/file-modes.ts'
import { sealing } from './sealing.ts'

let dataDir = ''
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'sealing-'))
})
afterEach(() => {
  rmSync(dataDir, { recursive: true })
})

const SECRET = 'a long sentence that only the operator knows'

it('gives back what was sealed, with the key of the settings or with one in a file that only its owner reads', () => {
  for (const secretKey of [SECRET, null]) {
    const sealed = sealing({ dataDir, secretKey }).seal('pässwörd 🔑', 'place')
    expect(sealed).not.toContain('pässwörd')
    expect(sealing({ dataDir, secretKey }).open(sealed, 'place')).toBe('pässwörd 🔑')
  }
  const [file = ''] = readdirSync(dataDir)
  expect(statSync(path.join(dataDir, file)).mode & 0o777).toBe(0o600)
  chmodSync(path.join(dataDir, file), 0o644)
  protectData(dataDir)
  expect(statSync(path.join(dataDir, file)).mode & 0o777).toBe(0o600)
})

it('makes no file where the settings have the key, and none before there is something to seal', () => {
  sealing({ dataDir, secretKey: null })
  sealing({ dataDir, secretKey: SECRET }).seal('x', 'place')
  expect(readdirSync(dataDir)).toEqual([])
})

it('seals the same text anew each time', () => {
  const { seal } = sealing({ dataDir, secretKey: SECRET })
  expect(seal('x', 'place')).not.toBe(seal('x', 'place'))
})

it('opens nothing with another key, at another place, or if an octet of it was changed', () => {
  const { seal, open } = sealing({ dataDir, secretKey: SECRET })
  const sealed = seal('password', 'mine')
  expect(sealing({ dataDir, secretKey: `${SECRET}!` }).open(sealed, 'mine')).toBeNull()
  expect(open(sealed, 'yours')).toBeNull()
  const [version = '', mark = '', octets = ''] = sealed.split('.')
  const bytes = Buffer.from(octets, 'base64url')
  for (const at of [0, 12, bytes.length - 1]) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(open([version, mark, changed.toString('base64url')].join('.'), 'mine')).toBeNull()
  }
  for (const text of ['', 'password', `${version}.${mark}.`, `v0.${mark}.${octets}`])
    expect(open(text, 'mine')).toBeNull()
})

it('keeps its key for as long as the file is there', () => {
  const sealed = sealing({ dataDir, secretKey: null }).seal('x', 'place')
  const before = readFileSync(path.join(dataDir, 'dodici.key'), 'utf8')
  expect(sealing({ dataDir, secretKey: null }).open(sealed, 'place')).toBe('x')
  expect(readFileSync(path.join(dataDir, 'dodici.key'), 'utf8')).toBe(before)
  rmSync(path.join(dataDir, 'dodici.key'))
  expect(sealing({ dataDir, secretKey: null }).open(sealed, 'place')).toBeNull()
})
