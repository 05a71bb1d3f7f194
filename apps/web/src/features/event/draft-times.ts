import { formatDay, formatWall, parseDay, parseWall } from '@dodici/core/date'
import type { EventDraft } from './draft.ts'

type Moment = Partial<Pick<EventDraft, 'startDay' | 'startTime'>>

const HOUR = 60

const wallOf = (day: string, time: string): number | null => parseWall(`${day}T${time}`)

/**
 * Moves the start, and the end with it, so that the length stays. While a field is incomplete the end stays where it
 * was; so it does where the length was not known (the start had been incomplete).
 */
export function withStart(draft: EventDraft, moment: Moment): EventDraft {
  const next = { ...draft, ...moment }
  if (draft.allDay) {
    const [was, is, end] = [parseDay(draft.startDay), parseDay(next.startDay), parseDay(draft.endDay)]
    if (is === null) return next
    if (was === null || end === null)
      return { ...next, endDay: end === null || end < is ? next.startDay : draft.endDay }
    return { ...next, endDay: formatDay(is + Math.max(0, end - was)) }
  }
  const was = wallOf(draft.startDay, draft.startTime)
  const is = wallOf(next.startDay, next.startTime)
  const end = wallOf(draft.endDay, draft.endTime)
  if (is === null) return next
  if (was === null || end === null) return end === null || end < is ? withEnd(next, is + HOUR) : next
  return withEnd(next, is + Math.max(0, end - was))
}

function withEnd(draft: EventDraft, end: number): EventDraft {
  const text = formatWall(end)
  return { ...draft, endDay: text.slice(0, 10), endTime: text.slice(11) }
}

/** Moves start and end by whole days. */
export function movedByDays(draft: EventDraft, days: number): EventDraft {
  const start = parseDay(draft.startDay)
  return start === null || days === 0 ? draft : withStart(draft, { startDay: formatDay(start + days) })
}

/** Switches between whole days and times. A timed event that ends at midnight does not touch the day that begins then. */
export function withAllDay(draft: EventDraft, allDay: boolean): EventDraft {
  const [start, end] = [parseDay(draft.startDay), parseDay(draft.endDay)]
  const endsAtMidnight = allDay && draft.endTime === '00:00' && start !== null && end !== null && end > start
  return { ...draft, allDay, endDay: endsAtMidnight ? formatDay(end - 1) : draft.endDay }
}

/**
 * Whether the end comes before the start, as far as the page can tell: with a second zone the later wall time can be
 * the earlier instant, which the server checks.
 */
export function endsBeforeStart(draft: EventDraft): boolean {
  if (draft.allDay) {
    const [start, end] = [parseDay(draft.startDay), parseDay(draft.endDay)]
    return start !== null && end !== null && end < start
  }
  const [start, end] = [wallOf(draft.startDay, draft.startTime), wallOf(draft.endDay, draft.endTime)]
  return draft.endTimezone === null && start !== null && end !== null && end < start
}
