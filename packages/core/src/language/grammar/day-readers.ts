import { FOREIGN_DAYS } from '../foreign/days.ts'
import type { LanguageData } from './language-data.ts'
import { lexiconReader, readerIf, tokenReader, type NamedReader } from './token-readers.ts'

/** Names of months that are other words too. */
const AMBIGUOUS_MONTHS = new Set(['may', 'march', 'mar'])
/** Letters of a month's short name at most. */
const ABBREVIATED = 4

const same = (value: unknown): unknown => value

/** The readers of names of months and weekdays that count only as they are written, and of words that are near to one. */
export function dayReaders({ month, shortWeekday }: LanguageData): readonly NamedReader[] {
  const months = lexiconReader(month, same)
  const isSure = (word = ''): boolean => !AMBIGUOUS_MONTHS.has(word)
  const isLong = (word = ''): boolean => word.length > ABBREVIATED
  return [
    ['lowMonth', readerIf((token, at) => at === 0 || token?.isCapital !== true, months)],
    // Names of months that are verbs too say nothing alone.
    ['sureMonth', readerIf((token) => isSure(token?.word), months)],
    ['fullMonth', readerIf((token) => isLong(token?.word) && isSure(token?.word), months)],
    ['longMonth', readerIf((token) => isLong(token?.word) && token?.isCapital === false, months)],
    ['lowWeekday', readerIf((token, at) => at === 0 || token?.isCapital !== true, lexiconReader(shortWeekday, same))],
    ['foreignDay', tokenReader(({ word }) => FOREIGN_DAYS.has(word) || undefined)],
    ['nearDay', tokenReader(({ slip }) => slip === 'near' || undefined)],
  ]
}
