import type { AskedItem } from '../question-types.ts'
import { counted, opening } from '../saying/days.ts'
import { listed, sayItem } from '../saying/items.ts'
import { aboutOf, type Asking, type Reply } from './asking.ts'
import { away } from './away.ts'
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
