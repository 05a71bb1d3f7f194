import Sqlite from 'better-sqlite3'
import { Kysely, SqliteDialect, type CompiledQuery } from 'kysely'
import { LRUCache } from 'lru-cache'
import { whenThereIsRoom } from '#server/event-loop-turns.ts'
import { messageOf } from '#server/errors.ts'
import { getOrMake } from '#server/get-or-make.ts'
import { makePrivateFile } from './file-modes.ts'
import type { Database } from './database.ts'
import { giveBackPages } from './free-pages.ts'
import { noticeBoard } from './notices.ts'
import { PERSON_LIMITS, type PersonLimits } from './person-limits.ts'
import { personTurns } from './person-turns.ts'
import type { Queries, Tables } from './schema.ts'
import { lockFolder, refuseLostFile, refuseLostTables, refuseMissingFile, sqliteFile } from './sqlite-folder.ts'
import { inParts, inTransaction } from './sqlite-transaction.ts'
import { writeAndDelete, writeHealth } from './write-health.ts'
import { writeQueue } from './write-queue.ts'

/** Earlier versions can corrupt a write-ahead log: https://sqlite.org/wal.html#walresetbug. */
const OLDEST_SAFE_SQLITE = [3, 51, 3] as const
const STATEMENTS_KEPT = 500
/** The write-ahead log grows with large writes and shrinks to this size at a checkpoint. */
const WAL_BYTES_KEPT = 16 * 1024 * 1024
/** Page cache per connection: a year of 1,000 events takes a tenth of it, and the system's cache is behind it. */
const CACHE_KIBIBYTES = 8_000

/**
 * Opens the embedded database for a server, which has the folder to itself.
 * @throws Error if another server has it open, the file is lost, or it is no database
 */
export function openSqlite(dataDir: string, limits = PERSON_LIMITS): Database {
  const unlock = lockFolder(dataDir)
  try {
    refuseLostFile(dataDir)
    makePrivateFile(sqliteFile(dataDir))
    return connectAll(dataDir, { release: unlock, limits })
  } catch (error) {
    unlock()
    throw error
  }
}

/**
 * Opens the embedded database beside a server that may be running; SQLite keeps two writers apart. For short commands.
 * Migrations need `openSqlite`.
 * @throws Error if the folder has no database
 */
export function openSqliteBeside(dataDir: string): Database {
  refuseMissingFile(dataDir)
  return connectAll(dataDir, { release: () => undefined, limits: PERSON_LIMITS })
}

/**
 * One connection reads and one writes: on a single one a read would wait for an open transaction. A third runs prepared
 * queries without Kysely, and must never be inside somebody's transaction.
 */
function connectAll(dataDir: string, { release, limits }: { release: () => void; limits: PersonLimits }): Database {
  const file = sqliteFile(dataDir)
  const writing = connect(file)
  refuseLostTables(dataDir, countTables(file, writing))
  const [reading, asking] = [connect(file), connect(file)]
  const [write, read] = [kysely(writing), kyselyInTurns(reading)]
  const prepare = keptStatements(asking)
  const board = noticeBoard()
  const [queue, turns] = [writeQueue(), personTurns()]
  const transact: Database['transact'] = (work) => turns.inTurn(() => queue.run(() => inTransaction(write, work)))
  const health = writeHealth(() => transact(writeAndDelete))
  return {
    kind: 'sqlite',
    read,
    limits,
    ask: <Row>({ sql, parameters }: CompiledQuery<Row>) => prepare(sql).all(...parameters) as Row[],
    migrating: write,
    transact: (work) => health.watched(() => transact(work)),
    transactFor: (parted) =>
      health.watched(() =>
        turns.inTurnOf(parted.ownerId, () => queue.run(() => inParts({ write, queue, turns }, parted))),
      ),
    tryToWrite: health.tryAgain,
    figures: () => ({
      writesWaiting: queue.waiting(),
      turns: turns.figures(),
      pool: null,
      file,
      isWriteRefused: health.isRefused(),
    }),
    asPerson: turns.asPerson,
    asStranger: turns.asStranger,
    giveBackPages: () => giveBackPages(writing, queue),
    announce: async (notice) => board.post(notice),
    subscribe: (listener) => Promise.resolve(board.subscribe(listener)),
    close: async () => {
      await queue.run(() => Promise.resolve())
      await read.destroy()
      await write.destroy()
      // Kysely closes the connections that it has used. One that stays open would block the checkpoint of the
      // write-ahead log.
      for (const connection of [asking, reading, writing]) connection.close()
      release()
    },
  }
}

/**
 * A connection with our settings.
 * @throws Error if the file is no database, or cannot be read or written
 */
function connect(file: string): Sqlite.Database {
  try {
    const connection = new Sqlite(file, { timeout: 5_000 })
    refuseOldVersion(connection)
    // Allows free pages to be returned in slices. A file is told once: telling it again takes the write lock.
    if (connection.pragma('page_count', { simple: true }) === 0) connection.pragma('auto_vacuum = INCREMENTAL')
    connection.pragma('journal_mode = WAL')
    connection.pragma('synchronous = FULL')
    connection.pragma('mmap_size = 0')
    connection.pragma(`journal_size_limit = ${String(WAL_BYTES_KEPT)}`)
    connection.pragma('foreign_keys = ON')
    connection.pragma(`cache_size = -${String(CACHE_KIBIBYTES)}`)
    return connection
  } catch (error) {
    throw unusable(file, error)
  }
}

/** Reads the schema, so that a damaged file is refused at the start and not at the first request. */
function countTables(file: string, connection: Sqlite.Database): number {
  try {
    return Number(connection.prepare(`select count(*) from sqlite_master where type = 'table'`).pluck().get())
  } catch (error) {
    connection.close()
    throw unusable(file, error)
  }
}

function unusable(file: string, cause: unknown): Error {
  const message = `${file} cannot be opened as a database: ${messageOf(cause)}. Restore a backup, or move the file away.`
  return new Error(message, { cause })
}

function refuseOldVersion(connection: Sqlite.Database): void {
  const version = String(connection.prepare('select sqlite_version()').pluck().get())
  const parts = version.split('.').map(Number)
  const difference = OLDEST_SAFE_SQLITE.map((wanted, index) => (parts[index] ?? 0) - wanted).find((step) => step !== 0)
  if ((difference ?? 0) < 0) {
    throw new Error(`SQLite ${version} is older than ${OLDEST_SAFE_SQLITE.join('.')}, which can damage a database`)
  }
}

export const kysely = (connection: Sqlite.Database): Queries => new Kysely<Tables>({ dialect: dialectOf(connection) })

function dialectOf(connection: Sqlite.Database): SqliteDialect {
  return new SqliteDialect({ database: { close: () => connection.close(), prepare: keptStatements(connection) } })
}

/** SQLite answers synchronously. Without this, all queries of a request would run in one turn. */
function kyselyInTurns(connection: Sqlite.Database): Queries {
  const dialect = dialectOf(connection)
  const driver = dialect.createDriver()
  const acquire = driver.acquireConnection.bind(driver)
  driver.acquireConnection = async () => {
    const acquired = await acquire()
    const executeQuery = <Row>(query: CompiledQuery) => whenThereIsRoom(() => acquired.executeQuery<Row>(query))
    return { executeQuery, streamQuery: acquired.streamQuery.bind(acquired) }
  }
  dialect.createDriver = () => driver
  return new Kysely<Tables>({ dialect })
}

/** Caches prepared statements by their text: preparing costs more than most of our reads. */
function keptStatements(connection: Sqlite.Database): (text: string) => Sqlite.Statement {
  const statements = new LRUCache<string, Sqlite.Statement>({ max: STATEMENTS_KEPT })
  return (text) => getOrMake(statements, text, () => connection.prepare(text))
}
