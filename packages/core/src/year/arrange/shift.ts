import { MINUTES_A_DAY, type Day } from '../../date/index.ts'
import type { YearItem } from '../item.ts'

/** What a drag has hold of: the whole, or one of its ends. */
export type Grip = 'whole' | 'start' | 'end'

/** First and last day, both included. */
export interface DaySpan {
  readonly first: Day
  readonly last: Day
}

/** Whole days by which both ends of an event move: the same moves it, different ones make it longer or shorter. */
export interface Shift {
  readonly startDays: number
  readonly endDays: number
}

/** The days from one to another, whichever comes first. */
export const spanBetween = (one: Day, other: Day): DaySpan => ({
  first: Math.min(one, other),
  last: Math.max(one, other),
})

/** Whole days by which an item can become shorter: one day is left, or of a timed one some minutes. */
export const spareDays = ({ start, end }: Pick<YearItem, 'start' | 'end'>): number =>
  Math.max(0, Math.ceil((end - start) / MINUTES_A_DAY) - 1)

/** What a drag by so many days does. An end comes nearer to the other by `spare` days at the most. */
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
