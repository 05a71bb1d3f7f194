import { foldForSearch } from '../../event/index.ts'
import { BARE_KINDS, type QuestionSurroundings } from '../question-types.ts'
import { readInAnyLanguage } from '../read-phrases.ts'
import { withoutGreeting } from '../wishes/purpose-first.ts'
import { comparisonIn } from './comparison.ts'
import { exclusionIn } from './exclusions.ts'
import { partsOfQuestion, type QuestionParts } from './question-parts.ts'
import { askedFor } from './terms.ts'
import { limitsLeft } from './unread-words.ts'
import { twoSides } from './two-sides.ts'
import { isSameWord, wordsOf } from './words.ts'

/** A question alone, and the words that matter of what is told around it. */
export interface ToldAround {
  readonly asked: string
  readonly words: readonly string[]
}

interface Clause {
  readonly text: string
  /** What parts it from the next one. */
  readonly end: string
}

/** Whoever tells more says too much to leave any of it out. */
const CLAUSES_MAX = 6
const WORDS_MIN = 2

/** What ends a clause, where a space follows: no hour has one inside. */
const ENDS = /(?<end>[,;:.!?]+(?=\s)|\s+-(?=\s))\s*/u

function clausesOf(text: string): readonly Clause[] {
  const clauses: Clause[] = []
  for (let rest = text.replaceAll(/[–—]/gu, '-').trim(); rest !== '';) {
    const found = ENDS.exec(rest)
    if (!found) return [...clauses, { text: rest, end: '' }]
    clauses.push({ text: rest.slice(0, found.index), end: found.groups?.['end']?.trim() ?? '' })
    rest = rest.slice(found.index + found[0].length)
  }
  return clauses
}

/** Words that say which events are meant, when, or how much of something. */
const LIMITING = [
  ...(['partSaid', 'afterHour', 'beforeHour', 'hoursBetween', 'atHour', 'roomLength'] as const),
  ...(['allDay', 'timedOnly', 'week', 'month', 'weekend', 'someWeekday', 'average', 'inAll'] as const),
] as const

const asks = (plain: string): boolean => readInAnyLanguage(plain).find('asks')?.from === 0

const limitsSomething = (parts: QuestionParts): boolean =>
  parts.period !== null ||
  parts.out !== null ||
  parts.limits.length > 0 ||
  exclusionIn(parts.folded.plain) !== null ||
  limitsLeft(parts, null).length > 0 ||
  LIMITING.some(readInAnyLanguage(parts.folded.plain).has)

/** Whether a category is named by its own name, and not by a word that may stand for it: `the school keeps asking`. */
function isCategoryNamed(plain: string, categoryId: string | null, { categories }: QuestionSurroundings): boolean {
  const name = categories.find(({ _id }) => _id === categoryId)?.name
  return name !== undefined && wordsOf(plain).some(({ word }) => isSameWord(word, foldForSearch(name).trim()))
}

/** Whether a sentence asks for something: that somebody has something, or finds it, may only be told. */
function asksSomething({ kind, folded: { plain } }: QuestionParts, end: string): boolean {
  if (kind === null) return end.includes('?') && asks(plain)
  return kind !== 'find' || end.includes('?') || readInAnyLanguage(plain).has('ordersToShow')
}

/** A sentence behind the end of a question that has only a word of a search asks for nothing: `I'll need to tell someone`. */
export function unlessTold(parts: QuestionParts, isEnd: boolean): QuestionParts {
  const { kind, phrases, folded } = parts
  const isSearch = kind === 'find' && !folded.plain.includes('?') && !phrases.has('ordersToShow')
  return isEnd && isSearch && phrases.has('ofSentence') ? { ...parts, kind: null } : parts
}

/** The words that matter of a sentence that asks nothing, and limits nothing; null where it may do either. */
function toldIn({ text, end }: Clause, surroundings: QuestionSurroundings): readonly string[] | null {
  const parts = partsOfQuestion(text, surroundings)
  const { plain } = parts.folded
  const isSentence = wordsOf(plain).length >= WORDS_MIN && readInAnyLanguage(plain).has('ofSentence')
  if (!isSentence || asksSomething(parts, end) || limitsSomething(parts)) return null
  const { words, categoryId } = askedFor(parts, surroundings)
  return words.length > 0 && !isCategoryNamed(plain, categoryId, surroundings) ? words : null
}

/** Whether a text asks for something, and is no wish: what is told around a wish may be what it is about. */
function isAsked(text: string, surroundings: QuestionSurroundings): boolean {
  const parts = partsOfQuestion(withoutGreeting(text), surroundings)
  if (parts.kind !== null) return !BARE_KINDS.has(parts.kind)
  return twoSides(parts.folded.plain) !== null || comparisonIn(parts) !== null
}

/** Clauses in a row as one text, which ends as the whole does. */
function joined(clauses: readonly Clause[], isQuestion: boolean): string {
  const whole = clauses.map(({ text, end }) => `${text}${end} `).join('')
  const bare = whole.replace(/[\s,;:.!?-]+$/u, '')
  return isQuestion || whole.trimEnd().endsWith('?') ? `${bare}?` : bare
}

/**
 * A question without the sentences around it that only tell why it is asked: `my boss keeps asking, when is the workshop?`.
 * Null where nothing is told, or where nobody knows whether it limits what is asked.
 */
export function toldAround(text: string, surroundings: QuestionSurroundings): ToldAround | null {
  const clauses = clausesOf(text)
  if (clauses.length < 2 || clauses.length > CLAUSES_MAX) return null
  const told = clauses.map((clause) => toldIn(clause, surroundings))
  const [first, last] = [told.indexOf(null), told.lastIndexOf(null)]
  if (first < 0) return null
  // What stands behind a question may be of it: `what comes first: my trip or the move`.
  for (const end of [last, last + 1].filter((at) => at < clauses.length && (first > 0 || at < clauses.length - 1))) {
    const asked = joined(clauses.slice(first, end + 1), text.trimEnd().endsWith('?'))
    const left = told.filter((_, at) => at < first || at > end)
    if (isAsked(asked, surroundings)) return { asked, words: left.flatMap((words) => words ?? []) }
  }
  return null
}
