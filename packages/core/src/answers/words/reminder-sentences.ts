import { dayOfWall, type Day } from '../../date/index.ts'
import type { reminderWords } from '../en/reminder-words.ts'
import type { ReminderFacts, RemindersChange, ReminderTime } from './facts.ts'
import { sayHour } from './hour-marks.ts'
import { type Words } from './item-words.ts'

/** A reminder that there is. */
export interface PresentReminder {
  readonly time: ReminderTime
  readonly isByMail: boolean
}

const UNITS = [
  ['week', 10_080],
  ['day', 1_440],
  ['hour', 60],
] as const

/** Minutes in the largest unit that they are whole numbers of; as hours and minutes where that is better told. */
function sayMinutes(minutes: number, words: Words): string {
  const [unit, size] = UNITS.find(([, each]) => minutes % each === 0) ?? (['minute', 1] as const)
  return unit === 'minute' && minutes > 120 ? words.length(minutes) : words.count(minutes / size, unit)
}

/** The sentences about reminders, of what a language has of its own. */
export function reminderSentences(own: typeof reminderWords, words: Words) {
  /** `Two hours before`, `the day before at 20:00`. */
  const told = (time: ReminderTime): string => {
    if (typeof time !== 'number') return `${own.daysBefore(time.daysBefore)} ${own.at(sayHour(time.minute))}`
    return time === 0 ? own.atStart : own.before(sayMinutes(time, words))
  }
  const allTold = (times: readonly ReminderTime[]): string => times.map(told).join(` ${own.and} `)
  const mail = (isByMail: boolean): string => (isByMail ? ` ${own.byMail}` : '')
  /** `Reminder by e-mail 2 hours before`. */
  const wished = ({ times, isByMail }: RemindersChange): string =>
    `${own.noun(times.length)}${mail(isByMail)} ${allTold(times)}`
  /** When an event is: by its hour alone where its reminder comes on the same day. */
  const whenOf = ({ due, start, startDay }: ReminderFacts, today: Day): string => {
    if (start === null) return words.nearDay(startDay, today)
    return startDay === dayOfWall(due) ? own.at(sayHour(start)) : `${words.nearDay(startDay, today)}, ${sayHour(start)}`
  }
  return {
    ...own,
    /** One that will come, and of what. */
    reminder: (reminder: ReminderFacts, today: Day): string => {
      const { title, due, isByMail } = reminder
      const event = `${words.quoted(title)} (${whenOf(reminder, today)})`
      return `${words.nearDay(dayOfWall(due), today)}, ${sayHour(due)}: ${event}${isByMail ? `, ${own.byMail}` : ''}`
    },
    /** What an event has now, to stand behind it; empty where it has none. */
    now: (reminders: readonly PresentReminder[]): string => {
      const all = reminders.map(({ time, isByMail }) => told(time) + mail(isByMail)).join(', ')
      return all === '' ? '' : ` (${own.nowHas}: ${all})`
    },
    /** What would be changed: short, as a card has it. */
    change: (change: RemindersChange): string => {
      if (change.action !== 'remove') return wished(change)
      return change.times.length === 0 ? own.none : `${own.noneOf} ${allTold(change.times)}`
    },
    /** The same as the head of a list of so many events. */
    proposal: (change: RemindersChange, events: number): string => {
      const { action, times, isByMail } = change
      if (action !== 'remove') return own.sets(wished(change), times.length === 1, action === 'replace', events)
      const which = mail(isByMail) + (times.length === 0 ? '' : ` ${allTold(times)}`)
      return own.takesOff(which, times.length === 0, events)
    },
  }
}
