import { setTimeout as wait } from 'node:timers/promises'
import { daysBefore, instantOf } from './clock.ts'
import type { Storage } from './db/journal/write-change.ts'
import { bringForward, hasDue, hasMisplaced, type QueueClaim, type QueueTable } from './db/queue-rows.ts'
import type { Queries } from './db/schema.ts'
import { AppError } from './errors.ts'
import type { MailLog } from './mail/message.ts'

const MINUTE = 60_000
const SKEW_MINUTES = 1
const QUEUED_DAYS = 2
/** How long storing is tried again. An outage, such as a failover, may last longer than other faults, but less than any claim. */
const STORE_MILLISECONDS = { away: 2 * MINUTE, failing: 3_000 }
const STORE_PAUSE_MILLISECONDS = 500

/** A queue, and how its rows are sent. */
interface SendQueue<Row> {
  readonly table: QueueTable
  /** Rows that are sent in parallel per process. */
  readonly atOnce: number
  /** A claim without a result expires after this time, which is longer than sending may take. */
  readonly claimMilliseconds: number
  readonly claim: (trx: Queries, claim: QueueClaim) => Promise<Row[]>
  readonly deliver: (row: Row) => Promise<void>
  /** What the log says if the result of a row could not be stored. Its claim expires by itself. */
  readonly lost: string
}

/**
 * Sends what is due, some in parallel, and returns how many were tried. Two senders never take the same row; a failed one
 * is due again later.
 */
export async function sendDue<Row>(
  { db, clock, log }: Storage & { readonly log: MailLog },
  { table, atOnce, claimMilliseconds, claim, deliver, lost }: SendQueue<Row>,
): Promise<number> {
  const instantAfter = (milliseconds: number): string => new Date(clock.now() + milliseconds).toISOString()
  const now = instantOf(clock)
  const instants = { now, soon: instantAfter(SKEW_MINUTES * MINUTE), far: daysBefore(clock, -QUEUED_DAYS) }
  if (await hasMisplaced(db.read, table, instants)) await db.transact((trx) => bringForward(trx, table, instants))
  if (!(await hasDue(db.read, table, now))) return 0
  const until = instantAfter(claimMilliseconds)
  const rows = await db.transact((trx) => claim(trx, { now, until, most: atOnce }))
  for (const outcome of await Promise.allSettled(rows.map(deliver))) {
    if (outcome.status === 'rejected') log.error({ err: outcome.reason }, lost)
  }
  return rows.length
}

/** Forgetting to record what was sent would send it again, so this waits out an outage of the database, such as a failover. */
export async function storeOutcome({ db }: Pick<Storage, 'db'>, work: (trx: Queries) => Promise<void>): Promise<void> {
  const begun = performance.now()
  for (;;) {
    try {
      await db.transact(work)
      return
    } catch (error) {
      const isAway = error instanceof AppError && error.code === 'unavailable'
      if (performance.now() - begun > STORE_MILLISECONDS[isAway ? 'away' : 'failing']) throw error
      await wait(STORE_PAUSE_MILLISECONDS)
    }
  }
}
