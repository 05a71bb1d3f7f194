import type { Clock } from '#server/clock.ts'
import { AppError } from '#server/errors.ts'

/** Whole files of one feed in ten minutes; "not modified" is free. A thousand programs that look once an hour have room. */
const MOST = 600
const SPAN_MILLISECONDS = 10 * 60_000
/** Feeds that are counted at once; with more, those that were counted first are forgotten. */
const COUNTED = 10_000

interface Count {
  readonly until: number
  reads: number
}

/**
 * Counts whole files in memory: what it spares is this process, and to write each down would cost more than to answer.
 * Returns a function that counts one.
 */
export function countFullReads({ now }: Clock, most = MOST): (feedId: string) => void {
  const counts = new Map<string, Count>()
  const begin = (feedId: string): Count => {
    const count = { until: now() + SPAN_MILLISECONDS, reads: 0 }
    counts.delete(feedId)
    counts.set(feedId, count)
    const [oldest] = counts.keys()
    if (counts.size > COUNTED && oldest !== undefined) counts.delete(oldest)
    return count
  }
  return (feedId) => {
    const known = counts.get(feedId)
    const count = known === undefined || isOver(known, now()) ? begin(feedId) : known
    if (count.reads >= most) throw tooMany(count.until - now())
    count.reads += 1
  }
}

/** Also where the clock was set back. */
const isOver = ({ until }: Count, now: number): boolean => now >= until || until - now > SPAN_MILLISECONDS

const tooMany = (milliseconds: number): AppError =>
  new AppError('too_many_requests', 'This calendar is read too often. Ask with its ETag, and less often.', {
    retryAfter: Math.ceil(milliseconds / 1_000),
  })
