import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SHORTEST_TIMER } from '../../apps/server/src/test/simulated-clock.ts'
import { buildIfStale } from '../../scripts/built/built-part.ts'
import { builtServer, simulatedServer } from '../../scripts/built/server.ts'
import { temporaryFolder } from '../../scripts/machine/clean-up.ts'
import { root } from '../../scripts/machine/commands.ts'
import { providePostgres } from '../../scripts/machine/postgres.ts'
import { newPostgresDatabase } from '../../scripts/machine/test-postgres.ts'
import { figure, median, percentile } from '../measure/samples.ts'
import type { Goal, Result, Table } from '../report/result.ts'
import { drawSoak } from './draw-soak.ts'
import { LOG_MOST, steadyResults, wordsOfTrend, work } from './figures.ts'
import { faultsOf, type Verdict } from './judge.ts'
import { runSoak, type SoakPlan, type SoakRecord } from './run-soak.ts'
import { verdictsOf, type DueVerdicts } from './verdicts.ts'

const MINUTE = 60_000
/**
 * Milliseconds of the machine, by the clock of which a server works. In earnest it looks every two seconds for what is due, and
 * so is as late without having done anything.
 */
const LATE = 2_000

/** What that is by the clock of a soak. */
export const lateIn = ({ speed }: SoakPlan): number => LATE * speed

/** A month with three changes to or from daylight saving. */
const MONTH: SoakPlan = {
  from: Date.parse('2027-03-10T17:00:00Z'),
  to: Date.parse('2027-04-10T17:00:00Z'),
  speed: 960,
  teamSize: 8,
  rate: 20,
  window: 10,
}

interface Soaked {
  readonly name: string
  readonly file: string
  readonly record: SoakRecord
  readonly due: DueVerdicts
}

/** A month in an hour, on both databases at the same time. */
export async function measureSoak(): Promise<Result> {
  await buildIfStale(builtServer, simulatedServer)
  const { url, origin } = await providePostgres()
  const postgres = await newPostgresDatabase(null, url)
  const soaked = await Promise.all([
    soak({ name: 'SQLite', file: 'soak-sqlite.svg', databaseUrl: null }),
    soak({ name: 'PostgreSQL', file: 'soak-postgresql.svg', databaseUrl: postgres.url }),
  ])
  for (const { file, record } of soaked) writeFileSync(join(root, 'docs', file), drawSoak(record))
  return {
    tables: [dueTable(soaked), steadyTable(soaked), workTable(soaked)],
    goals: soaked.flatMap(goalsOf),
    notes: notesOf(soaked, origin),
  }
}

async function soak({
  name,
  file,
  databaseUrl,
}: {
  name: string
  file: string
  databaseUrl: string | null
}): Promise<Soaked> {
  const record = await runSoak({ dataDir: temporaryFolder('soak'), databaseUrl }, MONTH)
  const due = verdictsOf(record, lateIn(MONTH))
  for (const fault of [...record.faults, ...Object.values(due).flatMap(faultsOf)].slice(0, 40))
    console.log(`${name}: ${fault}`)
  return { name, file, record, due }
}

const PARTS: Readonly<Record<keyof DueVerdicts, string>> = {
  notices: 'reminders pushed',
  listed: 'the same in the list',
  mails: 'reminders mailed',
  digests: 'digests',
  subscriptions: 'subscribed calendars read',
  webhooks: 'changes told to webhooks',
  trash: 'trash emptied after 30 days',
}

const minutes = (milliseconds: number): string => figure(milliseconds / MINUTE)

const rowOf = (words: string, { expected, delays, late, missing, surplus }: Verdict): string[] => [
  words,
  figure(expected),
  figure(missing.length),
  figure(late.length),
  figure(surplus.length),
  minutes(median(delays)),
  minutes(percentile(delays, 99)),
  minutes(Math.max(...delays)),
]

const dueTable = (soaked: readonly Soaked[]): Table => ({
  title: `What was due in the month, and what came of it; delays in simulated minutes, of which ${figure(MONTH.speed / 60)} are a second of the machine`,
  columns: ['', 'due', 'missing', 'late', 'twice or too soon', 'half within', '99 % within', 'the latest'],
  rows: soaked.flatMap(({ name, due }) =>
    Object.entries(PARTS).map(([part, words]) => rowOf(`${name}: ${words}`, due[part as keyof DueVerdicts])),
  ),
})

const steadyTable = (soaked: readonly Soaked[]): Table => ({
  title:
    'What a straight line says of each figure after the first fifth: its mean, its most, by how much it rises until the end, and the standard error of that',
  columns: ['', 'mean', 'most', 'rises by', 'error'],
  rows: soaked.flatMap(({ name, record }) =>
    steadyResults(record.samples).map(({ steady, trend, most }) => [
      `${name}: ${steady.name}${steady.unit === '' ? '' : `, ${steady.unit}`}`,
      ...[trend.mean, most, trend.rise, trend.error].map(figure),
    ]),
  ),
})

const workTable = (soaked: readonly Soaked[]): Table => ({
  title: 'What went on',
  columns: [
    '',
    'answers',
    'not 2xx',
    'imports of 1,000',
    'backups',
    'the longest backup, s',
    'rows at the end',
    'database at the end, MB',
  ],
  rows: soaked.map(({ name, record }) => {
    const { answers, refused, rows } = work(record)
    const { imports, backups } = record.chores
    const longest = Math.max(...backups.map(({ seconds }) => seconds))
    const size = record.samples.at(-1)?.database ?? Number.NaN
    return [
      name,
      ...[answers, refused + record.broken, imports.length, backups.length, longest, rows, size].map(figure),
    ]
  }),
})

function goalsOf({ name, record, due }: Soaked): Goal[] {
  const verdicts = Object.values(due)
  const sum = (of: (verdict: Verdict) => number): number => verdicts.reduce((total, one) => total + of(one), 0)
  const [expected, missing, late, surplus] = [
    sum((one) => one.expected),
    sum((one) => one.missing.length),
    sum((one) => one.late.length),
    sum((one) => one.surplus.length),
  ]
  const most = Math.max(...record.samples.map(({ log }) => log))
  return [
    {
      goal: `${name}: in a month everything that is due comes once, at its moment`,
      measured: `of ${figure(expected)} missing ${figure(missing)}, late ${figure(late)}, twice or too soon ${figure(surplus)}`,
      isReached: missing + late + surplus === 0,
    },
    ...steadyResults(record.samples)
      .filter(({ most: highest }) => highest > 0)
      .map((result) => ({
        goal: `${name}: ${result.steady.name} stays as it is`,
        measured: wordsOfTrend(result),
        isReached: result.isFlat,
      })),
    ...(most > 0
      ? [
          {
            goal: `${name}: the write-ahead log stays within ${LOG_MOST} MB`,
            measured: `${figure(most)} MB`,
            isReached: most <= LOG_MOST,
          },
        ]
      : []),
    {
      goal: `${name}: no complaint in the log, \`check\` clean, the last backup restored and clean`,
      measured: record.faults.length === 0 ? 'nothing found' : `${record.faults.length} faults`,
      isReached: record.faults.length === 0,
    },
  ]
}

function notesOf(soaked: readonly Soaked[], origin: string): string[] {
  const pictures = soaked.map(({ name, file }) => `[${name}](${file})`).join(', ')
  return [
    `The month as pictures: ${pictures}. Dashed lines are changes to and from daylight saving.`,
    `The built server runs by a clock that is ${figure(MONTH.speed)} times as fast, from 10 March to 10 April 2027; what is due is looked for every ${SHORTEST_TIMER} ms of the machine, which are ${figure((MONTH.speed * SHORTEST_TIMER) / MINUTE)} simulated minutes. Requests come and are answered in the machine's own time, ${figure(MONTH.rate)} a second for each database: of ten seven read a year, two a heatmap, one writes.`,
    `Late is more than two seconds of the machine, ${figure(lateIn(MONTH) / MINUTE)} simulated minutes: a server works no faster than its machine, and in earnest it looks every two seconds. In the list of the page nothing may be marked as late, which the product does after 15 simulated minutes, one second of the machine. The moments are reckoned from what was written, with the zones of Node and not with the code of the product; series are at 2:30 in the night, too, which Rome does not have on 28 March.`,
    'Both databases are measured at the same time, with their clients, on two processors. Other programs wanted these as well; the soak had priority over them, without which a month at this speed says more about the neighbours than about the server.',
    `PostgreSQL is ${origin}; it does not have to survive a power cut (no fsync). Its write-ahead log is not that of one database.`,
  ]
}
