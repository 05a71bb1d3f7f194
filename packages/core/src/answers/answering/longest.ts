import type { AskedItem } from '../answer-types.ts'
import { counted } from '../saying/days.ts'
import { sayItem, sayLength } from '../saying/items.ts'
import { aboutOf, type Asking, type Reply } from './asking.ts'
import { nothing, periodOf } from './periods.ts'

const DAY = 1440

const lengthOf = ({ allDay, first, last, start, end }: AskedItem): number =>
  allDay ? (last - first + 1) * DAY : end - start

/** The event that lasts longest, or shortest, of those that are meant. */
export function answerLongest(asking: Asking): Reply {
  const { say, language, today, phrases } = asking
  const isShortest = phrases.has('shortest')
  const events = asking.items
    .filter(({ kind }) => kind !== 'marker')
    .sort((a, b) => (isShortest ? lengthOf(a) - lengthOf(b) : lengthOf(b) - lengthOf(a)) || a.start - b.start)
  const [item] = events
  if (!item) return { text: nothing(asking, aboutOf(asking)) }
  const ties = new Set(events.filter((one) => lengthOf(one) === lengthOf(item)).map(({ eventId }) => eventId)).size - 1
  const days = item.last - item.first + 1
  const length = item.allDay
    ? counted(days, say('giorno', 'day'), say('giorni', 'days'))
    : sayLength(item.end - item.start, language)
  const also = ties === 0 ? '' : say(` Ce ne sono altri di uguale durata.`, ' Others are as long.')
  return {
    text:
      say(
        `L'evento più ${isShortest ? 'breve' : 'lungo'}${aboutOf(asking)} ${periodOf(asking)} è ${sayItem(item, today, language)}: dura ${length}.`,
        `The ${isShortest ? 'shortest' : 'longest'} event${aboutOf(asking)} ${periodOf(asking)} is ${sayItem(item, today, language)}: it lasts ${length}.`,
      ) + also,
    itemIds: [item.id],
  }
}
