import {
  dayOfWall,
  formatDay,
  formatWall,
  MINUTES_A_DAY,
  weekdayOf,
  type Day,
  type WallMinute,
} from '../../date/index.ts'
import type { Language } from '../../language/index.ts'
import type { YearItem } from '../../year/index.ts'
import { availabilityOf } from '../placing/availability.ts'
import type { PlanSurroundings } from '../planning-types.ts'
import { measuredWords } from './languages.ts'
import type { MeasuredTarget, WeeklyRhythm } from './measured-types.ts'

/** A series of events for a goal, each at the same hour on some days of the week. */
export interface PlacedSeries {
  /** Local times of the first. */
  readonly start: string
  readonly end: string
  /** The value of an RRULE, until the last day of the goal. */
  readonly recurrence: string
  /** Starts that are left out: the person is away or busy. In order. */
  readonly exdates: readonly string[]
  /** A clause that explains its place. */
  readonly reason: string
}

/** Half hours in which one begins: after work, and at the weekend also by day. */
const EVENING = { from: 18 * 60, to: 21 * 60, ideal: 18 * 60 + 30, idealShort: 20 * 60 + 30 }
const WEEKEND = { from: 9 * 60, to: 20 * 60, ideal: 10 * 60 }
const LATEST_END = 22 * 60 + 30
const STEP = 30
/** A sitting up to this long is for the end of the evening. */
const SHORT_MINUTES = 30
/** So many of the same kind make a habit, whose hour is taken if it is not one of work. */
const HABIT_LEAST = 4
const WORK = { from: 9 * 60, to: 17 * 60 }
/** A series of which more than this share is left out is none. */
const LEFT_OUT_MOST = 0.4
const EXDATES_MAX = 366
/** Something for a whole day of this many days or more is in nobody's way. */
const BACKGROUND_DAYS = 28

const DAY_NAMES = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const

const isWeekend = (weekday: number): boolean => weekday > 4

interface Search {
  readonly language: Language
  readonly first: Day
  readonly last: Day
  readonly rhythm: WeeklyRhythm
  readonly habit: number | null
  readonly isTaken: (day: Day, minute: number) => boolean
}

interface Slot {
  readonly weekdays: readonly number[]
  readonly minute: number
}

/** Whether something begins before the end of a sitting and ends after its start; the days of trips are taken whole. */
function takenBy(
  { items, weekStart, holidays }: PlanSurroundings,
  { first, last, minutes }: { readonly first: Day; readonly last: Day; readonly minutes: number },
): Search['isTaken'] {
  const { away } = availabilityOf(items, holidays, { first, last, weekStart })
  const inTheWay = items.filter(
    (item) => item.isLoad && !(item.allDay && item.last - item.first + 1 >= BACKGROUND_DAYS),
  )
  const onDay = new Map<Day, [from: WallMinute, to: WallMinute][]>()
  for (const { first: begin, start, end, last: finish } of inTheWay) {
    const to = Math.max(end, start + 1)
    for (let day = Math.max(first, begin); day <= Math.min(last, Math.max(finish, dayOfWall(to - 1))); day += 1)
      onDay.set(day, [...(onDay.get(day) ?? []), [start, to]])
  }
  return (day, minute) => {
    const from = day * MINUTES_A_DAY + minute
    return away(day) !== null || (onDay.get(day) ?? []).some(([start, end]) => start < from + minutes && end > from)
  }
}

/** The usual hour of what the person does of the same kind, unless it is one of work. */
function habitOf(items: readonly YearItem[], categoryId: string | null): number | null {
  const starts = items
    .filter((item) => categoryId !== null && item.categoryId === categoryId && !item.allDay && item.isLoad)
    .map(({ start }) => Math.round((((start % MINUTES_A_DAY) + MINUTES_A_DAY) % MINUTES_A_DAY) / STEP) * STEP)
    .toSorted((one, other) => one - other)
  const usual = starts[Math.floor(starts.length / 2)]
  return usual === undefined || starts.length < HABIT_LEAST || (usual >= WORK.from && usual < WORK.to) ? null : usual
}

/** All sets of so many weekdays. */
function weekdaySets(times: number, from = 0): number[][] {
  if (times === 0) return [[]]
  return WEEKDAYS.slice(from).flatMap((weekday) =>
    weekdaySets(times - 1, weekday + 1).map((others) => [weekday, ...others]),
  )
}

function hoursFor(weekdays: readonly number[], { habit, rhythm }: Search): number[] {
  const { from, to } = weekdays.every(isWeekend) ? WEEKEND : EVENING
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
  const compute = (weekday: number, minute: number): number => {
    let [all, taken] = [0, 0]
    for (let day = first + ((weekday - weekdayOf(first) + 7) % 7); day <= last; day += 7) {
      all += 1
      if (isTaken(day, minute)) taken += 1
    }
    return all === 0 ? 1 : taken / all
  }
  return (weekday, minute) => {
    const key = weekday * MINUTES_A_DAY + minute
    const share = known.get(key) ?? compute(weekday, minute)
    known.set(key, share)
    return share
  }
}

/** How unsuitable a slot is: first what is left out, then days in a row, then an unusual hour, then weekends. */
function unrest({ weekdays, minute }: Slot, { rhythm, habit }: Search, share: number): number {
  const evening = rhythm.minutes <= SHORT_MINUTES ? EVENING.idealShort : EVENING.ideal
  const ideal = habit ?? (weekdays.every(isWeekend) ? WEEKEND.ideal : evening)
  const ofWeekend = weekdays.filter(isWeekend).length
  return share * 40 + (1 - spacing(weekdays)) * 8 + Math.abs(minute - ideal) / 60 + ofWeekend * 0.6
}

function bestSlot(search: Search): Slot | null {
  const shareOf = leftOutShares(search)
  let [best, least]: [Slot | null, number] = [null, Infinity]
  for (const weekdays of weekdaySets(search.rhythm.times)) {
    for (const minute of hoursFor(weekdays, search)) {
      const share = weekdays.reduce((sum, weekday) => sum + shareOf(weekday, minute), 0) / weekdays.length
      const points = unrest({ weekdays, minute }, search, share)
      if (points < least) [best, least] = [{ weekdays, minute }, points]
    }
  }
  return best
}

const ruleOf = ({ weekdays }: Slot, last: Day): string => {
  const days =
    weekdays.length === 7 ? 'FREQ=DAILY' : `FREQ=WEEKLY;BYDAY=${weekdays.map((day) => DAY_NAMES[day]).join(',')}`
  return `${days};UNTIL=${formatDay(last).replaceAll('-', '')}`
}

function seriesAt(slot: Slot, { first, last, rhythm, isTaken, language }: Search): PlacedSeries | null {
  const days = Array.from({ length: last - first + 1 }, (_, index) => first + index).filter((day) =>
    slot.weekdays.includes(weekdayOf(day)),
  )
  const isFree = days.map((day) => !isTaken(day, slot.minute))
  const begin = isFree.indexOf(true)
  if (begin < 0) return null
  const wallOf = (day: Day, minute: number): string => formatWall(day * MINUTES_A_DAY + minute)
  const [all, start] = [days.slice(begin), days[begin] ?? first]
  const exdates = all.filter((_, index) => !isFree[begin + index]).map((day) => wallOf(day, slot.minute))
  if (exdates.length > EXDATES_MAX || exdates.length > all.length * LEFT_OUT_MOST) return null
  return {
    start: wallOf(start, slot.minute),
    end: wallOf(start, slot.minute + rhythm.minutes),
    recurrence: ruleOf(slot, last),
    exdates,
    reason: measuredWords(language).sentences.calm(all.length - exdates.length, all.length),
  }
}

/**
 * A weekly series for a goal, in hours that the person's year shows to be free: evenings and weekends, or the hour at which
 * they do the like. It begins tomorrow at the earliest. Null without a rhythm, or if too little time is free.
 */
export function placeSeries(
  { rhythm, from, to }: Pick<MeasuredTarget, 'rhythm' | 'from' | 'to'>,
  surroundings: PlanSurroundings,
  categoryId: string | null,
): PlacedSeries | null {
  const [first, last] = [Math.max(from, surroundings.today + 1), to]
  if (!rhythm || last < first) return null
  const isTaken = takenBy(surroundings, { first, last, minutes: rhythm.minutes })
  const { language } = surroundings
  const search: Search = { language, first, last, rhythm, habit: habitOf(surroundings.items, categoryId), isTaken }
  const slot = bestSlot(search)
  return slot && seriesAt(slot, search)
}
