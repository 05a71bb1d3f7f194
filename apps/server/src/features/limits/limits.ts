import { hash } from 'node:crypto'
import { v7 as uuid } from 'uuid'
import { daysBefore, instantOf, type Clock } from '#server/clock.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import type { Queries } from '#server/db/schema.ts'
import { AppError } from '#server/errors.ts'
import {
  deleteAttempts,
  deleteAttemptsAfter,
  deleteAttemptsBefore,
  deleteAttemptsBetween,
  findAttemptTime,
  holdBucket,
  insertAttempts,
} from './limits.queries.ts'

/** How often something may be tried within some minutes. */
export interface Limit {
  /** From `bucketOf`. */
  readonly bucket: string
  readonly most: number
  readonly minutes: number
}

/** What was counted by `takeAttempts`, and can be forgiven. */
export type TakenAttempts = readonly string[]

const MINUTE = 60_000
/** How far the clocks of two nodes may be apart. What was tried later than that was tried before a clock was set back. */
const SKEW_MINUTES = 1
/** No limit looks further back. */
const ATTEMPTS_KEPT_DAYS = 2

/**
 * Where attempts of a kind by somebody are counted. Who that is (an address, the key of an account) stands in it as a hash,
 * which comes first, so that everything of theirs is found by it.
 */
export const bucketOf = (kind: string, who: string): string => `${hash('sha256', who)}:${kind}`

/**
 * Counts an attempt under all of these limits, or under none where one is used up: however many come at once, on however
 * many nodes, no more than `most` get through. Answers what to forgive where the attempt turns out to be a good one.
 * @throws AppError `too_many_requests`, with when the oldest that counts falls out
 */
export async function takeAttempts({ db, clock }: Storage, limits: readonly Limit[]): Promise<TakenAttempts> {
  // Whoever is over a limit already is told so by reading alone: a flood must not stand in the way of those who write.
  await refuseWithoutRoom(db.read, clock, limits)
  return db.transact(async (trx) => {
    const answer = await takeIfRoom(trx, clock, limits)
    if ('waitMilliseconds' in answer) throw tooMany(answer.waitMilliseconds)
    return answer.taken
  })
}

/** The same inside a transaction, for who can wait: answers how long, where there is no room. */
export async function takeIfRoom(
  trx: Queries,
  clock: Clock,
  limits: readonly Limit[],
): Promise<{ taken: TakenAttempts } | { waitMilliseconds: number }> {
  // In one order everywhere: two who wait for each other's would wait for ever.
  for (const bucket of new Set(limits.map((limit) => limit.bucket).sort())) await holdBucket(trx, bucket)
  const waitMilliseconds = await longestWait(trx, clock, limits)
  if (waitMilliseconds > 0) return { waitMilliseconds }
  const buckets = [...new Set(limits.map((limit) => limit.bucket))]
  const rows = buckets.map((bucket) => ({ id: uuid(), bucket, tried_at: instantOf(clock) }))
  await insertAttempts(trx, rows)
  return { taken: rows.map((row) => row.id) }
}

/**
 * Counts an attempt as `takeAttempts` does, does what was attempted, and forgives the attempt where that says so, and where it
 * failed before anything was decided: an answer of 503, or somebody who left, is no wrong try. `isVerdict` says which errors
 * are an outcome like any other.
 * @throws AppError `too_many_requests`, and whatever the work throws
 */
export async function countUnlessUndecided<Value>(
  storage: Storage,
  limits: readonly Limit[],
  work: () => Promise<{ readonly value: Value; readonly isForgiven: boolean }>,
  isVerdict: (error: unknown) => boolean = () => false,
): Promise<Value> {
  const taken = await takeAttempts(storage, limits)
  const forgive = (): Promise<void> => storage.db.transact((trx) => forgiveAttempts(trx, taken))
  try {
    const { value, isForgiven } = await work()
    if (isForgiven) await forgive()
    return value
  } catch (error) {
    // Where nothing can be written at the moment, the attempt falls out of its limit by and by.
    if (!isVerdict(error)) await forgive().catch(() => undefined)
    throw error
  }
}

async function refuseWithoutRoom(db: Queries, clock: Clock, limits: readonly Limit[]): Promise<void> {
  const wait = await longestWait(db, clock, limits)
  if (wait > 0) throw tooMany(wait)
}

async function longestWait(db: Queries, clock: Clock, limits: readonly Limit[]): Promise<number> {
  return Math.max(0, ...(await Promise.all(limits.map((limit) => millisecondsUntilRoom(db, clock, limit)))))
}

/** Zero where there is room. */
async function millisecondsUntilRoom(db: Queries, clock: Clock, { bucket, most, minutes }: Limit): Promise<number> {
  const after = new Date(clock.now() - minutes * MINUTE).toISOString()
  const until = new Date(clock.now() + SKEW_MINUTES * MINUTE).toISOString()
  const oldest = await findAttemptTime(db, { bucket, after, until, place: most })
  if (oldest === undefined) return 0
  // What another node has counted by a clock that is ahead waits no longer for that.
  const since = Math.min(Date.parse(oldest), clock.now())
  return Math.max(1, since + minutes * MINUTE - clock.now())
}

const tooMany = (milliseconds: number): AppError =>
  new AppError('too_many_requests', 'Too many attempts. Try again later.', {
    retryAfter: Math.ceil(milliseconds / 1000),
  })

/** Takes back what was counted: whoever has shown that it is them has tried nothing. */
export const forgiveAttempts = (trx: Queries, taken: TakenAttempts): Promise<void> => deleteAttempts(trx, taken)

/** Removes all attempts of somebody (as `bucketOf` was told), of whatever kind, inside a transaction. */
export function forgetAttemptsOf(trx: Queries, who: string): Promise<void> {
  // ';' is the character after ':'.
  return deleteAttemptsBetween(trx, bucketOf('', who), `${hash('sha256', who)};`)
}

/** Removes the attempts that no limit looks at any more. */
export const removeOldAttempts = ({ db, clock }: Storage): Promise<void> =>
  db.transact(async (trx) => {
    await deleteAttemptsBefore(trx, daysBefore(clock, ATTEMPTS_KEPT_DAYS))
    // Nobody has tried tomorrow: the clock was set back since.
    await deleteAttemptsAfter(trx, daysBefore(clock, -1))
  })
