import { dayOf, daysInMonth, partsOf, startOfWeek, yearSpan, type Day, type WeekStart } from '@dodici/core/date'

/** From one day to another, both included. */
export interface Days {
  readonly first: Day
  readonly last: Day
}

function monthAfter(today: Day, months: number): Days {
  const { year, month } = partsOf(today)
  const at = year * 12 + month - 1 + months
  const [ofYear, ofMonth] = [Math.floor(at / 12), (at % 12) + 1]
  const first = dayOf(ofYear, ofMonth, 1)
  return { first, last: first + daysInMonth(ofYear, ofMonth) - 1 }
}

/** Days that a question may be about instead: two weeks, two months, and the years around. */
export function offeredDays(today: Day, weekStart: WeekStart): readonly Days[] {
  const week = startOfWeek(today, weekStart)
  const { year } = partsOf(today)
  return [
    { first: week, last: week + 6 },
    { first: week + 7, last: week + 13 },
    monthAfter(today, 0),
    monthAfter(today, 1),
    ...[year - 1, year, year + 1].map(yearSpan),
  ]
}
