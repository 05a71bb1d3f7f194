import type { AskedItem } from '../answer-types.ts'
import { sayDay, sayNearDay } from '../saying/days.ts'
import { quoted, sayHour } from '../saying/items.ts'
import type { Asking, Reply } from './asking.ts'
import { away } from './away.ts'

/** Days before the end of what was read, within which a series may well go on. */
const UNSURE = 31

/** The last of a series, where it ends for sure within what was read. */
function lastOfSeries({ all, question }: Asking, item: AskedItem): AskedItem | null {
  const last = all.findLast(({ eventId }) => eventId === item.eventId)
  return item.repeats && last && last !== item && last.last < question.last - UNSURE ? last : null
}

/** When what is still to come ends, where that is asked: its hour, its last day, or the last time of a series. */
export function answerEnd(asking: Asking, item: AskedItem): Reply | null {
  const { phrases, say, today, language } = asking
  if (item.last < today || !phrases.has('ends')) return null
  const title = quoted(item.title, language)
  const series = phrases.has('whatHour') ? null : lastOfSeries(asking, item)
  if (series) {
    const day = sayDay(series.last, language)
    return {
      text: say(
        `L'ultima volta di ${title} è ${day}. ${away(asking, series)}`,
        `${title} ends on ${day}. ${away(asking, series)}`,
      ),
      itemIds: [series.id],
    }
  }
  if (!item.allDay && item.first === item.last) {
    const [hour, day] = [sayHour(item.end), sayNearDay(item.first, today, language)]
    return {
      text: say(`${title} finisce alle ${hour}: ${day}.`, `${title} ends at ${hour}: ${day}.`),
      itemIds: [item.id],
    }
  }
  if (item.first === item.last) return null
  const end = { ...item, first: item.last }
  return {
    text: `${title} ${say('finisce', 'ends on')} ${sayDay(item.last, language)}. ${away(asking, end)}`,
    itemIds: [item.id],
  }
}
