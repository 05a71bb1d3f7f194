import { closeSync, openSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import { messageOf } from '../../errors.ts'
import { migrate, readOrigin, type SchemaOrigin } from '../migrate.ts'
import type { Queries } from '../schema.ts'
import { kysely } from '../sqlite.ts'
import { digestOtherTables, digestTables, refuseDifferences, type TableDigest } from './copy-tables.ts'

/**
 * A backup: one SQLite file with our tables, whichever database it came from, and one more table with the count and
 * hash of each.
 */
export interface PortableFile {
  readonly queries: Queries
  /** Which version's tables it has. */
  readonly origin: SchemaOrigin
  /** Records counts and hashes. */
  readonly noteDigests: (digests: readonly TableDigest[]) => void
  /** The counts and hashes recorded when the file was made. */
  readonly notedDigests: () => TableDigest[]
  /** @throws Error if SQLite finds the file damaged */
  readonly checkIntegrity: () => void
  readonly close: () => void
}

/**
 * Creates a new backup file with empty tables, readable only by its owner. It is a single file without a write-ahead
 * log.
 * @throws Error if the file exists or cannot be written
 */
export async function createPortableFile(file: string): Promise<PortableFile> {
  closeSync(openSync(file, 'wx', 0o600))
  const connection = new Sqlite(file)
  connection.pragma('journal_mode = DELETE')
  connection.pragma('synchronous = FULL')
  const queries = kysely(connection)
  await migrate(queries)
  connection.exec('create table backup_digest ("table" text primary key, rows integer not null, sha256 text not null)')
  return portable(connection, await readOrigin(queries))
}

/**
 * Opens a backup for reading, of this version or of an older one.
 * @throws Error if it is missing, no backup, damaged, or of a newer version
 */
export async function openPortableFile(file: string): Promise<PortableFile> {
  const connection = openForReading(file)
  try {
    refuseDamage(connection)
    return portable(connection, await readOrigin(kysely(connection)))
  } catch (error) {
    connection.close()
    throw error
  }
}

/**
 * Copies a backup of an older version into a new file, which is brought up to date; the backup itself stays as it is.
 * The copy is as good as a backup that this version has written.
 * @throws Error if the backup differs from what it says of itself, or the file cannot be written
 */
export async function copyUpToDate(source: string, file: string): Promise<PortableFile> {
  const old = openForReading(source)
  try {
    const noted = notedDigests(old)
    const tables = noted.map(({ table }) => ({ name: table, key: keyOf(old, table) }))
    refuseDifferences(noted, await digestOtherTables(kysely(old), tables))
    // SQLite writes into a file that is empty, and leaves its mode as it is.
    closeSync(openSync(file, 'wx', 0o600))
    old.prepare('vacuum into ?').run(file)
  } finally {
    old.close()
  }
  const connection = new Sqlite(file)
  try {
    // Nobody needs the copy after a power cut.
    connection.pragma('synchronous = OFF')
    const queries = kysely(connection)
    await migrate(queries)
    connection.exec('delete from backup_digest')
    const copy = portable(connection, await readOrigin(queries))
    copy.noteDigests(await digestTables(queries))
    return copy
  } catch (error) {
    connection.close()
    throw error
  }
}

function openForReading(file: string): Sqlite.Database {
  try {
    const connection = new Sqlite(file, { readonly: true, fileMustExist: true })
    connection.prepare('select count(*) from backup_digest').get()
    return connection
  } catch (error) {
    throw new Error(`${file} cannot be read as a backup: ${messageOf(error)}.`, { cause: error })
  }
}

const portable = (connection: Sqlite.Database, origin: SchemaOrigin): PortableFile => ({
  queries: kysely(connection),
  origin,
  noteDigests: (digests) => {
    const insert = connection.prepare('insert into backup_digest values (@table, @rows, @sha256)')
    for (const digest of digests) insert.run(digest)
  },
  notedDigests: () => notedDigests(connection),
  checkIntegrity: () => refuseDamage(connection),
  close: () => connection.close(),
})

const notedDigests = (connection: Sqlite.Database): TableDigest[] =>
  connection.prepare('select * from backup_digest').all() as TableDigest[]

/** The columns of the primary key of a table, in order. */
const keyOf = (connection: Sqlite.Database, table: string): string[] =>
  connection.prepare('select name from pragma_table_info(?) where pk > 0 order by pk').pluck().all(table) as string[]

/** @throws Error if SQLite finds the file damaged */
function refuseDamage(connection: Sqlite.Database): void {
  const answer = String(connection.pragma('integrity_check', { simple: true }))
  if (answer !== 'ok') throw new Error(`The file is damaged: ${answer}.`)
}
