import type { Day, WallMinute, WeekStart } from '../date/index.ts'
import type { Language } from '../language/index.ts'
import type { MeasureRules } from '../load/index.ts'
import type { Holiday, YearItem } from '../year/index.ts'

/** A category with the person's weekly target; null without one. */
export interface TargetedCategory {
  readonly _id: string
  readonly name: string
  readonly targetMinutes: number | null
}

/** An occurrence with the fields that an analysis needs beside its times. */
export interface AnalysedItem extends YearItem {
  readonly location: string
  readonly hasReminder: boolean
  readonly repeats: boolean
}

export interface AnalysisInput {
  readonly language: Language
  readonly year: number
  readonly today: Day
  /** The moment at which it is asked for, on that day. */
  readonly now: WallMinute
  readonly weekStart: WeekStart
  /** Occurrences of the year, and of the previous one for seasonality (empty if unknown). */
  readonly items: readonly AnalysedItem[]
  readonly itemsBefore: readonly AnalysedItem[]
  /** Occurrences after the year, as far as `suggestedDays` reach; empty if unknown. */
  readonly itemsAfter?: readonly AnalysedItem[]
  readonly holidays: readonly Holiday[]
  readonly categories: readonly TargetedCategory[]
  readonly rules: MeasureRules
  /** Milestones with steps, by their event's id. */
  readonly preparedEventIds: ReadonlySet<string>
  /** Ids of recommendations and suggestions that the person does not want to see again. */
  readonly turnedDown: ReadonlySet<string>
}

export type Unit = 'count' | 'hours' | 'days' | 'weeks' | 'percent' | 'ratio'

/** Evidence for a number: text in the person's language, perhaps with days, and item ids. */
export interface Evidence {
  readonly text: string
  readonly value: number | null
  readonly unit: Unit | null
  readonly first: Day | null
  readonly last: Day | null
  readonly itemIds: readonly string[]
}

export type ScoreId =
  | 'targets'
  | 'evenness'
  | 'overload'
  | 'streak'
  | 'recovery'
  | 'gaps'
  | 'clustering'
  | 'deadlines'
  | 'seasonality'
  | 'conflicts'
  | 'preparation'

export interface Score {
  readonly id: ScoreId
  readonly name: string
  readonly value: number | null
  readonly unit: Unit
  readonly reading: string
  readonly formula: string
  readonly evidence: readonly Evidence[]
}

/** A proposed change. Days are inclusive; a shift moves an occurrence by whole days. */
export type ProposedChange =
  | {
      readonly action: 'create'
      readonly title: string
      /** A marker counts as no load; a day that is kept free is one. */
      readonly kind: 'event' | 'marker'
      readonly first: Day
      readonly last: Day
      /** Minutes of its day, from and to; null if it lasts all day. */
      readonly minutes: readonly [from: number, to: number] | null
      readonly categoryId: string | null
      readonly reason: string
    }
  | { readonly action: 'shift'; readonly itemId: string; readonly days: number; readonly reason: string }
  | { readonly action: 'categorise'; readonly itemId: string; readonly categoryId: string; readonly reason: string }
  | { readonly action: 'remind'; readonly itemId: string; readonly minutesBefore: number; readonly reason: string }

/** The action offered with a fact. */
export interface AdviceAction {
  readonly kind: 'open' | 'propose' | 'plan' | 'targets' | 'categorise'
  readonly label: string
  readonly first: Day | null
  readonly last: Day | null
  readonly itemId: string | null
  readonly target: string | null
  readonly changes: readonly ProposedChange[]
}

export interface Recommendation {
  readonly id: string
  /** The score that it improves; null if none measures it. */
  readonly scoreId: ScoreId | null
  readonly text: string
  readonly evidence: readonly Evidence[]
  readonly action: AdviceAction
}

export interface CategoryShare {
  readonly categoryId: string | null
  readonly name: string
  readonly events: number
  readonly hours: number
  readonly share: number
  readonly target: number | null
}

export interface WeekLoad {
  readonly first: Day
  readonly last: Day
  readonly events: number
  readonly hours: number
  readonly isOverloaded: boolean
}

/** The analysis of a year. Without enough data there are counts and no scores. */
export interface YearBalance {
  readonly coverage: {
    /** Occurrences that count, as everywhere; and of how many different events, where a series is one. */
    readonly events: number
    readonly distinct: number
    readonly categorised: number
    readonly timed: number
    readonly days: number
    readonly enough: boolean
  }
  readonly scores: readonly Score[]
  readonly categories: readonly CategoryShare[]
  readonly months: readonly { readonly month: number; readonly events: number; readonly hours: number }[]
  readonly weeks: readonly WeekLoad[]
  readonly recommendations: readonly Recommendation[]
  readonly summary: string
}

export type SuggestionKind = 'preparation' | 'balance' | 'tidying'

export interface Suggestion {
  readonly id: string
  readonly kind: SuggestionKind
  readonly text: string
  readonly evidence: readonly Evidence[]
  readonly action: AdviceAction
}
