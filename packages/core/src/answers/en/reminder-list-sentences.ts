import { dayOfWall, type Day } from '../../date/index.ts'
import { sayNearDay, sayPeriod } from '../saying/days.ts'
import type { Span } from '../../intents/reading/dates.ts'
import { quoted, sayHour, sayItem } from '../saying/items.ts'
import type { ComingReminder, ReminderListSentences } from '../words/reminder-list-sentences.ts'

const near = (day: Day, today: Day): string => sayNearDay(day, today, 'en')
const after = (days: Span | null): string => (days ? ` ${sayPeriod(days.first, days.last, 'en')}` : '')

/** When an event is: by its hour alone where its reminder comes on the same day. */
function whenOf({ due, start, startDay }: ComingReminder, today: Day): string {
  if (start === null) return near(startDay, today)
  return startDay === dayOfWall(due) ? `at ${sayHour(start)}` : `${near(startDay, today)}, ${sayHour(start)}`
}

export const reminderListSentences: ReminderListSentences = {
  noneFor: (name) => `I find no reminders to come for ${quoted(name, 'en')}.`,
  none: (days) => `You have no reminders to come${after(days)}.`,
  coming: (count, days) => `You have ${count === 1 ? 'one reminder' : `${count} reminders`} to come${after(days)}:`,
  andMore: (count) => `… and ${count} more.`,
  reminder: (reminder, today) => {
    const { title, due, isByMail } = reminder
    const event = `${quoted(title, 'en')} (${whenOf(reminder, today)})`
    return `${near(dayOfWall(due), today)}, ${sayHour(due)}: ${event}${isByMail ? ', by e-mail' : ''}`
  },
  eventHasNone: (event, today) => `${sayItem(event, today, 'en')} has no reminders.`,
  eventHasNoMore: (event, today) => `${sayItem(event, today, 'en')} has no more reminders to come.`,
  eventsHaveNone: 'These have no reminders:',
  eventsHaveNoMore: 'These have no more reminders to come:',
}
