import { setTimeout as wait } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { databasesToTest } from '../test/each-database.ts'
import { newDatabase, type TestDatabase } from '../test/test-database.ts'
import type { Database } from './database.ts'
import { migrate, type SchemaSteps } from './migrate.ts'
import { migrations } from './migrations/index.ts'
import { ONLINE_INDEXES } from './migrations/online-indexes.ts'
import { openDatabase } from './open.ts'
import { openPostgres } from './postgres.ts'

const addNote = (column: string) => async (db: Kysely<unknown>) => {
  await db.schema.alterTable('calendar').addColumn(column, 'text').execute()
}

/** Steps of later versions: each adds a column, and an index over it. */
function laterVersions(): (column: string) => SchemaSteps {
  const later: Record<string, Migration> = {}
  return (column) => {
    later[`9999-${column}`] = { up: addNote(column) }
    const index = { name: `calendar_${column}`, definition: `on calendar (owner_id, ${column})` }
    return { migrations: { ...migrations, ...later }, indexes: [...ONLINE_INDEXES, index] }
  }
}

let numbers = 0
const newColumn = (): string => {
  numbers += 1
  return `note_${String(numbers)}`
}

describe.each(databasesToTest())('%s', (kind) => {
  const laterSteps = laterVersions()
  let database: TestDatabase
  let db: Database
  beforeAll(async () => {
    database = await newDatabase(kind)
    db = await openDatabase({ ...database, databasePool: 4 })
  })
  afterAll(async () => {
    await db.close()
    await database.remove()
  })

  const columnsOfCalendar = async (column: string): Promise<unknown[]> =>
    (await sql`select ${sql.ref(column)} from calendar`.execute(db.read)).rows

  it('D12: makes what is new, and the indexes that are missing, however often it is asked', async () => {
    const column = newColumn()
    for (let turn = 0; turn < 2; turn += 1) await migrate(db.migrating, laterSteps(column))
    expect(await columnsOfCalendar(column)).toEqual([])
    const name = `calendar_${column}`
    await sql.raw(`drop index ${name}`).execute(db.migrating)
    await migrate(db.migrating, laterSteps(column))
    await sql.raw(`drop index ${name}`).execute(db.migrating)
  })
})

describe('postgresql beside others', () => {
  const laterSteps = laterVersions()
  let database: TestDatabase
  let db: Database
  let other: pg.Client
  let column: string
  beforeAll(async () => {
    database = await newDatabase('postgresql')
    db = await openDatabase({ ...database, databasePool: 4 })
    other = await connect()
  })
  afterAll(async () => {
    await other.end()
    await db.close()
    await database.remove()
  })
  beforeEach(() => {
    column = newColumn()
  })

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: database.databaseUrl ?? '' })
    await client.connect()
    return client
  }

  const isValid = async (name: string): Promise<unknown> =>
    (
      await other.query<{ indisvalid: boolean }>(`select indisvalid from pg_index where indexrelid = $1::regclass`, [
        name,
      ])
    ).rows[0]?.indisvalid

  const write = (client: pg.Client) => client.query(`update calendar set name = name`)

  it('D12: lets nobody wait for longer than a moment while another program holds the table', async () => {
    const holder = await connect()
    await holder.query('begin')
    await holder.query('select id from calendar')
    const migrated = migrate(db.migrating, laterSteps(column))
    const waits: number[] = []
    for (let turn = 0; turn < 20; turn += 1) {
      const start = performance.now()
      await write(other)
      waits.push(performance.now() - start)
      await wait(100)
    }
    await holder.query('commit')
    await migrated
    await holder.end()
    // Whoever came while it waited for its lock waited with it, and no longer.
    expect(Math.max(...waits)).toBeLessThan(1_000)
    expect(await isValid(`calendar_${column}`)).toBe(true)
  })

  it('D12: builds an index while somebody is writing, who is not kept waiting', async () => {
    const [writer, reader] = [await connect(), await connect()]
    await migrate(db.migrating, { ...laterSteps(column), indexes: ONLINE_INDEXES })
    await writer.query('begin')
    await write(writer)
    const built = migrate(db.migrating, laterSteps(column))
    await wait(300)
    await write(reader)
    expect(await isValid(`calendar_${column}`)).toBe(false)
    await writer.query('commit')
    await built
    expect(await isValid(`calendar_${column}`)).toBe(true)
    await writer.end()
    await reader.end()
  })

  it('D12: begins an index anew that a killed node has left half built, and two nodes build it once', async () => {
    const name = `calendar_${column}`
    await migrate(db.migrating, { ...laterSteps(column), indexes: ONLINE_INDEXES })
    const holder = await connect()
    await holder.query('begin')
    await write(holder)
    const killed = await connect()
    const building = killed.query(`create index concurrently ${name} on calendar (owner_id, ${column})`)
    const ended = expect(building).rejects.toThrow()
    await wait(300)
    await other.query(
      `select pg_cancel_backend(pid) from pg_stat_activity where query like 'create index concurrently ${name}%'`,
    )
    await ended
    expect(await isValid(name)).toBe(false)
    await holder.query('commit')
    await Promise.all([migrate(db.migrating, laterSteps(column)), migrate(db.migrating, laterSteps(column))])
    expect(await isValid(name)).toBe(true)
    await holder.end()
    await killed.end()
  })

  it('goes past a pooler, on connections of its own without the limits of requests', async () => {
    const nowhere = 'postgres://pooler@127.0.0.1:1/none'
    const node = openPostgres({ url: nowhere, sessionUrl: database.databaseUrl, poolSize: 1 })
    await migrate(node.migrating, laterSteps(column))
    expect(await isValid(`calendar_${column}`)).toBe(true)
    expect(node.figures().pool).toMatchObject({ total: 0 })
    await node.close()
  })

  it('is not ended by the time that a statement of the server may take', async () => {
    const steps = laterSteps(column)
    const slow = { up: async (trx: Kysely<unknown>) => void (await sql`select pg_sleep(0.2)`.execute(trx)) }
    const url = new URL(database.databaseUrl ?? '')
    url.searchParams.set('statement_timeout', '100')
    const hurried = openPostgres({ url: url.href, sessionUrl: null, poolSize: 1 })
    await migrate(hurried.migrating, { ...steps, migrations: { ...steps.migrations, [`9999-slow-${column}`]: slow } })
    expect(await isValid(`calendar_${column}`)).toBe(true)
    await hurried.close()
  })
})
