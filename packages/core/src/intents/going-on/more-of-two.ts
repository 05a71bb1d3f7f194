import { isOfSameThings, type Measured, type QuestionKind, type ReadQuestion } from '../question-types.ts'
import { comparisonIn } from '../reading/comparison.ts'
import { partsOfQuestion, type QuestionParts } from '../reading/question-parts.ts'
import { withoutSpans } from '../reading/references.ts'
import { askedFor, type EventSelector } from '../reading/terms.ts'
import { wordsOf } from '../reading/words.ts'
import { namesNothing, type Talk } from './talk.ts'

/** So many words ask which of two was more. */
const WORDS_MAX = 10

/** What was measured before; where only its days are known it was the same. */
const earlierThan = ({ earlier, question: { terms, categoryId } }: Talk['before']): Measured | null =>
  earlier ? { terms, categoryId, ...earlier } : null

/** What of the days of two questions that lie side by side is asked of both: `and how many hours in all?`. */
export function ofBothTogether(parts: QuestionParts, { before, surroundings }: Talk): ReadQuestion | null {
  const { question } = before
  const earlier = earlierThan(before)
  const isAsked = parts.phrases.has('inAll') && parts.period === null
  if (!earlier || !isAsked || !isOfSameThings(earlier, question) || !namesNothing(askedFor(parts, surroundings)))
    return null
  const [one, other] = earlier.first < question.first ? [earlier, question] : [question, earlier]
  const kind = parts.kind === 'hours' ? 'hours' : question.kind
  const days = { first: one.first, last: other.last, hasPeriod: true }
  return one.last + 1 === other.first ? { ...question, ...days, kind, text: parts.folded.text } : null
}

/** Whether what was measured is more than that of the days that are said: `is that more than in February?`. */
function moreThanIn({ period, folded }: QuestionParts, { question }: Talk['before']): ReadQuestion | null {
  const { first, last, hasPeriod, kind, terms, categoryId } = question
  const isOther = period !== null && hasPeriod && MEASURING.has(kind) && period.first !== first
  if (!isOther) return null
  const days = { first: Math.min(first, period.first), last: Math.max(last, period.last) }
  return {
    ...question,
    ...days,
    text: folded.text,
    compared: [
      { first: period.first, last: period.last, terms, categoryId },
      { first, last, terms, categoryId },
    ],
  }
}

const MEASURING: ReadonlySet<QuestionKind> = new Set(['count', 'hours'])

/** Whether what was measured is more than that which is named, on the same days: `is that more than German?`. */
function moreThanNamed(
  { terms, categoryId }: EventSelector,
  { period, kind, folded, phrases }: QuestionParts,
  { before: { question } }: Talk,
): ReadQuestion | null {
  const { first, last } = question
  const isOther = MEASURING.has(question.kind) && !namesNothing({ ...question, words: [] })
  if (!isOther || period !== null || kind !== null || !phrases.has('thanThing')) return null
  const one = { first, last, terms: question.terms, categoryId: question.categoryId }
  // Whether only what is over counts is said by the question before.
  const text = `${question.text} ${folded.text}`
  return { ...question, text, compared: [one, { first, last, terms, categoryId }] }
}

/** What asks which of two is more, or by how much. */
const CUES = ['more', 'less', 'byHowMuch'] as const

/** Whether a question compares two things itself, or says by how much they overlap. */
const isComparison = (
  { text, kind }: ReadQuestion,
  asked: QuestionParts,
  { surroundings }: Pick<Talk, 'surroundings'>,
) =>
  kind === 'conflicts'
    ? asked.kind !== 'conflicts'
    : kind !== 'change' && comparisonIn(partsOfQuestion(text, surroundings)) !== null

/** Whether a day of those that were measured is asked for, and not which of two spans has more: `which day is the fullest?`. */
const isOfItsDays = ({ kind, phrases }: QuestionParts, { kind: before, first, last }: ReadQuestion): boolean =>
  EXTREMES.has(kind) && first !== last && (phrases.has('day') || EXTREMES.has(before))

const EXTREMES: ReadonlySet<QuestionKind | null> = new Set(['busiest', 'calmest'])

/** Which of the days of two questions have more: `so was that more or less?`; null where that is not asked. */
export function moreOfTwo(parts: QuestionParts, { before, surroundings }: Talk): ReadQuestion | null {
  const { question } = before
  const earlier = earlierThan(before)
  const spans = CUES.flatMap((cue) => parts.phrases.findAll(cue))
  const isShort = spans.length > 0 && wordsOf(parts.folded.plain).length <= WORDS_MAX
  const isAsked = isShort && !isOfItsDays(parts, question)
  // That one is busier names nothing.
  const rest = partsOfQuestion(withoutSpans(parts.folded.text, spans), surroundings)
  const named = askedFor(rest, surroundings)
  if (!isAsked) return null
  if (!namesNothing(named)) return moreThanNamed(named, parts, { before, surroundings })
  if (parts.period !== null) return parts.kind === null ? moreThanIn(parts, before) : null
  // What was compared says by how much it is more.
  if (parts.phrases.has('byHowMuch') && isComparison(question, parts, { surroundings })) return question
  return earlier && comparedWith(earlier, question, parts.folded.text)
}

/** A question that compares what two measured; of what is on days it is how much. */
function comparedWith(earlier: Measured, question: ReadQuestion, text: string): ReadQuestion {
  const { first, last, terms, categoryId } = question
  const days = { first: Math.min(first, earlier.first), last: Math.max(last, earlier.last) }
  const kind = MEASURING.has(question.kind) ? question.kind : 'count'
  return { ...question, ...days, kind, text, compared: [earlier, { first, last, terms, categoryId }] }
}
