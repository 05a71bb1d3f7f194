import { A_WEEK, formatDay, weekdayOf } from '../../date/index.ts'
import type { Language, TextSpan } from '../../language/index.ts'
import { namesNothing } from '../../intents/going-on/talk.ts'
import { askedFor, type EventSelector } from '../../intents/reading/terms.ts'
import { daysBeside, daysBesideIn } from '../../intents/reading/days-beside.ts'
import { partsOfQuestion, type QuestionParts } from '../../intents/reading/question-parts.ts'
import type { DetailedItem } from '../answer-types.ts'
import type { QuestionContext } from '../answering/question-context.ts'
import { namedDays, withoutTold } from '../answering/around.ts'
import { itemMatcher } from '../answering/item-matcher.ts'
import { dayPartOf, inPartOfDay } from '../answering/parts-of-day.ts'
import { touchesWeekday, weekdayAmong } from '../answering/weekdays.ts'
import { readInAnyLanguage, readPhrases } from '../../intents/read-phrases.ts'
import { withoutSpans } from '../../intents/reading/references.ts'
import { foldedText } from '../../intents/reading/words.ts'

/** What the words of a wish say about which items are meant. */
export interface WishSubject {
  readonly parts: QuestionParts
  readonly asked: EventSelector
  /** Whether an item is one of those that are selected, or were listed before; null where all are looked through. */
  readonly isOne: ((item: DetailedItem) => boolean) | null
}

/** What is on the days that what was listed tells, whatever other ones its words would say alone: `that Friday`. */
export function onDaysTold(meant: WishSubject, { question, surroundings }: QuestionContext): WishSubject {
  const { parts } = meant
  if (!question.isWithin) return meant.isOne === null ? onDaysPointedAt(meant, question, surroundings) : meant
  const end = parts.folded.plain.length
  const period = { ...(parts.period ?? { from: end, to: end }), first: question.first, last: question.last }
  return { ...meant, parts: { ...parts, period } }
}

/** What is on days that were spoken of, or beside these, where words point at them: `cancel the gym that day`. */
function onDaysPointedAt(
  meant: WishSubject,
  { spoken }: QuestionContext['question'],
  surroundings: QuestionContext['surroundings'],
): WishSubject {
  const { parts, asked } = meant
  const said = parts.period === null ? (daysBesideIn(parts.phrases) ?? parts.phrases.find('spokenDay')) : null
  if (!spoken || !said || namesNothing(asked)) return meant
  const beside = 'unit' in said ? said : ({ unit: 'day', weekday: 0, sign: 0 } as const)
  // Of several days nobody knows which is that one.
  if (beside.unit === 'day' && spoken.first !== spoken.last) return meant
  const period = { from: said.from, to: said.to, ...daysBeside(spoken, beside, surroundings.weekStart) }
  const rest = { ...parts, period }
  return { ...meant, parts: rest, asked: askedFor({ ...rest, kind: null }, surroundings) }
}

/** What is within the days of an event that the words name, and not that itself: `the team meetings during my holiday`. */
export function withinEvent(meant: WishSubject, asking: QuestionContext): WishSubject {
  const { parts, asked } = meant
  const { plain } = parts.folded
  const question = { ...asking.question, terms: asked.terms }
  const told = parts.period ? null : namedDays({ ...asking, question, parts, plain, phrases: parts.phrases })
  if (told === null || typeof told === 'string') return meant
  const period = { first: told.first, last: told.last, from: plain.length, to: plain.length }
  const within = { ...meant, parts: { ...parts, period }, asked: withoutTold(asked, told, asking) }
  const isItself = itemMatcher(told.terms, asking.surroundings)
  const isOther = (item: DetailedItem): boolean =>
    item.first !== told.first || item.last !== told.last || !isItself(item)
  return namesNothing(within.asked) && meant.isOne === null ? { ...within, isOne: isOther } : within
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
  const days = isLone ? null : period
  const isOneDay = days !== null && days.first === days.last
  if (typeof weekday !== 'number' || !isOne || isOneDay) return null
  return { ...meant, parts: { ...parts, period: days }, isOne: (item) => isOne(item) && touchesWeekday(item, weekday) }
}

/** Whether words say from when on, and not on which day: `from June the Tuesday gym`. */
const beginsThen = ({ period, phrases }: QuestionParts): boolean =>
  period !== null &&
  phrases
    .findAll('since')
    .some(
      ({ from, to }) => (from === period.from || to + 1 === period.from) && (from === 0 || period.first < period.last),
    )

/** The same without an end, where words say from when on and not until when. */
export function fromThenOn(meant: WishSubject): WishSubject {
  const { parts } = meant
  const { period, folded } = parts
  const isOpen = beginsThen(parts) && !readInAnyLanguage(folded.plain.slice(0, period?.to)).has('rangeEnd')
  return period && isOpen ? { ...meant, parts: { ...parts, period: { ...period, last: Infinity } } } : meant
}

/** Whether what is meant is all of it from some day on. */
export const isOnwards = (words: string, { surroundings, language }: QuestionContext): boolean =>
  beginsThen(partsOfQuestion(words, { ...surroundings, language }))

/** All that is to come on a weekday, where the words mean all of it: `all the Friday gym sessions`. */
export function ofEachWeekday(meant: WishSubject, { today }: QuestionContext): WishSubject {
  const { period, phrases } = meant.parts
  const isApart = ({ from, to }: TextSpan): boolean => period !== null && (from >= period.to || to <= period.from)
  const isSeries = beginsThen(meant.parts) && phrases.findAll('someWeekday').some(isApart)
  const isOfEach = phrases.has('allOfWeekday') || isSeries
  if (meant.isOne !== null || !isOfEach) return meant
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

/** The same on the next such weekday on which something of that name is, where the one that comes has none: `Thursday's dentist`. */
export function onNextWeekday({ all, surroundings }: QuestionContext, meant: WishSubject): WishSubject {
  const { parts, asked, isOne } = meant
  const { period, folded, language } = parts
  if (period === null || isOne !== null || asked.terms.length === 0) return meant
  const weekday = weekdayOf(period.first)
  const said = folded.plain.slice(period.from, period.to).replace(/'s$/u, '')
  if (period.first !== period.last || !readPhrases(said, language).has('loneWeekday')) return meant
  const named = all.filter(itemMatcher(asked.terms, surroundings)).filter((item) => touchesWeekday(item, weekday))
  const next = named.find(({ last }) => last >= period.first)
  if (!next || next.first <= period.first) return meant
  return { ...meant, parts: { ...parts, period: { ...period, first: next.first, last: next.last } } }
}

/** Of all that is on some days what is on in the part of each that is said; what is named is told by its name. */
export function inPartSaid(
  { folded, phrases }: QuestionParts,
  { terms }: WishSubject['asked'],
): (item: DetailedItem) => boolean {
  const part = terms.length === 0 ? dayPartOf(folded.plain, phrases) : null
  return part === null ? () => true : (item) => inPartOfDay(item, part)
}

/** Whether an item has the name of one that was listed: `and the one of Monday?`. */
export function isAlike({ all, question }: QuestionContext): (item: DetailedItem) => boolean {
  const ids = new Set(question.among?.ids)
  const titles = new Set(all.filter(({ id }) => ids.has(id)).map(({ title }) => title))
  return ({ title }) => titles.has(title)
}

/** Of several those whose titles have all of the words, before what only is in the category that one of these names: the trip, not its flight. */
export function calledSo(
  { surroundings }: QuestionContext,
  { asked }: WishSubject,
  found: readonly DetailedItem[],
): readonly DetailedItem[] {
  const called = found.filter(itemMatcher(asked.words, { ...surroundings, categories: [] }))
  return called.length > 0 ? called : found
}

/** Whether several are meant by the words after the verb, and not one of them. */
export const isForAll = (words: string): boolean => readInAnyLanguage(words).has('forAll')

/** The words of a wish without those that speak of what was listed. */
export const withoutReferences = (words: string, language: Language): string =>
  withoutSpans(
    words,
    REFERRING.flatMap((cue) => readPhrases(foldedText(words).plain, language).findAll(cue)),
  )

const REFERRING = [
  'firstFew',
  'lastFew',
  'placeListed',
  'nextListed',
  'longerOne',
  'shorterOne',
  'both',
  'those',
  'thatOne',
  'pronoun',
  'everything',
] as const
