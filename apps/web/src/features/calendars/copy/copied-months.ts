import type { YearCopyAnswer } from '@dodici/contract/types'
import { type Day, dayOf, dayOfText, partsOf } from '@dodici/core/date'

/** An event of the copied year. */
export type CopiedEvent = YearCopyAnswer['events'][number]

/** The events of a month. */
export interface CopiedMonth {
  readonly first: Day
  readonly events: readonly CopiedEvent[]
}

const dayIn = (text: string | null): Day | null => (text === null ? null : dayOfText(text))

/** First and last day of an event; for a timed one, its starting day. */
export function daysOf(start: string | null, end: string | null, allDay: boolean): readonly [Day, Day] | null {
  const first = dayIn(start)
  if (first === null) return null
  return [first, (allDay ? dayIn(end) : null) ?? first]
}

/** Events by starting month; those from an earlier year are in January. */
export function copiedMonths(events: readonly CopiedEvent[], year: number): readonly CopiedMonth[] {
  const january = dayOf(year, 1, 1)
  const months = Map.groupBy(events, ({ start }) => {
    const { year: startYear, month } = partsOf(Math.max(dayIn(start) ?? january, january))
    return dayOf(startYear, month, 1)
  })
  return [...months].map(([first, inMonth]) => ({ first, events: inMonth })).sort((a, b) => a.first - b.first)
}

/** Whether it can be selected: an endless series is in the target year anyway. */
export const canBeCopied = ({ kind }: CopiedEvent): boolean => kind !== 'continues'

/** Whether it is copied: as selected, or by default unless it is there already. */
export const isCopied = (event: CopiedEvent, said: ReadonlyMap<string, boolean>): boolean =>
  canBeCopied(event) && (said.get(event.eventId) ?? event.note !== 'there')
