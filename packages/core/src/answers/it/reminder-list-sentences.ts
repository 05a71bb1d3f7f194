import { dayOfWall, type Day } from '../../date/index.ts'
import { sayNearDay, sayPeriod } from '../saying/days.ts'
import type { Span } from '../../intents/reading/dates.ts'
import { quoted, sayHour, sayItem } from '../saying/items.ts'
import type { ComingReminder, ReminderListSentences } from '../words/reminder-list-sentences.ts'

const near = (day: Day, today: Day): string => sayNearDay(day, today, 'it')
const after = (days: Span | null): string => (days ? ` ${sayPeriod(days.first, days.last, 'it')}` : '')

/** When an event is: by its hour alone where its reminder comes on the same day. */
function whenOf({ due, start, startDay }: ComingReminder, today: Day): string {
  if (start === null) return near(startDay, today)
  return startDay === dayOfWall(due) ? `alle ${sayHour(start)}` : `${near(startDay, today)}, ${sayHour(start)}`
}

export const reminderListSentences: ReminderListSentences = {
  noneFor: (name) => `Non trovo promemoria in arrivo per ${quoted(name, 'it')}.`,
  none: (days) => `Non hai promemoria in arrivo${after(days)}.`,
  coming: (count, days) => `Hai ${count === 1 ? 'un' : count} promemoria in arrivo${after(days)}:`,
  andMore: (count) => `… e altri ${count}.`,
  reminder: (reminder, today) => {
    const { title, due, isByMail } = reminder
    const event = `${quoted(title, 'it')} (${whenOf(reminder, today)})`
    return `${near(dayOfWall(due), today)}, ${sayHour(due)}: ${event}${isByMail ? ', per e-mail' : ''}`
  },
  eventHasNone: (event, today) => `${sayItem(event, today, 'it')} non ha promemoria.`,
  eventHasNoMore: (event, today) => `${sayItem(event, today, 'it')} non ha altri promemoria in arrivo.`,
  eventsHaveNone: 'Non hanno promemoria:',
  eventsHaveNoMore: 'Non hanno altri promemoria in arrivo:',
}
