import type { EventStatus, Series } from '../event/index.ts'
import type { Reading } from '../recurrence/index.ts'
import type { EpochMinute } from '../zone/index.ts'

/** So long before the start; of an all-day event, before the hour of its first day that the person has chosen. */
export interface Wish {
  readonly minutesBefore: number
  readonly channel: 'display' | 'email'
}

/** An event that somebody wants to be reminded of. Exceptions say for themselves whether they are cancelled. */
export interface RemindedEvent {
  readonly series: Series
  /** How the series is read: what is known of it, and with which steps. */
  readonly reading?: Reading
  readonly status: EventStatus
  readonly wishes: readonly Wish[]
}

/** Where the person is, and their hour for what lasts all day, in minutes of the day. */
export interface PersonalClock {
  readonly zone: string
  readonly allDayAt: number
}

/** A reminder at the moment at which it is due. */
export interface Firing extends Wish {
  readonly at: EpochMinute
  /** Names the occurrence of a series; null for what happens once. */
  readonly recurrenceId: string | null
  /** Index of the exception that this occurrence is; null where it is as the rule made it. */
  readonly exception: number | null
  /** When the occurrence begins and ends, as an instant; what lasts all day, on the wall of the person. */
  readonly startsAt: EpochMinute
  readonly endsAt: EpochMinute
}
