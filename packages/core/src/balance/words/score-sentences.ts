import type { Day } from '../../date/index.ts'
import type { AnalysedItem, ScoreId, YearBalance } from '../balance-types.ts'
import type { Conflict, ConflictFacts } from '../measures/measure-conflicts.ts'
import type { DeadlineFacts, DeadlineSpan } from '../measures/measure-deadlines.ts'
import type { Gap, GapFacts } from '../measures/measure-gaps.ts'
import type { MonthFacts, SeasonFacts } from '../measures/measure-months.ts'
import type { PreparationFacts } from '../measures/measure-preparation.ts'
import type { RestFacts } from '../measures/measure-rest.ts'
import type { EvennessFacts, TargetFacts, TargetLine } from '../measures/measure-shares.ts'
import type { ClusteringFacts, OverloadFacts, Peak, RecoveryFacts } from '../measures/measure-weeks.ts'

/** A score in plain words, and its derivation with numbers. */
export interface ScoreWording {
  readonly reading: string
  readonly formula: string
}

export interface WeekWords {
  readonly first: Day
  readonly last: Day
  readonly hours: number
  readonly titles: readonly string[]
}

/** The facts of a summary. */
export interface SummaryFacts {
  readonly year: number
  readonly coverage: YearBalance['coverage']
  readonly hoursBehind: number
  readonly hoursAhead: number
  readonly largest: { readonly name: string; readonly share: number } | null
  /** More than one where they have as many hours; empty without hours. */
  readonly fullestMonths: readonly number[]
  readonly overload: { readonly weeks: number; readonly ahead: number; readonly next: WeekWords | null }
  readonly unprepared: readonly AnalysedItem[]
  readonly conflictsAhead: number
}

/** The sentences of an analysis in one language. */
export interface ScoreSentences {
  readonly names: Readonly<Record<ScoreId, string>>
  readonly uncategorised: string
  readonly targets: (facts: TargetFacts) => ScoreWording
  readonly targetLine: (line: TargetLine) => string
  readonly evenness: (facts: EvennessFacts) => ScoreWording
  readonly shareLine: (line: { readonly name: string; readonly share: number }) => string
  readonly overload: (facts: OverloadFacts, weeks: { readonly all: number; readonly ahead: number }) => ScoreWording
  readonly weekLine: (week: WeekWords) => string
  readonly streak: (facts: RestFacts) => ScoreWording
  readonly runLine: (first: Day, last: Day) => string
  readonly weekendLine: (weekends: number, first: Day, last: Day) => string
  readonly freeWeekendLine: (byMonth: readonly number[]) => string
  readonly breakLine: (first: Day, last: Day) => string
  readonly recovery: (facts: RecoveryFacts) => ScoreWording
  readonly peakLine: (peak: Peak) => string
  readonly gaps: (facts: GapFacts) => ScoreWording
  readonly gapLine: (gap: Gap) => string
  readonly clustering: (facts: ClusteringFacts) => ScoreWording
  readonly halfLine: (facts: ClusteringFacts) => string
  readonly burstLine: (burstiness: number) => string
  readonly deadlines: (facts: DeadlineFacts) => ScoreWording
  readonly deadlineLine: (span: DeadlineSpan) => string
  readonly seasonality: (facts: SeasonFacts) => ScoreWording
  readonly monthLine: (month: MonthFacts) => string
  readonly conflicts: (facts: ConflictFacts) => ScoreWording
  readonly conflictLine: (conflict: Conflict) => string
  readonly preparation: (facts: PreparationFacts) => ScoreWording
  readonly unpreparedLine: (item: AnalysedItem, days: number) => string
  readonly unremindedLine: (item: AnalysedItem) => string
  readonly summary: (facts: SummaryFacts) => readonly string[]
}
