import type { Day } from '../date/index.ts'
import type { MeasuredItem } from '../load/index.ts'

/** What is counted: occurrences, their hours, an entered number, or whether something happened at all. */
export type GoalKind = 'count' | 'hours' | 'number' | 'yesNo'

/** A goal's state: `notBegun` before its first day; `missed` after its last without the target. */
export type GoalState = 'notBegun' | 'behind' | 'onTrack' | 'ahead' | 'done' | 'missed'

/** A goal with first and last day, both included. */
export interface Goal {
  readonly id: string
  readonly kind: GoalKind
  /** Positive; in hours if those are counted; 1 for `yesNo`. */
  readonly target: number
  readonly from: Day
  readonly to: Day
  /** Occurrences of this category, and with these words in their title, count; both must match if both are set. */
  readonly matchCategoryId: string | null
  readonly matchText: string | null
}

/** One occurrence, in the person's time zone. */
export interface GoalItem extends MeasuredItem {
  readonly title: string
  /** The goal that its event is linked to, whatever its title and category. */
  readonly goalId: string | null
}

/** An entry made by hand: in hours for `hours`, else in the goal's own unit. */
export interface GoalEntry {
  readonly id: string
  readonly goalId: string
  readonly day: Day
  readonly value: number
}

/** A goal's progress at a moment, in its unit. */
export interface GoalProgress {
  readonly value: number
  /** What occurrences until the last day would add. */
  readonly planned: number
  /** The pace: the target spread evenly over the days, as of the end of yesterday. */
  readonly expected: number
  /** `value` minus `expected`, rounded for display; negative is behind. */
  readonly lead: number
  readonly state: GoalState
  readonly forecast: { readonly value: number; readonly reachedOn: Day | null }
  readonly streak: { readonly weeks: number; readonly best: number }
  readonly reachedOn: Day | null
  readonly lastOn: Day | null
  readonly points: readonly { readonly day: Day; readonly value: number }[]
}

/** One piece of progress: a past occurrence, or an entry. */
export interface Contribution {
  readonly day: Day
  readonly value: number
  readonly item: GoalItem | null
  readonly entry: GoalEntry | null
}
