import { knownWords } from '../grammar/known-words.ts'
import type { LanguageData, Lexicon } from '../grammar/language-data.ts'

/** A word that says when something is. Words of one `meaning` stand for each other. */
export interface CalendarWord {
  readonly word: string
  readonly meaning: string
  /** Whether it is written with a capital. */
  readonly isProper: boolean
}

/** What must be known of a language to find slips in it. */
export interface Vocabulary {
  /** All words that the language's data holds: none of them is a slip. */
  readonly known: ReadonlySet<string>
  /** Whether a word is one of everyday: where all are, one that is none is a slip. */
  readonly isEveryday: (word: string) => boolean
  /** The calendar words that a slip may hide, by their first letter. */
  readonly byLetter: ReadonlyMap<string, readonly CalendarWord[]>
  /** Words that speak for a slip beside them. */
  readonly supporting: ReadonlySet<string>
}

/** A shorter word has too many neighbours to be meant. */
const SHORTEST = 3

const wordsOf = (symbol: string, lexicon: Lexicon<unknown>, isProper = false): readonly CalendarWord[] =>
  Object.entries(lexicon).flatMap(([words, value]) =>
    words
      .split('|')
      .filter((word) => !word.includes(' '))
      .map((word) => ({ word, meaning: `${symbol} ${JSON.stringify(value)}`, isProper })),
  )

const groupsOf = (words: string): Lexicon<string> => Object.fromEntries(words.split(' ').map((group) => [group, group]))

/** The words of a language that say when something is. */
export const calendarWords = (data: LanguageData): readonly CalendarWord[] =>
  [
    wordsOf('month', data.month, data.isDayCapital),
    wordsOf('weekday', data.weekday, data.isDayCapital),
    wordsOf('weekday', data.pluralWeekday, data.isDayCapital),
    wordsOf('relative', data.relative),
    wordsOf('dayPart', data.dayPart),
    wordsOf('part', data.part),
    wordsOf('season', data.season),
    wordsOf('feast', data.feast, true),
    wordsOf('unit', data.unit),
    wordsOf('mendable', groupsOf(data.mendable)),
  ].flat()

/** The vocabulary of a language. */
export function vocabularyOf(data: LanguageData, isEveryday: (word: string) => boolean): Vocabulary {
  const words = calendarWords(data)
  // `A` and `one` stand beside any word.
  const numbers = Object.fromEntries(Object.entries(data.number).filter(([, value]) => value > 1))
  const meant = words.filter(({ word }) => word.length >= SHORTEST)
  return {
    known: knownWords(data),
    isEveryday,
    byLetter: Map.groupBy(meant, ({ word }) => word[0] ?? ''),
    supporting: new Set([...words, ...wordsOf('number', numbers)].map(({ word }) => word)),
  }
}
