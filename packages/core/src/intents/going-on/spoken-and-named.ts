import { LANGUAGE_WORDS } from '../languages.ts'
import type { Remembered } from '../question-types.ts'
import { comparisonIn } from '../reading/comparison.ts'
import { partsOfQuestion, type QuestionParts } from '../reading/question-parts.ts'
import { spokenOf, withoutSpans } from '../reading/references.ts'
import { askedFor } from '../reading/terms.ts'
import { isWish, type Talk } from './talk.ts'

/** What is asked of two things, and the cues that say so. */
const ASKED = [
  ['whichFirst', 'whichSide'],
  ['howFarApart', 'howLongAfterIt'],
  ['whichLonger', 'longerOrShorter'],
] as const

/** By what the one thing was named that was spoken of, which may be nothing; null where several were. */
function nameOfSpoken(before: Remembered): string | null {
  const [id, ...others] = spokenOf(before)
  if (id === undefined || others.length > 0) return null
  const [first] = before.card
  return first?.action === 'create' && before.card.length === 1 ? first.title : nameAsked(id, before)
}

/** By what something was asked for, or the days with it on them. */
function nameAsked(id: string, before: Remembered): string {
  const isNamed = ({ question, listed }: Remembered): boolean => question.terms.length > 0 && listed.includes(id)
  const named = [before, ...(before.behind ?? [])].find(isNamed)?.question ?? before.base
  return (named?.terms ?? []).join(' ')
}

/** Whether a text may be such a question, and compares no two things itself. */
const isQuestion = (parts: QuestionParts): boolean =>
  parts.period === null && !isWish(parts) && comparisonIn(parts) === null

/**
 * A question of what was spoken of and something that is named, as one of both: whether it is `before or after the concert`, how long
 * `after that` the holiday is, and whether `Lisbon is longer`.
 */
export function ofSpokenAndNamed(parts: QuestionParts, { before, surroundings }: Talk): string | null {
  const { phrases, folded, language } = parts
  const asked = isQuestion(parts) ? ASKED.find(([, cue]) => phrases.has(cue)) : undefined
  const spoken = asked ? nameOfSpoken(before) : null
  if (!asked || spoken === null) return null
  const [what, cue] = asked
  const rest = partsOfQuestion(withoutSpans(folded.text, phrases.findAll(cue)), surroundings)
  const other = askedFor(rest, surroundings).terms.join(' ')
  if (other === '' || other === spoken) return null
  // Nobody asks to change what is asked of: it is told when it is.
  return spoken === '' ? `${other}?` : LANGUAGE_WORDS[language].wishes[what](spoken, other)
}
