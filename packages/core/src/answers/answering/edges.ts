import type { TextSpan } from '../../language/index.ts'
import { tenseOf } from '../../intents/read-phrases.ts'
import type { DetailedItem } from '../answer-types.ts'
import type { Edge } from '../words/facts.ts'
import { scopeOf } from './periods.ts'
import { away, idsOf, type QuestionContext, type Reply } from './question-context.ts'

/** Whether some days are meant: those that were said, or those that come before or after an event. */
const isOfSomeDays = ({ question, today }: QuestionContext): boolean => question.hasPeriod || question.first >= today

export const edgeOf = (asking: QuestionContext, item: DetailedItem, which: Edge): Reply => ({
  ...named(asking, item, asking.sentences.counts.edge(which, scopeOf(asking), item, asking.today)),
  listed: idsOf(asking.items),
})

/** Whether the first of what is named is asked for: `my first dentist in May`. */
function isFirstAsked(asking: QuestionContext): boolean {
  const { question, phrases } = asking
  const isNamed =
    question.terms.length > 0 || question.categoryId !== null || asking.isOfAbsences || phrases.has('allDay')
  return (
    isNamed &&
    question.kind !== 'last' &&
    !phrases.has('firstFew') &&
    !phrases.has('firstThing') &&
    asksForFirst(asking)
  )
}

/** The first or the last of some days, where only that is asked; null where it is not. */
export function edgeOfDays(asking: QuestionContext): Reply | null {
  const { items, phrases } = asking
  if (!isOfSomeDays(asking)) return null
  if (items[0] && isFirstAsked(asking)) return edgeOf(asking, items[0], 'first')
  const timed = items.filter(({ allDay }) => !allDay)
  const some = timed.length > 0 ? timed : items
  const [first, last] = [some[0], some.at(-1)]
  if (first && phrases.has('firstThing')) return edgeOf(asking, first, 'first')
  return last && phrases.has('lastThing') ? edgeOf(asking, last, 'last') : null
}

/** The last of what is asked for in days that reach beyond today: `my last team meeting of the year`. */
export function lastOfDays(asking: QuestionContext): Reply | null {
  const { items, phrases } = asking
  const item = items.at(-1)
  const isEdge = phrases.has('lastOne') && !phrases.has('time')
  if (!item || !isOfSomeDays(asking) || !isEdge || tenseOf(phrases) === 'past') return null
  return edgeOf(asking, item, 'last')
}

/** Whether the first of something is asked for, by a word that is neither part of some days nor says what is before them. */
export function asksForFirst({ phrases, parts: { period } }: QuestionContext): boolean {
  const others = [...phrases.findAll('beforeThing'), ...(period === null ? [] : [period])]
  const isApart = ({ from, to }: TextSpan): boolean => others.every((one) => to <= one.from || from >= one.to)
  return !phrases.findAll('lastOne').some(isApart) && phrases.findAll('firstOne').some(isApart)
}

/** A sentence that names an item, and how far it lies from today. */
export const named = (asking: QuestionContext, item: DetailedItem, text: string, day = item.first): Reply => ({
  text: `${text} ${away(asking, day)}`,
  itemIds: [item.id],
  focus: [item.id],
})
