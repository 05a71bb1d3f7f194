import type { Day } from '../../date/index.ts'
import type { GoalKind } from '../../goals/index.ts'
import type { TargetWords } from '../planning-types.ts'
import type { Counted, Said } from './counted.ts'
import type { GoalPeriod } from './goal-period.ts'
import type { MeasuredText } from './measured-text.ts'

/** Occurrences of a week that a goal asks for. */
export interface WeeklyRhythm {
  /** 1 to 7. */
  readonly times: number
  readonly minutes: number
  /** The days of the week on which they may be: 0 is Monday. */
  readonly weekdays: readonly number[]
  /** The minute of the day about which such a thing usually is; null where any evening will do. */
  readonly hour: number | null
  /** The minute of the day that was said; null where none was. */
  readonly minute: number | null
  /** Whether it is done wherever one is. */
  readonly isAnywhere: boolean
}

/** A target that can be counted or measured, as a goal. */
export interface MeasuredTarget {
  readonly title: string
  /** All that it says but when and how often, by which it may name an event. */
  readonly text: string
  readonly kind: GoalKind
  readonly target: number
  /** Whether its amount was said as it is, so that days left out take nothing from it. */
  readonly isGiven: boolean
  /** Empty for hours. */
  readonly unit: string
  readonly from: Day
  readonly to: Day
  /** Whether somebody said until when. */
  readonly isPeriodSaid: boolean
  /** Null where a series of events would not help. */
  readonly rhythm: WeeklyRhythm | null
  /** That of a mark such as `#sport`; null without one. */
  readonly categoryId: string | null
  readonly understood: readonly TargetWords[]
  /** Sentences in the person's language. */
  readonly warnings: readonly string[]
}

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
