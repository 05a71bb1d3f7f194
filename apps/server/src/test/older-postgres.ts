import path from 'node:path'
import Sqlite from 'better-sqlite3'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { FORMER_NAMES } from '#server/db/migrations/former-names.ts'
import { migrations } from '#server/db/migrations/index.ts'
import { openPostgres } from '#server/db/postgres.ts'
import type { Queries } from '#server/db/schema.ts'
import { writeOlderDatabase } from './older-data.ts'
import { newEmptyDatabase, type TestDatabase } from './test-database.ts'

type Row = Record<string, string | number | null>

/** The tables and rows of a version on PostgreSQL, as its server would have left them there. */
export async function olderPostgres(name: string): Promise<TestDatabase> {
  const database = await newEmptyDatabase('postgresql')
  const file = path.join(database.dataDir, 'older.sqlite')
  writeOlderDatabase(name, file)
  const older = new Sqlite(file, { readonly: true })
  const postgres = openPostgres({ url: database.databaseUrl ?? '', sessionUrl: null, poolSize: 1 })
  await makeTables(postgres.migrating, older)
  await copyRows(postgres.migrating, older)
  await postgres.close()
  older.close()
  return database
}

/** Runs the migrations that the version knew, and takes away what they made later than it. */
async function makeTables(db: Queries, older: Sqlite.Database): Promise<void> {
  const known = older.prepare<[], string>('select name from kysely_migration').pluck().all()
  const today = known.map((name) => FORMER_NAMES[name]?.name ?? name)
  const run = Object.entries(migrations).filter(([name]) => today.includes(name))
  const provider = { getMigrations: () => Promise.resolve(Object.fromEntries(run)) }
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error !== undefined) throw new Error('The older tables cannot be made.', { cause: error })
  for (const { table, column } of await columnsOf(db)) {
    const its = older.prepare<[string], string>('select name from pragma_table_info(?)').pluck().all(table)
    if (its.length === 0) await sql`drop table if exists ${sql.table(table)}`.execute(db)
    else if (!its.includes(column))
      await sql`alter table ${sql.table(table)} drop column ${sql.ref(column)}`.execute(db)
  }
}

async function columnsOf(db: Queries): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = current_schema()`.execute(db)
  return rows
}

async function copyRows(db: Queries, older: Sqlite.Database): Promise<void> {
  const tables = older.prepare<[], string>(`select name from sqlite_master where type = 'table'`).pluck().all()
  await sql`delete from kysely_migration`.execute(db)
  for (const table of tables.filter((name) => name !== 'kysely_migration_lock')) {
    for (const row of older.prepare<[], Row>(`select * from "${table}"`).all()) {
      const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)))
      const values = sql.join(Object.values(row))
      await sql`insert into ${sql.table(table)} (${columns}) values (${values})`.execute(db)
    }
  }
}
