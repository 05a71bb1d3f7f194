import type { Language, TextSpan } from '../../language/index.ts'
import { LANGUAGE_WORDS } from '../languages.ts'
import type { QuestionSurroundings } from '../question-types.ts'
import { categoryIn } from './word-families.ts'
import { typed, wordsOf, type PlacedWord, STOP_WORDS } from './words.ts'
import { exclusionIn } from './exclusions.ts'
import { asksKindOfDay } from './kind-of-day.ts'
import type { QuestionParts } from './question-parts.ts'
import { readInAnyLanguage, readPhrases } from '../read-phrases.ts'

const TERMS_MAX = 6

/** Which events are meant: by words, and by a category. */
export interface EventSelector {
  readonly terms: readonly string[]
  readonly categoryId: string | null
  /** The words, with those that name the category: they may be those of a title after all. */
  readonly words: readonly string[]
}

/** Kinds whose patterns hold no word of what is asked for. */
const WHOLE_PATTERNS: ReadonlySet<string> = new Set(['change', 'categories', 'busiest', 'calmest', 'conflicts', 'free'])

const isWithin = (place: number, span: TextSpan | null): boolean =>
  span !== null && place >= span.from && place < span.to

const isHour = (word: string): boolean => /^\d+\p{L}+$/u.test(word) && readInAnyLanguage(word).has('halfOfDay')

/** Whether a word is none of those that ask, nor a number. */
const isTelling = (word: string, language: Language): boolean =>
  word.length > 1 && !/^\d+h?$/u.test(word) && !isHour(word) && !STOP_WORDS[language].has(word)

/**
 * Whether a word that asks is written as a name, as `Sara` for `sarà` is: with a capital inside a sentence. Weekdays are
 * written so in English.
 */
function isName({ folded, language }: QuestionParts, word: string, from: number): boolean {
  const before = folded.plain.slice(0, from).trimEnd()
  const isInside = before !== '' && !/[.!?:"«“(]$/u.test(before)
  const isCapital = /^\p{Lu}\p{Ll}+$/u.test(typed(folded, from, from + word.length))
  return isInside && isCapital && !readPhrases(word, language).has('someWeekday')
}

function isPlain(parts: QuestionParts, { word, from }: PlacedWord): boolean {
  const { period, language, kind, kindAt } = parts
  const asking = kind !== null && WHOLE_PATTERNS.has(kind) ? kindAt : null
  const isTold = isTelling(word, language) || isName(parts, word, from)
  const isOfDays = isWithin(from, period) || isWithin(from, parts.phrases.find('whichWeekday'))
  return !isWithin(from, asking) && !isOfDays && isTold
}

/**
 * What names nothing: the evening (`dopo il lavoro`), a noun of which the adjective after it says all, how many, and being
 * away or at home, and `ever`.
 */
const NAMELESS = [
  'afterWork',
  'beforeMidday',
  'timeToDo',
  'afterDinner',
  'afterLunch',
  'away',
  'ever',
  'byChance',
  'ofUnit',
  'medicalVisit',
  'firstFew',
  'lastFew',
  'nextFew',
  'bothTenses',
  'stretch',
  'longWeekendOf',
  'averageOf',
  'timedOnly',
  'spokenFor',
  'atHour',
  'beforeHour',
  'afterHour',
  'weekend',
] as const

/** Words between quotation marks; `'` is one only outside of words. */
const QUOTED = /["“«]([^"”»]{1,100})["”»]|(?<![\p{L}\p{N}])'([^']{2,100})'(?![\p{L}\p{N}])/u

/** What stands between quotation marks in a text, and where; null where nothing does. */
export function quotationIn(
  text: string,
): { readonly words: string; readonly from: number; readonly to: number } | null {
  const found = QUOTED.exec(text)
  return found && { words: found[1] ?? found[2] ?? '', from: found.index, to: found.index + found[0].length }
}

/** The words that matter of a question, without those that ask, that join, and that say when. */
export function askedFor(parts: QuestionParts, { categories }: QuestionSurroundings): EventSelector {
  const { plain } = parts.folded
  const quotation = quotationIn(plain)
  if (quotation) return byWords(wordsOf(quotation.words))
  if (asksKindOfDay(parts)) return byWords([])
  const nameless = [
    ...NAMELESS.flatMap((cue) => parts.phrases.find(cue) ?? []),
    // That they name nothing does not say that an answer reads them.
    ...parts.phrases.placesOf('workdays'),
  ]
  const out = [...nameless, ...(parts.kind === 'change' ? [] : [exclusionIn(plain)])]
  const all = wordsOf(plain).filter(({ from }) => !out.some((span) => isWithin(from, span)))
  const content = joined(
    all.filter((word) => isPlain(parts, word)),
    parts,
  )
  const named = categoryIn(categories, nameable(all, content))
  if (!named) return byWords(content)
  const rest = content.filter((word) => !named.words.includes(word))
  return isMeant(parts, named.words, rest)
    ? { terms: termsOf(rest), categoryId: named._id, words: termsOf(content) }
    : byWords(content)
}

/** The words with those that are two of their own as the one they are: `working out`. */
function joined(words: readonly PlacedWord[], { phrases, language }: QuestionParts): readonly PlacedWord[] {
  const said = phrases.findAll('exercising')
  const word = LANGUAGE_WORDS[language].exercise
  return words.map((placed) => (said.some((span) => isWithin(placed.from, span)) ? { ...placed, word } : placed))
}

function byWords(words: readonly PlacedWord[]): EventSelector {
  const terms = termsOf(words)
  return { terms, categoryId: null, words: terms }
}

/** A name of several words may hold words that alone mean nothing: `Tempo libero`. */
const nameable = (all: readonly PlacedWord[], content: readonly PlacedWord[]): readonly PlacedWord[] =>
  content.length > 0 ? all.filter((word) => content.includes(word) || word.word.length > 3) : all

/** Whether the words that name a category mean it, and are not words of a title. */
function isMeant(parts: QuestionParts, words: readonly PlacedWord[], rest: readonly PlacedWord[]): boolean {
  const [first] = words
  const begin = first?.from ?? 0
  const before = readPhrases(parts.folded.plain.slice(0, begin), parts.language)
  if (rest.length === 0 || before.has('namesCategory') || before.has('ofCategory')) return true
  return LANGUAGE_WORDS[parts.language].isNameFirst && rest.every(({ from }) => from > begin)
}

const NOUNS = new Map(Object.values(LANGUAGE_WORDS).flatMap(({ nounOf }) => Object.entries(nounOf)))

/** The noun that titles have in place of a word. */
export const nounOf = (word: string): string => NOUNS.get(word) ?? word

const termsOf = (words: readonly PlacedWord[]): string[] =>
  [...new Set(words.map(({ word }) => nounOf(word)))].slice(0, TERMS_MAX)
