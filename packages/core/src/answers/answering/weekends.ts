import { weekdayOf, type Day } from '../../date/index.ts'
import type { DetailedItem } from '../answer-types.ts'
import type { QuestionContext, Reply } from './question-context.ts'
import { scopeOf } from './periods.ts'

const SHOWN = 10
const TITLES = 3

interface TakenWeekend {
  readonly first: Day
  readonly items: readonly DetailedItem[]
}

/** Whether a question asks which weekends have something. */
export const isOfWeekends = ({ phrases }: QuestionContext): boolean => phrases.has('whichWeekend')

/** The weekends of the days, by their Saturdays, that have something of what is asked for. */
export function takenWeekends({ question, items }: QuestionContext): TakenWeekend[] {
  const taken: TakenWeekend[] = []
  for (let first = question.first + ((12 - weekdayOf(question.first)) % 7); first <= question.last; first += 7) {
    const on = items.filter((item) => item.isLoad && item.first <= first + 1 && item.last >= first)
    if (on.length > 0) taken.push({ first, items: on })
  }
  return taken
}

/** Which weekends have something of what is asked for, and what. */
export function answerWeekends(asking: QuestionContext): Reply {
  const { words, counts } = asking.sentences
  const taken = takenWeekends(asking)
  if (taken.length === 0) return { text: counts.nothingAtWeekends(scopeOf(asking)) }
  const shown = taken.slice(0, SHOWN)
  const lines = shown.map(({ first, items }) => {
    const titles = items.slice(0, TITLES).map(({ title }) => words.quoted(title))
    const more = items.length > TITLES ? ` ${words.andMore(items.length - TITLES)}` : ''
    return `• ${words.span({ first, last: first + 1 })}: ${titles.join(', ')}${more}`
  })
  if (taken.length > SHOWN) lines.push(words.andMore(taken.length - SHOWN))
  return {
    text: [counts.weekends(scopeOf(asking), taken.length), ...lines].join('\n'),
    itemIds: [...new Set(shown.flatMap(({ items }) => items.slice(0, TITLES).map(({ id }) => id)))],
  }
}
