import { REMINDER_MINUTES_MAX, REMINDERS_MAX } from '@dodici/contract/limits'
import type { NewEvent } from '@dodici/contract/types'

type Reminder = NonNullable<NewEvent['reminders']>[number]

/** Reminders in an address: `60` minutes before, or `60-email`; several with commas between them. */
export const textOfReminders = (reminders: readonly Reminder[]): string =>
  reminders.map(({ minutesBefore, channel }) => `${minutesBefore}${channel === 'email' ? '-email' : ''}`).join(',')

/** The same read back. What is no reminder is left out. */
export const readReminders = (text: string): Reminder[] =>
  text
    .split(',')
    .flatMap((part) => {
      const [, minutes, email] = /^(\d{1,7})(-email)?$/.exec(part) ?? []
      const minutesBefore = Number(minutes)
      if (minutes === undefined || minutesBefore > REMINDER_MINUTES_MAX) return []
      return [{ minutesBefore, channel: email === undefined ? ('display' as const) : ('email' as const) }]
    })
    .slice(0, REMINDERS_MAX)
