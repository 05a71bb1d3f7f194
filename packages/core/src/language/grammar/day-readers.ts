import { FOREIGN_DAYS } from '../foreign/days.ts'
import type { LanguageData, Lexicon } from './language-data.ts'
import { lexiconReader, readerIf, wordReader, type NamedReader } from './token-readers.ts'

/** Names of months that are other words too. */
const AMBIGUOUS_MONTHS = new Set(['may', 'march', 'mar'])

const same = (value: unknown): unknown => value

/** A lexicon with the first word of each entry alone: the full one. */
const inFull = (lexicon: Lexicon<number>): Lexicon<number> =>
  Object.fromEntries(Object.entries(lexicon).map(([words, value]) => [words.split('|')[0] ?? words, value]))

/** The readers of names of months and weekdays that count only as they are written, and of words that are near to one. */
export function dayReaders({ month, shortWeekday, unsureWeekdays }: LanguageData): readonly NamedReader[] {
  const months = lexiconReader(month, same)
  const isSure = (word = ''): boolean => !AMBIGUOUS_MONTHS.has(word)
  const full = lexiconReader(inFull(month), same)
  const weekdays = lexiconReader(shortWeekday, same)
  const unsure = new Set(unsureWeekdays.split(' '))
  return [
    ['lowMonth', readerIf((token, at) => at === 0 || token?.isCapital !== true, months)],
    // Names of months that are verbs too say nothing alone.
    ['sureMonth', readerIf((token) => isSure(token?.word), months)],
    ['fullMonth', readerIf((token) => isSure(token?.word), full)],
    ['longMonth', readerIf((token) => token?.isCapital === false, full)],
    ['lowWeekday', readerIf((token, at) => at === 0 || token?.isCapital !== true, weekdays)],
    ['sureWeekday', readerIf((token) => !unsure.has(token?.word ?? ''), weekdays)],
    ['foreignDay', wordReader(FOREIGN_DAYS)],
  ]
}
