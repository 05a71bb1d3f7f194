import { weekdayOf, type Day } from '../../date/index.ts'
import type { AskedItem } from '../answer-types.ts'
import { counted, opening, saySpan } from '../saying/days.ts'
import { quoted } from '../saying/items.ts'
import { aboutOf, type Asking, type Reply } from './asking.ts'
import { nothing, periodOf } from './periods.ts'

const SHOWN = 10
const TITLES = 3

interface TakenWeekend {
  readonly first: Day
  readonly items: readonly AskedItem[]
}

/** Whether a question asks which weekends have something. */
export const isOfWeekends = ({ phrases }: Asking): boolean => phrases.has('whichWeekend')

/** The weekends of the days that have something of what is asked for. */
function takenWeekends({ question, items }: Asking): TakenWeekend[] {
  const taken: TakenWeekend[] = []
  for (let first = question.first + ((12 - weekdayOf(question.first)) % 7); first <= question.last; first += 7) {
    const on = items.filter((item) => item.isLoad && item.first <= first + 1 && item.last >= first)
    if (on.length > 0) taken.push({ first, items: on })
  }
  return taken
}

function titlesOf(items: readonly AskedItem[], { language, say }: Asking): string {
  const named = items.slice(0, TITLES).map(({ title }) => quoted(title, language))
  const rest = items.length - named.length
  return named.join(', ') + (rest > 0 ? say(` e altri ${rest}`, ` and ${rest} more`) : '')
}

/** Which weekends have something of what is asked for, and what. */
export function answerWeekends(asking: Asking): Reply {
  const { say, language } = asking
  const taken = takenWeekends(asking)
  const about = aboutOf(asking)
  if (taken.length === 0) return { text: nothing(asking, `${about}${say(' nei weekend', ' at a weekend')}`) }
  const shown = taken.slice(0, SHOWN)
  const lines = shown.map(({ first, items }) => `• ${saySpan(first, first + 1, language)}: ${titlesOf(items, asking)}`)
  if (taken.length > SHOWN) lines.push(say(`e altri ${taken.length - SHOWN}`, `and ${taken.length - SHOWN} more`))
  const head = say(
    `${opening(periodOf(asking))} hai ${counted(taken.length, 'weekend', 'weekend')} con impegni${about}:`,
    `You have ${counted(taken.length, 'weekend', 'weekends')} with events${about} ${periodOf(asking)}:`,
  )
  return {
    text: [head, ...lines].join('\n'),
    itemIds: [...new Set(shown.flatMap(({ items }) => items.slice(0, TITLES).map(({ id }) => id)))],
  }
}
