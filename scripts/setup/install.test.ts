import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { nodeInstalled, withoutOwnBinaries } from './install.mjs'

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dodici-install-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

describe('installing', () => {
  it('does not run npm on the Node that it is about to replace', () => {
    const folders = [join('project', 'node_modules', '.bin'), join('usr', 'bin')]
    expect(withoutOwnBinaries({ PATH: folders.join(delimiter), HOME: 'home' })).toEqual({
      PATH: join('usr', 'bin'),
      HOME: 'home',
    })
  })

  it('says which Node it brought, or that it brought none', () => {
    expect(nodeInstalled(join(import.meta.dirname, '..', '..'))).toMatch(/^v24\./)
    expect(nodeInstalled(emptyFolder())).toBe('none')
  })
})
