import { hash } from 'node:crypto'
import { v7 as uuid } from 'uuid'
import type { Actor } from '#server/actor.ts'
import { daysBefore, instantOf, type Clock } from '#server/clock.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import type { Queries } from '#server/db/schema.ts'
import { AppError } from '#server/errors.ts'
import type { RateStanding } from '#server/rate-standing.ts'
import {
  deleteAttempts,
  deleteAttemptsAfter,
  deleteAttemptsBefore,
  deleteAttemptsBetween,
  findAttemptTime,
  holdBucket,
  insertAttempts,
} from './limits.queries.ts'

/** How often something may be attempted within some minutes. */
export interface Limit {
  /** From `bucketOf`. */
  readonly bucket: string
  readonly most: number
  readonly minutes: number
}

/** A counted attempt, which can be subtracted again. */
export type TakenAttempts = readonly string[]

const MINUTE = 60_000
/** Maximum clock difference between two nodes. Attempts further in the future were made before a clock was set back. */
const SKEW_MINUTES = 1
/** No limit looks further back. */
const ATTEMPTS_KEPT_DAYS = 2

/**
 * The counter for a kind of attempt by somebody. Who it is (an address, an account) is hashed and comes first, so that
 * all of their counters can be found.
 */
export const bucketOf = (kind: string, who: string): string => `${hash('sha256', who)}:${kind}`

/** The same for the person who asks, whosever data they ask for. */
export const bucketOfActor = (kind: string, { userId }: Actor): string => bucketOf(kind, userId)

/** How many times as much comes from a larger block of addresses as from one of them. */
const BLOCK_FACTOR = 5

/** The limits of where something comes from: an address, from `addressOf`, and the block around it, which one may own. */
export const limitsOfPlace = (
  kind: string,
  { address, block }: { readonly address: string; readonly block: string },
  { most, minutes }: Omit<Limit, 'bucket'>,
): Limit[] => [
  { bucket: bucketOf(kind, address), most, minutes },
  { bucket: bucketOf(`${kind}-block`, block), most: most * BLOCK_FACTOR, minutes },
]

/**
 * Counts an attempt under all of these limits, or under none if one is exhausted. However many arrive at once, on
 * however many nodes, no more than `most` succeed. Returns what to forgive if the attempt turns out well.
 * @throws AppError `too_many_requests`, with the time until the oldest attempt expires
 */
export async function takeAttempts({ db, clock }: Storage, limits: readonly Limit[]): Promise<TakenAttempts> {
  // If a limit is already exceeded, reading tells: a flood must not delay writers.
  await refuseWithoutRoom(db.read, clock, limits)
  return db.transact(async (trx) => {
    const answer = await takeIfRoom(trx, clock, limits)
    if ('waitMilliseconds' in answer) throw tooMany(answer)
    return answer.taken
  })
}

/** The same inside a transaction, for callers that can wait: returns how long if there is no room. */
export async function takeIfRoom(
  trx: Queries,
  clock: Clock,
  limits: readonly Limit[],
): Promise<{ taken: TakenAttempts } | Wait> {
  // In a fixed order, so that two requests never wait for each other.
  for (const bucket of new Set(limits.map((limit) => limit.bucket).sort())) await holdBucket(trx, bucket)
  const wait = await longestWait(trx, clock, limits)
  if (wait !== null) return wait
  const buckets = [...new Set(limits.map((limit) => limit.bucket))]
  const rows = buckets.map((bucket) => ({ id: uuid(), bucket, tried_at: instantOf(clock) }))
  await insertAttempts(trx, rows)
  return { taken: rows.map((row) => row.id) }
}

/**
 * Counts an attempt, runs it, and forgives it if its result says so or if it failed without a verdict: a 503, or a
 * client that left, is no wrong attempt. `isVerdict` says which errors are verdicts.
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
    // If nothing can be written now, the attempt expires by itself.
    if (!isVerdict(error)) await forgive().catch(() => undefined)
    throw error
  }
}

async function refuseWithoutRoom(db: Queries, clock: Clock, limits: readonly Limit[]): Promise<void> {
  const wait = await longestWait(db, clock, limits)
  if (wait !== null) throw tooMany(wait)
}

/** How long there is no room under a limit. */
interface Wait {
  readonly waitMilliseconds: number
  readonly limit: Limit
}

/** The longest of all; null if there is room under each. */
async function longestWait(db: Queries, clock: Clock, limits: readonly Limit[]): Promise<Wait | null> {
  const waits = await Promise.all(
    limits.map(async (limit) => ({ limit, waitMilliseconds: await millisecondsUntilRoom(db, clock, limit) })),
  )
  const longest = waits.sort((one, other) => other.waitMilliseconds - one.waitMilliseconds)[0]
  return longest !== undefined && longest.waitMilliseconds > 0 ? longest : null
}

/** Zero if there is room. */
async function millisecondsUntilRoom(db: Queries, clock: Clock, { bucket, most, minutes }: Limit): Promise<number> {
  const after = new Date(clock.now() - minutes * MINUTE).toISOString()
  const until = new Date(clock.now() + SKEW_MINUTES * MINUTE).toISOString()
  const oldest = await findAttemptTime(db, { bucket, after, until, place: most })
  if (oldest === undefined) return 0
  // An attempt counted by another node, whose clock is ahead, does not prolong the wait.
  const since = Math.min(Date.parse(oldest), clock.now())
  return Math.max(1, since + minutes * MINUTE - clock.now())
}

function tooMany({ waitMilliseconds, limit }: Wait): AppError {
  const retryAfter = Math.ceil(waitMilliseconds / 1000)
  const rate = standingOf(limit, retryAfter)
  return new AppError('too_many_requests', 'Too many attempts. Try again later.', { retryAfter, rate })
}

/** Of a limit that is exhausted. What a kind says behind its first word is for the counter alone. */
const standingOf = ({ bucket, most, minutes }: Limit, resetSeconds: number): RateStanding => ({
  policy: /:([\w-]+)/.exec(bucket)?.[1] ?? 'attempts',
  quota: most,
  windowSeconds: minutes * 60,
  left: 0,
  resetSeconds,
})

/** Subtracts attempts: whoever has proved who they are has not guessed. */
export const forgiveAttempts = (trx: Queries, taken: TakenAttempts): Promise<void> => deleteAttempts(trx, taken)

/** Deletes all attempts of somebody (by `bucketOf`), inside a transaction. */
export function forgetAttemptsOf(trx: Queries, who: string): Promise<void> {
  // ';' is the character after ':'.
  return deleteAttemptsBetween(trx, bucketOf('', who), `${hash('sha256', who)};`)
}

/** Deletes attempts that no limit considers any more. */
export const removeOldAttempts = ({ db, clock }: Storage): Promise<void> =>
  db.transact(async (trx) => {
    await deleteAttemptsBefore(trx, daysBefore(clock, ATTEMPTS_KEPT_DAYS))
    // An attempt in the future: the clock was set back since.
    await deleteAttemptsAfter(trx, daysBefore(clock, -1))
  })
