import type { Day } from '../../date/index.ts'

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

/** What a drag by so many days does to a span. An end stops at the other end: one day is the least that is left. */
export function shiftBy(days: number, grip: Grip, { first, last }: DaySpan): Shift {
  switch (grip) {
    case 'whole':
      return { startDays: days, endDays: days }
    case 'start':
      return { startDays: Math.min(days, last - first), endDays: 0 }
    case 'end':
      return { startDays: 0, endDays: Math.max(days, first - last) }
  }
}

export const shifted = ({ first, last }: DaySpan, { startDays, endDays }: Shift): DaySpan => ({
  first: first + startDays,
  last: last + endDays,
})
