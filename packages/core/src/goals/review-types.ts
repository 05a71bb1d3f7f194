import type { Day, WallMinute, WeekStart } from '../date/index.ts'
import type { MeasureRules } from '../load/index.ts'
import type { DayAmount } from './day-totals.ts'
import type { Goal, GoalItem, GoalState } from './goal-types.ts'

/** How many occurrences touch some days, and their hours: parallel ones once (`core/load`). */
export interface Amount {
  readonly events: number
  readonly hours: number
}

/** A goal with its progress and history: at least within the year, other days are ignored. */
export interface ReviewedGoal {
  readonly goal: Pick<Goal, 'id' | 'kind'>
  readonly done: readonly DayAmount[]
  readonly value: number
  readonly state: GoalState
}

export interface ReviewedMilestone {
  readonly day: Day
  /** For each step the day on which it was done; null if open. */
  readonly stepsDone: readonly (Day | null)[]
}

export interface ReviewInput {
  readonly year: number
  readonly now: WallMinute
  readonly weekStart: WeekStart
  /** Occurrences that touch the year, and those of the previous year. */
  readonly items: readonly GoalItem[]
  readonly itemsBefore: readonly GoalItem[]
  readonly goals: readonly ReviewedGoal[]
  readonly milestones: readonly ReviewedMilestone[]
  readonly rules: MeasureRules
}

/** The review of a year so far. */
export interface YearReview extends Amount {
  readonly year: number
  /** The last day considered; for a future year, the day before it begins. */
  readonly until: Day
  /** Days with anything. */
  readonly days: number
  readonly previous: (Amount & { readonly days: number }) | null
  readonly categories: readonly (Amount & { readonly categoryId: string | null; readonly previous: Amount | null })[]
  readonly months: readonly (Amount & { readonly month: number })[]
  readonly bestWeeks: readonly (Amount & { readonly from: Day; readonly to: Day; readonly goalsDone: number })[]
  /** The first of the busiest, and the other days with as many events and hours. */
  readonly busiestDay: (Amount & { readonly day: Day; readonly others: readonly Day[] }) | null
  readonly goals: readonly {
    readonly id: string
    readonly inYear: number
    readonly value: number
    readonly state: GoalState
  }[]
  readonly milestones: { readonly reached: number; readonly steps: number; readonly stepsDone: number }
}
