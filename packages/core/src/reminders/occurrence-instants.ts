import { MINUTES_A_DAY, parseDay, parseWall, type Day } from '../date/index.ts'
import { occurrencesOf, type Occurrence } from '../recurrence/index.ts'
import { instantOfWall, type EpochMinute } from '../zone/index.ts'
import type { Firing, RemindedEvent } from './reminder-types.ts'

/** An occurrence's instant; for an all-day one, its first day. */
export interface PlacedOccurrence extends Pick<Firing, 'recurrenceId' | 'exception' | 'startsAt' | 'endsAt'> {
  readonly allDay: boolean
  readonly firstDay: Day
}

/**
 * Occurrences of an event that touch some UTC days and are not cancelled, as instants. Expanded in UTC, where no hour
 * repeats: in the person's zone, the second of two equal hours would look like the first. Floating and all-day times
 * are in the person's zone.
 */
export function placedOccurrences(
  { series, reading = {}, status }: RemindedEvent,
  days: { readonly first: Day; readonly last: Day },
  zone: string,
): PlacedOccurrence[] {
  const { occurrences } = occurrencesOf(series, { ...days, zone: 'UTC' }, reading)
  return occurrences.flatMap((occurrence) => {
    const exception = occurrence.exception === null ? null : series.exceptions[occurrence.exception]
    if ((exception?.status ?? status) === 'cancelled') return []
    return [placed(occurrence, exception ?? series, zone)]
  })
}

function placed(
  { start, end, recurrenceId, exception }: Occurrence,
  times: { readonly allDay: boolean; readonly timezone: string | null; readonly endTimezone: string | null },
  zone: string,
): PlacedOccurrence {
  const names = { recurrenceId, exception, allDay: times.allDay }
  if (times.allDay) {
    const [first, last] = [parseDay(start) ?? 0, parseDay(end) ?? 0]
    return {
      ...names,
      firstDay: first,
      startsAt: instantOfWall(first * MINUTES_A_DAY, zone),
      endsAt: instantOfWall((last + 1) * MINUTES_A_DAY, zone),
    }
  }
  const instantOf = (text: string, own: string | null): EpochMinute => {
    const wall = parseWall(text) ?? 0
    return own === null ? instantOfWall(wall, zone) : wall
  }
  const startsAt = instantOf(start, times.timezone)
  return {
    ...names,
    firstDay: 0,
    startsAt,
    endsAt: instantOf(end, times.timezone === null ? null : (times.endTimezone ?? times.timezone)),
  }
}
