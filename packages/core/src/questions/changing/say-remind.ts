import type { Asking } from '../answering/asking.ts'
import type { AskedItem, AskedItemReminder } from '../question-types.ts'
import { counted } from '../saying/days.ts'
import { sayHour, sayLength } from '../saying/items.ts'
import type { ReminderWish } from './reminder-wish.ts'
import { wallOfAllDay } from './minutes-before.ts'
import type { WallLead } from './wall-lead.ts'

const AMOUNTS = [
  [10_080, 'settimana', 'settimane', 'week', 'weeks'],
  [1_440, 'giorno', 'giorni', 'day', 'days'],
  [60, 'ora', 'ore', 'hour', 'hours'],
  [1, 'minuto', 'minuti', 'minute', 'minutes'],
] as const

/** The reminders that there are now: `(now 1 day before)`. */
export function sayNow(asking: Asking, { allDay, reminders = [] }: AskedItem): string {
  if (reminders.length === 0) return ''
  const said = reminders.map((one) => `${sayOne(asking, allDay, one.minutesBefore)}${sayBy(asking, one.channel)}`)
  return asking.say(` (ora: ${said.join(', ')})`, ` (now: ${said.join(', ')})`)
}

/** Those of an all-day event come at an hour of a day, and are called by it. */
function sayOne(asking: Asking, allDay: boolean, minutes: number): string {
  return allDay ? sayWall(asking, wallOfAllDay(minutes, asking.surroundings.allDayAt)) : sayLead(asking, minutes)
}

const sayBy = ({ say }: Asking, channel: AskedItemReminder['channel'] | null): string =>
  channel === 'email' ? say(' per e-mail', ' by e-mail') : ''

/** What a wish would change: short, as a card has it, and as the head of a list of so many events. */
export function sayWish(asking: Asking, wish: ReminderWish) {
  const { say } = asking
  const said = wish.minutesBefore.map((minutes) => sayLead(asking, minutes))
  const leads = [...said, ...wish.walls.map((wall) => sayWall(asking, wall))].join(say(' e ', ' and '))
  const by = sayBy(asking, wish.channel)
  if (wish.action === 'remove') {
    const clause =
      leads === '' ? say('senza promemoria', 'no reminders') : say(`senza promemoria ${leads}`, `no reminder ${leads}`)
    return { clause, head: takingOff(asking, by, leads) }
  }
  const isOne = wish.minutesBefore.length + wish.walls.length === 1
  const clause = say(`promemoria${by} ${leads}`, `${isOne ? 'reminder' : 'reminders'}${by} ${leads}`)
  const whole = say(isOne ? `un ${clause}` : clause, isOne ? `a ${clause}` : clause)
  const instead = wish.action === 'replace' ? say(' al posto di quelli attuali', ' instead of the present ones') : ''
  return {
    clause,
    head: (italian: string, english: string) =>
      say(`Propongo ${whole}${instead} per ${italian}:`, `I would set ${whole}${instead} for ${english}:`),
  }
}

const takingOff =
  ({ say }: Asking, by: string, leads: string) =>
  (italian: string, english: string): string =>
    leads === ''
      ? say(`Propongo di togliere i promemoria${by} a ${italian}:`, `I would take the reminders${by} off ${english}:`)
      : say(
          `Propongo di togliere il promemoria${by} ${leads} a ${italian}:`,
          `I would take the reminder${by} ${leads} off ${english}:`,
        )

/** `The day before at 20:00`. */
function sayWall({ say }: Asking, { daysBefore, minute }: Pick<WallLead, 'daysBefore' | 'minute'>): string {
  const at = say(` alle ${sayHour(minute)}`, ` at ${sayHour(minute)}`)
  if (daysBefore === 0) return say('lo stesso giorno', 'on the same day') + at
  if (daysBefore === 1) return say('il giorno prima', 'the day before') + at
  return say(`${String(daysBefore)} giorni prima`, `${String(daysBefore)} days before`) + at
}

function sayLead({ say, language }: Asking, minutes: number): string {
  if (minutes === 0) return say('all’inizio', 'at the start')
  const [size, ...words] = AMOUNTS.find(([size]) => minutes % size === 0) ?? AMOUNTS[3]
  const length = sayLength(minutes, language)
  if (size === 1 && minutes > 120) return say(`${length} prima`, `${length} before`)
  const count = minutes / size
  const [one, many, oneEnglish, manyEnglish] = words
  return say(`${counted(count, one, many)} prima`, `${counted(count, oneEnglish, manyEnglish)} before`)
}
