import { MINUTES_A_DAY, weekdayOf, type Day } from '../../date/index.ts'
import type { YearItem } from '../../year/index.ts'
import { availabilityOf, daysFrom } from '../placing/availability.ts'
import type { DayRange, PlanSurroundings } from '../planning-types.ts'
import { ANY_DAY } from './measured-tables.ts'
import type { WeeklyRhythm } from './measured-types.ts'

/** Hours are looked at in steps of so many minutes. */
const STEP = 30
/** So many of the same kind make a habit, whose hour is taken if it is not one of work. */
const HABIT_LEAST = 4
const WORK = { from: 9 * 60, to: 17 * 60 }
/** Something of this many days or more is background, and in nobody's way. */
const BACKGROUND_DAYS = 28

/** What a series is looked for with. */
export interface Search extends DayRange {
  readonly rhythm: WeeklyRhythm
  /** The hour at which the person does the like; null where they have none. */
  readonly habit: number | null
  readonly isTaken: (day: Day, minute: number) => boolean
}

/** A sitting up to this long is for the end of the evening, and finds its minutes on any day. */
const SHORT_MINUTES = 30

/**
 * Whether something begins before the end of a sitting and ends after its start. The days of trips are taken whole, and
 * holidays too, unless it is for every day or done anywhere; a few minutes every day are taken by no task without an hour.
 */
export function takenBy(
  { items, weekStart, holidays, rules }: PlanSurroundings,
  { first, last, rhythm: { minutes, times, isAnywhere } }: Pick<Search, 'first' | 'last' | 'rhythm'>,
): Search['isTaken'] {
  const { away, holiday } = availabilityOf(items, holidays, { first, last, weekStart, rules })
  const isDaily = times === ANY_DAY.length
  const isBrief = isAnywhere || (isDaily && minutes <= SHORT_MINUTES)
  const busy = items
    .filter((item) => item.isLoad && item.last - item.first + 1 < BACKGROUND_DAYS && !(isBrief && item.allDay))
    .flatMap((item) => daysFrom(Math.max(first, item.first), Math.min(last, item.last)).map((day) => ({ day, item })))
  const onDay = Map.groupBy(busy, ({ day }) => day)
  return (day, minute) => {
    const from = day * MINUTES_A_DAY + minute
    if (!isAnywhere && (away(day) !== null || (!isDaily && holiday(day) !== null))) return true
    return (onDay.get(day) ?? []).some(({ item: { start, end } }) => start < from + minutes && end > from)
  }
}

/** The usual hour of what the person does of the same kind, unless it is one of work. */
export function habitOf(items: readonly YearItem[], categoryId: string | null): number | null {
  const starts = items
    .filter((item) => categoryId !== null && item.categoryId === categoryId && !item.allDay && item.isLoad)
    .map(({ start }) => Math.round((((start % MINUTES_A_DAY) + MINUTES_A_DAY) % MINUTES_A_DAY) / STEP) * STEP)
    .toSorted((one, other) => one - other)
  const usual = starts[Math.floor(starts.length / 2)]
  return usual === undefined || starts.length < HABIT_LEAST || (usual >= WORK.from && usual < WORK.to) ? null : usual
}

/** Minutes of the day at which a sitting begins, and the best of them. */
interface Hours {
  readonly from: number
  readonly to: number
  readonly ideal: number
}

/** After work, at the weekend also by day. */
const EVENING = { from: 18 * 60, to: 21 * 60, ideal: 18 * 60 + 30 }
const SHORT_EVENING = { ...EVENING, ideal: 20 * 60 + 30 }
const WEEKEND = { from: 9 * 60, to: 20 * 60, ideal: 10 * 60 }
/** What has its usual hour may begin so long before and after it. */
const AROUND = { before: 30, after: 120 }
const LATEST_END = 22 * 60 + 30
const isWeekend = (weekday: number): boolean => weekday > 4

/** Days of the week, and the minute at which a sitting begins on each. */
export interface Slot {
  readonly weekdays: readonly number[]
  readonly minute: number
}

/** All sets of so many of some weekdays. */
function weekdaySets(of: readonly number[], times: number): number[][] {
  if (times === 0) return [[]]
  return of.flatMap((weekday, index) =>
    weekdaySets(of.slice(index + 1), times - 1).map((others) => [weekday, ...others]),
  )
}

function suitable(weekdays: readonly number[], { hour, minutes }: WeeklyRhythm): Hours {
  if (hour !== null) return { from: hour - AROUND.before, to: hour + AROUND.after, ideal: hour }
  if (weekdays.every(isWeekend)) return WEEKEND
  return minutes <= SHORT_MINUTES ? SHORT_EVENING : EVENING
}

function hoursFor(weekdays: readonly number[], { habit, rhythm }: Search): number[] {
  if (rhythm.minute !== null) return [rhythm.minute]
  const { from, to } = suitable(weekdays, rhythm)
  const hours = Array.from({ length: (to - from) / STEP + 1 }, (_, index) => from + index * STEP)
  const all = habit === null || hours.includes(habit) ? hours : [habit, ...hours]
  return all.filter((minute) => minute === habit || minute + rhythm.minutes <= LATEST_END)
}

/** How far apart the days are at least, as a share of what is possible. */
function spacing(weekdays: readonly number[]): number {
  const gaps = weekdays.map((weekday, index) => (weekdays[index + 1] ?? (weekdays[0] ?? 0) + 7) - weekday || 7)
  return Math.min(...gaps) / Math.floor(7 / weekdays.length)
}

/** The share of sittings that would be left out, by weekday and minute. */
function leftOutShares({ first, last, isTaken }: Search): (weekday: number, minute: number) => number {
  const known = new Map<number, number>()
  const byWeekday = Map.groupBy(daysFrom(first, last), weekdayOf)
  return (weekday, minute) => {
    const days = byWeekday.get(weekday) ?? []
    const key = weekday * MINUTES_A_DAY + minute
    const taken = known.get(key) ?? days.filter((day) => isTaken(day, minute)).length
    known.set(key, taken)
    return days.length === 0 ? 1 : taken / days.length
  }
}

/** Sittings on these days are rather for other things: the evening of a Friday, the weekend, and most of all a Sunday, when much is shut. */
const FREE_EVENINGS: Readonly<Record<number, number>> = { 4: 0.3, 5: 0.6, 6: 3.5 }

/** How unsuitable a slot is: first what is left out, then days in a row, then an unusual hour, then free evenings. */
function unrest({ weekdays, minute }: Slot, { rhythm, habit }: Search, share: number): number {
  const ideal = habit ?? suitable(weekdays, rhythm).ideal
  const free = weekdays.reduce((sum, weekday) => sum + (FREE_EVENINGS[weekday] ?? 0), 0)
  return share * 40 + (1 - spacing(weekdays)) * 8 + Math.abs(minute - ideal) / 60 + free
}

/** The calmest slot of a week; null if no sitting is short enough for an evening. */
export function bestSlot(search: Search): Slot | null {
  const shareOf = leftOutShares(search)
  let [best, least]: [Slot | null, number] = [null, Infinity]
  for (const weekdays of weekdaySets(search.rhythm.weekdays, search.rhythm.times)) {
    for (const minute of hoursFor(weekdays, search)) {
      const share = weekdays.reduce((sum, weekday) => sum + shareOf(weekday, minute), 0) / weekdays.length
      const points = unrest({ weekdays, minute }, search, share)
      if (points < least) [best, least] = [{ weekdays, minute }, points]
    }
  }
  return best
}
