import { MINUTES_A_DAY, type Day } from '../../date/index.ts'
import type { YearItem } from '../item.ts'

/** What a drag holds: the whole, or one end. */
export type Grip = 'whole' | 'start' | 'end'

/** First and last day, both included. */
export interface DaySpan {
  readonly first: Day
  readonly last: Day
}

/** Days by which both ends move: equal values move an event, different ones resize it. */
export interface Shift {
  readonly startDays: number
  readonly endDays: number
}

/** The range between two days, in either order. */
export const spanBetween = (one: Day, other: Day): DaySpan => ({
  first: Math.min(one, other),
  last: Math.max(one, other),
})

/** Days by which an item can shrink: one day remains, or some minutes of a timed one. */
export const spareDays = ({ start, end }: Pick<YearItem, 'start' | 'end'>): number =>
  Math.max(0, Math.ceil((end - start) / MINUTES_A_DAY) - 1)

/** The effect of a drag by days. An end comes nearer to the other by at most `spare` days. */
export function shiftBy(days: number, grip: Grip, spare: number): Shift {
  switch (grip) {
    case 'whole':
      return { startDays: days, endDays: days }
    case 'start':
      return { startDays: Math.min(days, spare), endDays: 0 }
    case 'end':
      return { startDays: 0, endDays: Math.max(days, -spare) }
  }
}

export const shifted = ({ first, last }: DaySpan, { startDays, endDays }: Shift): DaySpan => ({
  first: first + startDays,
  last: last + endDays,
})
