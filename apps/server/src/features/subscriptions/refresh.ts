import { performance } from 'node:perf_hooks'
import type { FeedFault } from '@dodici/contract/types'
import { instantOf } from '#server/clock.ts'
import type { SubscriptionTable } from '#server/db/schema.ts'
import type { InTurn } from '#server/due-work/due-work.ts'
import type { WorkCost } from '#server/due-work/turns-of-owners.ts'
import { AppError } from '#server/errors.ts'
import { accountRow } from '#server/features/accounts/account-row.ts'
import type { FileContent, FileStorage } from '#server/features/calendar-contents/ics-tasks.ts'
import { personalClock } from '#server/features/reminders/reminded-event.ts'
import type { Outgoing } from '#server/outgoing/outgoing.ts'
import { waitAfterFault, waitAfterSuccess } from './due-times.ts'
import { fetchFeed, type FeedAnswer, type FeedMarks } from './fetch-feed.ts'
import { heldOf, type HeldAnswer } from './list-subscriptions.service.ts'
import { setRead } from './subscriptions.queries.ts'
import { writeRefresh } from './write-refresh.ts'

/** What reading calendars takes. */
export type FeedStorage = FileStorage & { readonly outgoing: Outgoing }

export interface RefreshWishes {
  /** Whether what it sends is taken, however little that is. */
  readonly takesAll?: boolean
  /** Runs what needs a thread and the database. */
  readonly inTurn?: InTurn
}

const NO_COST: WorkCost = { written: 0, milliseconds: 0 }

/**
 * Reads a subscribed calendar and shows what it says. Whatever goes wrong, what is shown stays, and the subscription says
 * why, and when it is read next.
 */
export async function refresh(
  storage: FeedStorage,
  row: SubscriptionTable,
  { takesAll = false, inTurn = (work) => work() }: RefreshWishes = {},
): Promise<WorkCost> {
  // Who takes what was held wants all of it again.
  const answer = await fetchFeed(storage.outgoing, takesAll ? { ...row, etag: null, last_modified: null } : row)
  return settleAnswer(storage, row, { answer, takesAll, inTurn })
}

interface Answered extends Required<RefreshWishes> {
  readonly answer: FeedAnswer
}

/** Shows what an address has answered. */
export async function settleAnswer(
  storage: FeedStorage,
  row: SubscriptionTable,
  { answer, takesAll, inTurn }: Answered,
): Promise<WorkCost> {
  if (answer.kind === 'fault') return noteFault(storage, row, answer)
  if (answer.kind === 'unchanged') return noteOk(storage, row, {})
  if (!takesAll && answer.bodyHash === row.body_hash) return noteOk(storage, row, marksOf(answer))
  return inTurn(() => readAndShow(storage, row, { answer, takesAll }))
}

interface ReadAnswer extends Pick<Answered, 'takesAll'> {
  readonly answer: Extract<FeedAnswer, { kind: 'file' }>
}

async function readAndShow(
  storage: FeedStorage,
  row: SubscriptionTable,
  { answer, takesAll }: ReadAnswer,
): Promise<WorkCost> {
  const begun = performance.now()
  const { owner_id: ownerId } = row
  try {
    const clock = personalClock(await accountRow(storage.db.read, ownerId))
    const reading = await storage.files.read(answer.bytes, clock)
    const written = await show(storage, row, { answer, takesAll, reading })
    return { written, milliseconds: performance.now() - begun }
  } catch (error) {
    const fault = faultOfError(error)
    if (fault === null) throw error
    await noteFault(storage, row, { fault, retrySeconds: null })
    return { written: 0, milliseconds: performance.now() - begun }
  }
}

/** Returns how many events were written. */
async function show(
  storage: FeedStorage,
  row: SubscriptionTable,
  { answer, takesAll, reading }: ReadAnswer & { readonly reading: FileContent },
): Promise<number> {
  if (!takesAll && reading.fingerprint === heldOf(row)?.contentHash) {
    await noteOk(storage, row, { held: row.held })
    return 0
  }
  const facts = { ...marksOf(answer), feed_minutes: reading.refreshMinutes, content_hash: reading.fingerprint }
  if (reading.fingerprint === row.content_hash) {
    await noteOk(storage, row, facts)
    return 0
  }
  const outcome = await writeRefresh(storage, row, { events: reading.events, takesAll })
  if ('gone' in outcome) {
    const held: HeldAnswer = {
      ...outcome,
      at: instantOf(storage.clock),
      isKept: false,
      contentHash: reading.fingerprint,
    }
    await noteOk(storage, row, { held: JSON.stringify(held) })
    return 0
  }
  await noteOk(storage, row, facts)
  return outcome.written
}

const marksOf = ({ etag, lastModified, bodyHash }: FeedMarks) => ({
  etag,
  last_modified: lastModified,
  body_hash: bodyHash,
})

const FAULTS_OF_FILES: Partial<Record<AppError['code'], FeedFault>> = {
  unreadable_file: 'notCalendar',
  too_many_events: 'tooManyEvents',
  quota_exceeded: 'quota',
  unavailable: 'server',
}

/** What of its file stood in the way; null if it was something else. */
export const faultOfError = (error: unknown): FeedFault | null =>
  error instanceof AppError ? (FAULTS_OF_FILES[error.code] ?? null) : null

type Facts = Partial<
  Pick<SubscriptionTable, 'etag' | 'last_modified' | 'body_hash' | 'content_hash' | 'feed_minutes' | 'held'>
>

/** It has answered: what was held is past, unless it sent the same again. */
async function noteOk(storage: FeedStorage, row: SubscriptionTable, facts: Facts): Promise<WorkCost> {
  const wait = waitAfterSuccess({ ...row, ...facts })
  await note(storage, row, { held: null, ...facts, fault: null, faults: 0, last_ok_at: instantOf(storage.clock) }, wait)
  return NO_COST
}

async function noteFault(
  storage: FeedStorage,
  row: SubscriptionTable,
  { fault, retrySeconds }: { readonly fault: FeedFault; readonly retrySeconds: number | null },
): Promise<WorkCost> {
  const faults = row.faults + 1
  await note(storage, row, { fault, faults }, waitAfterFault(fault, faults, retrySeconds))
  return NO_COST
}

const note = (
  { db, clock }: FeedStorage,
  row: SubscriptionTable,
  facts: Partial<SubscriptionTable>,
  waitMilliseconds: number,
): Promise<void> => {
  const due_at = new Date(clock.now() + waitMilliseconds).toISOString()
  return db.transact((trx) => setRead(trx, row, { ...facts, last_try_at: instantOf(clock), due_at }))
}
