import { opening } from '../words/day-words.ts'
import { sayHour } from '../words/item-words.ts'
import type { EventSentences } from '../words/event-sentences.ts'
import { italianWords as words } from './italian-words.ts'

/** `Mancano 3 giorni`, `Manca 1 settimana (7 giorni)`. */
const missing = (days: number): string => {
  const distance = words.distance(days)
  return `${distance.startsWith('1 ') ? 'Manca' : 'Mancano'} ${distance}`
}
const NEAR: Readonly<Record<number, string>> = { [-1]: 'È stato ieri.', 0: 'È oggi.', 1: 'È domani.' }
const away = (days: number): string =>
  NEAR[days] ?? (days > 0 ? `${missing(days)}.` : `Sono passati ${words.count(-days, 'day')}.`)

export const eventSentences: EventSentences = {
  away,
  whichEvent: 'Dimmi quale evento cerchi, per esempio «quando vado dal dentista?».',
  is: (item, today) => `${words.quoted(item.title)}: ${item.last < today ? 'è stato ' : ''}${words.when(item, today)}.`,
  often: (scope, { times, everyDays, first, last }, today) => {
    const every = everyDays > 0 ? `, in media ogni ${words.count(everyDays, 'day')}` : ''
    const count = `${times} ${times === 1 ? 'volta' : 'volte'}${every}`
    const ends = `Dalla prima, ${words.item(first, today)}, all'ultima, ${words.item(last, today)}.`
    return `${opening(words.period(scope.period))}${words.about(scope)}: ${count}. ${ends}`
  },
  endsAt: ({ title, end, first }, today) =>
    `${words.quoted(title)} finisce alle ${sayHour(end)}: ${words.nearDay(first, today)}.`,
  endsOn: (title, day) => `${words.quoted(title)} finisce ${words.day(day)}.`,
  noPlace: (item, today) => `Per ${words.item(item, today)} non hai segnato un luogo.`,
  lasts: (item, today) => `${words.quoted(item.title)} dura ${words.lengthOf(item)}: ${words.when(item, today)}.`,
  longest: (scope, { item, isShortest, ties }, today) => {
    const which = `L'evento più ${isShortest ? 'breve' : 'lungo'}${words.about(scope)} ${words.period(scope.period)}`
    const others = ties === 0 ? '' : ' Ce ne sono altri di uguale durata.'
    return `${which} è ${words.item(item, today)}: dura ${words.lengthOf(item)}.${others}`
  },

  today: (day) => `Oggi è ${day}.`,
  countdown: (day, today) => {
    if (day === today) return 'È oggi.'
    return `${day < today ? 'È già passato' : missing(day - today)}: ${words.day(day)}.`
  },
  noHoliday: (days) =>
    days ? `${opening(words.period(days))} non ci sono giorni festivi.` : 'Non conosco altri giorni festivi.',
  nextHoliday: (day, name) => `Il prossimo giorno festivo è ${words.day(day)}: ${name}.`,

  between: (before, after, days) => {
    const [from, to] = [words.quoted(before.title), words.quoted(after.title)]
    const ends = `${from} (${words.day(before.last)}) e ${to} (${words.day(after.first)})`
    return `Tra ${ends} ${days === 1 ? 'passa' : 'passano'} ${words.distance(days)}.`
  },
  order: (before, after, today) => {
    const days = after.first - before.first
    const later = days === 0 ? '' : `, ${words.count(days, 'day')} dopo`
    return `Viene prima ${words.item(before, today)}; poi ${words.item(after, today)}${later}.`
  },
  beside: (anchor, side, count, today) => {
    const where = `${side === 'before' ? 'Prima di' : 'Dopo'} ${words.item(anchor, today)}`
    return count === 0 ? `${where} quel giorno non hai altro.` : `${where} hai ${words.count(count, 'event')}:`
  },
}
