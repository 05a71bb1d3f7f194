import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, runCommand } from '../scripts/machine/commands.ts'

const folder = join(root, 'bench')
const lockFile = join(folder, 'package-lock.json')
const mark = join(folder, 'node_modules', '.installed-from')

/** Installs what the benchmarks compare with, where it is not there yet. @throws Error when npm could not */
export async function installPeers(): Promise<void> {
  const wanted = readFileSync(lockFile, 'utf8')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return
  console.log('Installing what the benchmarks compare with; this happens once.')
  const { succeeded } = await runCommand(['npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund'], { folder })
  if (!succeeded) throw new Error('npm could not install the peers; its own lines above say why')
  writeFileSync(mark, wanted)
}
