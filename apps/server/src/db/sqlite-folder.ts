import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import Sqlite from 'better-sqlite3'
import { messageOf } from '../errors.ts'
import { makePrivateFile } from './file-modes.ts'

const SQLITE_FILE = 'dodici.sqlite'
const LOCK_FILE = 'dodici.lock'
const MARKER_FILE = 'dodici.installed'

export const sqliteFile = (dataDir: string): string => path.join(dataDir, SQLITE_FILE)

const markerFile = (dataDir: string): string => path.join(dataDir, MARKER_FILE)

/**
 * Creates the folder if missing, and locks it against other servers; returns how to unlock. The lock is an open
 * exclusive transaction on a separate file: the operating system drops it when the process dies, however it dies.
 * @throws Error if another server has it, or nothing can be written there
 */
export function lockFolder(dataDir: string): () => void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    makePrivateFile(path.join(dataDir, LOCK_FILE))
    const holder = new Sqlite(path.join(dataDir, LOCK_FILE), { timeout: 0 })
    try {
      holder.exec('begin exclusive')
    } catch (error) {
      holder.close()
      throw error
    }
    return () => {
      holder.close()
    }
  } catch (error) {
    throw refusedLock(dataDir, error)
  }
}

function refusedLock(dataDir: string, cause: unknown): Error {
  const isTaken = cause instanceof Sqlite.SqliteError && cause.code.startsWith('SQLITE_BUSY')
  const message = isTaken
    ? `Another server already uses the database in ${dataDir}. Stop it first, or set DATA_DIR.`
    : `The server cannot write in ${dataDir}: ${messageOf(cause)}. Make it writable, or set DATA_DIR.`
  return new Error(message, { cause })
}

/** Records that a database was created here, so that its loss is noticed and not hidden by an empty one. */
export function markInstalled(dataDir: string): void {
  if (existsSync(markerFile(dataDir))) return
  writeFileSync(markerFile(dataDir), 'A database was made here. Without its file the server will not start.\n', {
    mode: 0o600,
  })
}

/**
 * Refuses a folder whose database is missing or was replaced by an empty file.
 * @throws Error that says what to do
 */
export function refuseLostFile(dataDir: string): void {
  const file = sqliteFile(dataDir)
  if (!existsSync(markerFile(dataDir))) return
  if (!existsSync(file)) throw lost(dataDir, 'is missing')
  if (statSync(file).size === 0) throw lost(dataDir, 'is empty')
}

/**
 * Refuses a folder without a database, so that a command in the wrong folder does not create an empty one.
 * @throws Error that says what to do
 */
export function refuseMissingFile(dataDir: string): void {
  refuseLostFile(dataDir)
  if (existsSync(sqliteFile(dataDir))) return
  throw new Error(
    `There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL; the server makes a new one when it starts.`,
  )
}

/**
 * Refuses a file without tables if there were some before.
 * @throws Error that says what to do
 */
export function refuseLostTables(dataDir: string, tables: number): void {
  if (tables === 0 && existsSync(markerFile(dataDir))) throw lost(dataDir, 'holds nothing')
}

const lost = (dataDir: string, how: string): Error =>
  new Error(
    `${sqliteFile(dataDir)} ${how}, but a database was made in this folder. Restore it from a backup; to begin with an ` +
      `empty one, delete ${markerFile(dataDir)}.`,
  )
