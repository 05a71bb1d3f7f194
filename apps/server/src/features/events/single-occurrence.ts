import { formatDay } from '@dodici/core/date'
import type { DayWindow } from '@dodici/core/recurrence'
import type { Occurrence } from '@dodici/contract/types'
import type { EventTable } from '#server/db/schema.ts'

/** The columns that decide when an event appears. */
export type WhenColumns = Pick<
  EventTable,
  'all_day' | 'start_at' | 'end_at' | 'timezone' | 'rrule' | 'rdates' | 'exdates'
>

/** A window in the form in which times are written. */
export interface WrittenWindow {
  readonly firstDay: string
  readonly lastDay: string
}

export const writeWindow = ({ first, last }: DayWindow): WrittenWindow => ({
  firstDay: formatDay(first),
  lastDay: formatDay(last),
})

/**
 * Whether an event appears once and at the same time on every wall: all-day or floating. Most events do, and what they
 * say can be shown as it stands, at a tenth of the cost of an expansion.
 */
export const isSingle = (row: WhenColumns): boolean =>
  row.rrule === null &&
  row.rdates === '[]' &&
  row.exdates === '[]' &&
  (row.all_day === 1 || row.timezone === null) &&
  row.end_at >= row.start_at

/** The occurrences of such an event in a window: itself, or none. The texts have the order of the times. */
export function occurrencesOfSingle(row: WhenColumns, { firstDay, lastDay }: WrittenWindow): Occurrence[] {
  const { start_at: start, end_at: end } = row
  return start.slice(0, 10) <= lastDay && reaches(row, firstDay) ? [{ start, end }] : []
}

/** A timed event that ends at midnight is not there on the day that begins then, unless it begins then too. */
const reaches = ({ all_day, start_at, end_at }: WhenColumns, firstDay: string): boolean => {
  if (all_day === 1) return end_at >= firstDay
  const midnight = `${firstDay}T00:00`
  return end_at > midnight || (end_at === midnight && start_at === midnight)
}
