import type { Scope } from '../words/item-words.ts'
import type { CountSentences } from '../words/count-sentences.ts'
import { englishWords as words } from './english-words.ts'

const none = (scope: Scope, at = ''): string =>
  `I find no events${words.about(scope)}${at} ${words.period(scope.period)}`
const HAVE = { open: 'have', upToNow: 'have had', over: 'had' } as const

export const countSentences: CountSentences = {
  nothing: (scope) => `${none(scope)}.`,
  nothingAtWeekends: (scope) => `${none(scope, ' at a weekend')}.`,
  events: (scope, { events, markers, time }) => {
    const dates = markers === 0 ? '' : ` (and ${markers} ${markers === 1 ? 'date' : 'dates'} to remember)`
    if (events === 0) return none(scope) + dates
    return `You ${HAVE[time]} ${words.count(events, 'event')}${words.about(scope)} ${words.period(scope.period)}${dates}`
  },
  days: (scope, days, unit) => `That is ${words.count(days, unit)}${words.about(scope)} ${words.period(scope.period)}`,
  daysWithAnything: (period, days) => `You have something on ${words.count(days, 'day')} ${words.period(period)}.`,
  unknownLeave: 'I only count the days in your calendar: I do not know how many you are entitled to.',
  byYear: (counts) => `Year by year: ${counts.map(({ year, count }) => `${year}: ${count}`).join(', ')}.`,
  average: (count, each) => `On average ${words.number(count)} a ${each}.`,
  weekends: (scope, count) =>
    `You have ${words.count(count, 'weekend')} with events${words.about(scope)} ${words.period(scope.period)}:`,
  unreminded: (period, count) => {
    const days = period ? words.period(period) : 'from today on'
    if (count === 0) return `Everything has a reminder ${days}.`
    return `Without a reminder ${days}: ${words.count(count, 'event')}.`
  },

  edge: (which, scope, item, today) =>
    `The ${which} event${words.about(scope)} ${words.period(scope.period)} is ${words.item(item, today)}.`,
  next: (about, item, today) => `Your next event${words.about(about)} is ${words.item(item, today)}.`,
  time: (which, item, today) => `The ${which} time was ${words.when(item, today)}: ${words.quoted(item.title)}.`,
  stillToCome: (item, today) => `Still to come: ${words.item(item, today)}.`,
  lastIsOver: (item, today) => `The last is over already: ${words.item(item, today)}.`,
}
