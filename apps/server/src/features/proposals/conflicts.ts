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
  const { from, to } = minutesOf(times, days)
  const isLong = days.last - days.first >= DAYS_FOR_ALL
  const found: NamedEvent[] = []
  for (const item of items) {
    if (found.length === SHOWN || item.start >= to) break
    if (item.end > from && item.eventId !== eventId && isInTheWay(item, isLong)) found.push(namedEventOf(item))
  }
  return found
}

const isInTheWay = (item: SeenItem, isLong: boolean): boolean =>
  item.isLoad && !(isLong && (item.isRoutine || !item.allDay))

/** The end is not included. */
function minutesOf({ start, end, allDay }: Times, { first, last }: DaySpan): { from: number; to: number } {
  if (allDay) return { from: first * MINUTES_A_DAY, to: (last + 1) * MINUTES_A_DAY }
  const from = parseWall(start) ?? 0
  return { from, to: Math.max(from + 1, parseWall(end) ?? 0) }
}
