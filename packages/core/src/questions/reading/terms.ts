import type { QuestionSurroundings } from '../question-types.ts'
import { categoryIn } from './categories.ts'
import type { QuestionParts } from './question-parts.ts'
import { wordsOf, type PlacedWord } from './stems.ts'
import { STOP_WORDS } from './stop-words.ts'

const TERMS_MAX = 6

/** Which events are meant: by words, and by a category. */
export interface AskedFor {
  readonly terms: readonly string[]
  readonly categoryId: string | null
}

const EXPLICIT = /\b(?:categori[ae]|category|tagged|#)\s*\p{L}*\s*$/u
const OF = /\b(?:di|per|della|del|la|il|dello|in|sulla|sul|for|of|the|about) ?(?:la |il |lo |my )?$/u

function isPlain(parts: QuestionParts, { word, from }: PlacedWord): boolean {
  const { period, language } = parts
  const isDate = period !== null && from >= period.from && from < period.to
  return !isDate && word.length > 1 && !/^\d+$/u.test(word) && !STOP_WORDS[language].has(word)
}

const QUOTED = /["“«]([^"”»]{1,100})["”»]/u

/** The words that matter of a question, without those that ask, that join, and that say when. */
export function askedFor(parts: QuestionParts, { categories }: QuestionSurroundings): AskedFor {
  const { plain } = parts.folded
  const quotation = QUOTED.exec(plain)?.[1]
  if (quotation) return { terms: termsOf(wordsOf(quotation)), categoryId: null }
  const all = wordsOf(plain)
  const content = all.filter((word) => isPlain(parts, word))
  const named = categoryIn(categories, named2(all, content))
  if (!named) return { terms: termsOf(content), categoryId: null }
  const rest = content.filter((word) => !named.words.includes(word))
  return isMeant(parts, named.words, rest)
    ? { terms: termsOf(rest), categoryId: named._id }
    : { terms: termsOf(content), categoryId: null }
}

/** A name of several words may hold words that alone mean nothing: `Tempo libero`. */
const named2 = (all: readonly PlacedWord[], content: readonly PlacedWord[]): readonly PlacedWord[] =>
  content.length > 0 ? all.filter((word) => content.includes(word) || word.word.length > 3) : all

/** Whether the words that name a category mean it, and are not words of a title. */
function isMeant(parts: QuestionParts, words: readonly PlacedWord[], rest: readonly PlacedWord[]): boolean {
  const before = parts.folded.plain.slice(0, words[0]?.from ?? 0)
  if (rest.length === 0 || EXPLICIT.test(before)) return true
  return parts.language === 'it' ? /\b(?:di|per) ?$/u.test(before) : OF.test(before) && /\b(?:for|about) ?$/u.test(before)
}

const termsOf = (words: readonly PlacedWord[]): string[] =>
  [...new Set(words.map(({ word }) => word))].slice(0, TERMS_MAX)
