import type { ReadQuestion, Remembered } from '../intents/question-types.ts'
import type { Answer } from './answer-types.ts'

/** So many items of one answer are remembered: as many as one card changes. */
const LISTED_MAX = 500

/** Of a card with more changes nothing is remembered but which events they are about. */
const CARD_MAX = 20

/** Kinds of questions that leave what was spoken of before as it is. */
const PASSING: ReadonlySet<string> = new Set(['help', 'none', 'agree', 'decline'])

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((id, place) => id === others[place])

/** What was spoken of, where that is not all that was listed. */
function focusOf({ focus }: Answer, listed: readonly string[], before: Remembered | null): readonly string[] {
  const spoken = focus.length === 0 && listed === before?.listed ? before.focus : focus
  return isSame(spoken, listed) ? [] : spoken
}

/** What the next question may speak of, once one is answered; null where that is what it was before. */
export function rememberedAfter(question: ReadQuestion, answer: Answer, before: Remembered | null): Remembered | null {
  if (PASSING.has(question.kind)) return null
  const { among, subject: _subject, ...asked } = question
  const isPicked = before !== null && among !== undefined && among.ids.length < before.listed.length
  const isOfList = isPicked && answer.asks === null && answer.listed.every((id) => before.listed.includes(id))
  // A wish that could not be understood leaves what it spoke of.
  const isKept = isOfList || (before !== null && among !== undefined && answer.listed.length === 0)
  const listed = isKept ? before.listed : answer.listed
  return {
    question: { ...asked, terms: answer.terms.length > 0 ? answer.terms : asked.terms },
    listed: listed.slice(0, LISTED_MAX),
    focus: focusOf(answer, listed, before).slice(0, LISTED_MAX),
    asks: answer.asks,
    card: isKept && answer.changes.length === 0 ? before.card : answer.changes.length <= CARD_MAX ? answer.changes : [],
  }
}
