export { hitRanges } from './hit-ranges.ts'
export type { TextRange } from './hit-ranges.ts'
export { matchesTerms, searchable, searchTerms } from './terms.ts'
export type { Searchable, SearchTerm } from './terms.ts'
