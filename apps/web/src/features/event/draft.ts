import type { Event, EventCreation, EventPatch, Occurrence } from '@dodici/contract/types'
import { formatDay, formatWall, parseDay, parseWall } from '@dodici/core/date'
import { convertWall, isZone } from '@dodici/core/zone'
import { followRepetition } from '../../ui/repetition/rule-days.ts'
import { draftReminder, wireReminders, type DraftReminder, type Reminder } from '../../ui/reminders/reminder-draft.ts'
import { readRule } from '../../ui/repetition/read-rule.ts'
import { writeRule, type Repetition } from '../../ui/repetition/rule.ts'

/** An event during editing: text as it is in the fields. */
export interface EventDraft {
  readonly title: string
  readonly description: string
  readonly location: string
  readonly url: string
  readonly kind: Event['kind']
  readonly status: Event['status']
  readonly busy: boolean
  /** Whether the person is away; null where title and category tell. */
  readonly away: boolean | null
  readonly categoryId: string | null
  /** Name of a category to create with the event; then it has no other. */
  readonly newCategory?: string
  readonly calendarId: string
  /** The goal that it counts for. */
  readonly goalId: string | null
  readonly allDay: boolean
  /** `YYYY-MM-DD`; empty while incomplete. The end of an all-day event is included. */
  readonly startDay: string
  readonly endDay: string
  /** `HH:mm`, kept while the event is all-day, so that switching back restores them. */
  readonly startTime: string
  readonly endTime: string
  /** Null is floating time. Also kept while the event is all-day. */
  readonly timezone: string | null
  readonly endTimezone: string | null
  readonly repetition: Repetition
  /** Null for a new event with untouched reminders: it gets its category's defaults. */
  readonly reminders: readonly DraftReminder[] | null
}

/** What the dialog was opened on: an event, and for a series the clicked occurrence. */
export interface EditedEvent {
  readonly event: Event
  readonly occurrence: Occurrence | null
}

/** The original start of the edited occurrence, in the series' own zone. */
export const originalStart = ({ event, occurrence }: EditedEvent): string => occurrence?.recurrenceId ?? event.start

/** Times, as on the wire. */
export type WireTimes = Pick<Event, 'allDay' | 'start' | 'end' | 'timezone' | 'endTimezone'>

const MORNING = { startTime: '09:00', endTime: '10:00' }

/** Whether an event has more than one occurrence, so that a change must say which part it means. */
export const isSeries = (event: Event): boolean => event.recurrence !== null || event.rdates.length > 0

/** `start` plus the event's length, in the notation of `start`. */
function endAfter(start: string, event: Event): string {
  const [from, to, at] = event.allDay
    ? [parseDay(event.start), parseDay(event.end), parseDay(start)]
    : [parseWall(event.start), parseWall(event.end), parseWall(start)]
  if (from === null || to === null || at === null) return start
  return event.allDay ? formatDay(at + to - from) : formatWall(at + to - from)
}

/**
 * The times to show. Occurrences are sent in the viewer's zone. One that was not changed has its series' times at its
 * original start, so the series' own zone can be shown without conversion.
 */
function shownTimes({ event, occurrence }: EditedEvent, viewerZone: string): WireTimes {
  if (!occurrence?.recurrenceId) return event
  if (!occurrence.changed) {
    return { ...event, start: occurrence.recurrenceId, end: endAfter(occurrence.recurrenceId, event) }
  }
  const { start, end, changed } = occurrence
  if (changed.allDay || (event.timezone === null && !event.allDay)) {
    return { allDay: changed.allDay, start, end, timezone: null, endTimezone: null }
  }
  const [zone, endZone] = [event.timezone ?? viewerZone, event.endTimezone ?? event.timezone ?? viewerZone]
  const times = { start: wallIn(zone, start, viewerZone), end: wallIn(endZone, end, viewerZone) }
  return { allDay: false, ...times, timezone: zone, endTimezone: event.endTimezone }
}

/** Converts a local time from the viewer's zone to another. */
function wallIn(zone: string, text: string, viewerZone: string): string {
  const wall = parseWall(text)
  if (wall === null || zone === viewerZone || !isZone(zone) || !isZone(viewerZone)) return text
  return formatWall(convertWall(wall, viewerZone, zone))
}

function draftTimes(times: WireTimes, viewerZone: string) {
  const days = { startDay: times.start.slice(0, 10), endDay: times.end.slice(0, 10) }
  if (times.allDay) return { allDay: true, ...days, ...MORNING, timezone: viewerZone, endTimezone: null }
  return {
    allDay: false,
    ...days,
    startTime: times.start.slice(11),
    endTime: times.end.slice(11),
    timezone: times.timezone,
    endTimezone: times.endTimezone,
  }
}

function repetitionOf(event: Pick<Event, 'recurrence' | 'start' | 'timezone'>, said = event.start): Repetition {
  if (event.recurrence === null) return { kind: 'never' }
  const rule = readRule(event.recurrence, event, said)
  return rule ? { kind: 'rule', rule } : { kind: 'kept', text: event.recurrence }
}

/** Field values for an event or one of its occurrences. */
export function draftOf(edited: EditedEvent, viewerZone: string): EventDraft {
  const { event, occurrence } = edited
  const { title, description, location, url, kind, status, busy, away, categoryId } = occurrence?.changed ?? event
  return {
    ...{ title, description, location, url, kind, status, busy, away, categoryId },
    calendarId: event.calendarId,
    goalId: event.goalId,
    ...draftTimes(shownTimes(edited, viewerZone), viewerZone),
    repetition: repetitionOf(event, originalStart(edited)),
    reminders: event.reminders.map(draftReminder),
  }
}

export interface NewDraftChoices {
  readonly start: string
  readonly end: string
  readonly allDay: boolean
  readonly timezone: string
  readonly calendarId: string
  readonly categoryId: string | null
  readonly newCategory?: string | null
  readonly title?: string
  /** An RRULE. */
  readonly recurrence?: string | null
  readonly reminders?: readonly Reminder[]
}

/** Field values for a new event, or for a parsed line. */
export const newDraft = ({
  start,
  end,
  allDay,
  timezone,
  calendarId,
  categoryId,
  ...said
}: NewDraftChoices): EventDraft => ({
  title: said.title ?? '',
  description: '',
  location: '',
  url: '',
  kind: 'event',
  status: 'confirmed',
  busy: true,
  away: null,
  categoryId,
  ...(said.newCategory ? { newCategory: said.newCategory } : {}),
  calendarId,
  goalId: null,
  ...draftTimes({ allDay, start, end, timezone, endTimezone: null }, timezone),
  repetition: repetitionOf({ recurrence: said.recurrence ?? null, start, timezone: allDay ? null : timezone }),
  reminders: said.reminders?.map(draftReminder) ?? null,
})

/** The times of a valid draft, as on the wire. */
export const wireTimes = (draft: EventDraft): WireTimes =>
  draft.allDay
    ? { allDay: true, start: draft.startDay, end: draft.endDay, timezone: null, endTimezone: null }
    : {
        allDay: false,
        start: `${draft.startDay}T${draft.startTime}`,
        end: `${draft.endDay}T${draft.endTime}`,
        timezone: draft.timezone,
        endTimezone: draft.timezone === null ? null : draft.endTimezone,
      }

/** An event's fields other than its times, as on the wire. */
export const wireContent = (draft: EventDraft) =>
  ({
    title: draft.title.trim(),
    description: draft.description,
    location: draft.location.trim(),
    url: draft.url.trim(),
    kind: draft.kind,
    status: draft.status,
    busy: draft.busy,
    away: draft.away,
    categoryId: draft.categoryId,
    goalId: draft.goalId,
    // Empty until calendars have loaded; the server then uses the default.
    ...(draft.calendarId === '' ? {} : { calendarId: draft.calendarId }),
  }) satisfies EventPatch

/** The rule of a repetition relative to a day; null if it does not repeat. */
export function wireRule(repetition: Repetition, said: string): string | null {
  if (repetition.kind === 'never') return null
  return repetition.kind === 'kept' ? repetition.text : writeRule(repetition.rule, parseDay(said) ?? 0)
}

/** The repetition of a new event, relative to its first day. */
export function shownOfNew({ repetition, startDay }: EventDraft): Repetition {
  const day = parseDay(startDay)
  return day === null ? repetition : followRepetition(repetition, day, day)
}

/** The event to create from a valid draft. */
export const newEventOf = (draft: EventDraft): EventCreation => ({
  ...wireContent(draft),
  ...wireTimes(draft),
  recurrence: wireRule(shownOfNew(draft), draft.startDay),
  ...(draft.reminders ? { reminders: wireReminders(draft.reminders) } : {}),
  ...(draft.newCategory === undefined ? {} : { newCategory: { name: draft.newCategory } }),
})
