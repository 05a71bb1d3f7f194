import type { EventTimes } from '../event/index.ts'
import { within } from './budget.ts'
import { NEVER_ENDS, readSeries, type ReadingOptions } from './read-series.ts'
import { writeTime } from './time-text.ts'

/**
 * The last start that a rule's COUNT allows, in the series' zone, or `never` if that is after the year 9999. To be
 * stored with the series: with it (`Reading`) an expansion goes straight to its window and need not count from the
 * beginning. Null without a COUNT, for a rule that is not expanded, and if it takes too many steps. RDATEs and
 * exceptions do not matter. Throws a RangeError for invalid times.
 */
export function countEndOf(
  rrule: string,
  times: EventTimes,
  { budget }: Pick<ReadingOptions, 'budget'> = {},
): string | null {
  if (!/COUNT=/i.test(rrule)) return null
  const series = { ...times, rrule, rdates: [], exdates: [], exceptions: [] }
  const { rule, allDay } = readSeries(series, budget ? { budget } : {})
  const last = within(
    () => rule?.last,
    () => undefined,
  )
  if (last === undefined) return null
  return last === null ? NEVER_ENDS : writeTime(last, allDay)
}
