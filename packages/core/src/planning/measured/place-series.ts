import { formatDay, formatWall, MINUTES_A_DAY, weekdayOf, type Day } from '../../date/index.ts'
import type { PlanSurroundings } from '../planning-types.ts'
import { measuredWords } from './ready-words.ts'
import type { MeasuredTarget } from './measured-types.ts'
import { habitOf, takenBy, type Search } from './series-search.ts'
import { bestSlot, type Slot } from './week-slot.ts'

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
    weekdays.length === 7 ? 'FREQ=DAILY' : `FREQ=WEEKLY;BYDAY=${weekdays.map((day) => DAY_NAMES[day]).join(',')}`
  return `${days};UNTIL=${formatDay(last).replaceAll('-', '')}`
}

function seriesAt(slot: Slot, from: Day, { first, last, rhythm, isTaken, language }: Search): PlacedSeries | null {
  const days = Array.from({ length: last - first + 1 }, (_, index) => first + index).filter((day) =>
    slot.weekdays.includes(weekdayOf(day)),
  )
  const isFree = days.map((day) => !isTaken(day, slot.minute))
  const begin = isFree.indexOf(true)
  if (begin < 0) return null
  const wallOf = (day: Day, minute: number): string => formatWall(day * MINUTES_A_DAY + minute)
  const [all, start] = [days.slice(begin), days[begin] ?? first]
  const exdates = all.filter((_, index) => !isFree[begin + index]).map((day) => wallOf(day, slot.minute))
  if (exdates.length > Math.min(LEFT_OUT_MOST.count, all.length * LEFT_OUT_MOST.share)) return null
  return {
    start: wallOf(start, slot.minute),
    end: wallOf(start, slot.minute + rhythm.minutes),
    recurrence: ruleOf(slot, last),
    exdates,
    held: all.length - exdates.length + (slot.weekdays.length === 7 ? first - from : 0),
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
  const isTaken = takenBy(surroundings, { first, last, rhythm })
  const { language, items } = surroundings
  const habit = rhythm.hour === null ? habitOf(items, categoryId) : null
  const search: Search = { language, first, last, rhythm, habit, isTaken }
  const slot = bestSlot(search)
  return slot && seriesAt(slot, from, search)
}
