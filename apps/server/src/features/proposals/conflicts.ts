import type { NamedEvent } from '@dodici/contract/types'
import { knownDay, MINUTES_A_DAY, parseWall } from '@dodici/core/date'
import { namedEventOf, type DaySpan, type SeenItem } from '#server/features/asker/seen-items.ts'

/** Nobody reads more than this on a card. */
const SHOWN = 5
/** For an item that lasts longer, small events on its days are no conflict. */
const DAYS_FOR_ALL = 3
/** A calendar event of this many days is background and in nobody's way. */
const BACKGROUND_DAYS = 28
/** For a preparation step, which finds its place within it, a week is background. */
const BACKGROUND_DAYS_OF_STEPS = 7

interface Times {
  readonly start: string
  readonly end: string
  readonly allDay: boolean
  /** Of a step of a preparation. */
  readonly phase: string | null
}

/** First and last day of some times. */
export const daysOf = ({ start, end }: Pick<Times, 'start' | 'end'>): DaySpan => ({
  first: knownDay(start),
  last: knownDay(end),
})

/** Whether it is a preparation phase of a week or more; events in those days fit beside it. */
export const leavesRoom = (times: Pick<Times, 'start' | 'end' | 'phase'>): boolean =>
  times.phase !== null && lengthOf(daysOf(times)) >= BACKGROUND_DAYS_OF_STEPS

/** Events that already take the person's time on these days or hours. */
export function conflictsWith(items: readonly SeenItem[], times: Times, eventId: string | null): NamedEvent[] {
  const days = daysOf(times)
  const { from, to } = minutesOf(times, days)
  const way = { isLong: days.last - days.first >= DAYS_FOR_ALL, background: backgroundFor(times) }
  const found: NamedEvent[] = []
  if (leavesRoom(times)) return found
  for (const item of items) {
    if (found.length === SHOWN || item.start >= to) break
    if (item.end > from && item.eventId !== eventId && isInTheWay(item, way)) found.push(namedEventOf(item))
  }
  return found
}

const lengthOf = ({ first, last }: DaySpan): number => last - first + 1
const backgroundFor = ({ phase }: Times): number => (phase === null ? BACKGROUND_DAYS : BACKGROUND_DAYS_OF_STEPS)

function isInTheWay(item: SeenItem, { isLong, background }: { isLong: boolean; background: number }): boolean {
  if (!item.isLoad || (item.allDay && lengthOf(item) >= background)) return false
  return !(isLong && (item.isRoutine || !item.allDay))
}

/** The end is excluded. */
function minutesOf({ start, end, allDay }: Times, { first, last }: DaySpan): { from: number; to: number } {
  if (allDay) return { from: first * MINUTES_A_DAY, to: (last + 1) * MINUTES_A_DAY }
  const from = parseWall(start) ?? 0
  return { from, to: Math.max(from + 1, parseWall(end) ?? 0) }
}
