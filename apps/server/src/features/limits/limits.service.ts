import { hash } from 'node:crypto'
import { v7 as uuid } from 'uuid'
import { daysBefore, instantOf, type Clock } from '#server/clock.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import type { Queries } from '#server/db/schema.ts'
import { AppError } from '#server/errors.ts'
import {
  deleteAttempts,
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
export function takeAttempts({ db, clock }: Storage, limits: readonly Limit[]): Promise<TakenAttempts> {
  return db.transact(async (trx) => {
    // In one order everywhere: two who wait for each other's would wait for ever.
    for (const bucket of limits.map((limit) => limit.bucket).sort()) await holdBucket(trx, bucket)
    const waits = await Promise.all(limits.map((limit) => millisecondsUntilRoom(trx, clock, limit)))
    const wait = Math.max(0, ...waits)
    if (wait > 0) throw tooMany(wait)
    const rows = limits.map(({ bucket }) => ({ id: uuid(), bucket, tried_at: instantOf(clock) }))
    await insertAttempts(trx, rows)
    return rows.map((row) => row.id)
  })
}

/** Zero where there is room. */
async function millisecondsUntilRoom(trx: Queries, clock: Clock, { bucket, most, minutes }: Limit): Promise<number> {
  const after = new Date(clock.now() - minutes * MINUTE).toISOString()
  const oldest = await findAttemptTime(trx, { bucket, after, place: most })
  return oldest === undefined ? 0 : Math.max(1, Date.parse(oldest) + minutes * MINUTE - clock.now())
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
  db.transact((trx) => deleteAttemptsBefore(trx, daysBefore(clock, ATTEMPTS_KEPT_DAYS)))
