import { LANGUAGE_WORDS, eachLanguage } from '../languages.ts'
import type { Language } from '../../language/index.ts'
import { entryOf, foldWithPlaces } from '../../event/index.ts'

/** A question without accents and case; `places` leads from its units back to the text as it was typed. */
export interface FoldedText {
  readonly text: string
  readonly plain: string
  readonly places: readonly number[]
  /** The text in which days are looked for, where some of its words are none of them: as long as the whole. */
  readonly dated?: string
}

/** The text in which days are looked for. */
export const datedText = ({ text, dated = text }: FoldedText): string => dated

const ONE_SIGN: Readonly<Record<string, string>> = { '’': "'", '`': "'", '´': "'", '‘': "'", '–': '-', '—': '-' }

/** Folds a question: accents and case go, apostrophes and dashes have one form. No unit is added or taken away. */
export function foldedText(text: string): FoldedText {
  const { folded, places } = foldWithPlaces(text)
  return { text, plain: folded.replace(/[’`´‘–—\s]/gu, (sign) => ONE_SIGN[sign] ?? ' '), places }
}

/** The whole of a folded text, with the words that were taken out of it. */
export const wholePlain = ({ text }: FoldedText): string => foldedText(text).plain

/** What was typed between two places of the folded text. */
export const typed = ({ text, places }: FoldedText, from: number, to = places.length - 1): string =>
  text.slice(places[from] ?? text.length, places[to] ?? text.length)

const WORD = /[\p{L}\p{N}]+/gu

/** A word of a folded text and where it begins. */
export interface PlacedWord {
  readonly word: string
  readonly from: number
}

/** The words of a folded text. */
export const wordsOf = (plain: string): PlacedWord[] =>
  [...plain.matchAll(WORD)].map((match) => ({ word: match[0], from: match.index }))

/** A text without words that are shortened in haste, or miss a letter they cannot do without; in those that signs join they are left alone. */
export const writtenOut = (text: string, language: Language): string =>
  text.replace(
    /(?<![\p{L}\p{N}'’@.-])[\p{L}\p{N}]+(?![\p{L}\p{N}'’@-])/gu,
    (word) => entryOf(LANGUAGE_WORDS[language].shortened, word) ?? LANGUAGE_WORDS[language].spelled(word),
  )

const STEMS = Object.values(LANGUAGE_WORDS).map(({ stem }) => stem)

/** A folded word's stem in each language. Short words, and those that would become short, stay as they are. */
function stemsOf(word: string): readonly string[] {
  if (word.length < 4) return STEMS.map(() => word)
  return STEMS.map((stemOf) => {
    const stem = stemOf(word)
    return stem.length < 3 ? word : stem
  })
}

/**
 * Tests whether words of an event are meant by a word of a question: equal but for number, or its beginning. Two such words
 * begin with the same two units.
 */
export function sameWordAs(asked: string): (word: string) => boolean {
  const own = stemsOf(asked)
  return (word) => {
    if (asked === word || (asked.length > 3 && word.startsWith(asked))) return true
    if (asked[0] !== word[0]) return false
    return stemsOf(word).some((stem, index) => stem === own[index])
  }
}

/** Whether a word of an event is meant by a word of a question. */
export const isSameWord = (asked: string, word: string): boolean => sameWordAs(asked)(word)

/** Words that say nothing about which events are meant, folded. */
export const STOP_WORDS = eachLanguage(
  ({ stopWords }) => new Set(stopWords.trim().split(/\s+/u)) as ReadonlySet<string>,
)

/** Whether a word says nothing in any of the languages. */
export const isStopWord = (word: string): boolean => Object.values(STOP_WORDS).some((words) => words.has(word))
