import { counted, opening, type Period } from '../words/day-words.ts'
import type { Extreme, LoadSentences, Unit } from '../words/load-sentences.ts'
import { italianWords as words } from './italian-words.ts'

const when = (period: Period): string => opening(words.period(period))
const events = (count: number): string => words.count(count, 'event')

const UNITS = {
  day: { the: 'Il giorno', another: 'un altro giorno', others: 'altri', end: 'o' },
  week: { the: 'La settimana', another: "un'altra settimana", others: 'altre', end: 'a' },
  month: { the: 'Il mese', another: 'un altro mese', others: 'altri', end: 'o' },
} as const

function tied(ties: number, unit: Unit): string {
  if (ties === 0) return ''
  const { another, others } = UNITS[unit]
  return ` (a pari merito con ${ties === 1 ? another : `${others} ${words.count(ties, unit)}`})`
}

function span({ unit, span }: Extreme, today: number): string {
  if (unit === 'month') return words.month(span.first)
  return unit === 'day' ? words.nearDay(span.first, today) : `quella ${words.span(span)}`
}

export const loadSentences: LoadSentences = {
  extreme: (period, extreme, today) => {
    const { unit, isBusiest, load, ties } = extreme
    const which = `${UNITS[unit].the} più ${isBusiest ? 'pien' : 'tranquill'}${UNITS[unit].end}`
    return `${which} ${words.period(period)} è ${span(extreme, today)}: ${events(load)}${tied(ties, unit)}.`
  },
  weekdays: (scope, isBusiest) =>
    `${when(scope.period)}${words.about(scope)}, dal giorno più ${isBusiest ? 'pieno' : 'tranquillo'} della settimana:`,
  hours: (scope, minutes, timed, wholeDays) => {
    const [others, last, have] =
      wholeDays === 1 ? ['Un altro impegno', 'dura', 'ha'] : [`Altri ${events(wholeDays)}`, 'durano', 'hanno']
    const apart = wholeDays === 0 ? '' : ` ${others} ${last} tutto il giorno e non ${have} un orario.`
    return `${when(scope.period)} sono ${words.hours(minutes)}${words.about(scope)}, in ${events(timed)} con un orario.${apart}`
  },
  share: (scope, { events: some, of, minutes, ofMinutes }) => {
    const head = `${when(scope.period)} sono ${some} su ${events(of)}${words.about(scope)}: il ${words.percent(some, of)}.`
    if (ofMinutes === 0) return head
    const time = `${words.hours(minutes)} su ${words.hours(ofMinutes)}, il ${words.percent(minutes, ofMinutes)}`
    return `${head} In ore: ${time} (senza contare ciò che dura tutto il giorno).`
  },
  categories: (period, count) => `${when(period)} hai ${events(count)} così divisi:`,
  category: ({ name, events: count, share, minutes, wholeDays }) => {
    const hours = minutes > 0 ? `, ${words.hours(minutes)}` : ''
    const whole = wholeDays > 0 ? `, ${wholeDays} di tutto il giorno` : ''
    return `${name === null ? 'senza categoria' : words.quoted(name)}: ${events(count)}, ${share}%${hours}${whole}`
  },
  inCategory: (title, category) =>
    `${words.quoted(title)} ${category === null ? 'non è in nessuna categoria' : `è nella categoria ${words.quoted(category)}`}.`,
  noOverlaps: (period) => `${when(period)} non trovo eventi che si sovrappongono.`,
  overlaps: (period, count) => `${when(period)} trovo ${counted(count, 'sovrapposizione', 'sovrapposizioni')}:`,
  overlap: (one, other, today) => `${words.item(one, today)} e ${words.item(other, today)}`,
  moreOverlaps: (count) => (count === 1 ? "e un'altra" : `e altre ${count}`),
  tie: 'Siamo pari.',
  more: (name, isLess) => `Ne hai di ${isLess ? 'meno' : 'più'} ${name}.`,
  whichComparison: 'Non ho capito che cosa confrontare. Prova con: ho più impegni a maggio o a giugno?',
}
