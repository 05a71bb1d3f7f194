import type { QuestionKind, ReadQuestion } from '../../intents/question-types.ts'
import type { QuestionPhrases } from '../../intents/read-phrases.ts'
import type { QuestionParts } from '../../intents/reading/question-parts.ts'
import { foldedText } from '../../intents/reading/words.ts'
import type { DetailedItem } from '../answer-types.ts'
import { keptApart } from './kept-apart.ts'
import { hoursIn, inPartOfDay, type PartOfDay } from './parts-of-day.ts'
import { daysWithin, isOfWeekends, touchesWeekday, touchesWeekend, weekdayOfMany, weekdaySaid } from './weekdays.ts'

type Test = (item: DetailedItem) => boolean

/** Of what was listed that on a weekday, where one is said. */
function onWeekday(phrases: QuestionPhrases): Test[] {
  const weekday = weekdaySaid(phrases)
  return weekday === null ? [] : [(item) => touchesWeekday(item, weekday)]
}

/** Kinds that tell of single events: what has no hour is in no part of a day. */
const ONE_BY_ONE: ReadonlySet<QuestionKind> = new Set(['count', 'next', 'last', 'hours'])

/** Whether only what has an hour is meant: where hours are said, or a part of the day of single events. */
const isByClock = ({ kind, text }: ReadQuestion, phrases: QuestionPhrases): boolean =>
  kind !== 'free' && (ONE_BY_ONE.has(kind) || hoursIn(foldedText(text).plain, phrases) !== null)

/** What lies in a part of the day. */
function partTests(question: ReadQuestion, phrases: QuestionPhrases, part: PartOfDay | null): Test[] {
  if (part === null) return []
  const { kind } = question
  // A journey takes the hours of its days, where they are told.
  const isTimed: Test = ({ allDay, away }) => !allDay || (!ONE_BY_ONE.has(kind) && away === true)
  const isIn: Test = (item) => inPartOfDay(item, part, kind === 'free')
  return isByClock(question, phrases) ? [isIn, isTimed] : [isIn]
}

/** The days of a question, its part of the day, and the weekday where it is about one of many. */
export function timeTests(
  question: ReadQuestion,
  { phrases, out, limits }: QuestionParts,
  part: PartOfDay | null,
): Test[] {
  const weekday = weekdayOfMany(phrases, question)
  // How long it is until something leaves out days before that.
  const isUntil = question.kind === 'when' && phrases.has('countdown')
  return [
    ...keptApart(phrases),
    ...limits.map(
      ({ keeps }) =>
        (item: DetailedItem) =>
          keeps(item, daysWithin(item, question)),
    ),
    ({ first, last }) => last >= question.first && first <= question.last,
    ...(out === null || isUntil
      ? []
      : [(item: DetailedItem) => daysWithin(item, question).some((day) => !out.isOut(day))]),
    ...partTests(question, phrases, part),
    ...(isOfWeekends(question, phrases) ? [touchesWeekend] : []),
    ...(question.among && !question.hasPeriod ? onWeekday(phrases) : []),
    ...(weekday === null ? [] : [(item: DetailedItem) => touchesWeekday(item, weekday)]),
  ]
}
