import type { Counted, Said } from './counted.ts'
import type { GoalPeriod } from './goal-period.ts'
import type { MeasuredText } from './measured-text.ts'
import type { WeeklyRhythm } from './measured-types.ts'

/** What is counted of a text, and when. */
export interface MeasuredReading extends MeasuredText, Counted {
  readonly period: GoalPeriod
  /** Whether the periods of the rhythm are counted in which something is kept, and no amount adds up. */
  readonly isKept: boolean
  /** Other amounts, which are left out of the goal. */
  readonly also: readonly Said[]
  /** Whether days are counted on which something is done that has its length. */
  readonly isOfDays: boolean
  /** Null where the words ask for none. */
  readonly series: WeeklyRhythm | null
}

/** What its series follows from. */
export type Unplaced = Omit<MeasuredReading, 'series'>

/** The number of days of a period. */
export const lengthOf = ({ from, to }: Pick<GoalPeriod, 'from' | 'to'>): number => to - from + 1
