import { monthDays, monthOf, numberOfMonth, partsOf, type Day, type Month } from '../../date/index.ts'
import { compareOnDay, isSpan, type YearItem } from '../../year/index.ts'
import type { PosterInput } from '../poster-options.ts'

/** One line of the list: an event, a series of a month, or (without an item) a holiday. */
export interface ListEntry {
  readonly day: Day
  readonly item: YearItem | null
  readonly days: string
  readonly title: string
  /** How often a series comes in the month: ` ×4`. */
  readonly times: string
}

export interface ListedMonth {
  readonly at: Month
  /** 1 to 12. */
  readonly month: number
  readonly namesYear: boolean
  readonly entries: readonly ListEntry[]
}

/**
 * Twelve months with what begins in each, in order of days. What began before the first of them is listed in that. A series
 * that comes weekly or more often has one line a month.
 */
export function entriesOfMonths(input: PosterInput): ListedMonth[] {
  const { from } = input.source
  const { first } = monthDays(from)
  const byMonth = Map.groupBy(input.source.items, (item) => monthOf(Math.max(item.first, first)))
  const isYear = numberOfMonth(from) === 1
  return Array.from({ length: 12 }, (_, index) => {
    const at = from + index
    const month = numberOfMonth(at)
    const items = (byMonth.get(at) ?? []).filter((item) => item.last >= first)
    const entries = [...entriesOf(items, input), ...holidaysOf(at, input)]
    // Sorting is stable: within a day, the order is that of the day's list.
    entries.sort((a, b) => a.day - b.day)
    return { at, month, namesYear: !isYear && (index === 0 || month === 1), entries }
  })
}

function entriesOf(items: readonly YearItem[], { words, source: { writeTime } }: PosterInput): ListEntry[] {
  const series = Map.groupBy(
    items.filter(({ isRoutine }) => isRoutine),
    ({ eventId }) => eventId,
  )
  const routine = [...series.values()].map((all) => [all.reduce(earlier), all.length] as const)
  const single = items.filter(({ isRoutine }) => !isRoutine).map((item) => [item, 1] as const)
  return [...single, ...routine]
    .sort(([a], [b]) => compareOnDay(a, b))
    .map(([item, count]) => ({
      day: item.first,
      item,
      days: daysOf(item, words.day),
      title: item.allDay || isSpan(item) ? item.title : `${writeTime(item.start)} ${item.title}`,
      times: count > 1 ? ` ×${String(count)}` : '',
    }))
}

const earlier = (a: YearItem, b: YearItem): YearItem => (b.start < a.start ? b : a)

const holidaysOf = (month: Month, { source, words }: PosterInput): ListEntry[] =>
  source.holidays
    .filter(({ day }) => monthOf(day) === month)
    .map(({ day, name }) => ({ day, item: null, days: words.day(day), title: name, times: '' }))

/** `Mon 3`; of a span `3 – 9`, or `28 – 3/7` where it ends in another month. */
function daysOf({ first, last }: YearItem, dayWords: (day: Day) => string): string {
  if (first === last) return dayWords(first)
  const [start, end] = [partsOf(first), partsOf(last)]
  return `${String(start.date)} – ${String(end.date)}${start.month === end.month ? '' : `/${String(end.month)}`}`
}
