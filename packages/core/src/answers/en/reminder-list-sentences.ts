import { dayOfWall, type Day } from '../../date/index.ts'
import type { Span } from '../../intents/reading/dates.ts'
import { sayHour } from '../words/item-words.ts'
import type { ReminderFacts, ReminderListSentences } from '../words/reminder-list-sentences.ts'
import { englishWords as words } from './english-words.ts'

const after = (days: Span | null): string => (days ? ` ${words.period(days)}` : '')

/** When an event is: by its hour alone where its reminder comes on the same day. */
function whenOf({ due, start, startDay }: ReminderFacts, today: Day): string {
  if (start === null) return words.nearDay(startDay, today)
  return startDay === dayOfWall(due) ? `at ${sayHour(start)}` : `${words.nearDay(startDay, today)}, ${sayHour(start)}`
}

export const reminderListSentences: ReminderListSentences = {
  noneFor: (name) => `I find no reminders to come for ${words.quoted(name)}.`,
  none: (days) => `You have no reminders to come${after(days)}.`,
  coming: (count, days) => `You have ${count === 1 ? 'one reminder' : `${count} reminders`} to come${after(days)}:`,
  reminder: (reminder, today) => {
    const { title, due, isByMail } = reminder
    const event = `${words.quoted(title)} (${whenOf(reminder, today)})`
    return `${words.nearDay(dayOfWall(due), today)}, ${sayHour(due)}: ${event}${isByMail ? ', by e-mail' : ''}`
  },
  eventHasNone: (event, today) => `${words.item(event, today)} has no reminders.`,
  eventHasNoMore: (event, today) => `${words.item(event, today)} has no more reminders to come.`,
  eventsHaveNone: 'These have no reminders:',
  eventsHaveNoMore: 'These have no more reminders to come:',
}
