import { dayOfText } from '../date/index.ts'
import { BARE_KINDS, type ReadQuestion } from '../intents/question-types.ts'
import type { Span } from '../intents/reading/dates.ts'
import type { Answer, DetailedItem } from './answer-types.ts'

/** So many days in a row are spoken of as days. */
const FEW_DAYS = 7

/** An answer about the days of what was listed, or beside these: they are spoken of then. */
export const withDaysOf = ({ among, first, last }: ReadQuestion, answer: Answer): Answer =>
  among === undefined && answer.days.length === 0 ? { ...answer, days: [{ first, last }] } : answer

/** The same of a few days that were told by an event: `the week before the house move`. */
export function withDaysTold(asked: ReadQuestion, told: ReadQuestion, answer: Answer): Answer {
  const isTold = told.first !== asked.first || told.last !== asked.last
  const isFew = told.last - told.first < FEW_DAYS && !BARE_KINDS.has(asked.kind)
  return isTold && isFew && answer.days.length === 0
    ? { ...answer, days: [{ first: told.first, last: told.last }] }
    : answer
}

const spanOf = (spans: readonly Span[]): Span | null =>
  spans.length === 0
    ? null
    : { first: Math.min(...spans.map(({ first }) => first)), last: Math.max(...spans.map(({ last }) => last)) }

/** The days from the first to the last of what a card would have then, or of what an answer tells of; null where they are many. */
export function daysAt(
  { changes, focus }: Pick<Answer, 'changes' | 'focus'>,
  all: readonly DetailedItem[],
): Span | null {
  const starts = changes.flatMap((change) => ('start' in change ? [change.start] : []))
  const days = starts.map((start) => dayOfText(start)).filter((day) => day !== null)
  const ids = new Set(focus)
  const there = days.length > 0 ? [] : all.filter(({ id }) => ids.has(id))
  const span = spanOf(days.length > 0 ? days.map((day) => ({ first: day, last: day })) : there)
  return span && span.last - span.first < FEW_DAYS ? span : null
}
