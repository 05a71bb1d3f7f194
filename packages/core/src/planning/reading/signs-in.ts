import { nearestWord, remembered, type Language } from '../../language/index.ts'
import { eachLanguage } from '../languages.ts'
import { acts, type Sign } from '../templates/signs.ts'
import { patternOf, plainWords, type WordsInText } from './patterns.ts'

/** The signs in a text, each with its first words. */
export type Signs = ReadonlyMap<Sign, WordsInText>

/** Shorter words are too near to others to be slips of them. */
const MENDED_FROM = 6

const mendable = eachLanguage(
  ({ signs }): ReadonlySet<string> =>
    new Set(
      Object.values(signs)
        .join('|')
        .split(/[| ]/u)
        .filter((word) => word.length >= MENDED_FROM && !word.includes('*')),
    ),
)

/** The words of all acts, in normalised words. */
export const actWords = eachLanguage(({ signs }) => patternOf(acts.flatMap((act) => signs[act].split('|'))))

const isCoveredBy = (mark: WordsInText, other: WordsInText): boolean =>
  other.length > mark.length && other.at <= mark.at && other.at + other.length >= mark.at + mark.length

/** One goal has fewer texts. */
const REMEMBERED = 40

const readers = eachLanguage((words) => {
  const patterns = (Object.entries(words.signs) as [Sign, string][]).map(([sign, said]) => {
    return { sign, pattern: patternOf(said.split('|')) }
  })
  return remembered((plain): Signs => {
    const all = patterns.flatMap(({ sign, pattern }) =>
      [...plain.matchAll(pattern)].map((match) => ({ sign, at: match.index, length: match[0].length })),
    )
    const marks = all.filter((mark) => !all.some((other) => isCoveredBy(mark, other)))
    return new Map(marks.toReversed().map(({ sign, at, length }) => [sign, { at, length }]))
  }, REMEMBERED)
})

/** The signs in normalised words. A longer phrase hides what is in it: a half marathon is no marathon. */
export const signsIn = (plain: string, language: Language): Signs => readers[language](plain)

/** A slip at the beginning of a word is rare, and makes another word: `fidanzamento` is no `finanziamento`. */
const SAME_BEGINNING = 3

function mendedWord(word: string, words: ReadonlySet<string>): string {
  if (word.length < MENDED_FROM || words.has(word)) return word
  const nearest = nearestWord(word, words)
  return nearest?.startsWith(word.slice(0, SAME_BEGINNING)) ? nearest : word
}

/** Normalised words in which those that nearly are words of a sign are mended. */
export const mendedSigns = (plain: string, language: Language): string =>
  plainWords(
    plain
      .trim()
      .split(' ')
      .map((word) => mendedWord(word, mendable[language]))
      .join(' '),
  )
