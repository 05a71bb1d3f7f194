import { existsSync, renameSync, rmSync } from 'node:fs'
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import type { Queries } from '../schema.ts'
import { copyTables, digestTables, refuseDifferences, type TableDigest } from './copy-tables.ts'
import { createPortableFile, openPortableFile } from './portable-file.ts'

/**
 * Writes everything into a new file, as it was at one instant, while servers go on writing. The file is read again and
 * compared before it gets its name: what carries the name is whole.
 * @throws Error when the file exists, cannot be written, or is not the same as its source
 */
export async function writeBackup(database: Database, file: string): Promise<TableDigest[]> {
  if (existsSync(file)) throw new Error(`${file} exists already: a backup never writes over a file.`)
  const unfinished = `${file}.part`
  rmSync(unfinished, { force: true })
  const target = await createPortableFile(unfinished)
  try {
    const source = await inSnapshot(database, (snapshot) =>
      inOneTransaction(target.queries, () => copyTables(snapshot, target.queries)),
    )
    target.checkIntegrity()
    refuseDifferences(source, await digestTables(target.queries))
    target.close()
    renameSync(unfinished, file)
    return source
  } catch (error) {
    target.close()
    rmSync(unfinished, { force: true })
    throw error
  }
}

/**
 * Fills an empty database from a backup, of either kind: all of it, or nothing.
 * @throws Error when the backup cannot be used, the database holds something, or the result is not the same
 */
export async function restoreBackup(file: string, database: Database): Promise<TableDigest[]> {
  const source = await openPortableFile(file)
  try {
    return await database.transact(async (trx) => {
      await refuseFilled(trx)
      const digests = await copyTables(source.queries, trx)
      refuseDifferences(digests, await digestTables(trx))
      return digests
    })
  } finally {
    source.close()
  }
}

async function refuseFilled(db: Queries): Promise<void> {
  const filled = (await digestTables(db)).filter((digest) => digest.rows > 0)
  if (filled.length > 0) {
    throw new Error('The database is not empty. Restore into a new one: set DATA_DIR or DATABASE_URL.')
  }
}

/** One state of the source for the whole copy, whatever is written meanwhile. */
function inSnapshot<Value>(database: Database, work: (snapshot: Queries) => Promise<Value>): Promise<Value> {
  return database.read.connection().execute(async (connection) => {
    const begin = database.kind === 'sqlite' ? sql`begin` : sql`begin isolation level repeatable read read only`
    await begin.execute(connection)
    try {
      return await work(connection)
    } finally {
      await sql`rollback`.execute(connection)
    }
  })
}

async function inOneTransaction<Value>(queries: Queries, work: () => Promise<Value>): Promise<Value> {
  await sql`begin`.execute(queries)
  const value = await work()
  await sql`commit`.execute(queries)
  return value
}
