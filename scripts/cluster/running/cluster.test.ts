import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startServer, type ServerProcess } from '../../../apps/server/src/test/server-process.ts'
import { cleanUp, temporaryFolder } from '../../machine/clean-up.ts'
import { startMailServer, type MailServer } from '../../machine/mail-server.ts'
import { testCounts } from '../../test-counts.ts'
import { startCluster, type Cluster } from '../cluster.ts'
import { processesOf } from '../faults.ts'
import { startLoad } from '../load/load.ts'
import { ask, newPerson, type Attempt, type LoadPerson, type Question } from '../load/person.ts'
import { remindOften } from '../load/reminders.ts'
import { openStreams } from '../load/streams.ts'
import { signalAll } from '../processes.ts'
import { provideClusterPrograms } from '../programs.ts'
import { firstYear, runRounds } from '../rounds.ts'

const PEOPLE = 5
/** Of the longest claim: what was claimed by a commit of which nobody heard is due again then. */
const CLAIM_MILLISECONDS = 11 * 60_000
/** What an answer says of a write that may be stored or not. */
const UNCERTAIN = 'before you send it again'
const NOTHING = { lost: [], doubled: [], back: [], invented: [], gaps: [] }

let cluster: Cluster
let mails: MailServer
let nodes: readonly ServerProcess[]
let addresses: readonly string[]

/** Two nodes: one asks whoever leads, the other goes through the pooler. */
beforeAll(async () => {
  cluster = await startCluster(await provideClusterPrograms())
  mails = await startMailServer()
  const settings = {
    SMTP_URL: mails.url,
    MAIL_FROM: 'Dodici <dodici@example.org>',
    REGISTRATIONS_PER_HOUR: '1000',
    // All members and nodes share the processors of one machine.
    SHED_AFTER_MS: '10000',
  }
  const [direct, pooled] = [cluster.directUrl, cluster.pooledUrl]
  nodes = [
    await startServer({ databaseUrl: direct, dataDir: temporaryFolder('node') }, settings),
    await startServer(
      { databaseUrl: pooled, dataDir: temporaryFolder('node') },
      { ...settings, DATABASE_SESSION_URL: direct },
    ),
  ]
  addresses = nodes.map(({ port }) => `http://127.0.0.1:${String(port)}`)
}, 300_000)

afterAll(async () => {
  for (const node of nodes) node.kill('SIGKILL')
  await mails.stop()
  await cleanUp()
}, 60_000)

async function onDatabase<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: cluster.operatorUrl })
  await client.connect()
  const { rows } = await client.query<Row>(text, values)
  await client.end()
  return rows
}

const isRunning = (node: ServerProcess): Promise<boolean> =>
  Promise.race([node.ended.then(() => false), sleep(200).then(() => true)])

async function people(name: string, count: number): Promise<LoadPerson[]> {
  const made: LoadPerson[] = []
  for (let index = 0; index < count; index += 1) made.push(await newPerson(addresses, `${name}-${String(index)}`))
  return made
}

it(
  `loses, doubles and takes back nothing in ${String(testCounts.failovers)} failovers, and heals by itself`,
  async () => {
    const team = await people('load', PEOPLE)
    const [reminded] = (await people('reminded', 1)) as [LoadPerson]
    await onDatabase('update "user" set email_confirmed_at = created_at where id = $1', [reminded.id])
    const reminders = remindOften(addresses, reminded, mails)
    const streams = openStreams(addresses, team)
    const load = startLoad(addresses, team, firstYear)
    const stage = { cluster, load, nodes: addresses.length }
    const { rounds, atTheEnd } = await runRounds(stage, testCounts.failovers, (line) => console.log(line))
    const rows = rounds.map(({ fault, odd, violations, secondsToHeal }) => ({
      ...{ fault, odd, violations },
      isHealed: secondsToHeal < 30,
    }))
    expect(rows).toEqual(rounds.map(({ fault }) => ({ fault, odd: [], violations: NOTHING, isHealed: true })))
    expect(Math.min(...rounds.map(({ stored }) => stored))).toBeGreaterThan(20)
    expect(atTheEnd).toEqual(NOTHING)
    const newest = await onDatabase<{ id: string; sequence: string }>(
      'select id, sequence from "user" where id = any($1) order by id',
      [team.map(({ id }) => id)],
    )
    await expect
      .poll(() => newest.map(({ id }) => streams.newest().get(id)), { timeout: 10_000 })
      .toEqual(newest.map(({ sequence }) => Number(sequence)))
    expect([streams.breaks(), streams.back()]).toEqual([0, []])
    const came = await reminders.stop(CLAIM_MILLISECONDS)
    expect(came).toEqual({ asked: came.asked, onPage: [], byMail: [] })
    expect(came.asked).toBeGreaterThan(testCounts.failovers)
    await streams.stop()
    expect(await Promise.all(nodes.map(isRunning))).toEqual([true, true])
  },
  testCounts.failovers * 180_000 + CLAIM_MILLISECONDS,
)

/** Freezes all members but the one that leads, and returns a function that lets them go on. */
async function freezeStandbys(): Promise<() => Promise<void>> {
  await cluster.becomesWhole()
  const leader = await cluster.leader()
  const standbys = cluster.names.filter((name) => name !== leader)
  const pids = standbys.flatMap((name) => processesOf(cluster, name))
  signalAll(pids, 'SIGSTOP')
  return async () => {
    signalAll(pids, 'SIGCONT')
    await cluster.becomesWhole()
  }
}

it('answers no write that no standby has, says so within seconds, and has it once when there is one', async () => {
  const pair = await people('alone', 2)
  const thaw = await freezeStandbys()
  const body = { title: 'Alone', allDay: true, start: '2029-05-10', end: '2029-05-10' }
  const onOwnNode = (question: Question): Promise<Attempt[]> =>
    Promise.all(pair.map((person, node) => ask(addresses, node, person, question)))
  const send = () => onOwnNode({ method: 'POST', path: '/events', body, key: 'alone' })
  const look = () => onOwnNode({ path: '/events?year=2029' })
  const answers = await send()
  expect(answers.map(({ status, saysWhen, text }) => [status, saysWhen, text.includes(UNCERTAIN)])).toEqual([
    [503, true, true],
    [503, true, true],
  ])
  expect(Math.max(...answers.map(({ start, end }) => end - start))).toBeLessThan(15_000)
  expect((await look()).map(({ status, text }) => [status, text])).toEqual([
    [200, '[]'],
    [200, '[]'],
  ])
  await thaw()
  await expect.poll(async () => (await send()).map(({ status }) => status), { timeout: 20_000 }).toEqual([201, 201])
  expect((await look()).map(({ text }) => (JSON.parse(text) as unknown[]).length)).toEqual([1, 1])
}, 180_000)

it('answers no write whose wait for a standby was ended', async () => {
  const [person] = (await people('ended', 1)) as [LoadPerson]
  const thaw = await freezeStandbys()
  const writing = ask(addresses, 0, person, { method: 'POST', path: '/categories', body: { name: 'Sport' } })
  const cancel = async (): Promise<number> =>
    (await onDatabase(`select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'`)).length
  await expect.poll(cancel, { timeout: 8_000, interval: 100 }).toBeGreaterThan(0)
  const { status, text } = await writing
  expect([status, text.includes(UNCERTAIN)]).toEqual([503, true])
  await thaw()
}, 120_000)
