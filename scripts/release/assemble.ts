import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { neededBeside } from '../../apps/server/build/outside.ts'
import { root } from '../machine/commands.ts'
import { billOfMaterials } from './bill-of-materials.ts'
import { licensesOf } from './licenses.ts'
import { folderOf, neededBy, type LockedPackage, type LockedPackages } from './locked-packages.ts'

const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
const readJson = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'))

export const lockedPackages = (): LockedPackages =>
  (readJson('package-lock.json') as { packages: Record<string, LockedPackage> }).packages

/** What is built, and what whoever runs it should read. */
const COPIED = ['apps/server/dist', 'apps/web/dist', 'LICENSE', 'CHANGELOG.md', 'docs/operate.md']

interface Release {
  readonly version: string
  /** When its commit was made, as an instant. */
  readonly at: string
}

/**
 * Writes the package that npm installs and starts, from what has been built: the server, the page, `bin/dodici.js`, and the
 * exact versions of the few packages that are no part of the bundle.
 */
export async function assemblePackage(folder: string, release: Release): Promise<void> {
  const locked = lockedPackages()
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const path of COPIED) cpSync(join(root, path), join(folder, path), { recursive: true })
  cpSync(join(import.meta.dirname, 'package-readme.md'), join(folder, 'README.md'))
  const ours = neededBy(locked, ['apps/server', 'apps/web'])
  writeFileSync(join(folder, 'sbom.cdx.json'), asJson(billOfMaterials(locked, ours, release)))
  writeFileSync(join(folder, 'THIRD-PARTY-LICENSES.txt'), licensesOf(root, locked, ours))
  const manifest = manifestOf(locked, release.version)
  writeFileSync(join(folder, 'package.json'), asJson(manifest))
  writeFileSync(join(folder, 'npm-shrinkwrap.json'), asJson(shrinkwrapOf(locked, manifest)))
  await writeProgram(join(folder, 'bin'))
}

/** The package as npm knows it: with exact versions, since it was tested with these. */
export function manifestOf(locked: LockedPackages, version: string) {
  const dependencies = Object.fromEntries(
    neededBeside.map((name) => {
      const found = folderOf(locked, 'apps/server', name)
      return [name, locked[found ?? '']?.version ?? ''] as const
    }),
  )
  const { description, license, engines } = readJson('package.json') as Record<string, unknown>
  return {
    ...{ name: 'dodici', version, description, license, type: 'module', engines },
    bin: { dodici: 'bin/dodici.js' },
    files: ['bin', 'apps', 'docs', 'CHANGELOG.md', 'THIRD-PARTY-LICENSES.txt', 'sbom.cdx.json', 'npm-shrinkwrap.json'],
    dependencies,
  }
}

/** The lock file of the package alone: what it needs lies there as it does in the project. */
export function shrinkwrapOf(locked: LockedPackages, manifest: ReturnType<typeof manifestOf>) {
  const { name, version, license, bin, engines, dependencies } = manifest
  const folders = neededBy({ ...locked, '': { dependencies } }, [''])
  const packages = Object.fromEntries(folders.filter((folder) => folder !== '').map((path) => [path, locked[path]]))
  return {
    ...{ name, version, lockfileVersion: 3, requires: true },
    packages: { '': { name, version, license, bin, engines, dependencies }, ...packages },
  }
}

async function writeProgram(folder: string): Promise<void> {
  const bundle = await rolldown({
    input: { dodici: join(import.meta.dirname, 'dodici.ts') },
    platform: 'node',
    external: [/^node:/],
  })
  await bundle.write({ dir: folder, entryFileNames: '[name].js' })
  chmodSync(join(folder, 'dodici.js'), 0o755)
}
