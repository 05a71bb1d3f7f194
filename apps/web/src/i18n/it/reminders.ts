import type { reminderTexts as english } from '../en/reminders.ts'
import type { Words } from '../words.ts'

export const reminderTexts: Words<typeof english> = {
  reminders: {
    title: 'Promemoria',
  },
}
