import { formatDay } from '@dodici/core/date'
import type { DayWindow } from '@dodici/core/recurrence'
import type { Occurrence } from '@dodici/contract/types'
import type { EventTable } from '#server/db/schema.ts'

/** The columns that decide when an event occurs. */
export type WhenColumns = Pick<
  EventTable,
  'all_day' | 'start_at' | 'end_at' | 'timezone' | 'rrule' | 'rdates' | 'exdates'
>

/** A window in the notation of stored times. */
export interface WrittenWindow {
  readonly firstDay: string
  readonly lastDay: string
}

export const writeWindow = ({ first, last }: DayWindow): WrittenWindow => ({
  firstDay: formatDay(first),
  lastDay: formatDay(last),
})

/**
 * Whether an event occurs once, at the same local time everywhere: all-day or floating. Most events do, and need no
 * expansion, which costs ten times as much.
 */
export const isSingle = (row: WhenColumns): boolean =>
  row.rrule === null &&
  row.rdates === '[]' &&
  row.exdates === '[]' &&
  (row.all_day === 1 || row.timezone === null) &&
  row.end_at >= row.start_at

/** The occurrences of such an event in a window: itself, or none. Stored times sort as text. */
export function occurrencesOfSingle(row: WhenColumns, { firstDay, lastDay }: WrittenWindow): Occurrence[] {
  const { start_at: start, end_at: end } = row
  return start.slice(0, 10) <= lastDay && reaches(row, firstDay) ? [{ start, end }] : []
}

/** A timed event that ends at midnight does not touch the next day, unless it begins then. */
const reaches = ({ all_day, start_at, end_at }: WhenColumns, firstDay: string): boolean => {
  if (all_day === 1) return end_at >= firstDay
  const midnight = `${firstDay}T00:00`
  return end_at > midnight || (end_at === midnight && start_at === midnight)
}
