import { dayIn, timeIn, type PushWords } from './push-words.ts'

export const en: PushWords = {
  language: 'en',
  when: ({ start, allDay }) => `${dayIn('en-GB', start)}, ${allDay ? 'all day' : timeIn(start)}`,
  several: (count) => `${String(count)} reminders`,
  more: (count) => `and ${String(count)} more`,
  test: { title: (name) => `${name} can reach you here`, body: 'This is what a reminder looks like on this device.' },
}
