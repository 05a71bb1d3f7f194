import type { TextSpan } from '../../language/index.ts'
import { eachLanguage } from '../languages.ts'
import { exclusionIn } from './exclusions.ts'
import type { QuestionParts } from './question-parts.ts'
import { readInAnyLanguage } from '../read-phrases.ts'
import { typed, wordsOf, type PlacedWord } from './words.ts'

/** Words that change nothing of what is asked, whatever they stand beside. */
const FILLERS = eachLanguage(({ fillers }) => new Set(fillers.trim().split(/\s+/u)) as ReadonlySet<string>)

const isNumber = (word: string): boolean => /^\d/u.test(word)

const isWithin = ({ from }: PlacedWord, span: TextSpan | null): boolean =>
  span !== null && from >= span.from && from < span.to

const LIMITS = ['besides', 'condition', 'leavesOutThing'] as const

/** How words limit something. */
export type Limit = (typeof LIMITS)[number]

/** So many words say on which condition, or what is left out. */
const LIMIT_MAX = 6

/**
 * What limits a question or a wish and was not read, in its own words: a condition that stands in none of the words that say
 * when, and an exception beside those that are `leftOut`. Without it an answer is to another question.
 */
export function limitsLeft(
  { folded, period, phrases }: QuestionParts,
  leftOut: TextSpan | null,
  of: readonly Limit[] = LIMITS,
): readonly string[] {
  const { plain } = folded
  const { findAll } = readInAnyLanguage(plain)
  const read = phrases.read()
  // That something is left out says nothing by itself.
  const bare = [...LIMITS, 'leavesOut' as const, 'except' as const].flatMap((cue) => phrases.placesOf(cue))
  const limits = of.flatMap((cue) => findAll(cue).map(({ from, to }) => ({ cue, from, to })))
  const left = limits.flatMap(({ cue, from, to }) => {
    const words = wordsOf(/^[^,;.?!]*/u.exec(plain.slice(from))?.[0] ?? '').slice(0, LIMIT_MAX)
    const [first, last] = [words[0], words.at(-1)]
    if (!first || !last) return []
    const placed = { ...first, from }
    const isMore = (span: TextSpan): boolean =>
      span.to >= to && !bare.some((one) => one.from === span.from && one.to === span.to)
    const isRead =
      [period, cue === 'leavesOutThing' ? leftOut : null].some((span) => isWithin(placed, span)) ||
      read.some((span) => isWithin(placed, span) && isMore(span) && span.isOwn(first.word))
    return isRead ? [] : [{ from, words: typed(folded, from, from + last.from + last.word.length) }]
  })
  // What stands in the words of one says it as well.
  return left
    .toSorted((a, b) => a.from - b.from)
    .slice(0, 1)
    .map(({ words }) => words)
}

/**
 * The words of a question that say neither what is asked nor when, and are no fillers: those that name events, and those of which
 * nothing was made so far. Of its phrases what was asked, and found, counts as read.
 */
export function unreadWords({ folded, language, phrases, kind, period }: QuestionParts): readonly string[] {
  const read = [...phrases.read(), ...(kind ? phrases.placesOfKind(kind) : [])]
  const whole = [period, exclusionIn(folded.plain)]
  const isRead = (placed: PlacedWord): boolean =>
    whole.some((span) => isWithin(placed, span)) ||
    read.some((span) => isWithin(placed, span) && span.isOwn(placed.word))
  const isKnown = (word: string): boolean => FILLERS[language].has(word) || isNumber(word)
  const unread = wordsOf(folded.plain).filter((placed) => !isKnown(placed.word) && !isRead(placed))
  return [...new Set(unread.map(({ word }) => word))]
}
