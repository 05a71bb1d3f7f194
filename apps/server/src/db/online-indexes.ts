import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { isPostgres } from './dialect.ts'
import type { Queries } from './schema.ts'

/** An index of a table that may be large: on PostgreSQL it is built while others write. It cannot be unique. */
export interface OnlineIndex {
  readonly name: string
  /** SQL behind `create index NAME`: `on event (deleted_at) where ...`. */
  readonly definition: string
}

/** Beside Kysely's own, under which a node would wait inside a transaction, and for which the building would wait. */
const BUILDER = 'online indexes'
const LOOK_AGAIN_MILLISECONDS = 500

/**
 * Builds those that are missing, also what a node that was killed has left half built. Several nodes may start at once: one
 * builds, the others wait.
 */
export async function buildIndexes(db: Queries, indexes: readonly OnlineIndex[]): Promise<void> {
  if (!isPostgres(db)) {
    for (const { name, definition } of indexes) await execute(db, `create index if not exists ${name} ${definition}`)
    return
  }
  if ((await missingOf(db, indexes)).length === 0) return
  await db.connection().execute(async (connection) => {
    while (!(await tryToLock(connection))) await wait(LOOK_AGAIN_MILLISECONDS)
    try {
      // What others do not wait for may take its time.
      await sql`set statement_timeout = 0`.execute(connection)
      for (const index of await missingOf(connection, indexes)) await build(connection, index)
    } finally {
      await sql`reset statement_timeout`.execute(connection)
      await sql`select pg_advisory_unlock(hashtextextended(${BUILDER}, 0))`.execute(connection)
    }
  })
}

/** Waiting for a lock would be a transaction, and the one that builds waits for the end of all of them. */
async function tryToLock(connection: Queries): Promise<boolean> {
  const locking = sql<{ locked: boolean }>`select pg_try_advisory_lock(hashtextextended(${BUILDER}, 0)) as locked`
  return (await locking.execute(connection)).rows[0]?.locked === true
}

async function missingOf(db: Queries, indexes: readonly OnlineIndex[]): Promise<OnlineIndex[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_index join pg_class on pg_class.oid = indexrelid
    where indisvalid and relnamespace = current_schema()::regnamespace`.execute(db)
  const valid = new Set(rows.map(({ name }) => name))
  return indexes.filter(({ name }) => !valid.has(name))
}

async function build(connection: Queries, { name, definition }: OnlineIndex): Promise<void> {
  // One that is there all the same is the rest of a building that was broken off.
  await execute(connection, `drop index concurrently if exists ${name}`)
  await execute(connection, `create index concurrently ${name} ${definition}`)
}

/** What they are called and defined by stands in our own list. */
const execute = (db: Queries, statement: string) => sql.raw(statement).execute(db)
