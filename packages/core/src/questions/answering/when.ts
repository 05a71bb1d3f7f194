import type { AskedItem } from '../question-types.ts'
import { counted, opening, sayDay, sayDistance } from '../saying/days.ts'
import { quoted, sayItem, sayWhen } from '../saying/items.ts'
import { aboutOf, ownFirst, type Asking, type Reply } from './asking.ts'
import { away } from './away.ts'
import { nothing, periodOf } from './periods.ts'

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

const COUNTDOWN = /manca|quant|until|till|how/u

/** When something is: what comes first, else what was; several in a row where there are. */
export function answerWhen(asking: Asking): Reply {
  const { question, plain, say } = asking
  if (OFTEN.test(plain)) return answerOften(asking)
  const isAll = question.terms.length === 0 && question.categoryId === null
  if (isAll && question.period !== '' && COUNTDOWN.test(plain)) return countdown(asking)
  if (isAll && question.period === '')
    return {
      text: say(
        'Dimmi quale impegno cerchi, per esempio «quando vado dal dentista?».',
        'Tell me which event you mean, for example “when is the dentist?”.',
      ),
    }
  return answerWhenIs(asking)
}

const ENDS =
  /\b(?:finisc\w*|finir\w*|termin\w*|ends?|finish\w*|over|torn[oia]\w*|rientr\w+|(?:come|be|am i|get) back|return)\b/u

/** When what lasts several days ends, where that is asked and still to come. */
function answerEnd(asking: Asking, item: AskedItem): Reply | null {
  const { plain, say, today, language } = asking
  if (item.first === item.last || item.last < today || !ENDS.test(plain)) return null
  const end = { ...item, first: item.last }
  return {
    text: `${quoted(item.title, language)} ${say('finisce', 'ends on')} ${sayDay(item.last, language)}. ${away(asking, end)}`,
    itemIds: [item.id],
  }
}

function answerWhenIs(asking: Asking): Reply {
  const { items, say, today, language } = asking
  const coming = ownFirst(items, asking).filter(({ last }) => last >= today)
  const item = coming[0] ?? items.at(-1)
  if (!item) return { text: nothing(asking, aboutOf(asking)) }
  const end = answerEnd(asking, item)
  if (end) return end
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
