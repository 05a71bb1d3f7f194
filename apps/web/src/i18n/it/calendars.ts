import type { calendarTexts as english } from '../en/calendars.ts'
import type { Words } from '../words.ts'

export const calendarTexts: Words<typeof english> = {
  calendars: {
    title: 'I miei calendari',
  },
}
