import type { ReadQuestion } from '../question-types.ts'
import type { QuestionParts } from '../reading/question-parts.ts'
import { twoSpokenOf, withoutSpans } from '../reading/references.ts'
import { partsOfQuestion } from '../reading/question-parts.ts'
import { typed } from '../reading/words.ts'
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
  // What there is time for may be named: `is there time for lunch between those two?`.
  const isOfTime = kind === 'free' || namesNothing(askedFor(rest, talk.surroundings))
  const text = kind === 'free' ? typed(folded, said.from, said.to) : folded.text
  return isOfTime ? aboutListed(talk, { ids }, { kind: 'when', text }) : null
}

/** Whether two things are in each other's way: `can I do both, or do they clash?`. */
export function clashOfTwo({ phrases, period }: QuestionParts, talk: Talk): ReadQuestion | null {
  const ids = phrases.has('clashing') && phrases.has('both') && period === null ? twoOf(talk) : null
  return ids && aboutListed(talk, { ids }, { kind: 'conflicts', text: '' })
}

/** Which of two things lasts longer, or of all that was listed: `which one's longer?`. */
export function longestOfThem(parts: QuestionParts, talk: Talk): ReadQuestion | null {
  const { phrases, folded, period } = parts
  if (!isAboutLongest(phrases) || isWish(parts) || period !== null) return null
  const ids = phrases.has('both') ? twoOf(talk) : (twoSpokenOf(talk.before) ?? talk.before.listed)
  if (ids === null || ids.length < 2 || !namesNothing(askedFor(parts, talk.surroundings))) return null
  return aboutListed(talk, { ids }, { kind: 'find', text: folded.text })
}
