import type { NamedEvent } from '@dodici/contract/types'
import { MINUTES_A_DAY, parseDay, parseWall } from '@dodici/core/date'
import { namedEventOf, type DaySpan, type SeenItem } from '#server/features/assistant/seen-items.service.ts'

/** More than these nobody reads on a card. */
const SHOWN = 5
/** Of what lasts longer, the small things of its days are none. */
const DAYS_FOR_ALL = 3

interface Times {
  readonly start: string
  readonly end: string
  readonly allDay: boolean
}

/** First and last day of some times. */
export const daysOf = ({ start, end }: Pick<Times, 'start' | 'end'>): DaySpan => ({
  first: parseDay(start.slice(0, 10)) ?? 0,
  last: parseDay(end.slice(0, 10)) ?? 0,
})

/** What takes the person's time already, on days or hours where something is to be. */
export function conflictsWith(items: readonly SeenItem[], times: Times, eventId: string | null): NamedEvent[] {
  const days = daysOf(times)
  const from = times.allDay ? days.first * MINUTES_A_DAY : (parseWall(times.start) ?? 0)
  const to = times.allDay ? (days.last + 1) * MINUTES_A_DAY : Math.max(from + 1, parseWall(times.end) ?? 0)
  const isLong = days.last - days.first >= DAYS_FOR_ALL
  const found: NamedEvent[] = []
  for (const item of items) {
    if (found.length === SHOWN) break
    const isInTheWay = item.isLoad && item.eventId !== eventId && item.start < to && item.end > from
    if (isInTheWay && !(isLong && (item.isRoutine || !item.allDay))) found.push(namedEventOf(item))
  }
  return found
}
