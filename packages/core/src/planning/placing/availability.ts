import type { DayRange } from '../planning-types.ts'
import { startOfWeek, type Day, type WeekStart } from '../../date/index.ts'
import { isAbsence, type MeasureRules } from '../../load/index.ts'
import type { Holiday, YearItem } from '../../year/index.ts'
import { unusualDays } from './weekday-habits.ts'

/** An all-day item of this many days takes all of them, absence or not; a longer one is background. */
const AWAY_DAYS = { least: 3, most: 24 } as const
/** A week is full from this many items, and only if it stands out. */
const FULL_WEEK_LEAST = 7

/** The person's events, indexed so that every question about a day is a look-up. */
export interface Availability {
  /** Items on a day. */
  readonly load: (day: Day) => number
  /** Items in a day's week. */
  readonly weekLoad: (day: Day) => number
  readonly isFullWeek: (day: Day) => boolean
  readonly holiday: (day: Day) => string | null
  /** The absence, or what lasts whole days in a row, that takes a day; null without one. */
  readonly away: (day: Day) => YearItem | null
  /** Whether an absence takes a day: whatever else lasts days in a row, one is there for a call. */
  readonly isAbsent: (day: Day) => boolean
  /** Whether it is one of the first days at home after a longer absence. */
  readonly isJustBack: (day: Day) => boolean
  /** Whether something takes a day whole, absence or not. */
  readonly isTaken: (day: Day) => boolean
  /** Whether a step of another plan is on a day. */
  readonly isPlanned: (day: Day) => boolean
  /** Whether the person is away on all days of a range. */
  readonly isAwayThroughout: (first: Day, last: Day) => boolean
  /** How little a day's weekday is one on which the person does such things: 0 where it is, or nothing is known. */
  readonly unusual: (day: Day) => number
  /** Items that touch the days of a range, each once. */
  readonly touching: (first: Day, last: Day) => number
  readonly weekStart: WeekStart
}

/** Whether nothing takes a day: no absence, no event of the whole day, and no holiday. */
export const isFree = (day: Day, { away, isTaken, holiday }: Availability): boolean =>
  away(day) === null && !isTaken(day) && holiday(day) === null

/** After so many days away nobody is at home at once. */
const LONG_AWAY = 5

/** Whether nothing else is planned on the days of an item. */
function takesItsDays(item: YearItem, rules: MeasureRules): boolean {
  if (isAbsence(item, rules)) return true
  const days = item.last - item.first + 1
  return item.allDay && item.away !== false && days >= AWAY_DAYS.least && days <= AWAY_DAYS.most
}

interface Bounds extends DayRange {
  readonly weekStart: WeekStart
  readonly rules: MeasureRules
  /** The category of what is planned, whose weekdays are the person's habit; none where it is not known. */
  readonly categoryId?: string | null
  /** Days with steps of another plan. */
  readonly planned?: ReadonlySet<Day> | undefined
}

/** The median, and the threshold of two robust deviations above it. */
function fullFrom(loads: readonly number[]): number {
  const sorted = [...loads].sort((a, b) => a - b)
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0
  const off = loads.map((load) => Math.abs(load - median)).sort((a, b) => a - b)
  const deviation = 1.4826 * (off[Math.floor(off.length / 2)] ?? 0)
  return Math.max(FULL_WEEK_LEAST, Math.floor(median + 2 * deviation) + 1)
}

/** The days from the first to the last one. */
export const daysFrom = (first: Day, last: Day): Day[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)

/** Indexes the days from `first` to `last`; other days are unknown and count as free. */
export function availabilityOf(items: readonly YearItem[], holidays: readonly Holiday[], bounds: Bounds): Availability {
  const { weekStart } = bounds
  const span = { ...bounds, first: startOfWeek(bounds.first, weekStart), last: startOfWeek(bounds.last, weekStart) + 6 }
  const counting = items.filter(({ isLoad, first, last }) => isLoad && last >= span.first && first <= span.last)
  const loads = new Int32Array(span.last - span.first + 1)
  const awayOn = new Map<Day, YearItem>()
  const [taken, absent] = [new Set<Day>(), new Set<Day>()]
  for (const item of counting) {
    const isAway = takesItsDays(item, bounds.rules)
    const isTaking = item.allDay && item.last - item.first < AWAY_DAYS.most
    for (const day of daysFrom(Math.max(item.first, span.first), Math.min(item.last, span.last))) {
      loads[day - span.first] = (loads[day - span.first] ?? 0) + 1
      if (isAway && !awayOn.has(day)) awayOn.set(day, item)
      if (isTaking) taken.add(day)
      if (isAbsence(item, bounds.rules)) absent.add(day)
    }
  }
  const weeks = Array.from({ length: loads.length / 7 }, (_, week) =>
    loads.subarray(week * 7, week * 7 + 7).reduce((sum, load) => sum + load, 0),
  )
  const full = fullFrom(weeks)
  const names = new Map([...holidays].reverse().map(({ day, name }) => [day, name]))
  const away = (day: Day): YearItem | null => awayOn.get(day) ?? null
  const isLong = (item: YearItem | null): boolean => item !== null && item.last - item.first + 1 >= LONG_AWAY
  const weekLoad = (day: Day): number => weeks[Math.floor((day - span.first) / 7)] ?? 0
  return {
    load: (day) => loads[day - span.first] ?? 0,
    weekLoad,
    isFullWeek: (day) => weekLoad(day) >= full,
    holiday: (day) => names.get(day) ?? null,
    away,
    isAbsent: (day) => absent.has(day),
    isJustBack: (day) => [1, 2].some((ago) => isLong(away(day - ago))),
    isTaken: (day) => taken.has(day),
    isPlanned: (day) => bounds.planned?.has(day) === true,
    isAwayThroughout: (first, last) => daysFrom(first, last).every((day) => awayOn.has(day)),
    unusual: unusualDays(counting, bounds.categoryId ?? null),
    touching: (first, last) => counting.filter((item) => item.first <= last && item.last >= first).length,
    weekStart,
  }
}
