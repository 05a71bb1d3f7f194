export { doubtfulDateIn, readDate, readPeriod } from './period.ts'
export type { Period, PeriodSurroundings } from './period.ts'
export { phraseReader } from './phrases.ts'
export { byLetters, LETTERS_REMEMBERED, remembered, rememberedBeside } from './remembered.ts'
export type { FoundPhrase, Phrases } from './phrases.ts'
export type { TextSpan } from './tokens.ts'
export type { Patterns } from './grammar/language-data.ts'
export { isTimeOfDay, shiftDay } from './meaning/amounts.ts'
export { easterOf } from './meaning/feasts.ts'
export { hoursOf } from './reading/halves.ts'
export type { Amount, Clock, DayBefore, WrittenTime } from './meaning/captures.ts'
export { mendCalendarWords, slipsMended, nearestWord } from './mending/mend-text.ts'
export { parseQuickAdd } from './quick-add.ts'
export type { Language } from './language-list.ts'
export type {
  Named,
  QuickAdd,
  QuickAddReminder,
  QuickAddSurroundings,
  Understood,
  UnderstoodKind,
} from './quick-add-types.ts'
