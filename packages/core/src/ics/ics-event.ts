import type { EventContent, EventTimes, Exception, Repetition } from '../event/index.ts'

/** A reminder before the start. What a file says beyond that stays in `ComponentExtra.components`. */
export interface IcsReminder {
  readonly minutesBefore: number
  readonly channel: 'display' | 'email'
}

/** A component inside an event, as content lines without its BEGIN and END. */
export interface ExtraComponent {
  readonly name: string
  readonly lines: readonly string[]
}

/**
 * What a component says that the planner does not understand, kept so that an export gives it back. JSON. `properties`
 * are whole content lines, unfolded. `parameters` are those of understood properties, by the property's name, as they
 * stand in the line (`;LANGUAGE=it`).
 */
export interface ComponentExtra {
  readonly properties: readonly string[]
  readonly parameters: Readonly<Record<string, string>>
  readonly components: readonly ExtraComponent[]
}

/**
 * The extra of an event, and of its exceptions by recurrence id. `detached` is set on an event that was made of a
 * changed occurrence whose series is not in the file: the uid of that series, and the occurrence's original start (a
 * day, or wall time in `timezone`).
 */
export interface IcsExtra extends ComponentExtra {
  readonly exceptions: Readonly<Record<string, ComponentExtra>>
  readonly detached: { readonly uid: string; readonly recurrenceId: string; readonly timezone: string | null } | null
}

/** A changed occurrence as a calendar file carries it. */
export interface IcsException extends Exception {
  /** Names, not ids: all that it has, also where the event has the same. */
  readonly categories: readonly string[]
}

/** An event as a calendar file carries it. Times are as in `EventTimes`: an all-day `end` is the last day. */
export interface IcsEvent {
  readonly uid: string
  /** The highest SEQUENCE among the event and its exceptions; 0 where the file says none. */
  readonly sequence: number
  readonly content: EventContent
  readonly times: EventTimes
  readonly repetition: Repetition
  readonly exceptions: readonly IcsException[]
  /** Names, not ids. */
  readonly categories: readonly string[]
  readonly reminders: readonly IcsReminder[]
  /** Null where everything was understood. */
  readonly extra: IcsExtra | null
}

/** What a file says of its calendar. Colour is `#rrggbb`. */
export interface IcsCalendar {
  readonly name: string | null
  readonly description: string
  readonly color: string | null
}
