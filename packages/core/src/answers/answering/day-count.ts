import { partsOf } from '../../date/index.ts'
import type { AskedItem } from '../answer-types.ts'
import { counted, opening } from '../saying/days.ts'
import { listed } from '../saying/items.ts'
import { aboutOf, type Asking, type Reply } from './asking.ts'
import { nothing, periodOf } from './periods.ts'

/** Whether a count is one of days, and not of events. */
export const isDayCount = ({ phrases }: Asking): boolean => phrases.has('dayCount')

/** The days that items take of those asked for, each once. */
function daysTaken({ question, tense, today, phrases }: Asking, items: readonly AskedItem[]): number {
  const first = tense === 'future' ? Math.max(question.first, today) : question.first
  const last = tense === 'past' ? Math.min(question.last, today) : question.last
  const days = new Set<number>()
  for (const item of items) {
    // A night lies between a day and the next.
    const end = phrases.has('nights') ? item.last - 1 : item.last
    for (let day = Math.max(first, item.first); day <= Math.min(last, end); day += 1) days.add(day)
  }
  return days.size
}

/** What is left of a leave depends on how many days one is entitled to, which no calendar tells. */
function entitlement({ phrases, say }: Asking): string {
  if (!phrases.has('left') || !phrases.has('leave')) return ''
  return say(
    '\nConto solo i giorni segnati in calendario: quanti te ne spettano non lo so.',
    '\nI only count the days in your calendar: I do not know how many you are entitled to.',
  )
}

const FEW = 5

/** On how many days what is asked for is. */
export function answerDayCount(asking: Asking): Reply {
  const { items, question, say, today, language } = asking
  const events = items.filter(({ kind }) => kind !== 'marker')
  if (events.length === 0) return { text: nothing(asking, aboutOf(asking)) + entitlement(asking) }
  const days = daysTaken(asking, events)
  const isNights = asking.phrases.has('nights')
  const count = isNights
    ? counted(days, say('notte', 'night'), say('notti', 'nights'))
    : counted(days, say('giorno', 'day'), say('giorni', 'days'))
  if (question.terms.length === 0 && question.categoryId === null && !isNights)
    return {
      text: say(
        `${opening(periodOf(asking))} hai qualcosa in ${count}.`,
        `You have something on ${count} ${periodOf(asking)}.`,
      ),
    }
  const head = say(
    `${opening(periodOf(asking))} ${days === 1 ? 'è' : 'sono'} ${count}${aboutOf(asking)}`,
    `That is ${count}${aboutOf(asking)} ${periodOf(asking)}`,
  )
  const list = events.length > FEW ? { text: '', itemIds: [] } : listed(events, today, language)
  return {
    text: `${head}${list.text === '' ? '.' : `:\n${list.text}`}${entitlement(asking)}`,
    itemIds: list.itemIds,
  }
}

/** How many in each year, where the days lie in several. */
export function byYear({ question: { first, last }, language }: Asking, events: readonly AskedItem[]): string {
  const [from, to] = [partsOf(first).year, partsOf(last).year]
  if (from === to || events.length === 0) return ''
  const years = Array.from({ length: to - from + 1 }, (_, step) => from + step)
  const counts = years.map((year) => ({
    year,
    count: events.filter((item) => Math.max(partsOf(item.first).year, from) === year).length,
  }))
  const told = counts.filter(({ count }) => count > 0).map(({ year, count }) => `${year}: ${count}`)
  if (told.length === 1) {
    const only = counts.find(({ count }) => count > 0)?.year ?? from
    return language === 'it' ? `Nel ${only}.` : `In ${only}.`
  }
  return `${language === 'it' ? 'Anno per anno' : 'Year by year'}: ${told.join(', ')}.`
}
