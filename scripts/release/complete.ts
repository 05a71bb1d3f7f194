import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '../machine/commands.ts'
import type { LockedPackages } from './locked-packages.ts'
import { prune } from './prune.ts'

/** Of the processors and C libraries that people run servers on. */
const PLATFORMS = ['x64-gnu', 'x64-musl', 'arm64-gnu', 'arm64-musl']

/** Installs beside an assembled package what it needs, for every kind of Linux: there it runs with Node alone. */
export async function completePackage(folder: string, locked: LockedPackages): Promise<void> {
  await run(['npm', 'ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], folder)
  for (const platform of PLATFORMS) await addNative(folder, locked, `@node-rs/argon2-linux-${platform}`)
  prune(join(folder, 'node_modules'))
}

/** npm installs only what is for this machine. @throws Error if what came is not what the lock file knows */
async function addNative(folder: string, locked: LockedPackages, name: string): Promise<void> {
  const { version = '', integrity = '' } = locked[`node_modules/${name}`] ?? {}
  const downloads = mkdtempSync(join(tmpdir(), 'dodici-native-'))
  await run(['npm', 'pack', `${name}@${version}`, '--pack-destination', downloads, '--loglevel=error'], folder)
  const archive = join(downloads, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`)
  const hash = createHash('sha512').update(readFileSync(archive)).digest('base64')
  if (`sha512-${hash}` !== integrity) throw new Error(`${name} is not the one that the lock file knows`)
  const target = join(folder, 'node_modules', name)
  await run(['mkdir', '-p', target], folder)
  await run(['tar', '-xzf', archive, '-C', target, '--strip-components=1'], folder)
  rmSync(downloads, { recursive: true })
}

async function run(line: readonly string[], folder: string): Promise<void> {
  const { succeeded, output } = await runCommand(line, { folder, isQuiet: true })
  if (!succeeded) throw new Error(`${line.join(' ')} failed:\n${output}`)
}
