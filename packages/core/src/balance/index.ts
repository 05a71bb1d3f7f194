export { analyseInParts, analyseYear } from './analyse-year.ts'
export { suggest, suggestedDays, suggestInParts } from './suggest.ts'
export type {
  AnalysedItem,
  AnalysisInput,
  CategoryShare,
  Evidence,
  OfferedAction,
  PlannedChange,
  Recommendation,
  Score,
  ScoreId,
  Suggestion,
  SuggestionKind,
  TargetedCategory,
  Unit,
  WeekLoad,
  YearBalance,
} from './balance-types.ts'
