import type { PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { cut, refuseStandby } from './postgres-session.ts'
import { storageAway } from '../storage-fault.ts'

const CONNECT_MILLISECONDS = 3_000
/** PostgreSQL itself ends a statement that takes longer. Behind a pooler, a setting of the role has to say so. */
const STATEMENT_MILLISECONDS = 30_000
/** Who has not answered by then never will. */
const ANSWER_MILLISECONDS = STATEMENT_MILLISECONDS + 2_000
/** PostgreSQL waits with a commit until a synchronous standby has it, for ever if there is none. */
const COMMIT_MILLISECONDS = 10_000
/** From then on somebody looks whether the database is still there. */
const SLOW_MILLISECONDS = 1_000

/** Sequences and counts stay far below 2^53, so they are numbers on both databases. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** A connection on which no query waits for ever. */
export interface BoundedClient extends Pick<PostgresPoolClient, 'release'> {
  readonly query: <Row extends pg.QueryResultRow>(query: pg.QueryConfig) => Promise<pg.QueryResult<Row>>
}

export interface BoundedPool {
  readonly options: object
  /** @throws Error that is a storage fault; AppError `unavailable`, at once, if the database is known to be away */
  readonly connect: () => Promise<BoundedClient>
  /** Breaks all connections off. Of a server that is frozen or replaced, none is of use. */
  readonly dropAll: () => void
  readonly figures: () => { readonly total: number; readonly idle: number; readonly waiting: number }
  readonly end: () => Promise<void>
}

interface PoolSettings {
  readonly url: string
  readonly size: number
  /** A pooler refuses what it does not know in the first message of a connection. */
  readonly isBehindPooler: boolean
  readonly isAway: () => boolean
  /** Called when a query takes long. */
  readonly onSlow: () => void
}

/** Opens a pool on PostgreSQL. Connections are made when they are needed. */
export function openPool({ url, size, isBehindPooler, isAway, onSlow }: PoolSettings): BoundedPool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: CONNECT_MILLISECONDS,
    ...(isBehindPooler ? {} : { statement_timeout: STATEMENT_MILLISECONDS }),
    application_name: 'dodici',
    keepAlive: true,
    verify: refuseWithin(CONNECT_MILLISECONDS),
  })
  const clients = new Map<pg.PoolClient, Bounded>()
  // The pool replaces an idle connection that breaks; without a listener the error would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    // The pool listens only to idle connections. A query on a broken one gets the error itself.
    client.on('error', () => undefined)
    clients.set(client, bounded(client, onSlow))
  })
  pool.on('remove', (client) => clients.delete(client))
  return {
    options: pool.options,
    connect: async () => {
      if (isAway()) throw storageAway()
      const client = await pool.connect()
      const known = clients.get(client)
      if (known === undefined) throw new Error('the pool has handed out a connection that it has not opened')
      return known
    },
    dropAll: () => {
      for (const client of clients.keys()) cut(client)
    },
    figures: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    end: () => {
      for (const [client, { isLate }] of clients) if (isLate()) cut(client)
      return pool.end()
    },
  }
}

/** A pool for what may take minutes, as building an index, and needs sessions of its own: it leads past any pooler. */
export const openPatientPool = (url: string): pg.Pool =>
  new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MILLISECONDS,
    application_name: 'dodici',
    keepAlive: true,
    // Nobody needs them after the start.
    idleTimeoutMillis: 1_000,
    verify: refuseWithin(CONNECT_MILLISECONDS),
  }).on('error', () => undefined)

/** Checks a new connection before it is used. */
const refuseWithin =
  (milliseconds: number) =>
  (client: pg.PoolClient, done: (error?: Error) => void): void => {
    const late = setTimeout(() => cut(client), milliseconds)
    refuseStandby(client).then(
      () => {
        clearTimeout(late)
        done()
      },
      (error: unknown) => {
        clearTimeout(late)
        done(error instanceof Error ? error : new Error(String(error)))
      },
    )
  }

interface Bounded extends BoundedClient {
  readonly isLate: () => boolean
}

function bounded(client: pg.PoolClient, onSlow: () => void): Bounded {
  let isUnconfirmed = false
  let late: Promise<unknown> | null = null
  client.on('notice', ({ routine }) => {
    // A commit whose wait for the standby was ended is answered like any other, and may be gone after a failover.
    if (routine === 'SyncRepWaitForLSN') isUnconfirmed = true
  })
  const commit = async <Row extends pg.QueryResultRow>(query: pg.QueryConfig): Promise<pg.QueryResult<Row>> => {
    const answer = client.query<Row>(query)
    const result = await within(COMMIT_MILLISECONDS, answer)
    if (result === null) {
      // The server goes on waiting. To open more connections meanwhile would use up what it has.
      late = answer.catch(() => undefined)
      throw Object.assign(new Error('the commit waits for a standby'), { code: '57014' })
    }
    if (isUnconfirmed) throw Object.assign(new Error('the standby has not confirmed the commit'), { code: '57014' })
    return result
  }
  return {
    isLate: () => late !== null,
    query: async <Row extends pg.QueryResultRow>(query: pg.QueryConfig) => {
      if (late !== null || isUnconfirmed) throw new Error('Connection terminated: its commit is uncertain')
      const slow = setTimeout(onSlow, SLOW_MILLISECONDS)
      const limit = setTimeout(() => cut(client), ANSWER_MILLISECONDS)
      try {
        return query.text === 'commit' ? await commit<Row>(query) : await client.query<Row>(query)
      } finally {
        clearTimeout(slow)
        clearTimeout(limit)
      }
    },
    release: (destroy) => {
      if (late === null) client.release(destroy === true || isUnconfirmed)
      else void late.then(() => client.release(true))
    },
  }
}

/** The result, or null if it is not there in time. */
async function within<Result>(milliseconds: number, answer: Promise<Result>): Promise<Result | null> {
  let timer: NodeJS.Timeout | undefined
  const end = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, milliseconds, null)
  })
  try {
    return await Promise.race([answer, end])
  } finally {
    clearTimeout(timer)
  }
}
