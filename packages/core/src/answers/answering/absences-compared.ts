import type { Span } from '../../intents/reading/dates.ts'
import type { Comparison } from '../../intents/reading/comparison.ts'
import { isAbsence } from '../../load/index.ts'
import { opening } from '../words/day-words.ts'
import type { QuestionContext, Reply } from './question-context.ts'
import { daysWithin } from './unit-spans.ts'

/** On how many days of a span the person is away, each day once. */
function daysAway({ all, surroundings }: QuestionContext, span: Span): number {
  const absences = all.filter((item) => isAbsence(item, surroundings.rules))
  return new Set(absences.flatMap((item) => daysWithin(item, span))).size
}

/** In which of two spans the person is away for more days, or fewer; null where it is asked of something else. */
export function absencesCompared(asking: QuestionContext, { sides, isLess }: Comparison): Reply | null {
  const [one, other] = asking.isOfAbsences ? sides.map(({ span }) => span) : []
  if (!one || !other) return null
  const { words, loads } = asking.sentences
  const [days, otherDays] = [daysAway(asking, one), daysAway(asking, other)]
  const both = [
    `${opening(words.period(one))}: ${words.count(days, 'day')}.`,
    `${opening(words.period(other))}: ${words.count(otherDays, 'day')}.`,
  ]
  const chosen = days > otherDays === isLess ? other : one
  return { text: [...both, days === otherDays ? loads.tie : loads.more(words.period(chosen), isLess)].join(' ') }
}
