import type { QuestionPhrases } from '../../intents/read-phrases.ts'
import type { AskedItem } from '../answer-types.ts'
import { tenseOf } from '../../intents/reading/tense.ts'
import { counted, opening } from '../saying/days.ts'
import { listed, quoted, sayItem, sayWhen } from '../saying/items.ts'
import { aboutOf, nowOf, type Asking, type Reply } from './asking.ts'
import { away } from './away.ts'
import { averageOf } from './average.ts'
import { answerDayCount, byYear, isDayCount } from './day-count.ts'
import { nothing, periodOf } from './periods.ts'
import { weekdaysCounted } from './weekdays.ts'
import { answerWeekends, isOfWeekends } from './weekends.ts'

const isCounted = ({ kind }: AskedItem): boolean => kind !== 'marker'

/** Markers are no events: they are said apart from the number of those. */
function markersApart({ items, say }: Asking): string {
  const markers = items.filter((item) => !isCounted(item)).length
  if (markers === 0) return ''
  return say(
    ` (più ${counted(markers, 'data', 'date')} da ricordare)`,
    ` (and ${counted(markers, 'date', 'dates')} to remember)`,
  )
}

/** How many events lie in the days, as the beginning of a sentence without its end. */
function sayCount(asking: Asking): string {
  const events = asking.items.filter(isCounted).length
  const isOver = asking.question.last < asking.today
  const have = asking.tense === 'past' ? 'have had' : isOver ? 'had' : 'have'
  const about = aboutOf(asking)
  const period = periodOf(asking)
  if (events === 0) return nothing(asking, about).replace(/\.$/u, '') + markersApart(asking)
  return (
    asking.say(
      `${opening(period)} hai ${have === 'have' ? '' : 'avuto '}${counted(events, 'impegno', 'impegni')}${about}`,
      `You ${have} ${counted(events, 'event', 'events')}${about} ${period}`,
    ) + markersApart(asking)
  )
}

/** How many events; markers are said apart. */
export function answerCount(asking: Asking): Reply {
  const weekdays = asking.question.terms.length === 0 ? weekdaysCounted(asking.phrases, asking.question) : null
  if (weekdays !== null) return { text: `${opening(periodOf(asking))}: ${weekdays}.` }
  if (isOfWeekends(asking)) return answerWeekends(asking)
  if (isDayCount(asking)) return answerDayCount(asking)
  const events = asking.items.filter(isCounted)
  const years = [byYear(asking, events), averageOf(asking, events.length)].filter((one) => one !== '').join(' ')
  if (years !== '') return { text: `${sayCount(asking)}. ${years}` }
  if (events.length === 0 || events.length > FEW) return { text: `${sayCount(asking)}.` }
  const { text, itemIds } = listed(events, asking.today, asking.language)
  return { text: `${sayCount(asking)}:\n${text}`, itemIds }
}

const FEW = 5

/** What is on these days, by the clock. */
export function answerAgenda(asking: Asking): Reply {
  if (isOfWeekends(asking)) return answerWeekends(asking)
  const edge = edgeOfDays(asking)
  if (edge) return edge
  const { items, today, language } = asking
  if (items.length === 0) return { text: nothing(asking, aboutOf(asking)) }
  const { text, itemIds } = listed(items, today, language)
  return { text: `${sayCount(asking)}:\n${text}`, itemIds }
}

/** Whether some days are meant: those that were said, or those that come before or after an event. */
const isOfSomeDays = ({ question, today }: Asking): boolean => question.hasPeriod || question.first >= today

/** The first or the last of some days, where only that is asked; null where it is not. */
function edgeOfDays(asking: Asking): Reply | null {
  const { items, phrases, say } = asking
  if (!isOfSomeDays(asking)) return null
  const timed = items.filter(({ allDay }) => !allDay)
  const [some, about, period] = [timed.length > 0 ? timed : items, aboutOf(asking), periodOf(asking)]
  const [first, last] = [some[0], some.at(-1)]
  if (first && phrases.has('firstThing'))
    return named(asking, first, say(`Il primo evento${about} ${period} è`, `The first event${about} ${period} is`))
  if (last && phrases.has('lastThing'))
    return named(asking, last, say(`L'ultimo evento${about} ${period} è`, `The last event${about} ${period} is`))
  return null
}

/** The last of what is asked for in days that reach beyond today: `my last team meeting of the year`. */
function lastOfDays(asking: Asking): Reply | null {
  const { items, phrases, say } = asking
  const item = items.at(-1)
  const isEdge = phrases.has('lastOne') && !phrases.has('time')
  if (!item || !isOfSomeDays(asking) || !isEdge || tenseOf(phrases) === 'past') return null
  const about = aboutOf(asking)
  return named(
    asking,
    item,
    say(`L'ultimo evento${about} ${periodOf(asking)} è`, `The last event${about} ${periodOf(asking)} is`),
  )
}

/** The first that is still to begin; where there is none, what is going on. */
export function answerNext(asking: Asking): Reply {
  const edge = asking.question.first > asking.today ? edgeOfDays(asking) : null
  if (edge) return edge
  const now = nowOf(asking)
  const item =
    asking.items.find(({ start }) => start > now) ??
    asking.items.find((one) => (one.allDay ? one.last >= asking.today : one.end > now))
  const about = aboutOf(asking)
  if (!item) return { text: nothing(asking, about) }
  const head = asking.say(`Il prossimo evento${about} è`, `Your next event${about} is`)
  return named(asking, item, head)
}

/** Whether the first is asked for, and not the last: also since when something has been going on. */
const isAboutFirst = (phrases: QuestionPhrases): boolean => phrases.has('firstTime') || phrases.has('sinceWhen')

/** What of that which is asked for as over is still to come. */
function stillToCome(asking: Asking): Reply | null {
  const { items, question, say, today, language } = asking
  const [item] = items
  const none = nothing(asking, aboutOf(asking))
  if (!item || (question.terms.length === 0 && question.categoryId === null)) return null
  return {
    text: say(
      `${none} Deve ancora venire: ${sayItem(item, today, language)}. ${away(asking, item)}`,
      `${none} Still to come: ${sayItem(item, today, language)}. ${away(asking, item)}`,
    ),
    itemIds: [item.id],
  }
}

/** The latest that has begun. */
export function answerLast(asking: Asking): Reply {
  const now = nowOf(asking)
  const edge = asking.question.last > asking.today ? (edgeOfDays(asking) ?? lastOfDays(asking)) : null
  if (edge) return edge
  const over = asking.items.filter(({ start }) => start <= now)
  const isFirst = isAboutFirst(asking.phrases)
  const item = isFirst ? over[0] : over.at(-1)
  const about = aboutOf(asking)
  if (!item) return { text: nothing(asking, about), ...stillToCome(asking) }
  const which = isFirst
    ? asking.say('La prima volta è stata', 'The first time was')
    : asking.say("L'ultima volta è stata", 'The last time was')
  const when = sayWhen(item, asking.today, asking.language)
  return { text: `${which} ${when}: ${quoted(item.title, asking.language)}. ${away(asking, item)}`, itemIds: [item.id] }
}

const named = (asking: Asking, item: AskedItem, head: string): Reply => ({
  text: `${head} ${sayItem(item, asking.today, asking.language)}. ${away(asking, item)}`,
  itemIds: [item.id],
})
