import { closeSync, openSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import { messageOf } from '../../errors.ts'
import { migrate, refuseOtherSchema } from '../migrate.ts'
import type { Queries } from '../schema.ts'
import { kysely } from '../sqlite.ts'
import type { TableDigest } from './copy-tables.ts'

/**
 * A backup: one SQLite file with our tables, whichever database it came from, and one more table with the count and
 * hash of each.
 */
export interface PortableFile {
  readonly queries: Queries
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
  return portable(connection, queries)
}

/**
 * Opens a backup for reading.
 * @throws Error if it is missing, no backup, damaged, or of another version
 */
export async function openPortableFile(file: string): Promise<PortableFile> {
  const connection = openForReading(file)
  const opened = portable(connection, kysely(connection))
  try {
    opened.checkIntegrity()
    await refuseOtherSchema(opened.queries)
    return opened
  } catch (error) {
    opened.close()
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

const portable = (connection: Sqlite.Database, queries: Queries): PortableFile => ({
  queries,
  noteDigests: (digests) => {
    const insert = connection.prepare('insert into backup_digest values (@table, @rows, @sha256)')
    for (const digest of digests) insert.run(digest)
  },
  notedDigests: () => connection.prepare('select * from backup_digest').all() as TableDigest[],
  checkIntegrity: () => {
    const answer = String(connection.pragma('integrity_check', { simple: true }))
    if (answer !== 'ok') throw new Error(`The file is damaged: ${answer}.`)
  },
  close: () => connection.close(),
})
