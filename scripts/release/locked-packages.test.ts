import { describe, expect, it } from 'vitest'
import { dependenciesOf, folderOf, nameOf, neededBy, type LockedPackages } from './locked-packages.ts'

const locked: LockedPackages = {
  'apps/server': { name: '@x/server', dependencies: { '@x/core': '1', a: '1' }, optionalDependencies: { gone: '1' } },
  'packages/core': { name: '@x/core', dependencies: { b: '1' } },
  'node_modules/@x/core': { link: true, resolved: 'packages/core' },
  'node_modules/a': { version: '1.0.0', dependencies: { b: '2' } },
  'node_modules/a/node_modules/b': { version: '2.0.0', dependencies: { a: '1' } },
  'node_modules/b': { version: '1.0.0' },
  'node_modules/only-for-tests': { version: '1.0.0' },
}

describe('the packages of the lock file', () => {
  it('are found as Node finds them: the nearest first, a workspace in its own folder', () => {
    expect(folderOf(locked, 'node_modules/a', 'b')).toBe('node_modules/a/node_modules/b')
    expect(folderOf(locked, 'packages/core', 'b')).toBe('node_modules/b')
    expect(folderOf(locked, 'apps/server', '@x/core')).toBe('packages/core')
    expect(folderOf(locked, 'apps/server', 'nowhere')).toBeNull()
  })

  it('are all that some need when they run, each once, and nothing that only tests need', () => {
    expect(neededBy(locked, ['apps/server'])).toEqual([
      ...['apps/server', 'node_modules/a', 'node_modules/a/node_modules/b', 'node_modules/b', 'packages/core'],
    ])
  })

  it('may lack what is optional, and nothing else', () => {
    expect(dependenciesOf(locked, 'apps/server')).toEqual(['node_modules/a', 'packages/core'])
    const broken = { 'apps/server': { dependencies: { lost: '1' } } }
    expect(() => dependenciesOf(broken, 'apps/server')).toThrow('apps/server needs lost')
  })

  it('are known by their names', () => {
    expect(['packages/core', 'node_modules/a/node_modules/b'].map((folder) => nameOf(locked, folder))).toEqual([
      '@x/core',
      'b',
    ])
  })
})
