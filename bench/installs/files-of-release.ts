import { spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { atTheEnd } from '../../scripts/machine/clean-up.ts'
import { root, runCommand } from '../../scripts/machine/commands.ts'
import { freePort } from '../../scripts/machine/free-port.ts'
import { answers, quiet, type RunningServer } from '../product/server.ts'
import type { Installed, Way } from './way.ts'

/** Runs a command to its end. @throws Error with what it said, where it fails */
async function succeed(line: readonly string[], folder: string, environment: Record<string, string> = {}) {
  const { succeeded, output } = await runCommand(line, { folder, environment, isQuiet: true })
  if (!succeeded) throw new Error(`${line.join(' ')} failed:\n${output.slice(-4_000)}`)
  return output
}

/** Bytes on the disk, each file once. */
export const bytesIn = async (folder: string): Promise<number> =>
  1024 * Number((await succeed(['du', '-sk', folder], folder)).split('\t')[0])

/** Where a program answers, and what it is told. */
interface Starting {
  readonly folder: string
  readonly port?: number
  readonly environment?: Record<string, string>
}

/** Starts a program of its own until it answers, and ends it as an operator would. */
export async function startProgram(
  [command = '', ...parameters]: readonly string[],
  { folder, port: wanted, environment = {} }: Starting,
): Promise<Pick<RunningServer, 'pid' | 'stop'>> {
  const port = wanted ?? (await freePort())
  const child = spawn(command, parameters, {
    cwd: folder,
    // A group of its own: npm starts a shell, which starts the server, and all of them must end.
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...quiet, PORT: String(port), DATA_DIR: join(folder, 'data'), ...environment },
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async () => {
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
    await ended
  }
  atTheEnd(stop)
  await answers(`http://127.0.0.1:${port}`, () => child.exitCode !== null)
  return { pid: await listenerOn(port), stop }
}

/** The process that listens: npm and its shell stand before it. */
async function listenerOn(port: number): Promise<number> {
  const lines = await succeed(['ss', '-ltnpH', `sport = :${port}`], root)
  return Number(/pid=(\d+)/.exec(lines)?.[1])
}

const released = (pattern: string): string => {
  const [file] = globSync(join(root, 'release', pattern))
  if (file === undefined) throw new Error(`there is no ${pattern} in release/`)
  return file
}

/** As somebody has it who was never here: npm fetches everything. */
const emptyCache = (folder: string) => ({ npm_config_cache: join(folder, 'npm-cache'), NPM_CONFIG_FUND: 'false' })

export const makeRelease = (): Promise<string> => succeed(['node', 'scripts/release.ts', '--dry-run'], root)

/** The archive, as it is or behind something that is set up for it. */
export async function unpackArchive(folder: string): Promise<readonly string[]> {
  await succeed(['tar', '-xzf', released('*-linux.tar.gz'), '--strip-components=1', '-C', folder], folder)
  return [process.execPath, join(folder, 'bin', 'dodici.js'), 'start']
}

export const clone: Way = {
  name: 'a clone, `npm start`',
  install: async (folder): Promise<Installed> => {
    const place = join(folder, 'dodici')
    await succeed(['git', 'clone', '--quiet', '--depth=1', `file://${root}`, place], folder)
    const environment = emptyCache(folder)
    return {
      start: () => startProgram(['npm', 'start'], { folder: place, environment }),
      bytes: () => bytesIn(place),
    }
  },
}

export const archive: Way = {
  name: 'the archive',
  install: async (folder) => {
    const program = await unpackArchive(folder)
    const environment = { XDG_CACHE_HOME: join(folder, 'cache') }
    return { start: () => startProgram(program, { folder, environment }), bytes: () => bytesIn(folder) }
  },
}

export const npmPackage: Way = {
  name: 'the package, `npm install -g`',
  install: async (folder) => {
    const prefix = join(folder, 'global')
    const line = ['npm', 'install', '-g', '--prefix', prefix, '--no-audit', released('*.npm.tgz')]
    await succeed(line, folder, emptyCache(folder))
    const environment = { XDG_CACHE_HOME: join(folder, 'cache') }
    const program = [join(prefix, 'bin', 'dodici'), 'start']
    return { start: () => startProgram(program, { folder, environment }), bytes: () => bytesIn(prefix) }
  },
}
