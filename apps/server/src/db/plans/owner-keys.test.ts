import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OWNED_TABLES } from '#server/db/tables.ts'
import { KEYS_OF_ANYBODY } from '#server/test/statements/keys-of-anybody.ts'
import { newPostgres, type TestDatabase } from '#server/test/test-database.ts'

interface Index {
  readonly table: string
  readonly name: string
  readonly column: string
  readonly isUnique: boolean
}

async function indexesOf(url: string): Promise<Index[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Index>(`
    select tables.relname as "table", indexes.relname as name, indisunique as "isUnique",
      pg_get_indexdef(indexrelid, 1, false) as column
    from pg_index join pg_class indexes on indexes.oid = indexrelid join pg_class tables on tables.oid = indrelid
    where tables.relnamespace = current_schema()::regnamespace order by 1, 2`)
  await client.end()
  return rows
}

/** Indexes of owned tables that do not begin with the owner. */
const strangers = (indexes: readonly Index[]): string[] =>
  OWNED_TABLES.flatMap(({ name, owner }) =>
    indexes.filter(({ table, column }) => table === name && column !== owner).map((index) => `${name}: ${index.name}`),
  )

describe('postgresql', () => {
  let database: TestDatabase
  let indexes: Index[]
  beforeAll(async () => {
    database = await newPostgres()
    indexes = await indexesOf(database.databaseUrl ?? '')
  })
  afterAll(() => database.remove())

  it('Q10: every key and index of what somebody owns begins with the owner, but for those that are named', () => {
    expect(strangers(indexes)).toEqual(Object.keys(KEYS_OF_ANYBODY).sort())
  })

  it('has a key for every table, and one that begins with the owner for what somebody owns', () => {
    const without = OWNED_TABLES.filter(
      ({ name, owner }) => !indexes.some(({ table, column }) => table === name && column === owner),
    )
    expect(without.map(({ name }) => name)).toEqual(TABLES_WITHOUT)
  })

  it('notices an index that does not begin with the owner', () => {
    const planted = { table: 'event', name: 'event_by_title', column: 'title', isUnique: false }
    expect(strangers([planted])).toEqual(['event: event_by_title'])
  })
})

/** Found by their secret, or by their own id, and few of each person. */
const TABLES_WITHOUT: readonly string[] = []
