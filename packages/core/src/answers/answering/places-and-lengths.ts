import type { AskedItem } from '../answer-types.ts'
import { counted } from '../saying/days.ts'
import { quoted, sayLength, sayWhen } from '../saying/items.ts'
import type { Asking, Reply } from './asking.ts'

/** Where something is, as it was noted. */
export function answerWhere(item: AskedItem, { say, language, today }: Asking): Reply {
  const title = quoted(item.title, language)
  const when = sayWhen(item, today, language)
  const text =
    item.location.trim() === ''
      ? say(`Per ${title} (${when}) non hai segnato un luogo.`, `You have noted no place for ${title} (${when}).`)
      : `${title}: ${quoted(item.location, language)}, ${when}.`
  return { text, itemIds: [item.id] }
}

/** How long something lasts. */
export function answerLength(item: AskedItem, { say, language, today }: Asking): Reply {
  const days = item.last - item.first + 1
  const length = item.allDay
    ? counted(days, say('giorno', 'day'), say('giorni', 'days'))
    : sayLength(item.end - item.start, language)
  const title = quoted(item.title, language)
  const when = sayWhen(item, today, language)
  return { text: say(`${title} dura ${length}: ${when}.`, `${title} lasts ${length}: ${when}.`), itemIds: [item.id] }
}
