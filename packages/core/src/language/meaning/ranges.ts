import { dayOf, daysInMonth, partsOf, weekdayOf, type Day } from '../../date/index.ts'
import { shiftDay } from './amounts.ts'
import type { Captures, Moment } from './captures.ts'
import { fixed, pick, pickAfter, type Span, type When } from './when.ts'

/** A range that is longer is a slip. */
const DAYS_MAX = 366
/** A longer range that has begun is one of another year than was meant. */
const BEGUN_MAX = 184
const SATURDAY = 5

const rangeOf = (first: Day | undefined, last: Day | undefined): When | null =>
  first !== undefined && last !== undefined && last > first && last - first <= DAYS_MAX ? fixed({ first, last }) : null

/** The last of a date that begins on `day` or before. */
const pickBefore = (when: When, day: Day): Span | null => when.around(day).findLast((span) => span.first <= day) ?? null

/** Up to a date whose year is known, from the last before it; one that has begun is not longer than half a year. */
function rangeEnding(from: When, to: When, today: Day): When | null {
  const last = pick(to, today)?.last
  const first = last === undefined ? undefined : pickBefore(from, last)?.first
  if (first === undefined || last === undefined) return null
  return first < today && last - first > BEGUN_MAX ? null : rangeOf(first, last)
}

/**
 * From one date to another. What the first one lacks is taken from the second where that has a year; else each is the
 * next one, the second after the first. A range of the year that has begun and is not over is the present one.
 */
export function rangeBetween(from: When, to: When, today: Day): When | null {
  if (!from.isFixed && to.isFixed) return rangeEnding(from, to, today)
  const first = pick(from, today)?.first
  return rangeOf(first, first === undefined ? undefined : pickAfter(to, first)?.last)
}

/** `from 10 to 15 March`: the first day is one of the month that the second names. */
function domTo(dom: number, to: When, weekday: number | undefined, today: Day): When | null {
  const last = pick(to, today)?.last
  if (last === undefined) return null
  const { year, month } = partsOf(last)
  if (dom > daysInMonth(year, month)) return null
  const first = dayOf(year, month, dom)
  return weekday === undefined || weekdayOf(first) === weekday ? rangeOf(first, last) : null
}

export const rangeActions = {
  fromTo: ({ from, to }: Captures, { today }: Moment) => (from && to ? rangeBetween(from, to, today) : null),
  /** Two dates that are no range, longer than a year or the wrong way round: a part of them would be another one. */
  noRange: ({ from, to }: Captures, { today }: Moment) => from && to && rangeBetween(from, to, today) === null && 'all',
  domTo: ({ fromDom = 0, to, weekday }: Captures, { today }: Moment) =>
    to ? domTo(fromDom, to, weekday, today) : null,
  /** `10 and 11 March`: two days in a row, and no others. */
  domAndNext: ({ fromDom = 0, to, weekday }: Captures, { today }: Moment) => {
    const last = to && pick(to, today)?.last
    return to && last !== undefined && partsOf(last).date === fromDom + 1 ? domTo(fromDom, to, weekday, today) : null
  },
  /** `March 10-15`: both days in the month of the first. */
  toDom: ({ from, dom = 0, weekday }: Captures, { today }: Moment) => {
    const first = from && pick(from, today)?.first
    if (first === undefined) return null
    const { year, month } = partsOf(first)
    if (dom > daysInMonth(year, month)) return null
    const last = dayOf(year, month, dom)
    return weekday === undefined || weekdayOf(last) === weekday ? rangeOf(first, last) : null
  },
  toDomYear: ({ fromDom = 0, dom = 0, month = 1, year = 0 }: Captures) =>
    Math.max(dom, fromDom) > daysInMonth(year, month)
      ? null
      : rangeOf(dayOf(year, month, fromDom), dayOf(year, month, dom)),
  /** `Saturday and Sunday` are one weekend, the next that begins. */
  weekendPair: ({ weekday = 0, toWeekday = 0 }: Captures, { today }: Moment) => {
    if (weekday !== SATURDAY || toWeekday !== SATURDAY + 1) return null
    const first = today + 1 + ((SATURDAY - weekdayOf(today) + 6) % 7)
    return rangeOf(first, first + 1)
  },
  /** From the next of one weekday to the next other after it. */
  weekdayRange: ({ weekday = 0, toWeekday = 0 }: Captures, { today }: Moment) => {
    const first = today + 1 + ((weekday - weekdayOf(today) + 6) % 7)
    return rangeOf(first, first + ((toWeekday - weekday + 7) % 7))
  },
  /** The days that come, today first: `the next three days`. */
  nextAmount: ({ amount }: Captures, { today }: Moment) =>
    amount && amount.minutes === 0 ? rangeOf(today, shiftDay(today, amount, 1) - 1) : null,
}
