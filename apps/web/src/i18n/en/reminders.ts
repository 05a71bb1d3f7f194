/** The texts of the panel of reminders, which load with it. */
export const reminderTexts = {
  reminders: {
    title: 'Reminders',
  },
} as const
