import { setTimeout as sleep } from 'node:timers/promises'
import { httpClient } from '../measure/http-client.ts'
import { sendAtRate, statusesOf, type LoadRun } from '../measure/open-loop.ts'
import { figure, median, percentile } from '../measure/samples.ts'
import { memoryOf, processorSeconds, startServer } from '../product/server.ts'
import { atMost, type Goal, type Result, type Table } from '../report/result.ts'
import { CLIENTS, runFlood, type Flood } from './flood.ts'
import { mixOf, teamOn, type Team } from './people.ts'
import { LOGINS, readDuringImport, readDuringLogins } from './read-during.ts'

const SIZE = 20
const EVENTS = 1_000
/** After its start a server warms up, and then gives back what that took. */
const IDLE_MILLISECONDS = 20_000
const RATE = 100
const WARM_UP_SECONDS = 5
const MIX_SECONDS = 30

/** A team at work on one server with SQLite, and what the server does when there are too many. */
export async function measureLoad(): Promise<Result> {
  const server = await startServer()
  await sleep(IDLE_MILLISECONDS)
  const idle = memoryOf(server.pid).now
  const team = await teamOn(server, { size: SIZE, events: EVENTS, year: new Date().getFullYear() })
  const used = processorSeconds(server.pid)
  const mix = await runMix(team)
  const atMix = memoryOf(server.pid)
  const perAnswer = ((processorSeconds(server.pid) - used) / (RATE * (WARM_UP_SECONDS + MIX_SECONDS))) * 1000
  const duringImport = await readDuringImport(team)
  const duringLogins = await readDuringLogins(team)
  const flood = await runFlood(team)
  await server.stop()
  return {
    tables: [answersTable({ mix, duringImport, duringLogins, flood })],
    goals: [
      mixGoal(mix),
      floodGoal(flood),
      readingGoal('a 20,000-event import runs', duringImport),
      readingGoal(`${LOGINS} logins run`, duringLogins),
      memoryGoal('idle', idle, 150),
      memoryGoal('at the mix above', atMix.now, 300),
    ],
    notes: [
      `${SIZE} people with ${figure(EVENTS)} events each; the client shares the machine. Times count from when a request was due, so they include waiting for a busy server.`,
      `Until the end of the mix the server held at most ${figure(atMix.most)} MB: ${SIZE} imports came before it. An answer of the mix took ${figure(perAnswer)} ms of a processor.`,
    ],
  }
}

/** Half a minute of a working day, after a short one to get going. */
async function runMix({ server, people, year }: Team): Promise<LoadRun> {
  const ask = mixOf(httpClient(server.address, 64), people, year)
  await sendAtRate({ perSecond: RATE, seconds: WARM_UP_SECONDS }, ask)
  return sendAtRate({ perSecond: RATE, seconds: MIX_SECONDS }, ask)
}

interface Runs {
  readonly mix: LoadRun
  readonly duringImport: LoadRun
  readonly duringLogins: LoadRun
  readonly flood: Flood
}

function answersTable({ mix, duringImport, duringLogins, flood }: Runs): Table {
  return {
    title: 'Answers under load',
    columns: ['', 'answers/s', 'p50 ms', 'p99 ms', 'most ms', 'statuses'],
    rows: [
      rowOf('70 % year, 20 % heatmap, 10 % writes at 100 requests/s', mix),
      rowOf('reading a year during an import of 20,000 events', duringImport),
      rowOf(`reading a year during ${LOGINS} logins`, duringLogins),
      rowOf(`the mix, as fast as ${figure(CLIENTS)} clients can ask`, flood.run),
    ],
  }
}

const rowOf = (name: string, run: LoadRun): string[] => [
  name,
  figure(run.milliseconds.length / run.seconds),
  figure(median(run.milliseconds)),
  figure(p99(run)),
  figure(slowest(run)),
  statusesOf(run),
]

const p99 = ({ milliseconds }: LoadRun): number => percentile(milliseconds, 99)
const slowest = ({ milliseconds }: LoadRun): number => percentile(milliseconds, 100)

const mixGoal = (mix: LoadRun): Goal =>
  atMost(
    'mix of 70 % year, 20 % heatmap, 10 % writes at 100 requests/s: p99 under 100 ms',
    p99(mix),
    100,
    `p99 ${figure(p99(mix))} ms; ${statusesOf(mix)}`,
  )

/** Sheds: says 503 to some. Falls: breaks a connection, fails otherwise, or is not itself again afterwards. */
function floodGoal({ run, after }: Flood): Goal {
  const failed = [...run.statuses.keys()].filter((status) => ![200, 429, 503].includes(status))
  const falls = run.broken > 0 || failed.length > 0 || after.status !== 200
  return {
    goal: 'past saturation it sheds (503) and never falls',
    measured: `${statusesOf(run)}; the next request: ${after.status} in ${figure(after.milliseconds)} ms`,
    isReached: (run.statuses.get(503) ?? 0) > 0 && !falls,
  }
}

const readingGoal = (what: string, run: LoadRun): Goal =>
  atMost(
    `reading stays under 300 ms while ${what}`,
    slowest(run),
    300,
    `the slowest of ${run.milliseconds.length} took ${figure(slowest(run))} ms, p50 ${figure(median(run.milliseconds))} ms`,
  )

const memoryGoal = (when: string, megabytes: number, limit: number): Goal =>
  atMost(`memory under ${limit} MB ${when}`, megabytes, limit, `${figure(megabytes)} MB`)
