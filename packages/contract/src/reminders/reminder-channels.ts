import { NOTICE } from '@dodici/core/event'

/** How a reminder comes: a notice is in the page, and on the devices that it is pushed to. */
export const reminderChannels = [NOTICE, 'email'] as const
export type ReminderChannel = (typeof reminderChannels)[number]
