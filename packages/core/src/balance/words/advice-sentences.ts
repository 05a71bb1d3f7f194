import type { Day } from '../../date/index.ts'
import type { AnalysedItem } from '../balance-types.ts'
import type { Move } from '../advice/find-place.ts'
import type { Conflict } from '../measures/measure-conflicts.ts'
import type { Gap } from '../measures/measure-gaps.ts'
import type { DaySpan } from '../measures/measure-rest.ts'
import type { TargetLine } from '../measures/measure-shares.ts'

/** A fact with its action: the text says both, the label is on the button. */
export interface AdviceWording {
  readonly text: string
  readonly label: string
}

/** An event without a category, and the category that fits. */
export interface Fit {
  readonly item: AnalysedItem
  readonly categoryId: string
  readonly category: string
}

/** Sentences of recommendations and suggestions that offer a change, in one language. */
export interface AdviceSentences {
  readonly overload: (facts: {
    readonly week: DaySpan
    readonly hours: number
    readonly moves: readonly Move[]
  }) => AdviceWording
  readonly overloadReason: (week: DaySpan) => string
  readonly streak: (facts: {
    readonly run: DaySpan
    readonly day: Day
    readonly moves: readonly Move[]
  }) => AdviceWording
  readonly recovery: (facts: {
    readonly week: DaySpan
    readonly day: Day
    readonly moves: readonly Move[]
  }) => AdviceWording
  readonly season: (facts: {
    readonly month: number
    readonly share: number
    readonly moves: readonly Move[]
  }) => AdviceWording
  readonly seasonReason: (month: number) => string
  readonly restDay: string
  readonly restReason: string
  readonly conflict: (conflict: Conflict, move: Move) => AdviceWording
  readonly conflictReason: (other: AnalysedItem) => string
  readonly plan: (item: AnalysedItem, days: number) => AdviceWording
  /** The request to the planner, with the full date. */
  readonly goal: (item: AnalysedItem) => string
  readonly setTargets: (count: number) => AdviceWording
  readonly targetTime: (line: TargetLine, day: Day) => AdviceWording
  readonly gapTime: (gap: Gap, day: Day) => AdviceWording
  readonly timeFor: (category: string) => string
  readonly timeReason: string
  readonly categorise: (uncategorised: number, share: number) => AdviceWording
  readonly fits: (fits: readonly Fit[]) => AdviceWording
  readonly fitReason: (fit: Fit) => string
}
