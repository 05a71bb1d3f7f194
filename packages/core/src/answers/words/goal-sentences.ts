import type { Day } from '../../date/index.ts'
import type { Span } from '../../intents/reading/dates.ts'
import type { MeasuredGoal } from '../goals-and-reminders/goal-and-reminder-types.ts'

/** How much of a goal is done. */
export interface GoalAmount extends Pick<MeasuredGoal, 'kind' | 'target' | 'unit'> {
  readonly value: number
}

/** How a goal stands: how far from its pace, or since when or until when it is not open. */
export type GoalStanding =
  | { readonly state: 'behind' | 'ahead'; readonly by: number }
  | { readonly state: 'onTrack' }
  | { readonly state: 'notBegun'; readonly begin: Day }
  | { readonly state: 'missed'; readonly end: Day }
  | { readonly state: 'done'; readonly reachedOn: Day | null }

/** What most sentences tell of a goal. */
export interface GoalState {
  readonly amount: GoalAmount
  readonly standing: GoalStanding
}

/** How long a pace is told for. */
export type PaceSpan = 'day' | 'week' | 'month'

/** The sentences about goals, in one language. */
export interface GoalSentences {
  readonly noGoals: string
  readonly noneDone: string
  readonly noneAhead: string
  readonly noneBehind: string
  /** What begins what is told of one goal. */
  readonly about: (title: string) => string
  readonly state: (goal: GoalState) => string
  readonly amount: (amount: GoalAmount) => string
  readonly standing: (standing: GoalStanding) => string
  readonly enter: (amount: GoalAmount) => string
  readonly percent: (part: number, goal: GoalState) => string
  readonly missing: (amount: GoalAmount, end: Day) => string
  /** What was done on the days of a period, which is told as `sayPeriod` of this language does. */
  readonly doneIn: (days: Span, part: number, amount: GoalAmount) => string
  readonly doneSince: (begin: Day, goal: GoalState) => string
  readonly noPace: string
  readonly inCalendar: (day: Day) => string
  readonly reachesInTime: (day: Day) => string
  readonly reachesLate: (facts: { readonly end: Day; readonly valueAtEnd: number; readonly day: Day }) => string
  readonly left: (amount: GoalAmount, end: Day) => string
  readonly pace: (facts: {
    readonly amount: GoalAmount
    readonly much: number
    readonly span: PaceSpan
    readonly end: Day
  }) => string
  readonly noStreak: string
  /** Weeks in a row: now, and the most of them. */
  readonly streak: (weeks: number, best: number) => string
}
