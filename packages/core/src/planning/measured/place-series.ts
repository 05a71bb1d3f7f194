import { formatDay, formatWall, MINUTES_A_DAY, weekdayOf, type Day } from '../../date/index.ts'
import type { PlanSurroundings } from '../planning-types.ts'
import { daysFrom } from '../placing/availability.ts'
import { measuredWords } from './ready-words.ts'
import type { MeasuredTarget } from './measured-types.ts'
import { ANY_DAY } from './measured-tables.ts'
import { bestSlot, habitOf, takenBy, type Search, type Slot } from './week-slot.ts'

/** A series of events for a goal, each at the same hour on some days of the week. */
export interface PlacedSeries {
  /** Local times of the first. */
  readonly start: string
  readonly end: string
  /** The value of an RRULE, until the last day of the goal. */
  readonly recurrence: string
  /** Starts that are left out: the person is away or busy. In order. */
  readonly exdates: readonly string[]
  /** How many sittings there are; what is for every day has that of today too, before the first one. */
  readonly held: number
  /** A clause that explains its place. */
  readonly reason: string
}

/** A series of which more is left out is none. */
const LEFT_OUT_MOST = { share: 0.4, count: 366 }

const DAY_NAMES = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const

const ruleOf = ({ weekdays }: Slot, last: Day): string => {
  const days =
    weekdays.length === ANY_DAY.length
      ? 'FREQ=DAILY'
      : `FREQ=WEEKLY;BYDAY=${weekdays.map((day) => DAY_NAMES[day]).join(',')}`
  return `${days};UNTIL=${formatDay(last).replaceAll('-', '')}`
}

/** The sittings of a slot that are free, from the first one on; null where too many are not. */
function sittingsOf({ weekdays, minute }: Slot, { first, last, isTaken }: Search) {
  const days = daysFrom(first, last).filter((day) => weekdays.includes(weekdayOf(day)))
  const begin = days.findIndex((day) => !isTaken(day, minute))
  const all = begin < 0 ? [] : days.slice(begin)
  const leftOut = all.filter((day) => isTaken(day, minute))
  const [start] = all
  const isTooMuch = leftOut.length > Math.min(LEFT_OUT_MOST.count, all.length * LEFT_OUT_MOST.share)
  return start === undefined || isTooMuch ? null : { start, all: all.length, leftOut }
}

/**
 * A weekly series for a goal, in hours that the person's year shows to be free: evenings and weekends, or the hour at which
 * they do the like. It begins tomorrow at the earliest. Null without a rhythm, or if too little time is free.
 */
export function placeSeries(
  { rhythm, from, to: last }: Pick<MeasuredTarget, 'rhythm' | 'from' | 'to'>,
  surroundings: PlanSurroundings,
  categoryId: string | null,
): PlacedSeries | null {
  const { language, items, today } = surroundings
  const first = Math.max(from, today + 1)
  if (!rhythm || last < first) return null
  const habit = rhythm.hour === null ? habitOf(items, categoryId) : null
  const search: Search = { first, last, rhythm, habit, isTaken: takenBy(surroundings, { first, last, rhythm }) }
  const slot = bestSlot(search)
  const sittings = slot && sittingsOf(slot, search)
  if (!sittings) return null
  const wallOf = (day: Day, minute = slot.minute): string => formatWall(day * MINUTES_A_DAY + minute)
  const free = sittings.all - sittings.leftOut.length
  return {
    start: wallOf(sittings.start),
    end: wallOf(sittings.start, slot.minute + rhythm.minutes),
    recurrence: ruleOf(slot, last),
    exdates: sittings.leftOut.map((day) => wallOf(day)),
    held: free + (slot.weekdays.length === ANY_DAY.length ? first - from : 0),
    reason: measuredWords(language).sentences.calm(free, sittings.all),
  }
}
