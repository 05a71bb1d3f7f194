import { sql } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import { VERSION } from '../version.ts'
import { isPostgres } from './dialect.ts'
import { adoptFormerNames, FORMER_NAMES } from './migrations/former-names.ts'
import { migrations } from './migrations/index.ts'
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

const KNOWN = Object.keys(migrations)
/** The name of the last migration of this program. */
export const NEWEST = KNOWN.at(-1) ?? ''
/** From this one on a database says which version has migrated it. */
const NOTING = '0032-migrated-by'

/**
 * Runs all pending migrations, all or nothing. Several nodes may start at once: the migrator holds a lock.
 * @throws Error if the database is newer than this program; the error of the first failed migration
 */
export async function migrate(db: Queries): Promise<void> {
  const { missing } = await readOrigin(db)
  if (missing.length === 0) return
  // On SQLite, whose tables can be changed in a transaction too, Kysely's migrator would not use one.
  await (isPostgres(db) ? migrateToLatest(db) : inTransaction(db, migrateToLatest))
}

async function migrateToLatest(db: Queries): Promise<void> {
  const migrator = migratorOf(db)
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
export async function readOrigin(db: Queries): Promise<SchemaOrigin> {
  const known = await migratorOf(db).getMigrations()
  // A new database may not even have the migrator's own table.
  if (known.every(({ executedAt }) => executedAt === undefined)) return { version: null, last: null, missing: KNOWN }
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  const names = rows.map(({ name }) => name)
  const version = names.includes(NOTING) ? await notedVersion(db) : null
  const unknown = names.findLast((name) => !KNOWN.includes(name) && !(name in FORMER_NAMES))
  if (unknown !== undefined) throw writtenByNewer(version, unknown)
  return { version, last: names.at(-1) ?? null, missing: KNOWN.filter((name) => !names.includes(name)) }
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
function migratorOf(db: Queries): Migrator {
  const newest: Migration = {
    up: async (trx) => {
      await migrations[NEWEST]?.up(trx)
      await sql`delete from migrated_by`.execute(trx)
      await sql`insert into migrated_by (version) values (${VERSION})`.execute(trx)
    },
  }
  const all = { ...migrations, [NEWEST]: newest }
  return new Migrator({ db, provider: { getMigrations: () => Promise.resolve(all) }, allowUnorderedMigrations: true })
}
