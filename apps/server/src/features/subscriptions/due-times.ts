import { REFRESH_MINUTES_DEFAULT, REFRESH_MINUTES_MAX } from '@dodici/contract/limits'
import type { FeedFault } from '@dodici/contract/types'
import type { SubscriptionTable } from '#server/db/schema.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const FIRST_WAIT = 5 * MINUTE
const GROWTH = 3
/** Nothing is due later than this, unless it was put off by a wrong clock. */
export const DUE_DAYS_MAX = REFRESH_MINUTES_MAX / (24 * 60) + 1

/** What a day of waiting changes as little as five minutes do. */
const LASTING: ReadonlySet<FeedFault> = new Set(['gone', 'address'])

/** How often a subscription is read, in minutes. */
export function minutesOf({ every_minutes, feed_minutes }: Pick<SubscriptionTable, 'every_minutes' | 'feed_minutes'>) {
  const byFeed = Math.min(Math.max(REFRESH_MINUTES_DEFAULT, feed_minutes ?? 0), REFRESH_MINUTES_MAX)
  return every_minutes ?? byFeed
}

/** In how many milliseconds it is read again after so many faults in a row: soon at first, at last once a day. */
export function waitAfterFault(fault: FeedFault, faults: number, retrySeconds: number | null): number {
  if (LASTING.has(fault)) return DAY
  const wait = FIRST_WAIT * GROWTH ** Math.min(faults - 1, 10)
  return Math.min(DAY, Math.max(wait, (retrySeconds ?? 0) * 1_000))
}

export const waitAfterSuccess = (row: Parameters<typeof minutesOf>[0]): number => minutesOf(row) * MINUTE
