import { setTimeout as sleep } from 'node:timers/promises'
import { providePostgres } from '../../scripts/machine/postgres.ts'
import { statusesOf, type LoadRun } from '../measure/open-loop.ts'
import { figure, median, percentile, times } from '../measure/samples.ts'
import { startServer } from '../product/server.ts'
import { atMost, type Goal, type Result, type Table } from '../report/result.ts'
import {
  askAndPlan,
  askForGoals,
  changeGoals,
  goOnFromCard,
  keepWaiting,
  newCollector,
  newPursuer,
  registerAtOnce,
  sendCostlyRules,
  sendLongMessages,
  TITLES,
} from './busy-people.ts'
import { holdLockOf, LOCK_SECONDS } from './foreign-lock.ts'
import { ALL_EDITS, bytesIn, measureGrowth, type Growth } from './growth.ts'
import { feel, newNeighbour, type NeighbourRuns } from './neighbour.ts'
import { newBeginner, OWN, removeSample } from './sample-year.ts'
import { EVENTS, IMPORTS, newImporter, undoAndRedo } from './undo-imports.ts'

const SECONDS = 10
const REST_MILLISECONDS = 3_000
const AT_ONCE = 24
const NEWCOMERS = 100
const GOAL_MILLISECONDS = 100
const GROWTH_MEGABYTES = 300

interface Scenario {
  readonly name: string
  /** What commit aa843f1 was measured to do, in the same place. */
  readonly before: string
  readonly felt: NeighbourRuns
}

interface IsolationFigures {
  readonly database: string
  readonly alone: NeighbourRuns
  readonly scenarios: readonly Scenario[]
  /** Seconds that the twelve imports took one after another. */
  readonly imports: readonly number[]
  /** Seconds of each removal of the sample year. */
  readonly removals: readonly number[]
  /** Megabytes that the files grew by while imports were undone and redone; not known of PostgreSQL. */
  readonly growth: number | null
}

/** What somebody else feels while one person asks for the most of everything. */
export async function measureIsolation(): Promise<Result> {
  const { url, origin } = await providePostgres()
  const measured = [await measureOn('SQLite', null), await measureOn('PostgreSQL', url)]
  const growth = await measureGrowth()
  return {
    tables: [...measured.map(tableOf), growthTable(measured, growth)],
    goals: [...measured.flatMap(goalsOf), growthGoal(growth)],
    notes: [
      'The neighbour has a year of 300 events. They read it and change one of its events ten times a second each, and ask the assistant what they have next week once a second, whether or not earlier requests were answered; times count from when a request was due. "x alone" compares the p99 with that of the same neighbour on the same server while nobody else is active.',
      `"Before" are figures of commit aa843f1, taken on another day with another program. They show the order of magnitude and cannot be compared exactly.`,
      `Undo and redo: of ${IMPORTS} imports of ${figure(EVENTS)} events, all at the same time, for 20 s; requests beyond one person's rate are refused (429) and repeated. The imports took ${measured.map(({ database, imports }) => `${figure(median(imports))} s each on ${database}`).join(', ')}.`,
      `A sample year is removed as one change, with ${figure(OWN)} events of the person's own that leave its calendar: ${measured.map(({ database, removals }) => `${figure(median(removals))} s on ${database}`).join(', ')}.`,
      `Growth: ${figure(growth.edits)} edits were run${growth.edits === ALL_EDITS ? '' : `, and what they came to is multiplied for ${figure(ALL_EDITS)}; \`BENCH_EDITS=${ALL_EDITS}\` runs all of them`}.`,
      `PostgreSQL is ${origin}; it does not have to survive a power cut (no fsync).`,
    ],
  }
}

async function measureOn(database: string, url: string | null): Promise<IsolationFigures> {
  const server = await startServer({ TRUST_PROXY: '1', ...(url === null ? {} : { DATABASE_URL: url }) })
  const neighbour = await newNeighbour(server)
  const importer = await newImporter(server, neighbour.year)
  const pursuer = await newPursuer(server)
  const collector = await newCollector(server, neighbour.year)
  const beginner = await newBeginner(server, neighbour.year)
  console.log(`isolation: ${database} is filled`)
  const alone = await feel(neighbour, { work: () => Promise.resolve(), seconds: SECONDS })
  const scenarios: Scenario[] = []
  const add = async (
    facts: Pick<Scenario, 'name' | 'before'>,
    work: () => Promise<void>,
    signsIn = false,
  ): Promise<void> => {
    // What the one before has left is not felt in this one.
    await sleep(REST_MILLISECONDS)
    scenarios.push({ ...facts, felt: await feel(neighbour, { work, seconds: 3, signsIn }) })
    console.log(`isolation: ${database}, ${facts.name}`)
  }
  const before = bytesIn(server.dataFolder)
  await add({ name: UNDO, before: 'writes: p50 14 s (SQLite)' }, () => undoAndRedo(server, importer))
  const growth = url === null ? (bytesIn(server.dataFolder) - before) / 1e6 : null
  await add({ name: SAMPLE, before: 'not measured' }, () => removeSample(server, beginner))
  const rules = 'held for 14.8 s by a refusal, 4 s by each expansion'
  await add({ name: 'the costliest rules, four at a time', before: rules }, () => sendCostlyRules(server))
  const goals = 'held for 7.7 s by the goals, 15 to 18 s by the review, 7 s by a question'
  await add({ name: 'goals, review and questions with 54 daily series and 200 goals', before: goals }, () =>
    askForGoals(server, pursuer),
  )
  await add({ name: `${AT_ONCE} of these goals changed at once`, before: 'not measured' }, () =>
    changeGoals(server, pursuer, AT_ONCE),
  )
  const titles = `questions and plans among ${figure(TITLES)} events with titles of their own`
  await add({ name: titles, before: 'not measured' }, () => askAndPlan(server, collector))
  await add({ name: TURNS, before: 'not measured' }, () => goOnFromCard(server))
  await add({ name: MESSAGES, before: 'not measured' }, () => sendLongMessages(server))
  const waiting = '31 to 40 % answered 503 (PostgreSQL)'
  await add({ name: `${AT_ONCE} writes of one person under way`, before: waiting }, () => keepWaiting(server, AT_ONCE))
  const newcomers = 'right passwords were refused'
  await add({ name: SIGN_IN, before: newcomers }, () => registerAtOnce(server, NEWCOMERS), true)
  if (url === null) {
    await add({ name: LOCK, before: 'reads stopped, up to 5 s' }, () => holdLockOf(server))
  }
  await server.stop()
  const [imports, removals] = [secondsOf(importer.milliseconds), secondsOf(beginner.removals)]
  return { database, alone, scenarios, growth, imports, removals }
}

const UNDO = `undo and redo of ${IMPORTS} imports of ${figure(EVENTS)} at once`
const TURNS = 'turns beside an open card, as long as they may be'
const MESSAGES = 'messages to the assistant, as long as they may be'
const SAMPLE = `a sample year with ${figure(OWN)} own events removed and brought back`
const SIGN_IN = `${NEWCOMERS} registrations at once from one address, every second`
const LOCK = `another program holds the lock of the file for ${LOCK_SECONDS} s`

const secondsOf = (all: readonly number[]): number[] => all.map((one) => one / 1000)

function tableOf({ database, alone, scenarios }: IsolationFigures): Table {
  const columns = [
    'while somebody else',
    ...['read', 'write'].flatMap((what) => [`${what} p50`, 'p99', 'max', 'x alone']),
    ...['question p50', 'max'],
  ]
  const row = ({ name, felt, before }: Scenario): string[] => [
    name,
    ...timesOf(felt.reads, alone.reads),
    ...timesOf(felt.writes, alone.writes),
    figure(median(felt.questions.milliseconds)),
    figure(percentile(felt.questions.milliseconds, 100)),
    refusedOf(felt),
    before,
  ]
  return {
    title: `${database}: milliseconds until a neighbour is answered`,
    columns: [...columns, 'not answered as usual', 'before'],
    rows: [row({ name: 'nothing', felt: alone, before: '' }), ...scenarios.map(row)],
  }
}

const timesOf = ({ milliseconds }: LoadRun, alone: LoadRun): string[] => [
  figure(median(milliseconds)),
  figure(p99({ milliseconds })),
  figure(percentile(milliseconds, 100)),
  times(p99({ milliseconds }) / p99(alone)),
]

const p99 = ({ milliseconds }: Pick<LoadRun, 'milliseconds'>): number => percentile(milliseconds, 99)

/** What was answered otherwise than with 200, and how signing in went. */
function refusedOf({ logins, ...asked }: NeighbourRuns): string {
  const runs = [asked.reads, asked.writes, asked.questions]
  const others = runs.flatMap(({ statuses, broken }) => {
    const refused = new Map([...statuses].filter(([status]) => status !== 200))
    return statusesOf({ statuses: refused, broken }) || []
  })
  const signedIn =
    logins === null ? '' : `; signed in: ${statusesOf(logins)}, max ${figure(percentile(logins.milliseconds, 100))} ms`
  return `${others.length === 0 ? 'none' : others.join(', ')}${signedIn}`
}

function shareOf503({ reads, writes, questions }: NeighbourRuns): number {
  const runs = [reads, writes, questions]
  const refused = runs.reduce((sum, run) => sum + (run.statuses.get(503) ?? 0), 0)
  return refused / runs.reduce((sum, run) => sum + run.milliseconds.length, 0)
}

function growthTable(measured: readonly IsolationFigures[], { edits, megabytes }: Growth): Table {
  const undone = measured.flatMap(({ growth }) => growth ?? [])
  return {
    title: 'SQLite: megabytes that the files grow by',
    columns: ['', 'grown', 'before'],
    rows: [
      [`${figure(edits)} edits of an event with a description of 10 KB`, figure(megabytes), ''],
      [`the same for ${figure(ALL_EDITS)}`, figure((megabytes / edits) * ALL_EDITS), '2,100'],
      [`20 s of ${UNDO}`, ...undone.map(figure), '507 in 40 s'],
    ],
  }
}

const growthGoal = ({ edits, megabytes }: Growth): Goal => {
  const all = (megabytes / edits) * ALL_EDITS
  const what = `${figure(ALL_EDITS)} edits of an event with a description of 10 KB: under ${GROWTH_MEGABYTES} MB`
  return atMost(what, all, GROWTH_MEGABYTES, `${figure(all)} MB, from ${figure(edits)} edits`)
}

function goalsOf({ database, scenarios }: IsolationFigures): Goal[] {
  return scenarios.flatMap((scenario): Goal[] => {
    const { name, felt } = scenario
    const [reads, writes] = [p99(felt.reads), p99(felt.writes)]
    const said = `p99 of reads ${figure(reads)} ms, of writes ${figure(writes)} ms`
    if (name === LOCK)
      return [atMost(`${database}, ${name}: reads p99 under ${GOAL_MILLISECONDS} ms`, reads, GOAL_MILLISECONDS, said)]
    const refused = atMost(`${database}, ${name}: nobody else gets 503`, shareOf503(felt), 0, refusedOf(felt))
    const soon = `${database}, ${name}: reads and writes of others p99 under ${GOAL_MILLISECONDS} ms`
    return [atMost(soon, Math.max(reads, writes), GOAL_MILLISECONDS, said), refused]
  })
}
