import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import Sqlite from 'better-sqlite3'
import { Kysely, SqliteDialect, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Database } from './database.ts'
import { noticeBoard } from './notices.ts'
import type { Queries, Tables } from './schema.ts'
import { storageFault } from './storage-fault.ts'
import { writeQueue } from './write-queue.ts'

export const SQLITE_FILE = 'dodici.sqlite'
const LOCK_FILE = 'dodici.lock'
const MARKER_FILE = 'dodici.installed'

/** Earlier versions can corrupt a write-ahead log: https://sqlite.org/wal.html#walresetbug. */
const OLDEST_SAFE_SQLITE = [3, 51, 3] as const
const STATEMENTS_KEPT = 500

/**
 * Opens the embedded database in a folder, with one connection for reading and one for writing: on a single connection
 * a read would wait for an open transaction.
 * @throws Error when another server has it open, when the file is lost, or when it is no database
 */
export async function openSqlite(dataDir: string): Promise<Database> {
  mkdirSync(dataDir, { recursive: true })
  const unlock = lock(dataDir)
  try {
    const file = path.join(dataDir, SQLITE_FILE)
    refuseLostFile(dataDir, file)
    const writing = connect(file)
    const read = kysely(connect(file))
    const write = kysely(writing)
    writeFileSync(
      path.join(dataDir, MARKER_FILE),
      'A database was made here. Without its file the server will not start.\n',
    )
    const board = noticeBoard()
    const enqueue = writeQueue()
    return {
      kind: 'sqlite',
      read,
      migrating: write,
      transact: (work) => enqueue(() => inTransaction(write, work)),
      announce: (notice) => Promise.resolve(board.post(notice)),
      subscribe: board.subscribe,
      close: async () => {
        await enqueue(() => Promise.resolve())
        await read.destroy()
        await write.destroy()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

function connect(file: string): Sqlite.Database {
  try {
    const connection = new Sqlite(file, { timeout: 5_000 })
    refuseOldVersion(connection)
    connection.pragma('journal_mode = WAL')
    connection.pragma('synchronous = FULL')
    connection.pragma('mmap_size = 0')
    connection.pragma('foreign_keys = ON')
    connection.pragma('cache_size = -32000')
    return connection
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${file} cannot be opened as a database: ${reason}. Restore a backup, or move the file away.`, {
      cause: error,
    })
  }
}

function refuseOldVersion(connection: Sqlite.Database): void {
  const version = String(connection.prepare('select sqlite_version()').pluck().get())
  const parts = version.split('.').map(Number)
  const difference = OLDEST_SAFE_SQLITE.map((wanted, index) => (parts[index] ?? 0) - wanted).find((step) => step !== 0)
  if ((difference ?? 0) < 0) {
    throw new Error(`SQLite ${version} is older than ${OLDEST_SAFE_SQLITE.join('.')}, which can damage a database`)
  }
}

/** Prepared statements are kept by their text: preparing costs more than most of our reads. */
function kysely(connection: Sqlite.Database): Queries {
  const statements = new LRUCache<string, Sqlite.Statement>({ max: STATEMENTS_KEPT })
  const database = {
    close: () => connection.close(),
    prepare: (text: string) => {
      const known = statements.get(text)
      if (known) return known
      const statement = connection.prepare(text)
      statements.set(text, statement)
      return statement
    },
  }
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: database as unknown as Sqlite.Database }) })
}

/** `begin immediate` takes the write lock at once: a transaction never fails half-way because another one was faster. */
function inTransaction<T>(write: Queries, work: (trx: Queries) => Promise<T>): Promise<T> {
  return write.connection().execute(async (connection) => {
    try {
      await sql`begin immediate`.execute(connection)
      const value = await work(connection)
      await sql`commit`.execute(connection)
      return value
    } catch (error) {
      await rollBack(connection)
      throw storageFault(error)
    }
  })
}

/** SQLite rolls back by itself on some faults (a full disk): rolling back again then fails, and means nothing. */
async function rollBack(connection: Queries): Promise<void> {
  try {
    await sql`rollback`.execute(connection)
  } catch (error) {
    if (!(error instanceof Error && error.message.includes('no transaction is active'))) throw error
  }
}

/**
 * Keeps a second server off the same folder. The lock is an open exclusive transaction on a file of its own: the
 * operating system drops it when the process dies, however it dies.
 */
function lock(dataDir: string): () => void {
  const holder = new Sqlite(path.join(dataDir, LOCK_FILE), { timeout: 0 })
  try {
    holder.exec('begin exclusive')
  } catch (error) {
    holder.close()
    throw new Error(`Another server already uses the database in ${dataDir}. Stop it first, or set DATA_DIR.`, {
      cause: error,
    })
  }
  return () => {
    holder.close()
  }
}

function refuseLostFile(dataDir: string, file: string): void {
  if (existsSync(file) || !existsSync(path.join(dataDir, MARKER_FILE))) return
  throw new Error(
    `${file} is missing, but a database was made in this folder. Restore it from a backup; to begin with an empty one, ` +
      `delete ${path.join(dataDir, MARKER_FILE)}.`,
  )
}
