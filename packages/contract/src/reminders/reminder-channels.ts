/** How a reminder comes: `display` is in the page, and on the devices that notices are pushed to. */
export const reminderChannels = ['display', 'email'] as const
export type ReminderChannel = (typeof reminderChannels)[number]
