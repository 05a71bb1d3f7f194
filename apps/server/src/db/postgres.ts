import { type CompiledQuery, Kysely, type PostgresPool, type PostgresPoolClient, sql } from 'kysely'
import pg from 'pg'
import type { ChangeNotice, Database } from './database.ts'
import { ownSchemaDialect } from './own-schema-dialect.ts'
import { ONE_PART } from './parted-write.ts'
import { PERSON_LIMITS } from './person-limits.ts'
import { personTurns, type PersonTurns } from './person-turns.ts'
import { listenForNotices, NOTICE_CHANNEL } from './postgres-notices.ts'
import type { Queries, Tables } from './schema.ts'
import { writeAndDelete, writeHealth } from './write-health.ts'
import { besideLargeWork } from '../event-loop-turns.ts'
import { commitFault, isStorageFault, storageFault } from '../storage-fault.ts'

const CONNECT_MILLISECONDS = 3_000
const STATEMENT_MILLISECONDS = 30_000

/** Sequences and counts stay far below 2^53, so they are numbers on both databases. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Opens a pool on PostgreSQL. Connections are made when they are needed. */
export function openPostgres(url: string, poolSize: number, limits = PERSON_LIMITS): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_MILLISECONDS,
    statement_timeout: STATEMENT_MILLISECONDS,
    application_name: 'dodici',
  })
  // The pool replaces an idle connection that breaks; without a listener the error would end the process.
  pool.on('error', () => undefined)
  // The pool listens only to idle connections. A query on a broken one gets the error itself.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const turns = personTurns()
  const db = new Kysely<Tables>({ dialect: ownSchemaDialect(personalPool(pool, turns)) })
  const notices = listenForNotices(url)
  const health = writeHealth(() => inTransaction(db, writeAndDelete))
  return {
    kind: 'postgresql',
    read: db,
    limits,
    ask: (query) => turns.withConnection(() => ask(pool, query)),
    migrating: db,
    transact: (work) => health.watched(() => turns.inTurn(() => inTransaction(db, work))),
    transactFor: ({ ownerId, work }) =>
      health.watched(() => turns.inTurnOf(ownerId, () => inTransaction(db, (trx) => work(trx, ONE_PART)))),
    tryToWrite: health.tryAgain,
    figures: () => ({
      writesWaiting: null,
      turns: turns.figures(),
      pool: { total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount },
      file: null,
      isWriteRefused: health.isRefused(),
    }),
    asPerson: (personId, work) => turns.asPerson(personId, () => besideLargeWork(work)),
    asStranger: (address, work) => turns.asStranger(address, () => besideLargeWork(work)),
    // Its own cleaning does that.
    giveBackPages: () => Promise.resolve(),
    announce: (notice) => announce(db, notice),
    subscribe: notices.subscribe,
    close: async () => {
      await notices.close()
      await db.destroy()
    },
  }
}

async function inTransaction<Value>(db: Queries, work: (trx: Queries) => Promise<Value>): Promise<Value> {
  const progress = { isWorkDone: false }
  try {
    return await db.transaction().execute(async (trx) => {
      const value = await work(trx)
      progress.isWorkDone = true
      return value
    })
  } catch (error) {
    throw progress.isWorkDone ? commitFault(error) : storageFault(error)
  }
}

/** Named, so that each connection keeps the plan: planning takes longer than a short query. */
async function ask<Row>(pool: pg.Pool, { sql: text, parameters, queryId }: CompiledQuery<Row>): Promise<Row[]> {
  const named = { name: queryId.queryId, text, values: [...parameters] }
  return (await pool.query<Row & pg.QueryResultRow>(named)).rows
}

/**
 * The write is committed. If the connection breaks now, the client must not be told that it failed and repeat it.
 * Subscribers read the sequence from time to time, and so notice a lost notice.
 */
async function announce(db: Queries, notice: ChangeNotice): Promise<void> {
  try {
    await sql`select pg_notify(${NOTICE_CHANNEL}, ${JSON.stringify(notice)})`.execute(db)
  } catch (error) {
    if (!isStorageFault(error)) throw error
  }
}

/** A pool with a limit per person: they wait for one of their own connections before taking one. */
const personalPool = (pool: pg.Pool, turns: PersonTurns): PostgresPool => ({
  options: pool.options,
  connect: () =>
    new Promise<PostgresPoolClient>((resolve, reject) => {
      const use = async (): Promise<void> => {
        const client = await pool.connect()
        const released = Promise.withResolvers<undefined>()
        const release = client.release.bind(client)
        client.release = (error) => {
          release(error)
          released.resolve(undefined)
        }
        resolve(client)
        await released.promise
      }
      turns.withConnection(use).catch(reject)
    }),
  end: () => pool.end(),
})
