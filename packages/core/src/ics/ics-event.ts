import type { EventContent, EventTimes, Exception, ReminderChannel, Repetition } from '../event/index.ts'

/** A reminder before the start. Other alarm properties stay in `ComponentExtra.components`. */
export interface IcsReminder {
  readonly minutesBefore: number
  readonly channel: ReminderChannel
}

/** A component as content lines without its BEGIN and END. */
export interface ExtraComponent {
  readonly name: string
  readonly lines: readonly string[]
}

/**
 * Parts of a component that the planner does not understand, kept for exports. JSON. `properties` are whole unfolded
 * lines. `parameters` are those of understood properties, by property name, as written (`;LANGUAGE=it`).
 */
export interface ComponentExtra {
  readonly properties: readonly string[]
  readonly parameters: Readonly<Record<string, string>>
  readonly components: readonly ExtraComponent[]
  /** Only of resources: parts that were not written as the planner writes them, by name. */
  readonly written?: Readonly<Record<string, WrittenPart>>
}

/**
 * A part of a component as another program wrote it. It is given back while its meaning is the same, that is, while
 * what the planner would write has the fingerprint `basis`.
 */
export interface WrittenPart {
  readonly basis: string
  readonly lines: readonly string[]
}

/**
 * The extra of an event, and of its exceptions by recurrence id. `detached` is set on an event made from an exception
 * whose series is not in the file: the series' uid and the occurrence's original start (a day, or local time in
 * `timezone`).
 */
export interface IcsExtra extends ComponentExtra {
  readonly exceptions: Readonly<Record<string, ComponentExtra>>
  readonly detached: { readonly uid: string; readonly recurrenceId: string; readonly timezone: string | null } | null
  /** Set on a resource of several exceptions without their series: as a resource it is written without it again. */
  readonly isLone?: true
  /** Only of resources: lines of the calendar around the event, and definitions of zones that have no IANA name. */
  readonly calendar?: Pick<ComponentExtra, 'properties' | 'components'>
}

/** An exception as a file carries it. */
export interface IcsException extends Exception {
  /** All its category names, even if the event has the same. */
  readonly categories: readonly string[]
}

/** An event as a file carries it. Times are as in `EventTimes`: an all-day `end` is the last day. */
export interface IcsEvent {
  readonly uid: string
  /** The highest SEQUENCE of the event and its exceptions; 0 without one. */
  readonly sequence: number
  /** When it was made (RFC 5545 CREATED): an ISO instant in UTC, null if unknown. Fractions of seconds are not written. */
  readonly createdAt: string | null
  /** When it, one of its exceptions or the name of a category last changed: DTSTAMP and LAST-MODIFIED of them all. */
  readonly changedAt: string
  readonly content: EventContent
  readonly times: EventTimes
  readonly repetition: Repetition
  readonly exceptions: readonly IcsException[]
  /** Names, not ids. */
  readonly categories: readonly string[]
  readonly reminders: readonly IcsReminder[]
  /** Null if everything was understood. */
  readonly extra: IcsExtra | null
}

/** A file's calendar properties. Colour is `#rrggbb`. */
export interface IcsCalendar {
  readonly name: string | null
  readonly description: string
  readonly color: string | null
}
