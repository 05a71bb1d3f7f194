import { sayHour } from '../words/item-words.ts'
import type { ReminderSentences, RemindersChange, ReminderTime } from '../words/reminder-sentences.ts'
import { wholeUnits } from '../words/whole-units.ts'
import { englishWords as words } from './english-words.ts'

const byMail = (isByMail: boolean): string => (isByMail ? ' by e-mail' : '')

function before(minutes: number): string {
  if (minutes === 0) return 'at the start'
  const whole = wholeUnits(minutes)
  const length = whole ? words.count(whole.count, whole.unit) : words.length(minutes)
  return `${length} before`
}

function daysBefore(days: number): string {
  if (days === 0) return 'on the same day'
  return days === 1 ? 'the day before' : `${days} days before`
}

/** `Two hours before`, `the day before at 20:00`. */
const told = (time: ReminderTime): string =>
  typeof time === 'number' ? before(time) : `${daysBefore(time.daysBefore)} at ${sayHour(time.minute)}`

const allTold = (times: readonly ReminderTime[]): string => times.map(told).join(' and ')

/** `Reminder by e-mail 2 hours before`. */
const wished = ({ times, isByMail }: RemindersChange): string =>
  `${times.length === 1 ? 'reminder' : 'reminders'}${byMail(isByMail)} ${allTold(times)}`

const takesOff = ({ times, isByMail }: RemindersChange): string =>
  times.length === 0
    ? `I would take the reminders${byMail(isByMail)} off`
    : `I would take the reminder${byMail(isByMail)} ${allTold(times)} off`

const sets = (change: RemindersChange): string =>
  `I would set ${change.times.length === 1 ? 'a ' : ''}${wished(change)}${change.action === 'replace' ? ' instead of the present ones' : ''} for`

export const reminderSentences: ReminderSentences = {
  howLongBefore: (item, today) =>
    `How long before${item ? ` ${words.item(item, today)}` : ''}? For example “an hour before”, “two days before” or “the evening before at 8”.`,
  tooLate: (item, today) => `By that hour it is too late for ${words.item(item, today)}.`,
  nothingHasOne: 'Nothing has a reminder.',
  everythingHasOne: 'Everything has a reminder already.',
  isThere: 'This reminder is there already.',
  isNotThere: 'There is no such reminder.',
  hasNone: (count) => (count === 1 ? 'It has no reminders.' : 'They have no reminders.'),
  noMoreFit: (count) => `There are ${count} reminders already, and no more fit: take one off first.`,

  now: (reminders) =>
    reminders.length === 0
      ? ''
      : ` (now: ${reminders.map(({ time, isByMail }) => `${told(time)}${byMail(isByMail)}`).join(', ')})`,
  change: (change) => {
    if (change.action !== 'remove') return wished(change)
    return change.times.length === 0 ? 'no reminders' : `no reminder ${allTold(change.times)}`
  },
  proposal: (change, count) =>
    `${change.action === 'remove' ? takesOff(change) : sets(change)} ${words.count(count, 'event')}:`,
}
