export { analyseInParts, analyseYear } from './analyse-year.ts'
export { suggest, suggestedDays, suggestInParts } from './suggest.ts'
export type {
  AnalysedItem,
  AnalysisInput,
  CategoryShare,
  Evidence,
  AdviceAction,
  ProposedChange,
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
