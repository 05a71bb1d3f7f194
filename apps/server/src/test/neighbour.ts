import { closeSync, openSync, readSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import type { Event } from '@dodici/contract/types'
import { sqliteFile } from '#server/db/sqlite-folder.ts'
import type { Person, Planner } from './planner.ts'

/** What one request has waited for at the longest, while somebody else had much to do. */
export interface LongestWaits {
  /** Milliseconds of processor that this thread has used until a year was read, and until an event was written. */
  readonly read: number
  readonly write: number
  /** On SQLite, transactions that were stored until the write was: each waits for the disk, which no processor time shows. */
  readonly stored: number
  /** On SQLite, milliseconds in which a write was waited for and this thread had nothing to do: somebody sits on the lock. */
  readonly idle: number
}

/** Of the processor, until somebody else is answered. */
const WAIT_MILLISECONDS = 100
/** Transactions until a write is stored, its own too: while it is read and looked at, some turns of the loop go by. */
const STORED = 8

/** What a neighbour has waited for beyond what is allowed, in a word; null for nothing. */
export function waitedTooLong({ read, write, stored, idle }: LongestWaits): string | null {
  const isShort = Math.max(read, write) <= WAIT_MILLISECONDS && stored <= STORED && idle === 0
  return isShort
    ? null
    : `read ${read.toFixed()}, write ${write.toFixed()} ms, ${String(stored)} stored, idle ${idle.toFixed()}`
}

/** How to ask for what they want: each answers its status. */
interface NeighbourRequests {
  readonly read: () => Promise<number>
  readonly write: () => Promise<number>
}

/** Somebody who reads their year and writes an event, again and again. */
export interface Neighbour extends NeighbourRequests {
  /** Asks until some work is done. What the machine does beside this thread is not in the answer. */
  readonly during: (work: () => Promise<unknown>) => Promise<LongestWaits>
}

/** Milliseconds of processor that this thread has used until now. */
export function processorTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

const DAY = { start: '2026-03-03', end: '2026-03-03', allDay: true }

export async function newNeighbour(planner: Planner): Promise<Neighbour> {
  const person = await planner.newUser()
  const event = (await person.post('/events', { title: 'Dentista', ...DAY })).json<Event>()
  const asks = { read: readingOf(person), write: writingOf(person, event) }
  // What is compiled at first is not what others are waited for.
  await ask(planner, asks)
  return {
    ...asks,
    during: async (work) => {
      const state = { isDone: false }
      const working = work().finally(() => (state.isDone = true))
      // It is looked at below, once nothing is asked any more.
      void working.catch(() => undefined)
      let longest = await ask(planner, asks)
      while (!state.isDone) longest = longer(longest, await ask(planner, asks))
      await working
      return longest
    },
  }
}

const readingOf = (person: Person) => async () => (await person.get('/events?year=2026')).statusCode

function writingOf(person: Person, { _id }: Event): () => Promise<number> {
  let count = 0
  return async () => {
    count += 1
    return (await person.patch(`/events/${_id}`, { title: `Dentista ${String(count)}` })).statusCode
  }
}

/** A reading and a write, both at once: what others do just then keeps either of them. */
async function ask({ db, config }: Planner, { read, write }: NeighbourRequests): Promise<LongestWaits> {
  const isSqlite = db.kind === 'sqlite'
  const stored = (): number => (isSqlite ? storedTransactions(config.dataDir) : 0)
  const before = { time: processorTime(), stored: stored(), idle: idleTime() }
  const reading = expectDone(read()).then(() => processorTime() - before.time)
  await expectDone(write())
  const writing = processorTime() - before.time
  const during = { stored: stored() - before.stored, idle: isSqlite ? idleTime() - before.idle : 0 }
  return { read: await reading, write: writing, ...during }
}

async function expectDone(answer: Promise<number>): Promise<void> {
  const status = await answer
  if (status !== 200) throw new Error(`the neighbour was answered ${String(status)}`)
}

const longer = (one: LongestWaits, other: LongestWaits): LongestWaits => ({
  read: Math.max(one.read, other.read),
  write: Math.max(one.write, other.write),
  stored: Math.max(one.stored, other.stored),
  idle: Math.max(one.idle, other.idle),
})

const idleTime = (): number => performance.eventLoopUtilization().idle

/** Where the index of the write-ahead log counts the transactions: https://sqlite.org/walformat.html, "change counter". */
const CHANGE_COUNTER = 8

function storedTransactions(dataDir: string): number {
  const file = openSync(`${sqliteFile(dataDir)}-shm`, 'r')
  const bytes = new Uint32Array(1)
  readSync(file, bytes, 0, bytes.byteLength, CHANGE_COUNTER)
  closeSync(file)
  return bytes[0] ?? 0
}
