import { dayOfWall, type Day } from '../../date/index.ts'
import type { Span } from '../../intents/reading/dates.ts'
import { sayHour } from '../words/item-words.ts'
import type { ReminderFacts, ReminderListSentences } from '../words/reminder-list-sentences.ts'
import { italianWords as words } from './italian-words.ts'

const after = (days: Span | null): string => (days ? ` ${words.period(days)}` : '')

/** When an event is: by its hour alone where its reminder comes on the same day. */
function whenOf({ due, start, startDay }: ReminderFacts, today: Day): string {
  if (start === null) return words.nearDay(startDay, today)
  return startDay === dayOfWall(due) ? `alle ${sayHour(start)}` : `${words.nearDay(startDay, today)}, ${sayHour(start)}`
}

export const reminderListSentences: ReminderListSentences = {
  noneFor: (name) => `Non trovo promemoria in arrivo per ${words.quoted(name)}.`,
  none: (days) => `Non hai promemoria in arrivo${after(days)}.`,
  coming: (count, days) => `Hai ${count === 1 ? 'un' : count} promemoria in arrivo${after(days)}:`,
  reminder: (reminder, today) => {
    const { title, due, isByMail } = reminder
    const event = `${words.quoted(title)} (${whenOf(reminder, today)})`
    return `${words.nearDay(dayOfWall(due), today)}, ${sayHour(due)}: ${event}${isByMail ? ', per e-mail' : ''}`
  },
  eventHasNone: (event, today) => `${words.item(event, today)} non ha promemoria.`,
  eventHasNoMore: (event, today) => `${words.item(event, today)} non ha altri promemoria in arrivo.`,
  eventsHaveNone: 'Non hanno promemoria:',
  eventsHaveNoMore: 'Non hanno altri promemoria in arrivo:',
}
