import pg from 'pg'
import { MILLIONS } from '../../apps/server/src/test/crowd/crowd-size.ts'
import { openMillions } from '../../apps/server/src/test/crowd/millions.ts'
import { createDatabase } from '../crowd/copy-rows.ts'
import { figure, times } from '../measure/samples.ts'
import { startServer } from '../product/server.ts'
import { atMost, type Goal, type Result } from '../report/result.ts'
import { changeTable, changeTheTables, longestOf, type Change } from './change-tables.ts'
import { compareWork, IMPORT, MIX_P99, UNDO, workTable, type Compared } from './compare-work.ts'
import { sharesTable } from './database-shares.ts'
import { readStrangers } from './read-strangers.ts'
import { liveThroughYear, yearTable, type SimulatedYear } from './simulated-year.ts'
import { sizesOf, sizeTable } from './sizes.ts'

const EVENTS = MILLIONS.old * MILLIONS.oldEvents + (MILLIONS.people - MILLIONS.old) * MILLIONS.events
/** What figures may be at this size, of what they are with nobody else. */
const SHARE = 1.3
/** How long a write may wait while tables are changed. */
const STALL_MILLISECONDS = 1_000

/** Everybody who is measured registers from this machine. */
const MANY = { REGISTRATIONS_PER_HOUR: '1000000' }

/** A copy of a database, which may be changed. */
async function copyOf(url: string): Promise<string> {
  const [copy, beside] = [new URL(url), new URL(url)]
  const name = `measured_${String(Date.now())}`
  beside.pathname = '/postgres'
  const client = new pg.Client({ connectionString: beside.href })
  await client.connect()
  await client.query(`create database ${name} template ${copy.pathname.slice(1)} strategy file_copy`)
  await client.end()
  copy.pathname = `/${name}`
  return copy.href
}

/** Ten million events of ten thousand people on one PostgreSQL: what they cost, how they age, and how their tables are changed. */
export async function measureMillions(): Promise<Result> {
  const millions = await openMillions()
  const url = await copyOf(millions.url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  // What fails elsewhere ends the database first, and would be hidden by this.
  client.on('error', () => undefined)
  const sizes = await sizesOf(client)
  const alone = await startServer({ ...MANY, DATABASE_URL: await createDatabase(url, `alone_${String(Date.now())}`) })
  const crowd = await startServer({ ...MANY, DATABASE_URL: url })
  const servers = { alone, crowd, url }
  // First of all: afterwards more has been read.
  const strangers = await readStrangers(crowd, client)
  const { compared, shares } = await compareWork(servers, client)
  const work = workTable(`One person's work, p50 in milliseconds`, compared, servers)
  await alone.stop()
  const changes = await changeTheTables(crowd, url)
  await crowd.stop()
  const year = await liveThroughYear(client, url)
  await client.end()
  await millions.stop()
  return {
    tables: [work, sharesTable(shares), strangers, sizeTable(sizes), yearTable(year), changeTable(changes)],
    goals: [...compared.map(workGoal), ...promisedGoals(compared), ...changeGoals(changes), yearGoal(year)],
    notes: notesOf(millions.seconds, year),
  }
}

const workGoal = ({ name, alone, crowd }: Compared): Goal =>
  atMost(`among ten million events, ${name}: within ${String(SHARE)} x`, crowd / alone, SHARE, times(crowd / alone))

/** What is promised in milliseconds stands there too, with the same share more. */
const PROMISED: Readonly<Record<string, number>> = {
  [MIX_P99]: 100,
  [IMPORT]: 3_000,
  [UNDO]: 1_000,
}

const promisedGoals = (compared: readonly Compared[]): Goal[] =>
  compared.flatMap(({ name, crowd }) => {
    const promised = PROMISED[name]
    if (promised === undefined) return []
    const limit = promised * SHARE
    return [atMost(`among ten million events, ${name}: under ${figure(limit)} ms`, crowd, limit, `${figure(crowd)} ms`)]
  })

const changeGoals = (changes: readonly Change[]): Goal[] =>
  changes
    .slice(1, 2)
    .map((change) =>
      atMost(
        'a migration adds a column and an index, and no write waits longer than a second',
        longestOf(change),
        STALL_MILLISECONDS,
        `the longest waited ${figure(longestOf(change))} ms`,
      ),
    )

/** From the day on which it is full. */
function yearGoal({ days }: SimulatedYear): Goal {
  const [full, end] = [days[1]?.journal ?? Number.NaN, days.at(-1)?.journal ?? Number.NaN]
  return atMost(
    `the journal is no larger after ${figure(days.at(-1)?.day ?? 0)} days than 1.3 x what it is after a month`,
    end / full,
    SHARE,
    times(end / full),
  )
}

const notesOf = (seconds: number | null, { purge, changes, vacuumed, days }: SimulatedYear): string[] => [
  `${figure(EVENTS)} events of ${figure(MILLIONS.people)} people: ${figure(MILLIONS.old)} of them with ${figure(MILLIONS.oldEvents)} in twenty years, the others with ${figure(MILLIONS.events)} in two. Rows lie in the order of their making, ten of one person beside each other and then those of everybody else. The journal has thirty days of ${figure(changes)} changes.`,
  `PostgreSQL has \`shared_buffers = 4GB\`, \`effective_cache_size = 12GB\`, \`random_page_cost = 1.1\`, and keeps each write for good (\`fsync\`). The same server holds the database with nobody else in it.${seconds === null ? '' : ` Filling it took ${figure(seconds / 60)} minutes.`}`,
  `A night's purge of ${figure(changes)} changes took ${figure(purge.usual)} s, at most ${figure(purge.longest)} s. In ${figure(days.at(-1)?.day ?? 0)} such days PostgreSQL vacuumed by itself ${Object.entries(
    vacuumed,
  )
    .map(([name, count]) => `\`${name}\` ${String(count)} times`)
    .join(', ')}.`,
]
