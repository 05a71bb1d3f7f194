import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ALL_TABLES } from '../../apps/server/src/db/tables.ts'
import { openOf, run } from '../crowd/copy-rows.ts'
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

/** Looks at a database without holding it up: each look is over within some statements. */
export interface Gauge {
  readonly look: () => Promise<Pick<Holding, 'database' | 'log' | 'free' | 'rows'>>
  readonly close: () => Promise<void>
}

/** Opens the database beside the server, as the operator's commands do. */
export async function gaugeOf(place: Place): Promise<Gauge> {
  const { kind, read, close } = await openOf(place)
  const counts = ALL_TABLES.map(({ name }) => `(select count(*) from "${name}")`).join(' + ')
  const numberOf = async (question: string): Promise<number> => {
    const { rows } = await run(read, question)
    return Number(Object.values(rows[0] ?? {})[0])
  }
  const lookAtFile = async () => {
    const file = join(place.dataDir, 'dodici.sqlite')
    const free = (await numberOf('pragma freelist_count')) * (await numberOf('pragma page_size'))
    return { database: sizeOf(file), log: sizeOf(`${file}-wal`), free: free / MEGABYTE }
  }
  const lookAtPostgres = async () => {
    const bytes = await numberOf('select pg_database_size(current_database())')
    return { database: bytes / MEGABYTE, log: 0, free: 0 }
  }
  return {
    look: async () => {
      const rows = await numberOf(`select ${counts}`)
      return { ...(await (kind === 'sqlite' ? lookAtFile() : lookAtPostgres())), rows }
    },
    close,
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
