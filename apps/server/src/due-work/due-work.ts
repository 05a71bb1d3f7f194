import { daysBefore, instantOf, timerOf } from '#server/clock.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import { keepLooking, type Poller } from '#server/poller.ts'
import type { MailLog } from '#server/mail/message.ts'
import type { DueCalendar, DueQueries, DueRow } from './due.queries.ts'
import { turnsOfOwners, type TurnsOfOwners, type WorkCost } from './turns-of-owners.ts'

const LOOK_MILLISECONDS = 2_000
/** Hosts that are asked at the same time, unless more are said to be. */
const AT_ONCE = 8
/** Owners, and rows of one, that are looked at for one that can be done now. */
const OWNERS_A_LOOK = 100
const OF_ONE_OWNER = 20
/** A server that was stopped meanwhile has not done it; another one does then. */
const CLAIM_MILLISECONDS = 5 * 60_000
/** What is under way then is done by the next server. */
const STOP_MILLISECONDS = 6_000

const NO_COST: WorkCost = { written: 0, milliseconds: 0 }

/** What is done for somebody when it is due, by asking others on the network. */
export interface DueWork<Row extends Found, Found extends DueRow = DueCalendar> {
  readonly queries: DueQueries<Found>
  /** How many are done at the same time. */
  readonly atOnce?: number
  /** Nothing is due later than this, unless it was put off by a wrong clock. */
  readonly daysMax: number
  /** The row behind what is due; undefined if it is gone. */
  readonly find: (row: Found) => Promise<Row | undefined>
  /** Of what has the same, one is done at a time. */
  readonly hostOf: (row: Row) => string
  /** `inTurn` runs what takes the processor and the database, one after another. */
  readonly run: (row: Row, inTurn: InTurn) => Promise<WorkCost>
  /** One failure delays nothing else; it is tried again when the claim ends. */
  readonly onFailure: (row: Row, error: unknown) => Promise<void>
}

export type InTurn = <Value>(work: () => Promise<Value>) => Promise<Value>

export interface DueWorker {
  /** Begins what is due as far as there is room, and says how much that is. */
  readonly look: () => Promise<number>
  /** Waits for what is under way. */
  readonly settled: () => Promise<void>
}

/**
 * One at a time of an owner and of a host, so that nobody waits for somebody else's many calendars or slow server. `onEnd` is
 * called after each.
 */
export function dueWorker<Row extends Found, Found extends DueRow = DueCalendar>(
  storage: Storage,
  work: DueWork<Row, Found>,
  onEnd: () => void = () => undefined,
): DueWorker {
  const turns = turnsOfOwners(storage.clock)
  const hosts = new Set<string>()
  const running = new Set<Promise<void>>()
  const inTurn = oneAfterAnother()
  const run = async (row: Row): Promise<void> => {
    const host = work.hostOf(row)
    hosts.add(host)
    turns.begin(row.owner_id)
    let cost = NO_COST
    try {
      cost = await work.run(row, inTurn)
    } catch (error) {
      await work.onFailure(row, error)
    } finally {
      hosts.delete(host)
      turns.end(row.owner_id, cost)
    }
  }
  const begin = (row: Row): void => {
    const one = run(row).finally(() => {
      running.delete(one)
      onEnd()
    })
    running.add(one)
  }
  return {
    look: async () => {
      const most = (work.atOnce ?? AT_ONCE) - running.size
      if (most <= 0) return 0
      const rows = await claimSome(storage, work, { turns, hosts, most })
      for (const row of rows) begin(row)
      return rows.length
    },
    settled: async () => {
      while (running.size > 0) await Promise.all(running)
    },
  }
}

interface Room {
  readonly turns: TurnsOfOwners
  /** Those that are being asked. */
  readonly hosts: ReadonlySet<string>
  readonly most: number
}

async function claimSome<Row extends Found, Found extends DueRow>(
  { db, clock }: Storage,
  work: DueWork<Row, Found>,
  { turns, hosts, most }: Room,
): Promise<Row[]> {
  const { queries } = work
  const now = instantOf(clock)
  const after = daysBefore(clock, -work.daysMax)
  if (await queries.isAnyMisplaced(db.read, after))
    await db.transact((trx) => queries.bringForward(trx, { now, after }))
  const owners = await queries.findOwners(db.read, { now, without: turns.waiting(), most: OWNERS_A_LOOK })
  const busy = new Set(hosts)
  const claimed: Row[] = []
  const until = new Date(clock.now() + CLAIM_MILLISECONDS).toISOString()
  for (const { owner_id } of turns.inOrder(owners)) {
    if (claimed.length >= most) break
    const row = await firstFree(work, await queries.findOf(db.read, owner_id, { now, most: OF_ONE_OWNER }), busy)
    if (row === undefined || !(await db.transact((trx) => queries.claim(trx, row, until)))) continue
    busy.add(work.hostOf(row))
    claimed.push(row)
  }
  return claimed
}

async function firstFree<Row extends Found, Found extends DueRow>(
  { find, hostOf }: DueWork<Row, Found>,
  due: readonly Found[],
  busy: ReadonlySet<string>,
): Promise<Row | undefined> {
  for (const one of due) {
    const row = await find(one)
    // One that another server has put off meanwhile is that one's.
    if (row?.due_at === one.due_at && !busy.has(hostOf(row))) return row
  }
  return undefined
}

/** Work that waits for the work before it, whatever became of that. */
function oneAfterAnother(): InTurn {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const next = last.then(work, work)
    last = next.catch(() => undefined)
    return next
  }
}

/** The host of an address; of one that is none, itself. */
export const hostOfUrl = (url: string): string => (URL.canParse(url) ? new URL(url).host : url)

interface Started {
  readonly log: MailLog
  /** In the log, where not even looking was possible. */
  readonly words: string
  readonly milliseconds?: number
}

/** Starts doing what is due. Stopping waits for what is under way, but not for long. */
export function startDueWork<Row extends Found, Found extends DueRow = DueCalendar>(
  storage: Storage,
  work: DueWork<Row, Found>,
  { log, words, milliseconds = LOOK_MILLISECONDS }: Started,
): Poller {
  const worker = dueWorker(storage, work, () => looking.wake())
  const looking = keepLooking({
    look: worker.look,
    milliseconds: timerOf(storage.clock, milliseconds),
    onFault: (error) => log.error({ err: error }, words),
  })
  return {
    wake: looking.wake,
    stop: async () => {
      await looking.stop()
      let timer: NodeJS.Timeout | undefined
      const end = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, STOP_MILLISECONDS)
      })
      await Promise.race([worker.settled(), end])
      clearTimeout(timer)
    },
  }
}
