import { counted } from '../words/day-words.ts'
import { sayHour } from '../words/item-words.ts'
import type { ReminderSentences, RemindersChange, ReminderTime } from '../words/reminder-sentences.ts'
import { wholeUnits } from '../words/whole-units.ts'
import { italianWords as words } from './italian-words.ts'

const events = (count: number): string => counted(count, 'evento', 'eventi')

const byMail = (isByMail: boolean): string => (isByMail ? ' per e-mail' : '')

function before(minutes: number): string {
  if (minutes === 0) return 'all’inizio'
  const whole = wholeUnits(minutes)
  const length = whole ? words.count(whole.count, whole.unit) : words.length(minutes)
  return `${length} prima`
}

function daysBefore(days: number): string {
  if (days === 0) return 'lo stesso giorno'
  return days === 1 ? 'il giorno prima' : `${days} giorni prima`
}

/** `Due ore prima`, `il giorno prima alle 20:00`. */
const told = (time: ReminderTime): string =>
  typeof time === 'number' ? before(time) : `${daysBefore(time.daysBefore)} alle ${sayHour(time.minute)}`

const allTold = (times: readonly ReminderTime[]): string => times.map(told).join(' e ')

/** `Promemoria per e-mail 2 ore prima`. */
const wished = ({ times, isByMail }: RemindersChange): string => `promemoria${byMail(isByMail)} ${allTold(times)}`

const takesOff = ({ times, isByMail }: RemindersChange): string =>
  times.length === 0
    ? `Propongo di togliere i promemoria${byMail(isByMail)} a`
    : `Propongo di togliere il promemoria${byMail(isByMail)} ${allTold(times)} a`

const sets = (change: RemindersChange): string =>
  `Propongo ${change.times.length === 1 ? 'un ' : ''}${wished(change)}${change.action === 'replace' ? ' al posto di quelli attuali' : ''} per`

export const reminderSentences: ReminderSentences = {
  howLongBefore: (item, today) =>
    `Quanto prima${item ? ` di ${words.item(item, today)}` : ''}? Per esempio «un’ora prima», «due giorni prima» o «la sera prima alle 20».`,
  tooLate: (item, today) => `A quell’ora è già tardi per ${words.item(item, today)}.`,
  nothingHasOne: 'Niente ha un promemoria.',
  everythingHasOne: 'Tutto ha già un promemoria.',
  isThere: 'Questo promemoria c’è già.',
  isNotThere: 'Questo promemoria non c’è.',
  hasNone: (count) => (count === 1 ? 'Non ha promemoria.' : 'Non hanno promemoria.'),
  noMoreFit: (count) => `Ci sono già ${count} promemoria, e più non se ne possono mettere: prima togline uno.`,

  now: (reminders) =>
    reminders.length === 0
      ? ''
      : ` (ora: ${reminders.map(({ time, isByMail }) => `${told(time)}${byMail(isByMail)}`).join(', ')})`,
  change: (change) => {
    if (change.action !== 'remove') return wished(change)
    return change.times.length === 0 ? 'senza promemoria' : `senza promemoria ${allTold(change.times)}`
  },
  proposal: (change, count) => `${change.action === 'remove' ? takesOff(change) : sets(change)} ${events(count)}:`,
}
