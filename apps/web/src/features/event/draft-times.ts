import { formatDay, formatWall, parseDay, parseWall } from '@dodici/core/date'
import type { EventDraft } from './draft.ts'

type Moment = Partial<Pick<EventDraft, 'startDay' | 'startTime'>>

const HOUR = 60

const wallOf = (day: string, time: string): number | null => parseWall(`${day}T${time}`)

/**
 * Moves the start and, keeping the length, the end. While a field is incomplete the end stays; once complete, the
 * length is forgotten, and only an end before the start moves.
 */
export const withStart = (draft: EventDraft, moment: Moment): EventDraft =>
  draft.allDay ? withStartDay(draft, { ...draft, ...moment }) : withStartWall(draft, { ...draft, ...moment })

function withStartDay(was: EventDraft, is: EventDraft): EventDraft {
  const [from, to, end] = [parseDay(was.startDay), parseDay(is.startDay), parseDay(was.endDay)]
  if (to === null) return is
  const length = from === null || end === null ? Math.max(0, (end ?? to) - to) : Math.max(0, end - from)
  return { ...is, endDay: formatDay(to + length) }
}

function withStartWall(was: EventDraft, is: EventDraft): EventDraft {
  const from = wallOf(was.startDay, was.startTime)
  const to = wallOf(is.startDay, is.startTime)
  const end = wallOf(was.endDay, was.endTime)
  if (to === null) return is
  if (from !== null && end !== null) return withEnd(is, to + Math.max(0, end - from))
  return end === null || end < to ? withEnd(is, to + HOUR) : is
}

function withEnd(draft: EventDraft, end: number): EventDraft {
  const text = formatWall(end)
  return { ...draft, endDay: text.slice(0, 10), endTime: text.slice(11) }
}

/** Moves start and end by days. */
export function movedByDays(draft: EventDraft, days: number): EventDraft {
  const start = parseDay(draft.startDay)
  return start === null || days === 0 ? draft : withStart(draft, { startDay: formatDay(start + days) })
}

/** Switches between all-day and timed. A timed event that ends at midnight does not touch the next day. */
export function withAllDay(draft: EventDraft, allDay: boolean): EventDraft {
  const [start, end] = [parseDay(draft.startDay), parseDay(draft.endDay)]
  const endsAtMidnight = allDay && draft.endTime === '00:00' && start !== null && end !== null && end > start
  return { ...draft, allDay, endDay: endsAtMidnight ? formatDay(end - 1) : draft.endDay }
}

/**
 * Whether the end is before the start, as far as the page can tell. With two zones the later local time can be the
 * earlier instant, which the server checks.
 */
export function endsBeforeStart(draft: EventDraft): boolean {
  if (draft.allDay) {
    const [start, end] = [parseDay(draft.startDay), parseDay(draft.endDay)]
    return start !== null && end !== null && end < start
  }
  const [start, end] = [wallOf(draft.startDay, draft.startTime), wallOf(draft.endDay, draft.endTime)]
  return draft.endTimezone === null && start !== null && end !== null && end < start
}
