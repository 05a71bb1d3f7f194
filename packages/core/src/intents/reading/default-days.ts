import { partsOf, type Day } from '../../date/index.ts'
import type { QuestionKind, QuestionSurroundings } from '../question-types.ts'
import { wholeYear } from './calendar-spans.ts'
import { todayOf, type Span } from './dates.ts'

const TWO_YEARS = 730
const HALF_A_YEAR = 182

const around = (today: Day): Span => ({ first: today - HALF_A_YEAR * 2, last: today + TWO_YEARS })
const onlyOn = (today: Day): Span => ({ first: today, last: today })

/** Kinds whose days count from today; the others are about the year on the screen. */
const FROM_TODAY: Partial<Readonly<Record<QuestionKind, (today: Day) => Span>>> = {
  next: (today) => ({ first: today, last: today + TWO_YEARS }),
  last: (today) => ({ first: today - TWO_YEARS, last: today + HALF_A_YEAR * 2 }),
  when: around,
  change: around,
  agenda: (today) => ({ first: today, last: today + 6 }),
  plan: onlyOn,
  help: onlyOn,
  none: onlyOn,
}

/** The days that a kind of question is about where none are said. */
export function defaultDays(kind: QuestionKind, surroundings: QuestionSurroundings): Span {
  const today = todayOf(surroundings)
  const counted = FROM_TODAY[kind]
  if (counted) return counted(today)
  const isComing = kind === 'free' && surroundings.year <= partsOf(today).year
  return isComing ? { first: today, last: today + HALF_A_YEAR } : wholeYear(surroundings.year)
}
