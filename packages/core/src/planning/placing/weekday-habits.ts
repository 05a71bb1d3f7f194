import { MINUTES_A_DAY, weekdayOf, type Day } from '../../date/index.ts'
import type { YearItem } from '../../year/index.ts'

/** Fewer events tell no habit. */
const EVIDENCE_LEAST = 8
/** What an unusual weekday counts at most: more than the event that is the habit, and less than three. */
const UNUSUAL_MOST = 5
/** From this minute on an evening is the person's own. */
const EVENING = 17 * 60
const SATURDAY = 5

const isOwnTime = ({ first, start }: YearItem): boolean =>
  weekdayOf(first) >= SATURDAY || start - first * MINUTES_A_DAY >= EVENING

/**
 * On which weekdays somebody does things of a category, by their timed events: those of the category, else what they do in
 * the evening and at weekends. Answers how unusual a day is.
 */
export function unusualDays(items: readonly YearItem[], categoryId: string | null): (day: Day) => number {
  const timed = items.filter(({ allDay }) => !allDay)
  const alike = timed.filter((item) => categoryId !== null && item.categoryId === categoryId)
  const evidence = alike.length >= EVIDENCE_LEAST ? alike : timed.filter(isOwnTime)
  if (evidence.length < EVIDENCE_LEAST) return () => 0
  const counts = Array.from({ length: 7 }, () => 0)
  for (const { first } of evidence) counts[weekdayOf(first)] = (counts[weekdayOf(first)] ?? 0) + 1
  const most = Math.max(...counts)
  return (day) => UNUSUAL_MOST * (1 - (counts[weekdayOf(day)] ?? 0) / most)
}
