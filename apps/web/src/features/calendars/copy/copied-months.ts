import type { YearCopyAnswer } from '@dodici/contract/types'
import { dayOf, parseDay, partsOf, type Day } from '@dodici/core/date'

/** One event of the year that is copied. */
export type CopiedEvent = YearCopyAnswer['events'][number]

/** The events of a month. */
export interface CopiedMonth {
  readonly first: Day
  readonly events: readonly CopiedEvent[]
}

const dayIn = (text: string | null): Day | null => (text === null ? null : parseDay(text.slice(0, 10)))

/** The first and the last day of an event; of one with times the day on which it starts. */
export function daysOf(start: string | null, end: string | null, allDay: boolean): readonly [Day, Day] | null {
  const first = dayIn(start)
  if (first === null) return null
  return [first, (allDay ? dayIn(end) : null) ?? first]
}

/** The events by the month that they start in; what began in an earlier year stands in January. */
export function copiedMonths(events: readonly CopiedEvent[], year: number): readonly CopiedMonth[] {
  const january = dayOf(year, 1, 1)
  const months = Map.groupBy(events, ({ start }) => {
    const { year: startYear, month } = partsOf(Math.max(dayIn(start) ?? january, january))
    return dayOf(startYear, month, 1)
  })
  return [...months].map(([first, inMonth]) => ({ first, events: inMonth })).sort((a, b) => a.first - b.first)
}

/** Whether it can be chosen: what goes on by itself is there anyway. */
export const canBeCopied = ({ kind }: CopiedEvent): boolean => kind !== 'continues'

/** Whether it is copied, as the person said; where they did not, unless it is there already. */
export const isCopied = (event: CopiedEvent, said: ReadonlyMap<string, boolean>): boolean =>
  canBeCopied(event) && (said.get(event.eventId) ?? event.note !== 'there')
