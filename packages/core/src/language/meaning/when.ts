import { dayOf, daysInMonth, partsOf, type Day } from '../../date/index.ts'

/** First and last day, both included. */
export interface Span {
  readonly first: Day
  readonly last: Day
}

/**
 * A date as people say it, which may come again: `15 March` is every 15 March until a year is said. `around` lists those
 * near a day in order, some of them before it; a fixed one lists itself, past or not.
 */
export interface When {
  readonly isFixed: boolean
  readonly around: (day: Day) => readonly Span[]
}

/** Years looked ahead for a date that has none: a leap day may be eight years away. */
const YEARS_AHEAD = 8
const MONTHS_AHEAD = 3

const present = (spans: readonly (Span | null)[]): readonly Span[] => spans.filter((span) => span !== null)

/** The span of a single day. */
export const oneDay = (day: Day): Span => ({ first: day, last: day })

/** A date that never comes again. */
export const fixed = (span: Span): When => ({ isFixed: true, around: () => [span] })

/** A date that comes once a year; `build` is null in years that lack it. A year makes it fixed. */
export function annual(build: (year: number) => Span | null, year: number | null = null): When | null {
  if (year !== null) {
    const span = build(year)
    return span && fixed(span)
  }
  const around = (day: Day): readonly Span[] => {
    const first = partsOf(day).year - 1
    return present(Array.from({ length: YEARS_AHEAD + 2 }, (_, index) => build(first + index)))
  }
  return { isFixed: false, around }
}

/** A date that comes once a month, in months that are long enough. */
export const monthly = (date: number): When => ({
  isFixed: false,
  around: (day) => {
    const { year, month } = partsOf(day)
    const months = Array.from({ length: MONTHS_AHEAD + 1 }, (_, index) => year * 12 + month - 2 + index)
    return months
      .map((count) => ({ year: Math.floor(count / 12), month: (count % 12) + 1 }))
      .filter((at) => date <= daysInMonth(at.year, at.month))
      .map((at) => oneDay(dayOf(at.year, at.month, date)))
  },
})

/** A span of so many days that comes every week; `first` is one of its first days. */
export const weekly = (first: Day, length = 1): When => ({
  isFixed: false,
  around: (day) => {
    const start = first + 7 * Math.floor((day - first) / 7)
    return [-7, 0, 7, 14].map((days) => ({ first: start + days, last: start + days + length - 1 }))
  },
})

/** The same moved or cut by `change`, which is null where that makes no sense. */
export const mapped = (when: When, change: (span: Span) => Span | null): When => ({
  isFixed: when.isFixed,
  around: (day) => present(when.around(day).map(change)),
})

/** The first of a date that ends on `day` or later; a fixed one itself. */
export const pick = (when: When, day: Day): Span | null =>
  when.around(day).find((span) => when.isFixed || span.last >= day) ?? null

/** The first of a date that begins on `day` or later; a fixed one only if it does. */
export const pickAfter = (when: When, day: Day): Span | null =>
  when.around(day).find((span) => span.first >= day) ?? null
