import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, globSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { atTheEnd } from './clean-up.ts'
import { findProgram } from './commands.ts'
import { canInstallPackages, installPackage } from './debian.ts'
import { freePort } from './free-port.ts'

/** A PostgreSQL of our own, in a folder. It ends with this process at the latest. */
export interface OwnPostgres {
  /** Where its programs are. */
  readonly programs: string
  readonly folder: string
  readonly url: string
  /** Runs a program of PostgreSQL as who the server runs as. @throws Error with what it said */
  readonly run: (program: string, parameters: readonly string[]) => void
  /**
   * Starts it on the data in a folder of its own, `data` where none is named.
   * @param settings `name=value`, beside those of its file
   */
  readonly start: (settings: readonly string[], data?: string) => Promise<void>
  readonly stop: () => Promise<void>
  /** Ends it as it is when the machine goes down. */
  readonly crash: () => Promise<void>
}

/** Who PostgreSQL runs as, because it refuses root. */
export interface Account {
  uid?: number
  gid?: number
}

const usualPlaces = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
  '/usr/local/opt/postgresql@*/bin',
  '/Applications/Postgres.app/Contents/Versions/*/bin',
]

function findPostgres(): string | null {
  const onPath = findProgram('initdb')
  if (onPath) return dirname(realpathSync(onPath))
  const version = (path: string) => Number(/\d+/.exec(path)?.[0] ?? 0)
  const found = globSync(usualPlaces.map((place) => `${place}/initdb`)).sort((a, b) => version(b) - version(a))
  return found[0] ? dirname(found[0]) : null
}

async function installPostgres(): Promise<string> {
  if (canInstallPackages()) await installPackage('postgresql')
  const programs = findPostgres()
  if (programs) return programs
  throw new Error('No PostgreSQL for the service tests: install one (15 or newer), or name it in TEST_DATABASE_URL.')
}

/** The folder of its programs, installed where it can be. @throws Error that says what is missing */
export const postgresPrograms = async (): Promise<string> => findPostgres() ?? (await installPostgres())

/**
 * A PostgreSQL on a free port of this machine, which has not started yet. It goes on with what a former one left in the folder.
 * @throws Error that says what is missing
 */
export async function ownPostgres(folder: string): Promise<OwnPostgres> {
  const programs = await postgresPrograms()
  const account = ordinaryAccount()
  const run = (program: string, parameters: readonly string[]): void => {
    // The C locale makes the messages English, which `becomesReady` reads.
    execFileSync(join(programs, program), parameters, { ...account, cwd: folder, stdio: 'pipe' })
  }
  const passwordFile = join(folder, 'password')
  if (!existsSync(join(folder, 'data'))) {
    writeFileSync(passwordFile, randomBytes(16).toString('hex'))
    for (const path of [folder, passwordFile]) giveTo(account, path)
    const parameters = ['-U', 'dodici', '--auth=scram-sha-256', '--locale=C', '--encoding=UTF8', '--no-sync']
    run('initdb', ['-D', join(folder, 'data'), ...parameters, `--pwfile=${passwordFile}`])
  }
  const port = await freePort()
  let server: ChildProcess | null = null
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (server !== null) await stop(server, signal)
  }
  return {
    ...{ programs, folder, run },
    url: `postgres://dodici:${readFileSync(passwordFile, 'utf8')}@127.0.0.1:${port}/postgres`,
    start: async (settings, data = 'data') => {
      const address = ['-h', '127.0.0.1', '-p', String(port), '-k', '', '-N', '200']
      const told = settings.flatMap((setting) => ['-c', setting])
      const started = spawn(join(programs, 'postgres'), ['-D', join(folder, data), ...address, ...told], {
        ...account,
        cwd: folder,
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      server = started
      atTheEnd(() => stop(started))
      await becomesReady(started)
    },
    stop: () => end('SIGINT'),
    crash: () => end('SIGQUIT'),
  }
}

/** Somebody who is not root. */
export function ordinaryAccount(): Account {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    const number = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }))
    try {
      return { uid: number('-u'), gid: number('-g') }
    } catch {
      // This machine has no such account: the next name.
    }
  }
  throw new Error('PostgreSQL must not run as root, and this machine has neither the account postgres nor nobody.')
}

export function giveTo({ uid, gid }: Account, path: string): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid)
}

function becomesReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    server.once('error', reject)
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${said}`)))
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-4_000)
      if (said.includes('ready to accept connections')) resolve()
    })
  })
}

/** SIGINT is PostgreSQL's fast shutdown: it drops its clients and ends in order. After SIGQUIT it has to recover. */
function stop(server: ChildProcess, signal: NodeJS.Signals = 'SIGINT'): Promise<void> {
  return new Promise((resolve) => {
    server.once('exit', () => resolve())
    // False where it has ended already, and nobody will say so again.
    if (!server.kill(signal)) resolve()
  })
}
