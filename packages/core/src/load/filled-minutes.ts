import { MINUTES_A_DAY, type Day } from '../date/index.ts'
import { isAbsence } from './absence.ts'
import { countsIn, lengthOf, type DaySpan, type MeasuredItem } from './measured.ts'
import type { MeasureRules } from './rules.ts'

/** Room for a minute of a day and of the night behind it. */
const ROOM = 4096
/** All-day events that count hours are taken for a working day, which begins at this minute. */
const WORK_BEGINS = 9 * 60

/** Minutes of a day, from its midnight, the end not included. */
interface MinuteSpan {
  readonly from: number
  readonly to: number
}

const NONE: MinuteSpan = { from: 0, to: 0 }

/** The minutes of a day that an occurrence which touches it fills. An absence takes days and no hours. */
function minutesOn(item: MeasuredItem, day: Day, rules: MeasureRules): MinuteSpan {
  if (isAbsence(item, rules)) return NONE
  if (item.allDay) return allDayMinutes(rules)
  const midnight = day * MINUTES_A_DAY
  const from = Math.max(0, item.start - midnight)
  const to = day === item.last ? item.end - midnight : MINUTES_A_DAY
  return { from, to: Math.min(ROOM - 1, Math.max(from, to)) }
}

/** All-day events have no hours, unless the person says how many. */
function allDayMinutes({ allDayHours }: MeasureRules): MinuteSpan {
  const minutes = allDayHours * 60
  const from = Math.min(WORK_BEGINS, MINUTES_A_DAY - minutes)
  return { from, to: from + minutes }
}

const lengthIn = ({ from, to }: MinuteSpan): number => to - from

/** The minutes that one occurrence fills in some days. The work does not grow with its length. */
export function minutesOf(item: MeasuredItem, span: DaySpan, rules: MeasureRules): number {
  if (!countsIn(item, span)) return 0
  const [first, last] = [Math.max(item.first, span.first), Math.min(item.last, span.last)]
  const ofFirst = lengthIn(minutesOn(item, first, rules))
  if (first === last) return ofFirst
  const between = last - first - 1
  if (item.allDay || isAbsence(item, rules)) return ofFirst * (between + 2)
  return ofFirst + between * MINUTES_A_DAY + lengthIn(minutesOn(item, last, rules))
}

/**
 * For each day of a span the minutes that at least one occurrence fills. The work grows with the occurrences and with
 * the days, and not with the length of an occurrence.
 */
export function filledMinutes(items: readonly MeasuredItem[], span: DaySpan, rules: MeasureRules): number[] {
  const counting = items.filter((item) => countsIn(item, span) && !isAbsence(item, rules))
  const parts = [...endsOf(counting, span, rules), ...wholeDaysOf(counting, span, rules)]
  return unionsOf(
    parts.sort((a, b) => a - b),
    lengthOf(span),
  )
}

/** Minutes of a day of a span, as one number by which they are in order. */
const partOf = (place: number, { from, to }: MinuteSpan): number => (place * ROOM + from) * ROOM + to

/** The first and the last day of what has a time. */
function endsOf(items: readonly MeasuredItem[], span: DaySpan, rules: MeasureRules): number[] {
  return items.flatMap((item) => {
    if (item.allDay) return []
    const [first, last] = [Math.max(item.first, span.first), Math.min(item.last, span.last)]
    const days = first === last ? [first] : [first, last]
    return days.map((day) => partOf(day - span.first, minutesOn(item, day, rules)))
  })
}

/** The days between these, and those of what lasts all day: each at most once. */
function wholeDaysOf(items: readonly MeasuredItem[], span: DaySpan, rules: MeasureRules): number[] {
  const days = lengthOf(span)
  // How many begin and end on a day: their sums say whether one is on.
  const [between, allDay] = [zeros(days + 1), zeros(days + 1)]
  for (const { allDay: isAllDay, first, last } of items) {
    const [from, to] = [Math.max(first, span.first) - span.first, Math.min(last, span.last) - span.first]
    if (isAllDay) addDays(allDay, from, to)
    else if (to - from > 1) addDays(between, from + 1, to - 1)
  }
  const everyDay = allDayMinutes(rules)
  return [
    ...daysOn(between).map((place) => partOf(place, { from: 0, to: MINUTES_A_DAY })),
    ...(lengthIn(everyDay) === 0 ? [] : daysOn(allDay).map((place) => partOf(place, everyDay))),
  ]
}

/** The places at which something is on. */
function daysOn(differences: readonly number[]): number[] {
  let count = 0
  return differences.flatMap((change, place) => ((count += change) > 0 ? [place] : []))
}

function unionsOf(sorted: readonly number[], days: number): number[] {
  const filled = zeros(days)
  let [current, reached] = [-1, 0]
  for (const part of sorted) {
    const day = Math.floor(part / (ROOM * ROOM))
    const from = Math.floor(part / ROOM) % ROOM
    const to = part % ROOM
    if (day !== current) [current, reached] = [day, 0]
    if (to > reached) filled[day] = (filled[day] ?? 0) + to - Math.max(from, reached)
    reached = Math.max(reached, to)
  }
  return filled
}

export const zeros = (length: number): number[] => Array.from({ length }, () => 0)

/** Notes in differences that something is on from one place to another, both included. */
export function addDays(differences: number[], from: number, to: number): void {
  differences[from] = (differences[from] ?? 0) + 1
  differences[to + 1] = (differences[to + 1] ?? 0) - 1
}
