import { weekdayOf, type Day } from '../date/index.ts'
import { countsIn, type DaySpan, type MeasuredItem } from '../load/index.ts'
import { isWeekend, type Holiday } from '../year/index.ts'
import { overlaps } from './free-days.ts'

/** Days in a row; `load` is how many occurrences that count touch them. */
export interface FreeWindow extends DaySpan {
  readonly load: number
  readonly holidays: number
  readonly weekendDays: number
  /** Days that are neither of a weekend nor a public holiday. */
  readonly leave: number
}

/** What a window is to have least of: occurrences, or days of leave. */
export type WindowAim = 'load' | 'leave'

interface WindowSearch extends DaySpan {
  readonly days: number
  readonly holidays: readonly Holiday[]
  readonly limit: number
  readonly aim?: WindowAim
  /** Days that may be in no window: where the person is away. */
  readonly closed?: readonly DaySpan[]
}

/** How many of `places` lie below each place; places before the span are below all of it. */
function sums(length: number, places: Iterable<number>): Int32Array {
  const total = new Int32Array(length + 1)
  for (const place of places)
    if (place < length) total[Math.max(place, 0) + 1] = (total[Math.max(place, 0) + 1] ?? 0) + 1
  for (let at = 1; at <= length; at += 1) total[at] = (total[at] ?? 0) + (total[at - 1] ?? 0)
  return total
}

const between = (total: Int32Array, from: number, to: number): number => (total[to] ?? 0) - (total[from] ?? 0)

function allWindows(items: readonly MeasuredItem[], { first, last, days, holidays }: WindowSearch): FreeWindow[] {
  const length = last - first + 1
  const load = items.filter((item) => countsIn(item, { first, last }))
  // What touches a window has begun by its last day and is not over before its first.
  const begun = sums(
    length,
    load.map((item) => item.first - first),
  )
  const over = sums(
    length,
    load.filter((item) => item.last < last).map((item) => item.last - first),
  )
  const feasts = new Set(holidays.map(({ day }) => day - first).filter((place) => place >= 0))
  const weekends = Array.from({ length }, (_, place) => place).filter((place) => isWeekend(first + place))
  const off = sums(length, new Set([...feasts, ...weekends]))
  const [feastSums, weekendSums] = [sums(length, feasts), sums(length, weekends)]
  return Array.from({ length: Math.max(0, length - days + 1) }, (_, place) => ({
    first: first + place,
    last: first + place + days - 1,
    load: (begun[place + days] ?? 0) - (over[place] ?? 0),
    holidays: between(feastSums, place, place + days),
    weekendDays: between(weekendSums, place, place + days),
    leave: days - between(off, place, place + days),
  }))
}

const restful = ({ holidays, weekendDays }: FreeWindow): number => holidays + weekendDays

const ORDERS: Readonly<Record<WindowAim, (one: FreeWindow, other: FreeWindow) => number>> = {
  load: (one, other) => one.load - other.load || restful(other) - restful(one) || one.first - other.first,
  leave: (one, other) => one.leave - other.leave || one.load - other.load || one.first - other.first,
}

/**
 * The windows of so many days between two days that have least of something, best first, none of which overlap, at most
 * `limit`. Aimed at load, the rest of equals decides: days of weekends and public holidays.
 */
export function findWindows(items: readonly MeasuredItem[], search: WindowSearch): FreeWindow[] {
  if (search.days < 1 || search.last < search.first) return []
  const { closed = [], aim = 'load' } = search
  const windows = allWindows(items, search).sort(ORDERS[aim])
  const taken = new Uint8Array(search.last - search.first + 1)
  const take = (span: DaySpan) =>
    taken.fill(1, Math.max(0, span.first - search.first), Math.max(0, span.last - search.first + 1))
  const chosen: FreeWindow[] = []
  for (const window of windows) {
    if (chosen.length >= search.limit) break
    const [from, to] = [window.first - search.first, window.last - search.first]
    // A window that overlaps one of the same length covers one of its own ends.
    if (taken[from] === 1 || taken[to] === 1 || closed.some((span) => overlaps(span, window))) continue
    take(window)
    chosen.push(window)
  }
  return chosen
}

/** The first Saturday from a day on. */
function saturdayFrom(day: Day): Day {
  const SATURDAY = 5
  return day + ((SATURDAY - weekdayOf(day) + 7) % 7)
}

/** The Saturdays and Sundays between two days. */
export function weekendsIn({ first, last }: DaySpan): DaySpan[] {
  const saturday = saturdayFrom(first)
  const count = Math.max(0, Math.ceil((last - saturday) / 7))
  return Array.from({ length: count }, (_, week) => ({ first: saturday + 7 * week, last: saturday + 7 * week + 1 }))
}

/** The weekends between two days on which nobody is away, the calmest first, then the earlier. */
export function calmWeekends(items: readonly MeasuredItem[], search: Omit<WindowSearch, 'days' | 'aim'>): FreeWindow[] {
  const { closed = [], limit } = search
  return allWindows(items, { ...search, days: 2 })
    .filter((window) => saturdayFrom(window.first) === window.first && !closed.some((span) => overlaps(span, window)))
    .sort((one, other) => one.load - other.load || one.first - other.first)
    .slice(0, limit)
}
