import { REMINDER_MINUTES_MAX } from '@dodici/contract/limits'
import type { Event } from '@dodici/contract/types'

export type Reminder = Event['reminders'][number]

export const reminderUnits = ['minute', 'hour', 'day', 'week'] as const
export type ReminderUnit = (typeof reminderUnits)[number]

/** A reminder in its fields: 60 minutes stay 60 minutes during typing. */
export interface DraftReminder {
  /** NaN while the field is empty. */
  readonly amount: number
  readonly unit: ReminderUnit
  readonly channel: Reminder['channel']
}

const MINUTES: Readonly<Record<ReminderUnit, number>> = { minute: 1, hour: 60, day: 1_440, week: 10_080 }

export const minutesOf = ({ amount, unit }: Pick<DraftReminder, 'amount' | 'unit'>): number => amount * MINUTES[unit]

/** Whether it is valid: an integer of its unit, up to a year. */
export const isPossible = (draft: DraftReminder): boolean =>
  Number.isInteger(draft.amount) && draft.amount >= 0 && minutesOf(draft) <= REMINDER_MINUTES_MAX

/** A reminder in the largest unit that gives an integer. */
export function draftReminder({ minutesBefore, channel }: Reminder): DraftReminder {
  const whole = minutesBefore === 0 ? undefined : reminderUnits.findLast((unit) => minutesBefore % MINUTES[unit] === 0)
  const unit = whole ?? 'minute'
  return { amount: minutesBefore / MINUTES[unit], unit, channel }
}

/** As the wire says them. */
export const wireReminders = (drafts: readonly DraftReminder[]): Reminder[] =>
  drafts.map((draft) => ({ minutesBefore: minutesOf(draft), channel: draft.channel }))

/** The usual choices in minutes. For an all-day event they count from the profile's hour. */
export const presetsFor = (isAllDay: boolean): readonly number[] =>
  isAllDay ? [0, 1_440, 2 * 1_440, 10_080, 3 * 10_080] : [0, 10, 60, 1_440, 10_080, 3 * 10_080]
