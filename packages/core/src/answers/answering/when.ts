import type { AskedItem } from '../answer-types.ts'
import { counted, opening, sayDay, sayDistance } from '../saying/days.ts'
import { quoted, sayItem, sayWhen } from '../saying/items.ts'
import { aboutOf, ownFirst, type Asking, type Reply } from './asking.ts'
import { away } from './away.ts'
import { isAway } from './being-away.ts'
import { answerEnd } from './ends.ts'
import { answerDayItself, answerHoliday } from './named-days.ts'
import { answerAgenda } from './lists.ts'
import { nothing, periodOf } from './periods.ts'
import { answerLength, answerWhere } from './places-and-lengths.ts'

function answerOften(asking: Asking): Reply {
  const { items, say, today, language } = asking
  const [from, to] = [items[0], items.at(-1)]
  if (!from || !to) return { text: nothing(asking, aboutOf(asking)) }
  const gap = items.length > 1 ? Math.round((to.first - from.first) / (items.length - 1)) : 0
  const every =
    gap > 0
      ? say(`, in media ogni ${counted(gap, 'giorno', 'giorni')}`, `, every ${counted(gap, 'day', 'days')} on average`)
      : ''
  const head = say(
    `${opening(periodOf(asking))}${aboutOf(asking)}: ${counted(items.length, 'volta', 'volte')}${every}.`,
    `${opening(periodOf(asking))}${aboutOf(asking)}: ${counted(items.length, 'time', 'times')}${every}.`,
  )
  const ends = say(
    `Dalla prima, ${sayItem(from, today, language)}, all'ultima, ${sayItem(to, today, language)}.`,
    `From the first, ${sayItem(from, today, language)}, to the last, ${sayItem(to, today, language)}.`,
  )
  return { text: `${head} ${ends}`, itemIds: from === to ? [from.id] : [from.id, to.id] }
}

/** When something is: what comes first, else what was; several in a row where there are. */
export function answerWhen(asking: Asking): Reply {
  const { question, phrases } = asking
  if (phrases.has('often')) return answerOften(asking)
  const itself = answerDayItself(asking)
  if (itself) return itself
  const isAll = question.terms.length === 0 && question.categoryId === null
  return (isAll ? answerWhenAll(asking) : null) ?? answerWhenIs(asking)
}

/** Of some days what says where somebody is: journeys where there are some. */
function whereabouts(asking: Asking): Asking {
  const journeys = asking.items.filter((item) => isAway(item, asking.surroundings))
  return journeys.length > 0 ? { ...asking, items: journeys } : asking
}

/** What a question means that names nothing: how long until a day, or what is where; null where it is about what is on. */
function answerWhenAll(asking: Asking): Reply | null {
  const { question, phrases, say } = asking
  if (question.hasPeriod && phrases.has('countdown')) return countdown(asking)
  if (question.hasPeriod) return phrases.has('place') ? answerAgenda(whereabouts(asking)) : null
  if (phrases.has('away')) return null
  return {
    text: say(
      'Dimmi quale evento cerchi, per esempio «quando vado dal dentista?».',
      'Tell me which event you mean, for example “when is the dentist?”.',
    ),
  }
}

/** Whether it is asked when a day is over, whatever is on it: `a che ora finisco martedì?`. */
const isEndOfDay = ({ question, phrases }: Asking): boolean =>
  question.terms.length === 0 && question.first === question.last && phrases.has('ends')

const latestEnd = (items: readonly AskedItem[]): AskedItem | null =>
  items
    .filter(({ allDay }) => !allDay)
    .reduce<AskedItem | null>((late, item) => (late && late.end >= item.end ? late : item), null)

/** Where it is, how long it lasts or when it ends, where that is asked. */
function answerParticular(asking: Asking, item: AskedItem): Reply | null {
  if (asking.phrases.has('place')) return answerWhere(item, asking)
  return asking.phrases.has('length') ? answerLength(item, asking) : answerEnd(asking, item)
}

function answerWhenIs(asking: Asking): Reply {
  const { items, say, today, language } = asking
  const coming = ownFirst(items, asking).filter(({ last }) => last >= today)
  const item = (isEndOfDay(asking) ? latestEnd(coming) : null) ?? coming[0] ?? items.at(-1)
  if (!item) return answerHoliday(asking) ?? { text: nothing(asking, aboutOf(asking)) }
  const particular = answerParticular(asking, item)
  if (particular) return particular
  const after = coming.slice(1, 4)
  const was = item.last < today ? say('è stato ', 'it was ') : ''
  const more =
    after.length === 0
      ? ''
      : `${say(' Poi: ', ' After that: ')}${after.map((one) => sayItem(one, today, language)).join('; ')}.`
  return {
    text: `${quoted(item.title, language)}: ${was}${sayWhen(item, today, language)}. ${away(asking, item)}${more}`,
    itemIds: [item, ...after].map(({ id }) => id),
  }
}

function countdown({ question, today, language, say }: Asking): Reply {
  // How long until a day: the stretch that ends with it begins today.
  const day = question.first === today && question.last > today ? question.last : question.first
  const days = day - today
  const distance = sayDistance(Math.abs(days), language)
  const when = sayDay(day, language)
  if (days === 0) return { text: say('È oggi.', 'It is today.') }
  if (days < 0) return { text: say(`È già passato: ${when}.`, `That is over: ${when}.`) }
  return {
    text: say(`${days === 1 ? 'Manca' : 'Mancano'} ${distance}: ${when}.`, `${opening(distance)} to go: ${when}.`),
  }
}
