export { doubtfulDateIn, readDate, readPeriod } from './period.ts'
export type { Period, PeriodSurroundings } from './period.ts'
export { phraseReader } from './phrases.ts'
export type { PhrasePatterns, Phrases } from './phrases.ts'
export { parseQuickAdd } from './quick-add.ts'
export type {
  Language,
  Named,
  QuickAdd,
  QuickAddReminder,
  QuickAddSurroundings,
  Understood,
  UnderstoodKind,
} from './quick-add-types.ts'
