import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { migrate } from '../../apps/server/src/db/migrate.ts'
import { migrations } from '../../apps/server/src/db/migrations/index.ts'
import { ONLINE_INDEXES } from '../../apps/server/src/db/migrations/online-indexes.ts'
import { openOf } from '../crowd/copy-rows.ts'
import { teamOn, type Person } from '../load/people.ts'
import { httpClient, type Answer } from '../measure/http-client.ts'
import { joinRuns, sendAtRate, statusesOf, type LoadRun } from '../measure/open-loop.ts'
import { figure, median, percentile } from '../measure/samples.ts'
import type { RunningServer } from '../product/server.ts'
import type { Table } from '../report/result.ts'

/** What a change of the tables took, and what writes took meanwhile. */
export interface Change {
  readonly name: string
  readonly seconds: number
  readonly run: LoadRun
}

const WRITES_A_SECOND = 40
/** As long as a backup or an export may read one table. */
const HELD_MILLISECONDS = 5_000
const ADDED = '9999-bench'
const INDEX = 'event_bench'
const ON = 'on event (owner_id, bench_weight)'

/** Adds a column and an index to ten million events while people write: as a migration does it, and as one did before. */
export async function changeTheTables(server: RunningServer, url: string): Promise<Change[]> {
  const team = await teamOn(server, { size: 10, events: 300, year: new Date().getFullYear(), name: 'writer' })
  const write = writerOf(httpClient(server.address, 64), team.people)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const none = await during('nothing', write, () => sleep(10_000))
  const online = await during(
    'a migration with a column and an index, while another program holds the table for 5 s',
    write,
    () => migrateOnline(url),
  )
  await client.query(`drop index ${INDEX}`)
  const plain = await during('the index alone, inside a transaction', write, async () => {
    await client.query(`create index ${INDEX} ${ON}`)
  })
  await client.query(`alter table event drop column bench_note, drop column bench_weight`)
  await client.query(`delete from kysely_migration where name = '${ADDED}'`)
  await client.end()
  return [none, online, plain]
}

function writerOf(ask: ReturnType<typeof httpClient>, people: readonly Person[]): (index: number) => Promise<Answer> {
  return (index) => {
    const person = people[index % people.length]
    if (person === undefined) throw new Error('nobody writes')
    const { account, eventIds } = person
    const headers = { ...account.headers, 'Content-Type': 'application/json' }
    const path = `/api/v1/events/${eventIds[index % eventIds.length] ?? ''}`
    return ask({
      method: 'PATCH',
      path,
      headers,
      body: JSON.stringify({ title: `Renamed ${String(performance.now())}` }),
    })
  }
}

/** People write from a second before something begins to a second after it has ended. */
async function during(
  name: string,
  write: (index: number) => Promise<Answer>,
  work: () => Promise<unknown>,
): Promise<Change> {
  const runs: LoadRun[] = []
  const state = { isOver: false }
  const writing = (async () => {
    while (!state.isOver) runs.push(await sendAtRate({ perSecond: WRITES_A_SECOND, seconds: 1 }, write))
  })()
  await sleep(1_000)
  const start = performance.now()
  await work()
  const seconds = (performance.now() - start) / 1000
  await sleep(1_000)
  state.isOver = true
  await writing
  return { name, seconds, run: joinRuns(runs) }
}

async function migrateOnline(url: string): Promise<void> {
  const holder = new pg.Client({ connectionString: url })
  await holder.connect()
  await holder.query('begin')
  await holder.query('select id from event limit 1')
  const released = sleep(HELD_MILLISECONDS).then(() => holder.query('commit'))
  const db = await openOf({ databaseUrl: url, dataDir: '' })
  const up = async (trx: Parameters<NonNullable<(typeof migrations)[string]>['up']>[0]) => {
    const event = trx.schema.alterTable('event')
    await event.addColumn('bench_note', 'text').execute()
    await event.addColumn('bench_weight', 'integer', (column) => column.notNull().defaultTo(0)).execute()
  }
  await migrate(db.migrating, {
    migrations: { ...migrations, [ADDED]: { up } },
    indexes: [...ONLINE_INDEXES, { name: INDEX, definition: ON }],
  })
  await db.close()
  await released
  await holder.end()
}

export const longestOf = ({ run }: Change): number => percentile(run.milliseconds, 100)

export const changeTable = (changes: readonly Change[]): Table => ({
  title: `What ${String(WRITES_A_SECOND)} writes a second take while a table of ten million events is changed`,
  columns: ['', 'it took, s', 'a write p50, ms', 'p99', 'the longest', 'answers'],
  rows: changes.map((change) => {
    const { milliseconds } = change.run
    const times = [median(milliseconds), percentile(milliseconds, 99), longestOf(change)]
    return [change.name, figure(change.seconds), ...times.map(figure), statusesOf(change.run)]
  }),
})
