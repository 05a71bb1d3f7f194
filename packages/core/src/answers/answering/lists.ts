import { dayOf, type Day } from '../../date/index.ts'
import { foldForSearch } from '../../event/index.ts'
import { readInAnyLanguage, tenseOf } from '../../intents/read-phrases.ts'
import type { DetailedItem } from '../answer-types.ts'
import { opening } from '../words/day-words.ts'
import type { EventCount, Side } from '../words/facts.ts'
import { idsOf, nowOf, withList, type QuestionContext, type Reply } from './question-context.ts'
import { asksForFirst, edgeOf, edgeOfDays, lastOfDays, named } from './edges.ts'
import { answerAtHour } from './free-hours.ts'
import { answerDayCount, answerWeekdayCount, averageOf, countsByYear, answerWeekends } from './day-count.ts'
import { nothing, periodOf, scopeOf } from './periods.ts'
import { weekdaysCounted } from './weekdays.ts'
import { itemMatcher } from './item-matcher.ts'

/** How many events lie in the days; dates to remember, and what leaves one free, are no events and counted apart. */
export function countOf({ items, question, tense, today }: QuestionContext): EventCount {
  const events = items.filter(({ isLoad }) => isLoad).length
  const markers = items.filter(({ kind }) => kind === 'marker').length
  const time = tense === 'past' ? 'upToNow' : question.last < today ? 'over' : 'open'
  return { events, markers, free: items.length - events - markers, time }
}

const sayCount = (asking: QuestionContext): string => asking.sentences.counts.events(scopeOf(asking), countOf(asking))

/** How many in each year, and on average, where that is asked; empty where it is not. */
function sayShares(asking: QuestionContext, events: readonly DetailedItem[]): string {
  const { words, counts } = asking.sentences
  const [years, average] = [countsByYear(asking, events), averageOf(asking, events.length)]
  const inYear = (year: number): string =>
    `${opening(words.period({ first: dayOf(year, 1, 1), last: dayOf(year, 12, 31) }))}.`
  const byYear = years.length > 1 ? [counts.byYear(years)] : years.map(({ year }) => inYear(year))
  return [...byYear, ...(average ? [counts.average(average.count, average.each, average.span)] : [])].join(' ')
}

/** How many of a weekday lie in the days, where only that is asked, or on how many of them something is. */
function answerWeekdays(asking: QuestionContext): Reply | null {
  const { question, phrases, sentences } = asking
  if (question.among !== undefined) return null
  const all = question.terms.length === 0 ? weekdaysCounted(phrases, question) : null
  if (all === null) return answerWeekdayCount(asking)
  return { text: `${opening(sentences.words.period(periodOf(asking)))}: ${all}.` }
}

const isOfDays = ({ phrases }: QuestionContext): boolean => phrases.has('dayCount') || phrases.has('countsParts')

/** How many events; what is none is said apart. */
export function answerCount(asking: QuestionContext): Reply {
  const weekdays = answerWeekdays(asking)
  if (weekdays) return weekdays
  if (asking.phrases.has('whichWeekend')) return answerWeekends(asking)
  if (isOfDays(asking)) return daysUntilIt(asking) ?? answerDayCount(asking)
  const events = asking.items.filter(({ isLoad }) => isLoad)
  const shares = asking.question.among ? '' : sayShares(asking, events)
  if (shares !== '') return { text: `${sayCount(asking)}. ${shares}` }
  const shown = events.length === 0 ? asking.items.filter(({ kind }) => kind !== 'marker') : events
  if (shown.length === 0 || shown.length > FEW)
    return { text: `${sayCount(asking)}.`, listed: [...new Set(idsOf(shown))] }
  return withList(asking, `${sayCount(asking)}:`, shown)
}

/** How many days it is until the one thing that was spoken of, where that takes one day; null where it is another question. */
function daysUntilIt(asking: QuestionContext): Reply | null {
  const [item, ...others] = asking.question.among ? asking.items : []
  const isOfOneDay = item && others.length === 0 && item.first === item.last
  return isOfOneDay ? named(asking, item, asking.sentences.events.is(item, asking.today)) : null
}

const FEW = 5

/** So many that are still to begin. */
function nextFew(asking: QuestionContext, most: number): Reply {
  const coming = asking.items.filter(({ start }) => start > nowOf(asking)).slice(0, most)
  if (coming.length === 0) return { text: nothing(asking) }
  return withList(asking, asking.sentences.counts.nextFew(scopeOf(asking), coming.length), coming)
}

/** Whether the title of something says with whom it is. */
const saysCompany = ({ title }: DetailedItem): boolean => readInAnyLanguage(foldForSearch(title)).has('company')

/** With whom something is, where that is asked and not all of it says so; null where it is another question. */
function answerWithWhom(asking: QuestionContext): Reply | null {
  const { items, phrases, sentences } = asking
  const known = items.filter(saysCompany)
  if (!phrases.has('withWhom') || items.length === 0 || known.length === items.length) return null
  if (known.length === 0) return withList(asking, sentences.counts.withNobody(items.length), items)
  const list = withList(asking, `${sayCount({ ...asking, items: known })}:`, known)
  return { ...list, text: `${list.text}\n${sentences.counts.othersAlone(items.length - known.length)}` }
}

/** What is on these days, by the clock. */
export function answerAgenda(asking: QuestionContext): Reply {
  if (asking.phrases.has('whichWeekend') && !asking.question.among) return answerWeekends(asking)
  const edge = edgeOfDays(asking)
  if (edge) return edge
  const few = asking.phrases.find('nextFew')
  if (few) return nextFew(asking, Number(few.value))
  const { items } = asking
  if (items.length === 0) return { text: nothing(asking) }
  const own = answerAtHour(asking) ?? answerWithWhom(asking)
  if (own) return own
  return withList(asking, `${sayCount(asking)}:`, items, { isWhole: asking.phrases.has('everything') })
}

const BESIDE = 3

/** Whether an item has the name of another, or is what was asked for when that was found. */
function alikeTo(
  { title }: DetailedItem,
  { question, surroundings }: QuestionContext,
): (item: DetailedItem) => boolean {
  const { terms, categoryId } = question
  const isAsked = terms.length > 0 ? itemMatcher(terms, surroundings) : () => false
  return (item) => item.title === title || (isAsked(item) && (categoryId === null || item.categoryId === categoryId))
}

/** What comes right after what was listed, or before it; null where nothing is spoken of. */
function answerBeside(asking: QuestionContext, side: Side): Reply | null {
  const { question, items, all, today, sentences } = asking
  const anchor = side === 'after' ? items.at(-1) : items[0]
  if (!question.among || !anchor) return null
  const others = question.among.isOne ? all.filter(alikeTo(anchor, asking)) : all
  const beside =
    side === 'after'
      ? others.filter(({ start }) => start >= anchor.end).slice(0, BESIDE)
      : others.filter(({ end }) => end <= anchor.start).slice(-1)
  if (beside.length === 0) return { text: sentences.counts.nothingBeside(anchor, side, today) }
  const isOver = beside.every(({ last }) => last < today)
  const { text, itemIds = [] } = withList(asking, sentences.counts.beside(anchor, side, isOver, today), beside)
  return { text, itemIds, listed: itemIds, focus: itemIds.slice(0, 1) }
}

/** The first that is still to begin; where there is none, what is going on. */
export function answerNext(asking: QuestionContext): Reply {
  const beside = answerBeside(asking, 'after')
  if (beside) return beside
  const edge = asking.question.first > asking.today ? edgeOfDays(asking) : null
  if (edge) return edge
  const now = nowOf(asking)
  const item =
    asking.items.find(({ start }) => start > now) ??
    asking.items.find((one) => (one.allDay ? one.last >= asking.today : one.end > now))
  const first = asking.question.hasPeriod ? asking.items[0] : undefined
  // Of days in which nothing is to come the first is asked for.
  if (!item && first) return edgeOf(asking, first, 'first')
  if (!item) return { text: nothing(asking) }
  return named(asking, item, asking.sentences.counts.next(scopeOf(asking), item, asking.today))
}

/** That nothing is over, and what of it is still to come. */
function nothingOver(asking: QuestionContext): Reply {
  const { items, question, today, sentences } = asking
  const [item] = items
  if (!item || (question.terms.length === 0 && question.categoryId === null)) return { text: nothing(asking) }
  return named(asking, item, `${nothing(asking)} ${sentences.counts.stillToCome(item, today)}`)
}

/** Days before the end of what was read, within which a series may well go on. */
const UNSURE = 31

/** Whether it is asked when the last of something is, and not when it was. */
const asksForLastToCome = ({ phrases, question }: QuestionContext): boolean =>
  phrases.has('lastOne') &&
  (phrases.has('ofCourse') || (phrases.has('isNow') && !phrases.has('time'))) &&
  tenseOf(phrases) !== 'past' &&
  question.among === undefined

/** The last of a running series, and the latest of it that is over: `when is my last class?`. Null where that is not asked. */
function lastToCome(asking: QuestionContext): Reply | null {
  const { items, question, today, phrases, sentences } = asking
  const item = items.at(-1)
  if (!asksForLastToCome(asking) || !item || !(item.repeats || phrases.has('ofCourse'))) return null
  if (item.start <= nowOf(asking) || item.last > question.last - UNSURE) return null
  const over = items.findLast((one) => one.title === item.title && one.start <= nowOf(asking))
  const latest = over ? ` ${sentences.counts.time('last', over, today)}` : ''
  const said = named(asking, item, sentences.counts.lastOfAll(item, today))
  return { ...said, text: said.text + latest }
}

/** Whether what is asked of is still to come: all that is on this day is. */
const reachesAhead = ({ question: { last, first }, today, tense }: QuestionContext): boolean =>
  last > today || (first === today && last === today && tense !== 'past')

/** The last of days that reach beyond today, or of a series, where that is asked. */
const lastAhead = (asking: QuestionContext): Reply | null =>
  (reachesAhead(asking) ? (edgeOfDays(asking) ?? lastOfDays(asking)) : null) ?? lastToCome(asking)

/** The latest that has begun. */
export function answerLast(asking: QuestionContext): Reply {
  const beside = answerBeside(asking, 'before')
  if (beside) return beside
  const { phrases, today, sentences } = asking
  const now = nowOf(asking)
  const final = lastAhead(asking)
  if (final) return final
  const over = asking.items.filter(({ start }) => start <= now)
  // Also since when something has been going on.
  const isFirst = phrases.has('firstTime') || phrases.has('sinceWhen') || asksForFirst(asking)
  const item = isFirst ? over[0] : over.at(-1)
  if (!item) return nothingOver(asking)
  if (isFirst) return named(asking, item, sentences.counts.time('first', item, today))
  return named(asking, item, sentences.counts.time('last', item, today), overSince(item, today))
}

/** What took several days is over since the last of them. */
const overSince = ({ first, last }: DetailedItem, today: Day): Day => (last >= today ? first : last)
