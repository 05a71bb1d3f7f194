import type { Event, EventCreation, EventPatch, Occurrence } from '@dodici/contract/types'
import { formatDay, formatWall, parseDay, parseWall } from '@dodici/core/date'
import { convertWall, isZone } from '@dodici/core/zone'
import { followRepetition } from '../../ui/repetition/rule-days.ts'
import { draftReminder, wireReminders, type DraftReminder, type Reminder } from '../../ui/reminders/reminder-draft.ts'
import { readRule } from '../../ui/repetition/read-rule.ts'
import { writeRule, type Repetition } from '../../ui/repetition/rule.ts'

/** An event as the dialog holds it while it is edited: text as it stands in the fields. */
export interface EventDraft {
  readonly title: string
  readonly description: string
  readonly location: string
  readonly url: string
  readonly kind: Event['kind']
  readonly status: Event['status']
  readonly busy: boolean
  readonly categoryId: string | null
  /** The name of a category that is to be made with the event; then it has no other. */
  readonly newCategory?: string
  readonly calendarId: string
  /** The goal that it counts for. */
  readonly goalId: string | null
  readonly allDay: boolean
  /** `YYYY-MM-DD`; empty while the field is incomplete. All-day ends are included. */
  readonly startDay: string
  readonly endDay: string
  /** `HH:mm`, kept while the event is all-day, so that switching back brings them back. */
  readonly startTime: string
  readonly endTime: string
  /** Null is floating time. Kept while the event is all-day, too. */
  readonly timezone: string | null
  readonly endTimezone: string | null
  readonly repetition: Repetition
  /** Null for a new event whose reminders nobody has touched: it gets those of its category. */
  readonly reminders: readonly DraftReminder[] | null
}

/** What the dialog was opened on: an event, and of a series the occurrence that was clicked. */
export interface EditedEvent {
  readonly event: Event
  readonly occurrence: Occurrence | null
}

/** Where what is edited stands in its series, on the series' own wall: the original start of the occurrence. */
export const originalStart = ({ event, occurrence }: EditedEvent): string => occurrence?.recurrenceId ?? event.start

/** When and where, as the wire says it. */
export type WireTimes = Pick<Event, 'allDay' | 'start' | 'end' | 'timezone' | 'endTimezone'>

const MORNING = { startTime: '09:00', endTime: '10:00' }

/** Whether an event appears more than once, so that a change must say which part it means. */
export const isSeries = (event: Event): boolean => event.recurrence !== null || event.rdates.length > 0

/** `start` plus the length of `event`, in the form of `start`. */
function endAfter(start: string, event: Event): string {
  const [from, to, at] = event.allDay
    ? [parseDay(event.start), parseDay(event.end), parseDay(start)]
    : [parseWall(event.start), parseWall(event.end), parseWall(start)]
  if (from === null || to === null || at === null) return start
  return event.allDay ? formatDay(at + to - from) : formatWall(at + to - from)
}

/**
 * The times to show. Occurrences on the wire stand on the viewer's wall; one that was not changed has the times of its
 * series at its original start, so that the series' own zone can be shown without any conversion.
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

/** What the clocks of a zone show when those of the viewer show something. */
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

/** What the fields show when the dialog opens on an event or on one of its occurrences. */
export function draftOf(edited: EditedEvent, viewerZone: string): EventDraft {
  const { event, occurrence } = edited
  const { title, description, location, url, kind, status, busy, categoryId } = occurrence?.changed ?? event
  return {
    ...{ title, description, location, url, kind, status, busy, categoryId },
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

/** What the fields show when the dialog opens on nothing yet, or on what was said in one line. */
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
  categoryId,
  ...(said.newCategory ? { newCategory: said.newCategory } : {}),
  calendarId,
  goalId: null,
  ...draftTimes({ allDay, start, end, timezone, endTimezone: null }, timezone),
  repetition: repetitionOf({ recurrence: said.recurrence ?? null, start, timezone: allDay ? null : timezone }),
  reminders: said.reminders?.map(draftReminder) ?? null,
})

/** The times of a draft without faults, as the wire says them. */
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

/** What an event says apart from when, as the wire says it. */
export const wireContent = (draft: EventDraft) =>
  ({
    title: draft.title.trim(),
    description: draft.description,
    location: draft.location.trim(),
    url: draft.url.trim(),
    kind: draft.kind,
    status: draft.status,
    busy: draft.busy,
    categoryId: draft.categoryId,
    goalId: draft.goalId,
    // Empty until the list of calendars has come; the server then takes the first.
    ...(draft.calendarId === '' ? {} : { calendarId: draft.calendarId }),
  }) satisfies EventPatch

/** The rule of a repetition that is said of a day; null where it does not repeat. */
export function wireRule(repetition: Repetition, said: string): string | null {
  if (repetition.kind === 'never') return null
  return repetition.kind === 'kept' ? repetition.text : writeRule(repetition.rule, parseDay(said) ?? 0)
}

/** The repetition of a new event as the fields say it of its first day. */
export function shownOfNew({ repetition, startDay }: EventDraft): Repetition {
  const day = parseDay(startDay)
  return day === null ? repetition : followRepetition(repetition, day, day)
}

/** The event to create from a draft without faults. */
export const newEventOf = (draft: EventDraft): EventCreation => ({
  ...wireContent(draft),
  ...wireTimes(draft),
  recurrence: wireRule(shownOfNew(draft), draft.startDay),
  ...(draft.reminders ? { reminders: wireReminders(draft.reminders) } : {}),
  ...(draft.newCategory === undefined ? {} : { newCategory: { name: draft.newCategory } }),
})
