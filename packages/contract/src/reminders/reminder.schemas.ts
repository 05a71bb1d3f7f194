import { z } from 'zod'
import { REMINDER_MINUTES_MAX } from '../limits.ts'
import { reminderChannels } from './reminder-channels.ts'

export const reminderChannel = z.enum(reminderChannels)

/** Before the start; of an all-day event, before the hour of its first day that the profile names (`reminders.allDayAt`). */
export const reminder = z.object({
  minutesBefore: z.number().int().min(0).max(REMINDER_MINUTES_MAX),
  channel: reminderChannel,
})

export type Reminder = z.output<typeof reminder>
