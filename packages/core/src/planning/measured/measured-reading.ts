import type { TextSpan } from '../../language/index.ts'
import type { GoalPeriod } from './goal-period.ts'
import type { MeasuredPhrases, ReadyWords } from './ready-words.ts'
import type { Pace } from './so-far.ts'
import type { Quantity, Rhythm } from './quantity.ts'

/** What was found in the text of a target. */
export interface MeasuredReading {
  readonly text: string
  readonly words: ReadyWords
  readonly phrases: MeasuredPhrases
  readonly quantity: Quantity
  readonly rhythm: Rhythm | null
  /** How long each of so many times is. */
  readonly each: Quantity | null
  /** Whether the periods of the rhythm are counted in which something is kept, and no amount adds up. */
  readonly isKept: boolean
  /** How much of the whole is done: the quantity is what is left of it. */
  readonly done: number
  /** How much of the whole is done at a time, until there is no more. */
  readonly pace: Pace | null
  /** Whether days are counted on which something is done that has its length. */
  readonly isOfDays: boolean
  /** The weekdays that every day is without. */
  readonly leftOut: TextSpan | null
  /** What is said of a whole: how much of it is done, and its pace. */
  readonly beside: readonly TextSpan[]
  readonly period: GoalPeriod
  /** Where the text says its period, and its category. */
  readonly periodWords: TextSpan | null
  readonly mark: TextSpan | null
}

/** The number of days of a period. */
export const lengthOf = ({ from, to }: Pick<GoalPeriod, 'from' | 'to'>): number => to - from + 1
