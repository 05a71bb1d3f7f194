import type { QuestionKind, ReadQuestion } from '../question-types.ts'
import { partsOfQuestion, type QuestionParts } from '../reading/question-parts.ts'
import { withoutSpans } from '../reading/references.ts'
import { askedFor } from '../reading/terms.ts'
import { wordsOf } from '../reading/words.ts'
import { namesNothing, type Talk } from './talk.ts'

/** So many words ask which of two was more. */
const WORDS_MAX = 10

/** What of the days of two questions that lie side by side is asked of both: `and how many hours in all?`. */
export function ofBothTogether(parts: QuestionParts, { before, surroundings }: Talk): ReadQuestion | null {
  const { question, earlier } = before
  const isAsked = parts.phrases.has('inAll') && parts.period === null
  if (!earlier || !isAsked || !namesNothing(askedFor(parts, surroundings))) return null
  const [one, other] = earlier.first < question.first ? [earlier, question] : [question, earlier]
  const kind = parts.kind === 'hours' ? 'hours' : question.kind
  const days = { first: one.first, last: other.last, hasPeriod: true }
  return one.last + 1 === other.first ? { ...question, ...days, kind, text: parts.folded.text } : null
}

/** Whether what was measured is more than that of the days that are said: `is that more than in February?`. */
function moreThanIn({ period, folded }: QuestionParts, { question }: Talk['before']): ReadQuestion | null {
  const { first, last, hasPeriod, kind } = question
  const isOther = period !== null && hasPeriod && MEASURING.has(kind) && period.first !== first
  if (!isOther) return null
  const days = { first: Math.min(first, period.first), last: Math.max(last, period.last) }
  return { ...question, ...days, text: folded.text, compared: [period, { first, last }] }
}

const MEASURING: ReadonlySet<QuestionKind> = new Set(['count', 'hours'])

/** Which of the days of two questions have more: `so was that more or less?`; null where that is not asked. */
export function moreOfTwo(parts: QuestionParts, { before, surroundings }: Talk): ReadQuestion | null {
  const { question, earlier } = before
  const isMore = parts.phrases.has('more') || parts.phrases.has('less')
  const isAsked = isMore && wordsOf(parts.folded.plain).length <= WORDS_MAX
  // That one is busier names nothing.
  const spans = (['more', 'less'] as const).flatMap((cue) => parts.phrases.findAll(cue))
  const rest = partsOfQuestion(withoutSpans(parts.folded.text, spans), surroundings)
  if (!isAsked || !namesNothing(askedFor(rest, surroundings))) return null
  if (parts.period !== null) return parts.kind === null ? moreThanIn(parts, before) : null
  if (!earlier) return null
  const { first, last } = question
  const days = { first: Math.min(first, earlier.first), last: Math.max(last, earlier.last) }
  return { ...question, ...days, text: parts.folded.text, compared: [earlier, { first, last }] }
}
