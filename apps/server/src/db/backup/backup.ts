import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { systemClock, type Clock } from '../../clock.ts'
import { messageOf } from '../../errors.ts'
import type { Database } from '../database.ts'
import type { SchemaOrigin } from '../migrate.ts'
import type { Queries } from '../schema.ts'
import { copyTables, digestTables, isEmpty, refuseDifferences, type TableDigest } from './copy-tables.ts'
import { liftNumbers } from './lift-numbers.ts'
import { copyUpToDate, createPortableFile, openPortableFile, type PortableFile } from './portable-file.ts'

/** A copy of an older backup while it is restored. */
const RESTORED_COPY = 'dodici.restoring'

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

interface RestoreSettings {
  /** Where an older backup is copied to and brought up to date. The copy is removed afterwards. */
  readonly dataDir: string
  readonly clock?: Clock
  /** Told which version wrote the backup before anything is restored. */
  readonly tell?: (origin: SchemaOrigin) => void
}

/**
 * Fills an empty database from a backup of either kind and of this version or an older one, all or nothing. Its
 * sequence numbers continue far above those of the backup, so that no number is used twice for different data.
 * @throws Error if the backup is unusable or of a newer version, the database is not empty, or the result differs
 */
export async function restoreBackup(
  file: string,
  database: Database,
  { dataDir, clock = systemClock, tell = () => undefined }: RestoreSettings,
): Promise<TableDigest[]> {
  const source = await openPortableFile(file)
  tell(source.origin)
  if (source.origin.missing.length === 0) return restoreFrom(source, database, clock)
  source.close()
  return restoreOlder(file, database, { dataDir, clock })
}

/** Only an operator restores, into one database at a time: what an interrupted restore has left is removed. */
async function restoreOlder(
  file: string,
  database: Database,
  { dataDir, clock }: { readonly dataDir: string; readonly clock: Clock },
): Promise<TableDigest[]> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const copy = path.join(dataDir, RESTORED_COPY)
  removeUnfinished(copy)
  try {
    return await restoreFrom(await copyUpToDate(file, copy), database, clock)
  } finally {
    removeUnfinished(copy)
  }
}

/** Fills an empty database, and closes its source. */
async function restoreFrom(source: PortableFile, database: Database, clock: Clock): Promise<TableDigest[]> {
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
