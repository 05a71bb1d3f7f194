import { dayIn, timeIn, type PushWords } from './push-words.ts'

export const en: PushWords = {
  when: ({ start, allDay }, writing) =>
    `${dayIn('en-GB', start)}, ${allDay ? 'all day' : timeIn('en', start, writing)}`,
  several: (count) => `${String(count)} reminders`,
  more: (count) => `and ${String(count)} more`,
  test: {
    title: (name) => `${name}: notifications work`,
    body: 'This is what a reminder will look like on this device.',
  },
}
