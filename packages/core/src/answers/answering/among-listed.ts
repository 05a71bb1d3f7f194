import { idsOnCard, type ProposedChange } from '../../intents/proposed-change.ts'
import type { Among, QuestionSurroundings, ReadQuestion } from '../../intents/question-types.ts'
import { readInAnyLanguage } from '../../intents/read-phrases.ts'
import { daysBeside } from '../../intents/reading/days-beside.ts'
import { foldedText } from '../../intents/reading/words.ts'
import { todayOf } from '../../intents/reading/dates.ts'
import { wishIn } from '../../intents/wishes/command.ts'
import { actionOf } from '../../intents/going-on/talk.ts'
import { isAbsence } from '../../load/index.ts'
import type { DetailedItem } from '../answer-types.ts'
import { asOnCard } from '../changing/on-card.ts'
import { lengthOf } from './extremes.ts'
import { weekdayAmong } from './weekdays.ts'

/** The same about the one of what was listed that lasts longest, or shortest. */
function ofExtreme(
  { among: { extreme, ...among }, ...question }: ReadQuestion & Required<Pick<ReadQuestion, 'among'>>,
  items: readonly DetailedItem[],
): ReadQuestion {
  const sign = extreme === 'longest' ? -1 : 1
  const listed = asOnCard(items, among.card).filter(({ id }) => among.ids.includes(id))
  const [one] = listed.toSorted((a, b) => sign * (lengthOf(a) - lengthOf(b)))
  return { ...question, among: { ...among, ids: one ? [one.id] : [] } }
}

/** All that has the name of something that was listed, but for what the card would delete. */
export function alikeAfterCard(
  { ids, card }: Among,
  items: readonly DetailedItem[],
): { readonly items: readonly DetailedItem[]; readonly titles: readonly string[] } {
  const titles = [...new Set(items.filter(({ id }) => ids.includes(id)).map(({ title }) => title))]
  const gone = new Set(card.flatMap((change) => (change.action === 'delete' ? [change.itemId] : [])))
  return { items: asOnCard(items, card).filter(({ id, title }) => titles.includes(title) && !gone.has(id)), titles }
}

/** What is on some days once a card is applied, and the names of what it moves or takes away. */
export function onceApplied(
  items: readonly DetailedItem[],
  { first, last }: Pick<ReadQuestion, 'first' | 'last'>,
  card: readonly ProposedChange[],
): { readonly items: readonly DetailedItem[]; readonly titles: readonly string[] } {
  const gone = new Set(card.flatMap((change) => (change.action === 'delete' ? [change.itemId] : [])))
  const changed = new Set(idsOnCard(card))
  const titles = [...new Set(items.filter(({ id }) => changed.has(id)).map(({ title }) => title))]
  const left = asOnCard(items, card).filter((item) => !gone.has(item.id) && item.last >= first && item.first <= last)
  return { items: left, titles }
}

/** What is on the days of what was listed, without that itself where something else is asked for. */
export function withoutListed({ among, text }: ReadQuestion, items: readonly DetailedItem[]): readonly DetailedItem[] {
  const said = among?.isOfDays === true ? readInAnyLanguage(foldedText(text).plain) : null
  if (!among || !said) return items
  if (said.has('betweenThem')) return betweenThem(among.ids, items)
  return said.has('somethingElse') ? items.filter(({ id }) => !among.ids.includes(id)) : items
}

/** What begins after one of two things and is over before the other. */
function betweenThem(ids: readonly string[], items: readonly DetailedItem[]): readonly DetailedItem[] {
  const two = items.filter(({ id }) => ids.includes(id))
  const [from, to] = [Math.min(...two.map(({ end }) => end)), Math.max(...two.map(({ start }) => start))]
  return items.filter((item) => !ids.includes(item.id) && item.start >= from && item.end <= to)
}

/** Of what was listed that of a weekday is on its own day: `the Friday one`, where Friday alone would be another. */
export function onTheirWeekday(question: ReadQuestion, items: readonly DetailedItem[]): ReadQuestion {
  const { among, hasPeriod, first, last, text } = question
  const isWeekday = hasPeriod && first === last && readInAnyLanguage(foldedText(text).plain).has('someWeekday')
  if (among === undefined || !isWeekday) return question
  const listed = items.filter(({ id }) => among.ids.includes(id))
  const day = weekdayAmong(listed, first)
  return day === null ? question : { ...question, first: day, last: day }
}

/** A question about the days of what was listed, and all that is on them: `what do I have during it?`. */
export function withinListed(
  question: ReadQuestion,
  items: readonly DetailedItem[],
  surroundings: QuestionSurroundings,
): ReadQuestion {
  const { among, ...whole } = question
  const ids = new Set(among?.ids)
  const listed = items.filter(({ id }) => ids.has(id))
  if (!among?.isOfDays || listed.length === 0) return question
  const [first, last] = [Math.min(...listed.map((one) => one.first)), Math.max(...listed.map((one) => one.last))]
  const days = among.beside ? daysBeside({ first, last }, among.beside, surroundings.weekStart) : { first, last }
  return { ...whole, ...days, hasPeriod: true, ...(whole.kind === 'change' ? { isWithin: true } : {}) }
}

/** The journey to which the one thing belongs that was spoken of; null where that is on no day of one. */
function journeyOf(
  [id, ...others]: readonly string[],
  items: readonly DetailedItem[],
  away: ReadonlySet<string>,
): readonly string[] | null {
  const one = others.length === 0 ? items.find((item) => item.id === id) : undefined
  const journey = one && items.find((item) => away.has(item.id) && item.first <= one.last && item.last >= one.first)
  return journey ? [journey.id] : null
}

/** The same about what somebody is away for, of what was spoken of last; on no days of the kind where it is nothing. */
function ofAbsences(
  { among, ...question }: ReadQuestion & Required<Pick<ReadQuestion, 'among'>>,
  items: readonly DetailedItem[],
  { rules }: QuestionSurroundings,
): ReadQuestion {
  const { inTurn = [], ...listed } = among
  const away = new Set(items.filter((item) => isAbsence(item, rules)).map(({ id }) => id))
  const ids =
    inTurn.map((some) => some.filter((id) => away.has(id))).find((some) => some.length > 0) ??
    inTurn.map((some) => journeyOf(some, items, away)).find((some) => some !== null)
  if (ids) return { ...question, among: { ...listed, ids } }
  return among.isOfDays ? question : { ...question, among: listed }
}

/** The same about the next of its name that is to come, where what was listed is over. */
function toCome(
  { among, ...question }: ReadQuestion & Required<Pick<ReadQuestion, 'among'>>,
  items: readonly DetailedItem[],
  surroundings: QuestionSurroundings,
): ReadQuestion {
  const { isToCome: _isToCome, ...listed } = among
  const today = todayOf(surroundings)
  const meant = items.filter(({ id }) => among.ids.includes(id))
  if (meant.some(({ last }) => last >= today)) return { ...question, among: listed }
  const next = items.find(({ title, first }) => first >= today && meant.some((one) => one.title === title))
  return { ...question, among: { ...listed, ids: next ? [next.id] : [] } }
}

/** Whether somebody wishes what is of use only for what is to come: another time, or a reminder. */
function isOfComing(text: string): boolean {
  const wish = wishIn(text)
  return actionOf(wish) === 'shift' || (wish !== null && 'source' in wish && wish.action !== 'remove')
}

/** The next of its name in place of what is over, where that would be of no use: null where it is not, or none of its name is to come. */
function comingInstead(
  question: ReadQuestion & Required<Pick<ReadQuestion, 'among'>>,
  items: readonly DetailedItem[],
  surroundings: QuestionSurroundings,
): ReadQuestion | null {
  const { kind, among, text } = question
  const titles = new Set(items.filter(({ id }) => among.ids.includes(id)).map(({ title }) => title))
  if (kind !== 'change' || titles.size !== 1 || among.card.length > 0 || !isOfComing(text)) return null
  const ahead = toCome(question, items, surroundings)
  const [id, ...others] = ahead.among?.ids ?? []
  return id === undefined || others.length > 0 || among.ids.includes(id) ? null : ahead
}

/** The same about the next of the name of the last that was listed; of none where there is no more. */
function ofNext<Asked extends Pick<ReadQuestion, 'among'>>(question: Asked, items: readonly DetailedItem[]): Asked {
  const { among } = question
  const last = items.filter(({ id }) => among?.ids.includes(id)).at(-1)
  const next = last && items.find(({ title, start }) => title === last.title && start > last.start)
  return among ? { ...question, among: { ...among, isNext: false, ids: next ? [next.id] : [] } } : question
}

/** The same about those of what was listed that only the calendar tells; null where they are known. */
export function toldByItems(
  question: ReadQuestion & Required<Pick<ReadQuestion, 'among'>>,
  items: readonly DetailedItem[],
  surroundings: QuestionSurroundings,
): ReadQuestion | null {
  const { among } = question
  if (among.inTurn) return ofAbsences(question, items, surroundings)
  if (among.isToCome) return toCome(question, items, surroundings)
  if (among.isNext) return ofNext(question, items)
  return among.extreme ? ofExtreme(question, items) : comingInstead(question, items, surroundings)
}
