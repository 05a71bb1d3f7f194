import type { ReadQuestion } from '../question-types.ts'
import type { QuestionParts } from '../reading/question-parts.ts'
import { twoSpokenOf, withoutSpans } from '../reading/references.ts'
import { partsOfQuestion } from '../reading/question-parts.ts'
import { askedFor } from '../reading/terms.ts'
import { isAboutLongest } from '../read-phrases.ts'
import { aboutListed, isWish, namesNothing, type Talk } from './talk.ts'

/** The two things that were listed, or spoken of one after the other; null where there are no such two. */
const twoOf = ({ before }: Talk): readonly string[] | null =>
  before.listed.length === 2 ? before.listed : twoSpokenOf(before)

/** How much time lies between two things: `how long have I got between them?`. */
export function betweenTwo({ phrases, folded, period, kind }: QuestionParts, talk: Talk): ReadQuestion | null {
  const said = phrases.find('betweenThem')
  const ids = said && twoOf(talk)
  if (!said || ids === null || period !== null || kind === null || kind === 'change') return null
  const rest = partsOfQuestion(withoutSpans(folded.text, [said]), talk.surroundings)
  const isOfTime = namesNothing(askedFor(rest, talk.surroundings))
  return isOfTime ? aboutListed(talk, { ids }, { kind: 'when', text: folded.text }) : null
}

/** Which of two things lasts longer, or of all that was listed: `which one's longer?`. */
export function longestOfThem(parts: QuestionParts, talk: Talk): ReadQuestion | null {
  const { phrases, folded, period } = parts
  if (!isAboutLongest(phrases) || isWish(parts) || period !== null) return null
  const ids = phrases.has('both') ? twoOf(talk) : (twoSpokenOf(talk.before) ?? talk.before.listed)
  if (ids === null || ids.length < 2 || !namesNothing(askedFor(parts, talk.surroundings))) return null
  return aboutListed(talk, { ids }, { kind: 'find', text: folded.text })
}
