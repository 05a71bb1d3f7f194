import type { EventTimes } from '../event/index.ts'
import { within } from './budget.ts'
import { NEVER_ENDS, readSeries, type Reading } from './read-series.ts'
import { writeTime } from './time-text.ts'

/**
 * The last start that the COUNT of a rule allows, on the wall of the series, or `never` where that is after the year 9999. It
 * is for storing beside the series: who reads it with that (`Reading`) goes straight to the days in question, where else all
 * that comes before them would be counted again each time. Null without a COUNT, of a rule that is not expanded, and where it
 * takes too many steps. Dates and exceptions change nothing about it. Throws a RangeError where the times are none.
 */
export function countEndOf(rrule: string, times: EventTimes, { budget }: Pick<Reading, 'budget'> = {}): string | null {
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
