/** The kind of an event. `event` counts as load; a `marker` (birthday, holiday) and cancelled ones do not. */
export type EventKind = 'event' | 'milestone' | 'marker'

/** How a reminder reaches its person. A notice is in the page, and pushed to their devices; the name is RFC 5545's, in lower case. */
export type ReminderChannel = typeof NOTICE | 'email'

export const NOTICE = 'display' as const

/** RFC 5545 STATUS, in lower case. */
export type EventStatus = 'confirmed' | 'tentative' | 'cancelled'

/**
 * When something happens, as it was entered. All-day: `start` and `end` are `YYYY-MM-DD`, both included, without zones.
 * Timed: both are local times `YYYY-MM-DDTHH:mm`; `timezone` is an IANA name, or null for floating time; `endTimezone`
 * is null unless the end is in another zone (a flight).
 */
export interface EventTimes {
  readonly allDay: boolean
  readonly start: string
  readonly end: string
  readonly timezone: string | null
  readonly endTimezone: string | null
}

/**
 * How an event repeats. `rrule` is an RFC 5545 RRULE without its name; `rdates` and `exdates` are original starts in
 * the notation of the event's `start` (a date if all-day, else local time in the event's zone).
 */
export interface Repetition {
  readonly rrule: string | null
  readonly rdates: readonly string[]
  readonly exdates: readonly string[]
}

/** An event's fields other than its times. Absent text is an empty string, absent choices are null. */
export interface EventContent {
  readonly title: string
  readonly description: string
  readonly location: string
  readonly url: string
  readonly kind: EventKind
  readonly status: EventStatus
  readonly busy: boolean
  /** Whether the person is away for it; null where they have not said, and its title and category tell. */
  readonly away: boolean | null
}

/** The same for an exception, named by its original start (`recurrenceId`). */
export interface Exception extends EventContent, EventTimes {
  readonly recurrenceId: string
}

/** An event with everything that decides when it occurs. */
export interface Series extends EventTimes, Repetition {
  readonly exceptions: readonly Exception[]
}
