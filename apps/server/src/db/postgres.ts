import { type CompiledQuery, Kysely, type PostgresPool, type PostgresPoolClient, sql } from 'kysely'
import type { ChangeNotice, Database } from './database.ts'
import { ownSchemaDialect } from './own-schema-dialect.ts'
import { ONE_PART } from './parted-write.ts'
import { PERSON_LIMITS } from './person-limits.ts'
import { personTurns, type PersonTurns } from './person-turns.ts'
import { openPatientPool, openPool, type BoundedClient, type BoundedPool } from './postgres-pool.ts'
import { openSession, NOTICE_CHANNEL } from './postgres-session.ts'
import type { Queries, Tables } from './schema.ts'
import { writeAndDelete, writeHealth } from './write-health.ts'
import { AppError } from '../errors.ts'
import { besideLargeWork } from '../event-loop-turns.ts'
import { commitFault, isStorageFault, storageFault } from '../storage-fault.ts'

/** Where a PostgreSQL is, and how many connections it is asked for. */
export interface PostgresSettings {
  readonly url: string
  /** The same database past the pooler; null if there is none. */
  readonly sessionUrl: string | null
  readonly poolSize: number
}

/** Opens a PostgreSQL. Connections are made when they are needed. */
export function openPostgres({ url, sessionUrl, poolSize }: PostgresSettings, limits = PERSON_LIMITS): Database {
  const session = openSession(sessionUrl ?? url, () => pool.dropAll())
  const isBehindPooler = sessionUrl !== null
  const pool = openPool({ url, size: poolSize, isBehindPooler, isAway: session.isAway, onSlow: session.begin })
  const turns = personTurns()
  const db = new Kysely<Tables>({ dialect: ownSchemaDialect(personalPool(pool, turns)) })
  const migrating = new Kysely<Tables>({ dialect: ownSchemaDialect(openPatientPool(sessionUrl ?? url)) })
  const health = writeHealth(() => inTransaction(db, writeAndDelete))
  return {
    kind: 'postgresql',
    read: db,
    limits,
    ask: (query) => turns.withConnection(() => ask(pool, query, isBehindPooler)),
    migrating,
    transact: (work) => health.watched(() => turns.inTurn(() => inTransaction(db, work))),
    transactFor: ({ ownerId, work }) =>
      health.watched(() => turns.inTurnOf(ownerId, () => inTransaction(db, (trx) => work(trx, ONE_PART)))),
    tryToWrite: health.tryAgain,
    figures: () => ({
      writesWaiting: null,
      turns: turns.figures(),
      pool: pool.figures(),
      file: null,
      isWriteRefused: health.isRefused(),
    }),
    asPerson: (personId, work) => turns.asPerson(personId, () => besideLargeWork(work)),
    asStranger: (address, work) => turns.asStranger(address, () => besideLargeWork(work)),
    // Its own cleaning does that.
    giveBackPages: () => Promise.resolve(),
    announce: (notice) => announce(db, notice),
    subscribe: session.subscribe,
    close: async () => {
      await session.close()
      await migrating.destroy()
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

/**
 * Named, so that each connection keeps the plan: planning takes longer than a short query. A pooler hands every query to
 * another connection, which does not know the name.
 */
async function ask<Row>(
  pool: BoundedPool,
  { sql: text, parameters, queryId }: CompiledQuery<Row>,
  isBehindPooler: boolean,
): Promise<Row[]> {
  const client = await pool.connect()
  let isAnswered = false
  try {
    const name = isBehindPooler ? {} : { name: queryId.queryId }
    const { rows } = await client.query<Row & object>({ ...name, text, values: [...parameters] })
    isAnswered = true
    return rows
  } finally {
    client.release(!isAnswered)
  }
}

/**
 * The write is committed. If the connection breaks now, the client must not be told that it failed and repeat it.
 * Subscribers read the sequence from time to time, and so notice a lost notice.
 */
async function announce(db: Queries, notice: ChangeNotice): Promise<void> {
  try {
    await sql`select pg_notify(${NOTICE_CHANNEL}, ${JSON.stringify(notice)})`.execute(db)
  } catch (error) {
    const isAway = error instanceof AppError && error.code === 'unavailable'
    if (!isAway && !isStorageFault(error)) throw error
  }
}

/** Kysely asks with text and values; it has no cursors here. */
const askWith = (client: BoundedClient): PostgresPoolClient['query'] =>
  ((text: string, values: unknown[]) => client.query({ text, values })) as unknown as PostgresPoolClient['query']

/** A pool with a limit per person: they wait for one of their own connections before taking one. */
const personalPool = (pool: BoundedPool, turns: PersonTurns): PostgresPool => ({
  options: pool.options,
  connect: () =>
    new Promise<PostgresPoolClient>((resolve, reject) => {
      const use = async (): Promise<void> => {
        const client = await pool.connect()
        const released = Promise.withResolvers<undefined>()
        resolve({
          query: askWith(client),
          release: (destroy) => {
            client.release(destroy)
            released.resolve(undefined)
          },
        })
        await released.promise
      }
      turns.withConnection(use).catch(reject)
    }),
  end: () => pool.end(),
})
