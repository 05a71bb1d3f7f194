import { formatDay, formatWall, parseDay, parseWall, type Day } from '@dodici/core/date'
import { originalStart, wireTimes, type WireTimes } from './draft.ts'
import type { Edit } from './edit.ts'

/** The day that a wall time or a day is on. */
export const dayOfText = (text: string): Day => parseDay(text.slice(0, 10)) ?? 0

const daysBetween = (from: string, to: string): number => dayOfText(to) - dayOfText(from)
const minutesBetween = (from: string, to: string): number => (parseWall(to) ?? 0) - (parseWall(from) ?? 0)

function movedStart(base: string, before: WireTimes, after: WireTimes): string {
  const day = formatDay(dayOfText(base) + daysBetween(before.start, after.start))
  if (after.allDay) return day
  const wall = parseWall(base)
  if (wall === null || before.allDay) return day + after.start.slice(10)
  return formatWall(wall + minutesBetween(before.start, after.start))
}

function movedEnd(start: string, after: WireTimes): string {
  if (after.allDay) return formatDay((parseDay(start) ?? 0) + daysBetween(after.start, after.end))
  return formatWall((parseWall(start) ?? 0) + minutesBetween(after.start, after.end))
}

/**
 * What was done to one occurrence, done to a series that starts at `base` (on the series' own wall): the same shift in
 * days and minutes, the new length. The series keeps its zone unless the zone itself was changed.
 */
export function shiftedTimes(base: string, { edited: { event }, before, after }: Edit): WireTimes {
  const [was, is] = [wireTimes(before), wireTimes(after)]
  const start = movedStart(base, was, is)
  const zones =
    event.allDay || is.allDay || was.timezone !== is.timezone || was.endTimezone !== is.endTimezone
      ? { timezone: is.timezone, endTimezone: is.endTimezone }
      : { timezone: event.timezone, endTimezone: event.endTimezone }
  return { allDay: is.allDay, start, end: movedEnd(start, is), ...zones }
}

/** The day that a rule is said of: the original day of the occurrence, moved as the person moved it. */
export function ruleDay({ edited, before, after }: Edit): string {
  const base = originalStart(edited)
  if (parseDay(after.startDay) === null) return base.slice(0, 10)
  const [was, is] = [wireTimes(before), wireTimes(after)]
  const isWhole = is.allDay || parseWall(is.start) !== null
  const moved = isWhole ? movedStart(base, was, is) : formatDay(dayOfText(base) + daysBetween(was.start, is.start))
  return moved.slice(0, 10)
}
