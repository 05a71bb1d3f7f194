import type { TextSpan } from '../../language/index.ts'
import { eachLanguage } from '../languages.ts'
import { exclusionIn } from './exclusions.ts'
import type { QuestionParts } from './question-parts.ts'
import { wordsOf, type PlacedWord } from './words.ts'

/** Words that change nothing of what is asked, whatever they stand beside. */
const FILLERS = eachLanguage(({ fillers }) => new Set(fillers.trim().split(/\s+/u)) as ReadonlySet<string>)

const isNumber = (word: string): boolean => /^\d/u.test(word)

const isWithin = ({ from }: PlacedWord, span: TextSpan | null): boolean =>
  span !== null && from >= span.from && from < span.to

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
