import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import pg from 'pg'
import { httpClient } from '../measure/http-client.ts'
import { memoryOf } from '../product/server.ts'
import type { Place } from './simulated-server.ts'

/** What a server holds at a moment. */
export interface Holding {
  /** Megabytes. */
  readonly memory: number
  readonly heap: number
  /** Open files and connections of the process, and its threads. */
  readonly handles: number
  readonly threads: number
  readonly database: number
  /** The write-ahead log; 0 on PostgreSQL, which has one for all of its databases. */
  readonly log: number
  /** Pages of the file that hold nothing, in megabytes; 0 on PostgreSQL. */
  readonly free: number
  /** Rows of all tables. */
  readonly rows: number
}

const MEGABYTE = 2 ** 20

/** Files of a process, and its threads; only Linux says it this way. */
export const countIn = (pid: number, what: 'fd' | 'task'): number => readdirSync(`/proc/${pid}/${what}`).length

const sizeOf = (file: string): number => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) / MEGABYTE

/** Looks at a database without holding it up: each look is over within one statement. */
export interface Gauge {
  readonly look: () => Promise<Pick<Holding, 'database' | 'log' | 'free' | 'rows'>>
  readonly close: () => Promise<void>
}

export const gaugeOf = ({ dataDir, databaseUrl }: Place): Promise<Gauge> =>
  databaseUrl === null ? Promise.resolve(gaugeOfFile(join(dataDir, 'dodici.sqlite'))) : gaugeOfPostgres(databaseUrl)

function gaugeOfFile(file: string): Gauge {
  const connection = new Sqlite(file, { readonly: true })
  const numberOf = (name: string): number => Number(connection.pragma(name, { simple: true }))
  const tables = connection.prepare(`select name from sqlite_master where type = 'table'`).pluck().all() as string[]
  const counting = tables.map((name) => connection.prepare(`select count(*) from "${name}"`).pluck())
  return {
    look: () =>
      Promise.resolve({
        database: sizeOf(file),
        log: sizeOf(`${file}-wal`),
        free: (numberOf('freelist_count') * numberOf('page_size')) / MEGABYTE,
        rows: counting.reduce((sum, statement) => sum + Number(statement.get()), 0),
      }),
    close: () => Promise.resolve(void connection.close()),
  }
}

async function gaugeOfPostgres(connectionString: string): Promise<Gauge> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const { rows: tables } = await client.query<{ tablename: string }>(
    `select tablename from pg_tables where schemaname = current_schema()`,
  )
  const counts = tables.map(({ tablename }) => `(select count(*) from "${tablename}")`).join(' + ')
  return {
    look: async () => {
      const { rows } = await client.query<{ bytes: string; rows: string }>(
        `select pg_database_size(current_database()) as bytes, ${counts} as rows`,
      )
      const [one] = rows
      return { database: Number(one?.bytes) / MEGABYTE, log: 0, free: 0, rows: Number(one?.rows) }
    },
    close: () => client.end(),
  }
}

/** Says what a server holds, whenever it is asked. */
export function watch({ address, pid }: { address: string; pid: number }, gauge: Gauge): () => Promise<Holding> {
  const ask = httpClient(address)
  return async () => {
    const metrics = await ask({ path: '/metrics' })
    const heap = Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(metrics.body.toString())?.[1]) / MEGABYTE
    const [handles, threads] = [countIn(pid, 'fd'), countIn(pid, 'task')]
    return { memory: memoryOf(pid).now, heap, handles, threads, ...(await gauge.look()) }
  }
}
