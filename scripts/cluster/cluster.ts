import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { atTheEnd, temporaryFolder } from '../machine/clean-up.ts'
import { runCommand } from '../machine/commands.ts'
import { freePort } from '../machine/free-port.ts'
import { giveTo, ordinaryAccount } from '../machine/postgres-server.ts'
import {
  haproxySettings,
  patroniSettings,
  pgbouncerSettings,
  protocolOf,
  type ClusterPorts,
  type ClusterSettings,
} from './cluster-files.ts'
import { familyOf, signalAll, startProgram, type Started } from './processes.ts'
import type { ClusterPrograms } from './programs.ts'

/** Three members of PostgreSQL under Patroni, one etcd, HAProxy before them, and pgbouncer before that. */
export interface Cluster {
  /** Whoever leads, through HAProxy. */
  readonly directUrl: string
  /** The same through pgbouncer. */
  readonly pooledUrl: string
  /** The same for who may do everything. */
  readonly operatorUrl: string
  readonly folder: string
  readonly names: readonly string[]
  /** The name of the member that leads; null while there is none. */
  readonly leader: () => Promise<string | null>
  /** Waits until all members are there, and one follows synchronously. */
  readonly becomesWhole: () => Promise<void>
  /** The processes of a member's PostgreSQL, and Patroni's own. */
  readonly processesOf: (name: string) => { readonly postgres: readonly number[]; readonly patroni: readonly number[] }
  /** Starts Patroni of a member again. */
  readonly startMember: (name: string) => void
  /** Hands over to whichever member Patroni chooses. */
  readonly switchOver: (from: string) => Promise<void>
  readonly end: () => Promise<void>
}

const NAMES = ['one', 'two', 'three'] as const
const WHOLE_MILLISECONDS = 120_000

interface MemberState {
  readonly name: string
  readonly role: string
  readonly state: string
  readonly timeline?: number
}

/** Starts a cluster on ports of its own, in a folder of its own. @throws Error with what its programs said */
export async function startCluster(programs: ClusterPrograms): Promise<Cluster> {
  const folder = temporaryFolder('cluster')
  const settings: ClusterSettings = {
    ...{ folder, ports: await freePorts(), programs: programs.postgres },
    etcd: protocolOf((await runCommand([programs.patroni, '--version'], { isQuiet: true })).output),
    password: randomBytes(12).toString('hex'),
  }
  const running = runPrograms(programs, settings)
  atTheEnd(running.end)
  running.startAll()
  const members = (): Promise<readonly MemberState[]> => membersOf(settings)
  const becomesWhole = (): Promise<void> => untilWhole(members, folder)
  await becomesWhole()
  const url = urlIn(settings)
  await makeDatabase(url('postgres', settings.ports.haproxy, 'postgres'), settings.password)
  return {
    ...{
      folder,
      names: NAMES,
      becomesWhole,
      startMember: running.startMember,
      processesOf: running.processesOf,
      end: running.end,
    },
    directUrl: url('dodici', settings.ports.haproxy, 'dodici'),
    pooledUrl: url('dodici', settings.ports.pgbouncer, 'dodici'),
    operatorUrl: url('postgres', settings.ports.haproxy, 'dodici'),
    leader: async () => {
      const found = (await members()).find(({ role, state }) => role === 'leader' && state === 'running')
      return found?.name ?? null
    },
    switchOver: async (from) => {
      const file = join(folder, `${from}.yml`)
      const line = [programs.patronictl, '-c', file, 'switchover', 'dodici', '--force', '--leader', from]
      const { succeeded, output } = await runCommand(line, { isQuiet: true, folder })
      if (!succeeded) throw new Error(`the switchover failed:\n${output}`)
    },
  }
}

const freePorts = async (): Promise<ClusterPorts> => ({
  etcd: await freePort(),
  etcdPeers: await freePort(),
  haproxy: await freePort(),
  pgbouncer: await freePort(),
  members: await Promise.all(
    NAMES.map(async (name) => ({ name, postgres: await freePort(), patroni: await freePort() })),
  ),
})

const urlIn =
  ({ password }: ClusterSettings) =>
  (who: string, port: number, database: string): string =>
    `postgres://${who}:${password}@127.0.0.1:${String(port)}/${database}`

interface RunningPrograms extends Pick<Cluster, 'startMember' | 'processesOf' | 'end'> {
  readonly startAll: () => void
}

/** Everything of a cluster as processes of an ordinary account, which PostgreSQL and pgbouncer insist on. */
function runPrograms(programs: ClusterPrograms, settings: ClusterSettings): RunningPrograms {
  const { folder, ports, password } = settings
  const account = ordinaryAccount()
  giveTo(account, folder)
  const started = new Map<string, Started>()
  const start = (name: string, ...line: string[]): void => {
    started.set(name, startProgram(line, { log: join(folder, `${name}.log`), account, folder }))
  }
  const write = (name: string, text: string): string => {
    const path = join(folder, name)
    writeFileSync(path, text, { mode: 0o600 })
    giveTo(account, path)
    return path
  }
  const startMember = (name: string): void => start(name, programs.patroni, join(folder, `${name}.yml`))
  return {
    startMember,
    startAll: () => {
      start('etcd', programs.etcd, ...etcdArguments(settings))
      for (const member of ports.members) write(`${member.name}.yml`, patroniSettings(settings, member))
      for (const { name } of ports.members) startMember(name)
      start('haproxy', programs.haproxy, '-db', '-f', write('haproxy.cfg', haproxySettings(settings)))
      write('userlist.txt', `"dodici" "${password}"\n`)
      start('pgbouncer', programs.pgbouncer, write('pgbouncer.ini', pgbouncerSettings(settings)))
    },
    processesOf: (name) => ({
      postgres: postgresIn(join(folder, name)),
      patroni: [started.get(name)?.child.pid ?? []].flat(),
    }),
    end: () => endAll(folder, [...started.values()].reverse()),
  }
}

/** What the first Patroni that answers says of all members. */
async function membersOf({ ports }: ClusterSettings): Promise<readonly MemberState[]> {
  for (const { patroni } of ports.members) {
    const members = await membersSeenBy(patroni)
    if (members.length > 0) return members
  }
  return []
}

async function untilWhole(membersNow: () => Promise<readonly MemberState[]>, folder: string): Promise<void> {
  const until = performance.now() + WHOLE_MILLISECONDS
  let members: readonly MemberState[] = []
  while (performance.now() < until) {
    members = await membersNow()
    if (isWhole(members)) return
    await sleep(250)
  }
  throw new Error(`the cluster did not become whole: ${JSON.stringify(members)}\n${tail(folder)}`)
}

function etcdArguments({ folder, ports, etcd }: ClusterSettings): string[] {
  const [clients, peers] = [`http://127.0.0.1:${String(ports.etcd)}`, `http://127.0.0.1:${String(ports.etcdPeers)}`]
  return [
    ...(etcd === 'etcd' ? ['--enable-v2'] : []),
    ...['--name', 'one', '--data-dir', join(folder, 'etcd')],
    ...['--listen-client-urls', clients, '--advertise-client-urls', clients],
    ...['--listen-peer-urls', peers, '--initial-advertise-peer-urls', peers, '--initial-cluster', `one=${peers}`],
  ]
}

/** What a Patroni says of all members; nothing where it does not answer. */
async function membersSeenBy(port: number): Promise<readonly MemberState[]> {
  try {
    const answer = await fetch(`http://127.0.0.1:${String(port)}/cluster`, { signal: AbortSignal.timeout(1_000) })
    return ((await answer.json()) as { members?: readonly MemberState[] }).members ?? []
  } catch {
    // Stopped, killed, or not there yet.
    return []
  }
}

const isWhole = (members: readonly MemberState[]): boolean =>
  members.length === NAMES.length &&
  members.every(({ state }) => state === 'running' || state === 'streaming') &&
  new Set(members.map(({ timeline }) => timeline)).size === 1 &&
  members.some(({ role }) => role === 'leader') &&
  members.some(({ role }) => role === 'sync_standby')

/** The role cannot do more than its own tables, and has the limit that a pooler does not pass on. */
async function makeDatabase(url: string, password: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`create role dodici login password '${password}'`)
  await client.query(`alter role dodici set statement_timeout = '30s'`)
  await client.query('create database dodici owner dodici')
  await client.end()
}

/** The process of the PostgreSQL in a folder. Of one that was killed the file stays, and its number may be another program's. */
function postmasterIn(dataFolder: string): number | null {
  const file = join(dataFolder, 'postmaster.pid')
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0
  const line = join('/proc', String(pid), 'cmdline')
  return pid > 0 && existsSync(line) && readFileSync(line, 'utf8').includes(dataFolder) ? pid : null
}

const postgresIn = (dataFolder: string): readonly number[] => {
  const pid = postmasterIn(dataFolder)
  return pid === null ? [] : familyOf(pid)
}

/** What was stopped would never hear that it should end politely. */
async function endAll(folder: string, started: readonly Started[]): Promise<void> {
  for (const { child } of started) if (child.exitCode === null) child.kill('SIGKILL')
  await Promise.all(started.map(({ ended }) => ended))
  signalAll(
    NAMES.flatMap((name) => postgresIn(join(folder, name))),
    'SIGKILL',
  )
}

/** The end of what everybody has written. */
const tail = (folder: string): string =>
  [...NAMES, 'etcd', 'haproxy', 'pgbouncer']
    .map((name) => join(folder, `${name}.log`))
    .filter((path) => existsSync(path))
    .map((path) => `== ${path}\n${readFileSync(path, 'utf8').slice(-1_500)}`)
    .join('\n')
