import type { ReadQuestion } from '../question-types.ts'
import type { QuestionParts } from '../reading/question-parts.ts'
import { askedFor } from '../reading/terms.ts'
import { wordsOf } from '../reading/words.ts'
import { namesNothing, type Talk } from './talk.ts'

/** So many words ask which of two was more. */
const WORDS_MAX = 7

/** Which of the days of two questions have more: `so was that more or less?`; null where that is not asked. */
export function moreOfTwo(parts: QuestionParts, { before, surroundings }: Talk): ReadQuestion | null {
  const { question, earlier } = before
  const isAsked = parts.phrases.has('more') && parts.period === null && wordsOf(parts.folded.plain).length <= WORDS_MAX
  if (!earlier || !isAsked || !namesNothing(askedFor(parts, surroundings))) return null
  const { first, last } = question
  const days = { first: Math.min(first, earlier.first), last: Math.max(last, earlier.last) }
  return { ...question, ...days, text: parts.folded.text, compared: [earlier, { first, last }] }
}
