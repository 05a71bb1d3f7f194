import type { Asking, Reply } from '../answering/asking.ts'
import type { AskedItem } from '../question-types.ts'
import { onePerEvent } from '../answering/one-per-event.ts'
import { counted } from '../saying/days.ts'
import { quoted, sayWhen } from '../saying/items.ts'
import { askWhich, candidatesOf, isForAll } from './candidates.ts'
import { applied, CHANGES_MAX, unchanged } from './proposal.ts'
import type { ReminderWish } from './reminder-wish.ts'

const LISTED = 10
const AMOUNTS = [
  [10_080, 'settimana', 'settimane', 'week', 'weeks'],
  [1_440, 'giorno', 'giorni', 'day', 'days'],
  [60, 'ora', 'ore', 'hour', 'hours'],
  [1, 'minuto', 'minuti', 'minute', 'minutes'],
] as const

/** A reminder for what is meant, or none for it any more. It is one of the whole series. */
export function answerRemind(asking: Asking, wish: ReminderWish): Reply {
  const isMany = isForAll(wish.source)
  const result = candidatesOf(asking, wish.source, true)
  if ('ask' in result) return result.ask
  const events = onePerEvent(result.found)
  if (events.length > 1 && !isMany && !result.hasPeriod) return askWhich(asking, events)
  const open = events.filter((item) => !isAlready(item, wish)).slice(0, CHANGES_MAX)
  if (open.length === 0) return nothingToDo(asking, wish)
  const { say, language, today } = asking
  const lines = open
    .slice(0, LISTED)
    .map((item) => `• ${quoted(item.title, language)}: ${sayWhen(item, today, language)}`)
  const rest = open.length - lines.length
  const said = sayReminder(asking, wish)
  return {
    text: [
      said.head(counted(open.length, 'impegno', 'impegni'), counted(open.length, 'event', 'events')),
      ...lines,
      ...(rest > 0 ? [say(`e altri ${String(rest)}`, `and ${String(rest)} more`)] : []),
      applied(asking),
    ].join('\n'),
    itemIds: open.slice(0, LISTED).map(({ id }) => id),
    changes: open.map(({ id: itemId }) => ({
      ...{ action: 'remind' as const, itemId, said: said.clause },
      reminder: wish.minutesBefore === null ? null : { minutesBefore: wish.minutesBefore, channel: wish.channel },
    })),
  }
}

const isAlready = ({ reminders = [] }: AskedItem, { minutesBefore, channel }: ReminderWish): boolean =>
  minutesBefore === null
    ? reminders.length === 0
    : reminders.some((one) => one.minutesBefore === minutesBefore && one.channel === channel)

const nothingToDo = (asking: Asking, { minutesBefore }: ReminderWish): Reply =>
  minutesBefore === null
    ? unchanged(asking, 'Non ha promemoria.', 'It has no reminders.')
    : unchanged(asking, 'Questo promemoria c’è già.', 'This reminder is there already.')

function sayReminder({ say }: Asking, { minutesBefore, channel }: ReminderWish) {
  if (minutesBefore === null) {
    return {
      clause: say('senza promemoria', 'no reminders'),
      head: (italian: string, english: string) =>
        say(`Propongo di togliere i promemoria a ${italian}:`, `I would take the reminders off ${english}:`),
    }
  }
  const by = channel === 'email' ? say(' per e-mail', ' by e-mail') : ''
  const lead = sayLead(minutesBefore)
  const clause = say(`promemoria${by} ${lead.italian}`, `reminder${by} ${lead.english}`)
  return {
    clause,
    head: (italian: string, english: string) =>
      say(`Propongo un ${clause} per ${italian}:`, `I would set a ${clause} for ${english}:`),
  }
}

function sayLead(minutes: number): { italian: string; english: string } {
  if (minutes === 0) return { italian: 'all’inizio', english: 'at the start' }
  const [size, ...words] = AMOUNTS.find(([size]) => minutes % size === 0) ?? AMOUNTS[3]
  const count = minutes / size
  const [one, many, oneEnglish, manyEnglish] = words
  return {
    italian: `${String(count)} ${count === 1 ? one : many} prima`,
    english: `${String(count)} ${count === 1 ? oneEnglish : manyEnglish} before`,
  }
}
