import type { AnalysisInput, Suggestion, SuggestionKind } from './balance-types.ts'

/** What could be done now, the most useful first; `kind` null is of all kinds. */
export function suggest(_input: AnalysisInput, _kind: SuggestionKind | null): Suggestion[] {
  throw new Error('not there yet')
}
