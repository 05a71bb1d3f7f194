import type { Day } from '../../date/index.ts'
import type { Span } from '../../intents/reading/dates.ts'
import type { DetailedItem } from '../answer-types.ts'
import { englishWords as words } from './english-words.ts'

const after = (days: Span | null): string => (days ? ` ${words.period(days)}` : '')

/** What English says of reminders: of those that will come, and of those that somebody wishes for. Days may be none. */
export const reminderWords = {
  noneFor: (name: string) => `I find no reminders to come for ${words.quoted(name)}.`,
  noneIn: (days: Span | null) => `You have no reminders to come${after(days)}.`,
  /** What stands before a list of reminders. */
  coming: (count: number, days: Span | null) =>
    `You have ${count === 1 ? 'one reminder' : `${count} reminders`} to come${after(days)}:`,
  eventHasNone: (event: DetailedItem, today: Day) => `${words.item(event, today)} has no reminders.`,
  eventHasNoMore: (event: DetailedItem, today: Day) => `${words.item(event, today)} has no more reminders to come.`,
  /** What stands before a list of events. */
  eventsHaveNone: 'These have no reminders:',
  eventsHaveNoMore: 'These have no more reminders to come:',

  /** Asked about one event, or about several. */
  howLongBefore: (item: DetailedItem | null, today: Day) =>
    `How long before${item ? ` ${words.item(item, today)}` : ''}? For example “an hour before”, “two days before” or “the evening before at 8”.`,
  tooLate: (item: DetailedItem, today: Day) => `By that hour it is too late for ${words.item(item, today)}.`,
  nothingHasOne: 'Nothing has a reminder.',
  everythingHasOne: 'Everything has a reminder already.',
  isThere: 'This reminder is there already.',
  isNotThere: 'There is no such reminder.',
  hasNone: (events: number): string => (events === 1 ? 'It has no reminders.' : 'They have no reminders.'),
  noMoreFit: (count: number) => `There are ${count} reminders already, and no more fit: take one off first.`,

  /** Behind what comes back: all of it is meant. */
  eachTime: 'and each time it comes back',
  noun: (count: number): string => (count === 1 ? 'reminder' : 'reminders'),
  byMail: 'by e-mail',
  and: 'and',
  atStart: 'at the start',
  before: (length: string) => `${length} before`,
  daysBefore: (days: number) => {
    if (days === 0) return 'on the same day'
    return days === 1 ? 'the day before' : `${days} days before`
  },
  at: (hour: string) => `at ${hour}`,
  nowHas: 'now',
  none: 'no reminders',
  noneOf: 'no reminder',
  sets: (wished: string, isOne: boolean, isInPlace: boolean, events: number) =>
    `I would set ${isOne ? 'a ' : ''}${wished}${isInPlace ? ' instead of the present ones' : ''} for ${words.count(events, 'event')}:`,
  takesOff: (which: string, isAll: boolean, events: number) =>
    `I would take the ${isAll ? 'reminders' : 'reminder'}${which} off ${words.count(events, 'event')}:`,
}
