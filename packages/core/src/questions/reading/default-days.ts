import { partsOf } from '../../date/index.ts'
import type { QuestionKind, QuestionSurroundings } from '../question-types.ts'
import { wholeYear } from './calendar-spans.ts'
import { todayOf, type Span } from './dates.ts'

const TWO_YEARS = 730
const HALF_A_YEAR = 182

/** The days that a kind of question is about where none are said. */
export function defaultDays(kind: QuestionKind, surroundings: QuestionSurroundings): Span {
  const today = todayOf(surroundings)
  const year = wholeYear(surroundings.year)
  if (kind === 'next') return { first: today, last: today + TWO_YEARS }
  if (kind === 'last') return { first: today - TWO_YEARS, last: today }
  if (kind === 'when' || kind === 'change') return { first: today - HALF_A_YEAR * 2, last: today + TWO_YEARS }
  if (kind === 'agenda') return { first: today, last: today + 6 }
  if (kind === 'plan' || kind === 'help' || kind === 'none') return { first: today, last: today }
  if (kind !== 'free') return year
  return surroundings.year > partsOf(today).year ? year : { first: today, last: today + HALF_A_YEAR }
}
