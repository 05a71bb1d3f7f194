import type { AskedItem } from '../question-types.ts'
import { counted, opening, sayDay, sayDistance } from '../saying/days.ts'
import { listed, quoted, sayItem, sayWhen } from '../saying/items.ts'
import { aboutOf, ownFirst, type Asking, type Reply } from './asking.ts'
import { nothing, periodOf } from './periods.ts'

const isCounted = ({ kind }: AskedItem): boolean => kind !== 'marker'

/** How many events; markers are said apart. */
export function answerCount(asking: Asking): Reply {
  const { items, say } = asking
  const events = items.filter(isCounted)
  const markers = items.length - events.length
  const about = aboutOf(asking)
  const period = periodOf(asking)
  const apart =
    markers === 0
      ? ''
      : say(
          ` (più ${counted(markers, 'segno', 'segni')} sull'anno)`,
          ` (and ${counted(markers, 'marker', 'markers')} besides)`,
        )
  if (events.length === 0) return { text: nothing(asking, about).replace(/\.$/u, `${apart}.`) }
  const few = events.length <= FEW ? listed(events, asking.today, asking.language) : { text: '', itemIds: [] }
  const italian = `${opening(period)} hai ${counted(events.length, 'impegno', 'impegni')}${about}${apart}`
  const english = `You have ${counted(events.length, 'event', 'events')}${about} ${period}${apart}`
  return { text: `${say(italian, english)}${few.text === '' ? '.' : `:\n${few.text}`}`, itemIds: few.itemIds }
}

const FEW = 5

/** What is on these days, by the clock. */
export function answerAgenda(asking: Asking): Reply {
  const { items, say, today, language } = asking
  const about = aboutOf(asking)
  if (items.length === 0) return { text: nothing(asking, about) }
  const list = listed(items, today, language)
  const head = say(
    `${opening(periodOf(asking))} hai ${counted(items.length, 'impegno', 'impegni')}${about}:`,
    `You have ${counted(items.length, 'event', 'events')}${about} ${periodOf(asking)}:`,
  )
  return { text: `${head}\n${list.text}`, itemIds: list.itemIds }
}

function away(asking: Asking, item: AskedItem): string {
  const days = item.first - asking.today
  const distance = sayDistance(Math.abs(days), asking.language)
  if (days === 0) return asking.say('È oggi.', 'It is today.')
  if (days > 0) return asking.say(`Mancano ${distance}.`, `That is in ${distance}.`).replace('Mancano 1 ', 'Manca 1 ')
  return asking.say(`Era ${distance} fa.`, `That was ${distance} ago.`)
}

const isMoved = (item: AskedItem, asking: Asking): boolean => item.last >= asking.today

/** The first that is not over. */
export function answerNext(asking: Asking): Reply {
  const now = nowOf(asking)
  const item = asking.items.find((one) => (one.allDay ? one.last >= asking.today : one.end > now))
  const about = aboutOf(asking)
  if (!item) return { text: nothing(asking, about) }
  const head = asking.say(`Il prossimo impegno${about} è`, `Your next event${about} is`)
  return named(asking, item, head)
}

/** The latest that has begun. */
export function answerLast(asking: Asking): Reply {
  const now = nowOf(asking)
  const over = asking.items.filter(({ start }) => start <= now)
  const isFirst = /\bprima volta|first time/u.test(asking.plain)
  const item = isFirst ? over[0] : over.at(-1)
  const about = aboutOf(asking)
  if (!item) return { text: nothing(asking, about) }
  const which = isFirst ? asking.say('La prima volta', 'The first time') : asking.say("L'ultima volta", 'The last time')
  return named(asking, item, asking.say(`${which}${about} è stata`, `${which}${about} was`))
}

const nowOf = ({ surroundings, today }: Asking): number =>
  today * 1440 + Number(surroundings.now.slice(11, 13)) * 60 + Number(surroundings.now.slice(14, 16))

const named = (asking: Asking, item: AskedItem, head: string): Reply => ({
  text: `${head} ${sayItem(item, asking.today, asking.language)}. ${away(asking, item)}`,
  itemIds: [item.id],
})

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

const OFTEN = /quanto spesso|ogni quanto|frequenza|how often|how frequently/u

/** When something is: what comes first, else what was; several in a row where there are. */
export function answerWhen(asking: Asking): Reply {
  const { question, items, say, today, language } = asking
  if (OFTEN.test(asking.plain)) return answerOften(asking)
  const isAll = question.terms.length === 0 && question.categoryId === null
  if (isAll && question.period !== '' && /manca|quant|until|till|how/u.test(asking.plain)) return countdown(asking)
  if (isAll && question.period === '')
    return {
      text: say(
        'Dimmi quale impegno cerchi, per esempio «quando vado dal dentista?».',
        'Tell me which event you mean, for example “when is the dentist?”.',
      ),
    }
  const coming = ownFirst(items, asking).filter((item) => isMoved(item, asking))
  const item = coming[0] ?? items.at(-1)
  if (!item) return { text: nothing(asking, aboutOf(asking)) }
  const after = coming.slice(1, 4)
  const more =
    after.length === 0
      ? ''
      : say(' Poi: ', ' After that: ') +
        after.map((one) => `${quoted(one.title, language)} (${sayWhen(one, today, language)})`).join('; ') +
        '.'
  const verb = item.last < today ? say('È stato', 'It was') : ''
  const head = `${quoted(item.title, language)}: ${verb === '' ? '' : `${verb.toLowerCase()} `}${sayWhen(item, today, language)}. ${away(asking, item)}`
  return { text: head + more, itemIds: [item, ...after].map(({ id }) => id) }
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
