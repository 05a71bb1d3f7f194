import { tenseOf } from '../../intents/read-phrases.ts'
import type { Span } from '../../intents/reading/dates.ts'
import type { Comparison } from '../../intents/reading/comparison.ts'
import { isAbsence } from '../../load/index.ts'
import { opening, type Period } from '../words/day-words.ts'
import type { QuestionContext, Reply } from './question-context.ts'
import { daysWithin } from './weekdays.ts'

/** On how many days of a span the person is away, each day once. */
function daysAway({ all, surroundings }: QuestionContext, span: Span): number {
  const absences = all.filter((item) => isAbsence(item, surroundings.rules))
  return new Set(absences.flatMap((item) => daysWithin(item, span))).size
}

/** How often a span takes the person away, of what has begun by now where that is asked as over. */
const timesAway = ({ all, surroundings }: QuestionContext, span: Span): number =>
  all.filter((item) => isAbsence(item, surroundings.rules) && item.last >= span.first && item.first <= span.last).length

/** A span up to today, where it is asked for as over and reaches beyond. */
export function overOf(span: Span, { phrases, today }: Pick<QuestionContext, 'phrases' | 'today'>): Period {
  const isCut = tenseOf(phrases) === 'past' && span.first <= today && span.last > today
  return isCut ? { first: span.first, last: today } : span
}

/** In which of two spans the person is away for more days, or fewer; null where it is asked of something else. */
export function absencesCompared(asking: QuestionContext, { sides, isLess }: Comparison): Reply | null {
  const [one, other] = asking.isOfAbsences ? sides.map(({ span }) => span && overOf(span, asking)) : []
  if (!one || !other) return null
  const { words, loads } = asking.sentences
  const isOfTimes = asking.phrases.has('timesAway')
  const [much, muchOther] = [one, other].map((span) => (isOfTimes ? timesAway : daysAway)(asking, span))
  const say = (span: Period, many = 0): string =>
    `${opening(words.period(span))}: ${words.count(many, isOfTimes ? 'time' : 'day')}.`
  const chosen = (much ?? 0) > (muchOther ?? 0) === isLess ? other : one
  const more = much === muchOther ? loads.tie : loads.more(words.period(chosen), isLess)
  return { text: [say(one, much), say(other, muchOther), more].join(' ') }
}
