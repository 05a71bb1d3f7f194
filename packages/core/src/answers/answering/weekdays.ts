import type { QuestionSurroundings, ReadQuestion } from '../../intents/question-types.ts'
import { LISTING } from '../../intents/reading/unsaid-days.ts'
import type { QuestionPhrases } from '../../intents/read-phrases.ts'
import type { YearItem } from '../../year/index.ts'
import { A_WEEK, weekdayOf, type Day } from '../../date/index.ts'
import type { Span } from '../../intents/reading/dates.ts'

/** The first day from some day on that is a weekday (0 is Monday). */
export const weekdayFrom = (day: Day, weekday: number): Day => day + ((weekday - weekdayOf(day) + A_WEEK) % A_WEEK)

/** The days of a span that lie in another. */
export function daysWithin(one: Span, other: Span): Day[] {
  const first = Math.max(one.first, other.first)
  const count = Math.min(one.last, other.last) - first + 1
  return Array.from({ length: Math.max(count, 0) }, (_, step) => first + step)
}

/** The weekday (0 is Monday) that a folded question about many days is about; null where it is about all of them. */
export function weekdayOfMany(phrases: QuestionPhrases, { first, last }: Span): number | null {
  if (last - first < A_WEEK || phrases.has('onSomeWeekday')) return null
  const weekday = phrases.find('manyWeekday')?.value
  return typeof weekday === 'number' ? weekday : null
}

/** The weekday (0 is Monday) that words say; null where they say none. */
export function weekdaySaid(phrases: QuestionPhrases): number | null {
  const weekday = phrases.find('someWeekday')?.value
  return typeof weekday === 'number' ? weekday : null
}

/** How many of a weekday lie in some days, where a folded question asks just that; null where it does not. */
export function weekdaysCounted(phrases: QuestionPhrases, { first, last }: Span): number | null {
  const weekday = phrases.has('ofCalendar') ? weekdayOfMany(phrases, { first, last }) : null
  if (weekday === null) return null
  const begin = weekdayFrom(first, weekday)
  return begin > last ? 0 : Math.floor((last - begin) / A_WEEK) + 1
}

/** Whether an item is on such a weekday. */
export const touchesWeekday = ({ first, last }: YearItem, weekday: number): boolean =>
  weekdayFrom(first, weekday) <= last

const SATURDAY = 5
const SUNDAY = 6

/** Whether a day is of no weekend and no public holiday. */
export const isWorkday = (day: Day, { surroundings }: { readonly surroundings: QuestionSurroundings }): boolean =>
  weekdayOf(day) < SATURDAY && !surroundings.holidays.some((holiday) => holiday.day === day)

/** Whether an item is on some weekend. */
export const touchesWeekend = (item: YearItem): boolean =>
  touchesWeekday(item, SATURDAY) || touchesWeekday(item, SUNDAY)

/** Whether only what is on weekends is meant: of what was listed, or of all. */
export const isOfWeekends = ({ among, kind }: ReadQuestion, phrases: QuestionPhrases): boolean =>
  among ? phrases.has('onWeekends') : LISTING.has(kind) && phrases.has('onAWeekend')

/** The first day of some items that is of the same weekday as another, where none of them is on that itself; else null. */
export function weekdayAmong(items: readonly YearItem[], day: Day): Day | null {
  if (items.some(({ first, last }) => first <= day && last >= day)) return null
  return items.find(({ first }) => weekdayOf(first) === weekdayOf(day))?.first ?? null
}
