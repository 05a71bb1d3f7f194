import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OWNED_TABLES } from '#server/db/tables.ts'
import { KEYS_OF_ANYBODY, TABLES_OF_ANYBODY } from '#server/test/statements/keys-of-anybody.ts'
import { newPostgres, type TestDatabase } from '#server/test/test-database.ts'

interface Index {
  readonly table: string
  readonly name: string
  /** The first one. */
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
    where tables.relnamespace = current_schema()::regnamespace`)
  await client.end()
  return rows
}

/** Indexes of owned tables that do not begin with the owner. */
const ofAnybody = (indexes: readonly Index[]): Index[] =>
  OWNED_TABLES.flatMap(({ name, owner }) => indexes.filter(({ table, column }) => table === name && column !== owner))

describe('postgresql', () => {
  let database: TestDatabase
  let indexes: Index[]
  beforeAll(async () => {
    database = await newPostgres()
    indexes = await indexesOf(database.databaseUrl ?? '')
  })
  afterAll(() => database.remove())

  it('Q10: every key and index of what somebody owns begins with its owner, but for those that are named', () => {
    const names = ofAnybody(indexes).map(({ name }) => name)
    expect(names.sort()).toEqual(Object.keys(KEYS_OF_ANYBODY).sort())
  })

  it('Q10: what is unique without its owner is found by a secret or named by its id, and nothing else', () => {
    const unique = ofAnybody(indexes).filter(({ isUnique }) => isUnique)
    const reasons = new Set(unique.map(({ name }) => KEYS_OF_ANYBODY[name]))
    expect([...reasons].sort()).toEqual(['secret', 'unique'])
  })

  it('Q10: the key of every table begins with the owner of its rows, but for those that are named', () => {
    const without = OWNED_TABLES.filter(({ key, owner }) => key[0] !== owner)
    expect(without.map(({ name }) => name)).toEqual(TABLES_OF_ANYBODY)
  })

  it('Q10: finds all that somebody owns by an index', () => {
    const without = OWNED_TABLES.filter(
      ({ name, owner }) => !indexes.some(({ table, column }) => table === name && column === owner),
    )
    expect(without.map(({ name }) => name)).toEqual([])
  })

  it('notices an index that does not begin with the owner', () => {
    const planted = { table: 'event', name: 'event_by_title', column: 'title', isUnique: false }
    expect(ofAnybody([planted])).toEqual([planted])
  })
})
