import type { EventPatch, Scope } from '@dodici/contract/types'
import { formatDay, formatWall, parseDay, parseWall } from '@dodici/core/date'
import { wireContent, wireRule, wireTimes, type EditedEvent, type EventDraft, type WireTimes } from './draft.ts'

/** An edit: what the dialog was opened on, what its fields showed then, and what they show now. */
export interface Edit {
  readonly edited: EditedEvent
  readonly before: EventDraft
  readonly after: EventDraft
}

/** Whether two plain values (drafts, times, rules) say the same. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const isRuleChanged = ({ before, after }: Edit): boolean => !isSame(before.repetition, after.repetition)

/** Whether a save would change nothing. */
export const isUnchanged = ({ before, after }: Pick<Edit, 'before' | 'after'>): boolean =>
  isSame(wireContent(before), wireContent(after)) &&
  isSame(wireTimes(before), wireTimes(after)) &&
  isSame(before.repetition, after.repetition) &&
  isSame(before.reminders, after.reminders)

const daysBetween = (from: string, to: string): number => (parseDay(to) ?? 0) - (parseDay(from) ?? 0)
const minutesBetween = (from: string, to: string): number => (parseWall(to) ?? 0) - (parseWall(from) ?? 0)

function movedStart(base: string, before: WireTimes, after: WireTimes): string {
  const day = formatDay(
    (parseDay(base.slice(0, 10)) ?? 0) + daysBetween(before.start.slice(0, 10), after.start.slice(0, 10)),
  )
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
function shiftedTimes(base: string, { edited: { event }, before, after }: Edit): WireTimes {
  const [was, is] = [wireTimes(before), wireTimes(after)]
  const start = movedStart(base, was, is)
  const zones =
    event.allDay || is.allDay || was.timezone !== is.timezone || was.endTimezone !== is.endTimezone
      ? { timezone: is.timezone, endTimezone: is.endTimezone }
      : { timezone: event.timezone, endTimezone: event.endTimezone }
  return { allDay: is.allDay, start, end: movedEnd(start, is), ...zones }
}

function timesPatch(edit: Edit, scope: Scope): Partial<WireTimes> {
  const [was, is] = [wireTimes(edit.before), wireTimes(edit.after)]
  if (isSame(was, is)) return {}
  const recurrenceId = edit.edited.occurrence?.recurrenceId
  if (!recurrenceId || scope === 'this') return is
  return shiftedTimes(scope === 'all' ? edit.edited.event.start : recurrenceId, edit)
}

/** The day that a rule is said of: the original day of the occurrence, moved as the person moved it. */
export function ruleDay({ edited: { event, occurrence }, before, after }: Edit): string {
  const base = (occurrence?.recurrenceId ?? event.start).slice(0, 10)
  if (after.startDay === '') return base
  return formatDay((parseDay(base) ?? 0) + daysBetween(before.startDay, after.startDay))
}

/** Only a rule that the person changed is sent: a moved series takes its weekdays along on the server. */
function rulePatch(edit: Edit, scope: Scope): Pick<EventPatch, 'recurrence'> {
  if (scope === 'this' || !isRuleChanged(edit)) return {}
  return { recurrence: wireRule(edit.after.repetition, ruleDay(edit)) }
}

function contentPatch({ before, after }: Edit): EventPatch {
  const was: Record<string, unknown> = wireContent(before)
  return Object.fromEntries(Object.entries(wireContent(after)).filter(([field, value]) => value !== was[field]))
}

/** What a PATCH of this scope must carry: only what the person changed, so that nothing else is overwritten. */
export const patchOf = (edit: Edit, scope: Scope): EventPatch => ({
  ...contentPatch(edit),
  ...timesPatch(edit, scope),
  ...rulePatch(edit, scope),
})

/**
 * The parts of a series that an edit can mean. One occurrence cannot have a rule or a calendar of its own; the first
 * occurrence and all that follow are the whole series.
 */
export function scopesOf(edit: Edit): readonly Scope[] {
  const { event, occurrence } = edit.edited
  if (!occurrence?.recurrenceId) return ['all']
  const isMovedToCalendar = edit.before.calendarId !== edit.after.calendarId
  if (isMovedToCalendar) return ['all']
  const isFirst = occurrence.recurrenceId === event.start
  const later: readonly Scope[] = isFirst ? ['all'] : ['following', 'all']
  return isRuleChanged(edit) ? later : ['this', ...later]
}
