import { weekdayOf } from '../../date/index.ts'
import type { Holiday } from '../../year/index.ts'
import type { QuestionPhrases } from '../read-phrases.ts'
import type { DateContext, SpanInText } from './dates.ts'

interface LongWeekend extends Holiday {
  readonly first: number
  readonly last: number
  /** The weekday (0 is Monday) that must be taken off for it. */
  readonly dayOff: number | null
}

/** From which day to which one is free by a holiday on a weekday, and which weekday must be taken off for it. */
const BY_WEEKDAY: Readonly<Record<number, readonly [from: number, to: number, dayOff: number | null]>> = {
  0: [-2, 0, null],
  1: [-3, 0, 0],
  3: [0, 3, 4],
  4: [0, 2, null],
}

/** The long weekend that a holiday makes, as a list of one; empty where it makes none. */
export function longWeekend(holiday: Holiday): LongWeekend[] {
  const [from, to, dayOff] = BY_WEEKDAY[weekdayOf(holiday.day)] ?? []
  if (from === undefined || to === undefined || dayOff === undefined) return []
  return [{ ...holiday, first: holiday.day + from, last: holiday.day + to, dayOff }]
}

/** The long weekend that a day makes; the day itself where it makes none. */
export function onLongWeekend(
  period: SpanInText,
  { phrases }: { readonly phrases: QuestionPhrases },
  { surroundings }: DateContext,
): SpanInText {
  if (!phrases.has('longWeekendOf')) return period
  const holidays = surroundings.holidays.filter(({ day }) => day === period.first && day === period.last)
  const [made] = holidays.flatMap(longWeekend)
  return made ? { ...period, first: made.first, last: made.last } : period
}
