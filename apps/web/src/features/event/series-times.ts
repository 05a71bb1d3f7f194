import { type Day, dayOfText, formatDay, formatWall, parseDay, parseWall } from '@dodici/core/date'
import { originalStart, wireTimes, type WireTimes } from './draft.ts'
import type { Edit } from './edit.ts'

/** The day of a local time or day. */
export const dayOf = (text: string): Day => dayOfText(text) ?? 0

const daysBetween = (from: string, to: string): number => dayOf(to) - dayOf(from)
const minutesBetween = (from: string, to: string): number => (parseWall(to) ?? 0) - (parseWall(from) ?? 0)

function movedStart(base: string, before: WireTimes, after: WireTimes): string {
  const day = formatDay(dayOf(base) + daysBetween(before.start, after.start))
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
 * Applies an occurrence's edit to a series that starts at `base` (in its own zone): the same shift in days and minutes,
 * and the new length. The zone stays unless it was changed.
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

/** The rule's reference day: the occurrence's original day, moved as the person moved it. */
export function ruleDay({ edited, before, after }: Edit): string {
  const base = originalStart(edited)
  if (parseDay(after.startDay) === null) return base.slice(0, 10)
  const [was, is] = [wireTimes(before), wireTimes(after)]
  const isWhole = is.allDay || parseWall(is.start) !== null
  const moved = isWhole ? movedStart(base, was, is) : formatDay(dayOf(base) + daysBetween(was.start, is.start))
  return moved.slice(0, 10)
}
