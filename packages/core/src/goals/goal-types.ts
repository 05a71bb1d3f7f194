import type { Day, WallMinute } from '../date/index.ts'

/** What is counted: occurrences, their hours, a number that is entered by hand, or whether something happened at all. */
export type GoalKind = 'count' | 'hours' | 'number' | 'yesNo'

/** Where a goal stands. `notBegun` before its first day; `missed` after its last without its target. */
export type GoalState = 'notBegun' | 'behind' | 'onTrack' | 'ahead' | 'done' | 'missed'

/** What somebody wants to have done, from a first to a last day, both included. */
export interface Goal {
  readonly id: string
  readonly kind: GoalKind
  /** Above zero; hours where those are counted. Of `yesNo` it is 1. */
  readonly target: number
  readonly from: Day
  readonly to: Day
  /** Occurrences of this category, and with these words in their title, count: both where both are said. */
  readonly matchCategoryId: string | null
  readonly matchText: string | null
}

/** One occurrence of an event, on the person's own wall. */
export interface GoalItem {
  readonly eventId: string
  readonly title: string
  readonly categoryId: string | null
  /** The goal that its event is tied to, whatever its title and category. */
  readonly goalId: string | null
  readonly allDay: boolean
  /** Wall minutes; an all-day occurrence ends with the last minute of its last day. */
  readonly start: WallMinute
  readonly end: WallMinute
  /** Whether it counts as load: neither a marker nor cancelled. Others are done by nobody. */
  readonly counts: boolean
}

/** What was entered by hand. Of `hours` in hours, else in the goal's own unit. */
export interface GoalEntry {
  readonly id: string
  readonly goalId: string
  readonly day: Day
  readonly value: number
}

/** All of it as it is at a moment. Values are in the unit of the goal. */
export interface GoalProgress {
  readonly value: number
  /** What occurrences from now to the last day would add. */
  readonly planned: number
  /** Where the pace line is: the target, spread evenly over the days, as of the end of yesterday. */
  readonly expected: number
  /** `value` less `expected`, rounded as it is said: negative is behind. */
  readonly lead: number
  readonly state: GoalState
  readonly forecast: { readonly value: number; readonly reachedOn: Day | null }
  readonly streak: { readonly weeks: number; readonly best: number }
  readonly reachedOn: Day | null
  readonly lastOn: Day | null
  readonly points: readonly { readonly day: Day; readonly value: number }[]
}

/** One thing that was done for a goal: an occurrence that is over, or an entry. */
export interface Contribution {
  readonly day: Day
  readonly value: number
  readonly item: GoalItem | null
  readonly entry: GoalEntry | null
}
