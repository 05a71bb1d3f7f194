import { opening, type Period } from '../words/day-words.ts'
import type { Scope } from '../words/item-words.ts'
import type { CountSentences } from '../words/count-sentences.ts'
import { italianWords as words } from './italian-words.ts'

const when = (period: Period): string => opening(words.period(period))
const none = (scope: Scope): string => `${when(scope.period)} non trovo nessun evento${words.about(scope)}`
const EACH = { day: 'al giorno', week: 'a settimana', month: 'al mese' } as const

export const countSentences: CountSentences = {
  nothing: (scope) => `${none(scope)}.`,
  nothingAtWeekends: (scope) => `${none(scope)} nei weekend.`,
  events: (scope, { events, markers, time }) => {
    const dates = markers === 0 ? '' : ` (più ${markers} ${markers === 1 ? 'data' : 'date'} da ricordare)`
    if (events === 0) return none(scope) + dates
    const have = time === 'open' ? 'hai' : 'hai avuto'
    return `${when(scope.period)} ${have} ${words.count(events, 'event')}${words.about(scope)}${dates}`
  },
  days: (scope, days, unit) =>
    `${when(scope.period)} ${days === 1 ? 'è' : 'sono'} ${words.count(days, unit)}${words.about(scope)}`,
  daysWithAnything: (period, days) => `${when(period)} hai qualcosa in ${words.count(days, 'day')}.`,
  unknownLeave: 'Conto solo i giorni segnati in calendario: quanti te ne spettano non lo so.',
  byYear: (counts) => `Anno per anno: ${counts.map(({ year, count }) => `${year}: ${count}`).join(', ')}.`,
  average: (count, each) => `In media ${words.number(count)} ${EACH[each]}.`,
  weekends: (scope, count) =>
    `${when(scope.period)} hai ${words.count(count, 'weekend')} con impegni${words.about(scope)}:`,
  unreminded: (period, count) => {
    const days = period ? words.period(period) : 'da oggi in poi'
    if (count === 0) return `Tutto ha un promemoria ${days}.`
    return `Senza promemoria ${days}: ${count} ${count === 1 ? 'evento' : 'eventi'}.`
  },

  edge: (which, scope, item, today) =>
    `${which === 'first' ? 'Il primo' : "L'ultimo"} evento${words.about(scope)} ${words.period(scope.period)} è ${words.item(item, today)}.`,
  next: (about, item, today) => `Il prossimo evento${words.about(about)} è ${words.item(item, today)}.`,
  time: (which, item, today) =>
    `${which === 'first' ? 'La prima' : "L'ultima"} volta è stata ${words.when(item, today)}: ${words.quoted(item.title)}.`,
  stillToCome: (item, today) => `Il primo deve ancora venire: ${words.item(item, today)}.`,
  lastIsOver: (item, today) => `L'ultimo è già passato: ${words.item(item, today)}.`,
}
