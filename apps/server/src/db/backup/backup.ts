import { existsSync, renameSync, rmSync } from 'node:fs'
import { systemClock, type Clock } from '../../clock.ts'
import { messageOf } from '../../errors.ts'
import type { Database } from '../database.ts'
import type { Queries } from '../schema.ts'
import { copyTables, digestTables, isEmpty, refuseDifferences, type TableDigest } from './copy-tables.ts'
import { liftNumbers } from './lift-numbers.ts'
import { createPortableFile, openPortableFile, type PortableFile } from './portable-file.ts'

/**
 * Writes a consistent snapshot into a new file, while servers go on writing. The file is read back and compared before
 * it gets its final name, so a file with that name is complete.
 * @throws Error if the file exists, cannot be written, or differs from its source
 */
export async function writeBackup(database: Database, file: string): Promise<TableDigest[]> {
  if (existsSync(file)) throw new Error(`${file} exists already: a backup never writes over a file.`)
  const unfinished = `${file}.${String(process.pid)}.part`
  const target = await createUnfinished(unfinished)
  try {
    // One snapshot of the source for the whole copy, whatever is written meanwhile.
    const snapshot = database.read.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
    const digests = await snapshot.execute((source) => fill(target, source))
    target.checkIntegrity()
    refuseDifferences(digests, await digestTables(target.queries))
    target.close()
    renameSync(unfinished, file)
    return digests
  } catch (error) {
    target.close()
    removeUnfinished(unfinished)
    throw error
  }
}

async function createUnfinished(file: string): Promise<PortableFile> {
  try {
    removeUnfinished(file)
    return await createPortableFile(file)
  } catch (error) {
    throw new Error(`The backup cannot be written: ${messageOf(error)}.`, { cause: error })
  }
}

/** Removes a journal left by an interrupted backup too: SQLite would apply it to the next file. */
function removeUnfinished(file: string): void {
  for (const part of [file, `${file}-journal`]) rmSync(part, { force: true })
}

async function fill(target: PortableFile, source: Queries): Promise<TableDigest[]> {
  const digests = await target.queries.transaction().execute((trx) => copyTables(source, trx))
  target.noteDigests(digests)
  return digests
}

/**
 * Fills an empty database from a backup of either kind, all or nothing. Its sequence numbers continue far above those
 * of the backup, so that no number is used twice for different data.
 * @throws Error if the backup is unusable, the database is not empty, or the result differs
 */
export async function restoreBackup(
  file: string,
  database: Database,
  clock: Clock = systemClock,
): Promise<TableDigest[]> {
  const source = await openPortableFile(file)
  try {
    return await database.transact(async (trx) => {
      if (!(await isEmpty(trx))) {
        throw new Error('The database is not empty. Restore into a new one: set DATA_DIR or DATABASE_URL.')
      }
      const digests = await copyTables(source.queries, trx)
      refuseDifferences(source.notedDigests(), digests)
      refuseDifferences(digests, await digestTables(trx))
      await liftNumbers(trx, clock)
      return digests
    })
  } finally {
    source.close()
  }
}
