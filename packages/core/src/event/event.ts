/** What an event is. `event` counts as load; a `marker` (birthday, holiday) and cancelled ones do not. */
export type EventKind = 'event' | 'milestone' | 'marker'

/** RFC 5545 STATUS, in lower case. */
export type EventStatus = 'confirmed' | 'tentative' | 'cancelled'

/**
 * When something happens, as people wrote it. All-day: `start` and `end` are `YYYY-MM-DD`, both days included, and the
 * zones are null. Timed: both are wall time `YYYY-MM-DDTHH:mm`; `timezone` is an IANA name, or null for floating time;
 * `endTimezone` is null unless the end is on another wall (a flight).
 */
export interface EventTimes {
  readonly allDay: boolean
  readonly start: string
  readonly end: string
  readonly timezone: string | null
  readonly endTimezone: string | null
}

/**
 * How an event repeats. `rrule` is the value of an RFC 5545 RRULE without its name; `rdates` and `exdates` are original
 * starts in the form of the event's own `start` (a date if all-day, else wall time in the event's zone).
 */
export interface Repetition {
  readonly rrule: string | null
  readonly rdates: readonly string[]
  readonly exdates: readonly string[]
}

/** What an event says, apart from when. Absent text is an empty string, absent choices are null. */
export interface EventContent {
  readonly title: string
  readonly description: string
  readonly location: string
  readonly url: string
  readonly kind: EventKind
  readonly status: EventStatus
  readonly busy: boolean
}

/** The same for one changed occurrence, named by its original start (`recurrenceId`). */
export interface Exception extends EventContent, EventTimes {
  readonly recurrenceId: string
}

/** An event with everything that decides when it appears. */
export interface Series extends EventTimes, Repetition {
  readonly exceptions: readonly Exception[]
}
