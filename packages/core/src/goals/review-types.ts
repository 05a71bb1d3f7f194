import type { Day, WallMinute, WeekStart } from '../date/index.ts'
import type { DayAmount } from './day-totals.ts'
import type { Goal, GoalItem, GoalState } from './goal-types.ts'

/** Occurrences, counted on their first day, and the hours of those that have any. */
export interface Amount {
  readonly events: number
  readonly hours: number
}

/** A goal with where it stands, and what was done for it: within the year at least, other days are passed by. */
export interface ReviewedGoal {
  readonly goal: Pick<Goal, 'id' | 'kind'>
  readonly done: readonly DayAmount[]
  readonly value: number
  readonly state: GoalState
}

export interface ReviewedMilestone {
  readonly day: Day
  /** Of its steps, the days on which those that are done were ticked off, and those of the others as null. */
  readonly stepsDone: readonly (Day | null)[]
}

export interface ReviewInput {
  readonly year: number
  readonly now: WallMinute
  readonly weekStart: WeekStart
  /** Occurrences that touch the year, and the year before. */
  readonly items: readonly GoalItem[]
  readonly itemsBefore: readonly GoalItem[]
  readonly goals: readonly ReviewedGoal[]
  readonly milestones: readonly ReviewedMilestone[]
}

/** What a year was, up to now. */
export interface YearReview extends Amount {
  readonly year: number
  /** The last day that is looked at; of a year to come, the day before its first. */
  readonly until: Day
  /** Days with anything. */
  readonly days: number
  readonly previous: (Amount & { readonly days: number }) | null
  readonly categories: readonly (Amount & { readonly categoryId: string | null; readonly previous: Amount | null })[]
  readonly months: readonly (Amount & { readonly month: number })[]
  readonly bestWeeks: readonly (Amount & { readonly from: Day; readonly to: Day; readonly goalsDone: number })[]
  readonly busiestDay: (Amount & { readonly day: Day }) | null
  readonly goals: readonly {
    readonly id: string
    readonly inYear: number
    readonly value: number
    readonly state: GoalState
  }[]
  readonly milestones: { readonly reached: number; readonly steps: number; readonly stepsDone: number }
}
