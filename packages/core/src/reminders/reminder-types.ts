import type { EventStatus, ReminderChannel, Series } from '../event/index.ts'
import type { ReadingOptions } from '../recurrence/index.ts'
import type { EpochMinute } from '../zone/index.ts'

/** Time before the start; for an all-day event, before the person's chosen hour of its first day. */
export interface Wish {
  readonly minutesBefore: number
  readonly channel: ReminderChannel
}

/** An event with reminders. Exceptions carry their own cancellation. */
export interface RemindedEvent {
  readonly series: Series
  /** Options for reading the series: known values and steps. */
  readonly reading?: ReadingOptions
  readonly status: EventStatus
  readonly wishes: readonly Wish[]
}

/** The person's time zone, and their hour for all-day events in minutes of the day. */
export interface PersonalClock {
  readonly zone: string
  readonly allDayAt: number
}

/** A reminder with the moment at which it is due. */
export interface Firing extends Wish {
  readonly at: EpochMinute
  /** The occurrence of a series; null for an event that does not repeat. */
  readonly recurrenceId: string | null
  /** Index of the exception; null for an occurrence as the rule makes it. */
  readonly exception: number | null
  /** Start and end as instants; for an all-day event in the person's time zone. */
  readonly startsAt: EpochMinute
  readonly endsAt: EpochMinute
}
