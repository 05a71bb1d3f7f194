import { formatDay } from '../../date/index.ts'
import type { EventSelector } from '../../intents/reading/terms.ts'
import { partsOfQuestion, type QuestionParts } from '../../intents/reading/question-parts.ts'
import type { DetailedItem } from '../answer-types.ts'
import type { QuestionContext } from '../answering/question-context.ts'
import { touchesWeekday, weekdayAmong } from '../answering/weekdays.ts'
import { readPhrases } from '../../intents/read-phrases.ts'

/** What the words of a wish say about which items are meant. */
export interface WishSubject {
  readonly parts: QuestionParts
  readonly asked: EventSelector
  /** Whether an item is one of those that are selected, or were listed before; null where all are looked through. */
  readonly isOne: ((item: DetailedItem) => boolean) | null
}

/** The days that are said as one says them of what was listed: `from the 14th on` is in its month. */
export function readFrom({ all, surroundings }: QuestionContext, meant: WishSubject): WishSubject {
  const [first] = meant.isOne ? all.filter(meant.isOne) : []
  if (!first || meant.parts.period === null) return meant
  const now = `${formatDay(first.first)}T00:00`
  const parts = partsOfQuestion(meant.parts.folded.text, { ...surroundings, now })
  const period = parts.period && parts.phrases.has('onwards') ? { ...parts.period, last: Infinity } : parts.period
  return { ...meant, parts: { ...parts, period } }
}

const A_WEEK = 7

/** The last week of what was listed, where it is said so: `the ones in the last week`. */
export function inLastWeek({ all }: QuestionContext, { isOne, ...meant }: WishSubject): WishSubject | null {
  const { parts } = meant
  const listed = isOne ? all.filter(isOne) : []
  const said = parts.phrases.find('lastWeek')
  if (said === null || listed.length === 0) return null
  const last = Math.max(...listed.map((item) => item.last))
  const period = { from: said.from, to: said.to, first: last - A_WEEK + 1, last }
  return { ...meant, isOne, parts: { ...parts, period } }
}

/** All of what was listed on a weekday, where one is said and no day: `only the Friday ones`. */
export function ofWeekday({ isOne, ...meant }: WishSubject): WishSubject | null {
  const { parts } = meant
  const { period, folded, language, phrases } = parts
  const weekday = phrases.find('someWeekday')?.value
  const isLone = period === null || readPhrases(folded.plain.slice(period.from, period.to), language).has('loneWeekday')
  if (typeof weekday !== 'number' || !isOne || !isLone) return null
  return { ...meant, parts: { ...parts, period: null }, isOne: (item) => isOne(item) && touchesWeekday(item, weekday) }
}

/** All that is to come on a weekday, where the words mean all of it: `all the Friday gym sessions`. */
export function ofEachWeekday(meant: WishSubject, { today }: QuestionContext): WishSubject {
  if (meant.isOne !== null || !meant.parts.phrases.has('allOfWeekday')) return meant
  return ofWeekday({ ...meant, isOne: ({ last }) => last >= today }) ?? meant
}

/** The same on the weekday that is said, of those that were listed: `just the Friday one`; null where none is. */
export function onWeekday({ all }: QuestionContext, meant: WishSubject): WishSubject | null {
  const { parts, isOne } = meant
  const { period, phrases } = parts
  const isSaid = period !== null && period.first === period.last && phrases.has('someWeekday')
  const day = isSaid && isOne ? weekdayAmong(all.filter(isOne), period.first) : null
  return day === null || period === null
    ? null
    : { ...meant, parts: { ...parts, period: { ...period, first: day, last: day } } }
}

/** Whether an item has the name of one that was listed: `and the one of Monday?`. */
export function isAlike({ all, question }: QuestionContext): (item: DetailedItem) => boolean {
  const ids = new Set(question.among?.ids)
  const titles = new Set(all.filter(({ id }) => ids.has(id)).map(({ title }) => title))
  return ({ title }) => titles.has(title)
}
