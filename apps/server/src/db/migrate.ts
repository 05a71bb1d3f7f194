import { setTimeout as wait } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import { VERSION } from '../version.ts'
import { isPostgres } from './dialect.ts'
import { adoptFormerNames, FORMER_NAMES } from './migrations/former-names.ts'
import { migrations } from './migrations/index.ts'
import { ONLINE_INDEXES } from './migrations/online-indexes.ts'
import { buildIndexes, type OnlineIndex } from './online-indexes.ts'
import type { Queries } from './schema.ts'
import { inTransaction } from './sqlite-transaction.ts'

/** Which version's tables a database has. */
export interface SchemaOrigin {
  /** The version of the program that ran the last migration; null for one that did not note it. */
  readonly version: string | null
  /** The name of the last migration; null if there are no tables. */
  readonly last: string | null
  /** Names of pending migrations. */
  readonly missing: readonly string[]
}

/** The name of the last migration of this program. */
export const NEWEST = Object.keys(migrations).at(-1) ?? ''
/** From this one on a database says which version has migrated it. */
const NOTING = '0032-migrated-by'

/** What makes the tables: migrations by name, in order, and indexes that are built while others write. */
export interface SchemaSteps {
  readonly migrations: Readonly<Record<string, Migration>>
  readonly indexes: readonly OnlineIndex[]
}

const OWN_STEPS: SchemaSteps = { migrations, indexes: ONLINE_INDEXES }

/** How long a migration waits for a lock on a table: whoever writes there waits behind it. */
const LOCK_MILLISECONDS = 200
/** How often it is tried anew, and what passes in between: a large write, or a backup, ends in the meantime. */
const TRIES = 300
const PAUSE_MILLISECONDS = 1_000
const LOCK_NOT_AVAILABLE = '55P03'

/**
 * Runs all pending migrations, all or nothing, and builds the indexes that are missing. Several nodes may start at once: the
 * migrator holds a lock. Other nodes may go on writing: none of their writes waits longer than a moment.
 * @throws Error if the database is newer than this program; the error of the first failed migration
 */
export async function migrate(db: Queries, steps = OWN_STEPS): Promise<void> {
  const { missing } = await readOrigin(db, steps)
  // On SQLite, whose tables can be changed in a transaction too, Kysely's migrator would not use one.
  if (missing.length > 0) {
    await (isPostgres(db) ? migrateBesideOthers(db, steps) : inTransaction(db, (trx) => migrateToLatest(trx, steps)))
  }
  await buildIndexes(db, steps.indexes)
}

/** Begins anew where a table was in use: to wait for it would let everybody wait who wants it next. */
async function migrateBesideOthers(db: Queries, steps: SchemaSteps): Promise<void> {
  for (let left = TRIES; ; left -= 1) {
    try {
      await migrateToLatest(db, steps)
      return
    } catch (error) {
      if (left === 0 || (error as { code?: unknown }).code !== LOCK_NOT_AVAILABLE) throw error
      await wait(PAUSE_MILLISECONDS)
    }
  }
}

async function migrateToLatest(db: Queries, steps: SchemaSteps): Promise<void> {
  const migrator = migratorOf(db, steps)
  const isNew = (await migrator.getMigrations()).every(({ executedAt }) => executedAt === undefined)
  if (!isNew) await adoptFormerNames(db)
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error instanceof Error ? error : new Error('The database could not be migrated.')
}

/**
 * Refuses a database with other tables than this program's.
 * @throws Error that lists the missing migrations, or names the version to use
 */
export async function refuseOtherSchema(db: Queries): Promise<void> {
  const { missing } = await readOrigin(db)
  if (missing.length === 0) return
  const names = missing.join(', ')
  throw new Error(`The tables are not up to date: ${names} is missing. Run the command migrate, or start the server.`)
}

/**
 * Reads which version's tables a database has.
 * @throws Error that names the version to use if it is newer than this program
 */
export async function readOrigin(db: Queries, steps = OWN_STEPS): Promise<SchemaOrigin> {
  const all = await migratorOf(db, steps).getMigrations()
  const known = all.map(({ name }) => name)
  // A new database may not even have the migrator's own table.
  if (all.every(({ executedAt }) => executedAt === undefined)) return { version: null, last: null, missing: known }
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  const names = rows.map(({ name }) => name)
  const version = names.includes(NOTING) ? await notedVersion(db) : null
  const unknown = names.findLast((name) => !known.includes(name) && !(name in FORMER_NAMES))
  if (unknown !== undefined) throw writtenByNewer(version, unknown)
  return { version, last: names.at(-1) ?? null, missing: known.filter((name) => !names.includes(name)) }
}

async function notedVersion(db: Queries): Promise<string | null> {
  const { rows } = await sql<{ version: string }>`select version from migrated_by`.execute(db)
  return rows[0]?.version ?? null
}

function writtenByNewer(version: string | null, unknown: string): Error {
  const program = version === null ? null : `Dodici ${version}`
  return new Error(
    `The tables are those of ${program ?? 'a newer version'}, which made ${unknown}. This is Dodici ${VERSION} with ${NEWEST}: it ` +
      `cannot read them, and there is no way back. Use ${program ?? 'that version'} or a newer one.`,
  )
}

/**
 * The migrator of a database. The last migration also notes this program's version, in the same transaction. Some
 * migrations were listed before others with a lower number, and none needs another that came later.
 */
function migratorOf(db: Queries, steps: SchemaSteps): Migrator {
  const newest = Object.keys(steps.migrations).at(-1)
  const all = Object.entries(steps.migrations).map(([name, migration]): [string, Migration] => [
    name,
    {
      up: async (trx) => {
        if (isPostgres(trx)) await sql.raw(HURRIED).execute(trx)
        await migration.up(trx)
        if (name === newest) await noteVersion(trx)
      },
    },
  ])
  const provider = { getMigrations: () => Promise.resolve(Object.fromEntries(all)) }
  return new Migrator({ db, provider, allowUnorderedMigrations: true })
}

/** Its own statements may take long, but must not wait. The settings end with the transaction. */
const HURRIED = `set local lock_timeout = ${String(LOCK_MILLISECONDS)}; set local statement_timeout = 0`

async function noteVersion(trx: Kysely<unknown>): Promise<void> {
  await sql`delete from migrated_by`.execute(trx)
  await sql`insert into migrated_by (version) values (${VERSION})`.execute(trx)
}
