import type { Day } from '../../date/index.ts'
import type { AnalysedItem } from '../balance-types.ts'
import type { Move } from '../advice/find-place.ts'
import type { Conflict } from '../measures/measure-conflicts.ts'
import type { Gap } from '../measures/measure-gaps.ts'
import type { Stretch } from '../measures/measure-rest.ts'
import type { TargetLine } from '../measures/measure-shares.ts'

/** A fact with its action: the text says both, the label is on the button. */
export interface Offered {
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
    readonly week: Stretch
    readonly hours: number
    readonly moves: readonly Move[]
  }) => Offered
  readonly overloadReason: (week: Stretch) => string
  readonly streak: (facts: { readonly run: Stretch; readonly day: Day; readonly moves: readonly Move[] }) => Offered
  readonly recovery: (facts: { readonly week: Stretch; readonly day: Day; readonly moves: readonly Move[] }) => Offered
  readonly season: (facts: {
    readonly month: number
    readonly share: number
    readonly moves: readonly Move[]
  }) => Offered
  readonly seasonReason: (month: number) => string
  readonly restDay: string
  readonly restReason: string
  readonly conflict: (conflict: Conflict, move: Move) => Offered
  readonly conflictReason: (other: AnalysedItem) => string
  readonly plan: (item: AnalysedItem, days: number) => Offered
  /** The request to the planner, with the full date. */
  readonly goal: (item: AnalysedItem) => string
  readonly setTargets: (count: number) => Offered
  readonly targetTime: (line: TargetLine, day: Day) => Offered
  readonly gapTime: (gap: Gap, day: Day) => Offered
  readonly timeFor: (category: string) => string
  readonly timeReason: string
  readonly categorise: (uncategorised: number, share: number) => Offered
  readonly fits: (fits: readonly Fit[]) => Offered
  readonly fitReason: (fit: Fit) => string
}
