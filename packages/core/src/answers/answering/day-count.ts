import { weekendsIn } from '../../free-time/index.ts'
import { partsOf, weekdayOf, type Day } from '../../date/index.ts'
import type { Span } from '../../intents/reading/dates.ts'
import { exclusionIn } from '../../intents/reading/exclusions.ts'
import { opening } from '../words/day-words.ts'
import type { DetailedItem } from '../answer-types.ts'
import type { DayNoun } from '../words/facts.ts'
import { daysCut, idsOf, leftOutOf, withList, type QuestionContext, type Reply } from './question-context.ts'
import { nothing, periodOf, scopeOf } from './periods.ts'
import { partNamed, PARTS_OF_DAY } from './parts-of-day.ts'
import { daysWithin, isWorkday, weekdayOfMany } from './weekdays.ts'
import { touching } from './unit-spans.ts'

/** The days that items take of those asked for, or the nights between them, each once. */
export function daysTaken(asking: QuestionContext, items: readonly DetailedItem[]): number {
  // A night lies between a day and the next.
  const less = asking.phrases.has('nights') ? 1 : 0
  const days = new Set(items.flatMap(({ first, last }) => daysWithin({ first, last: last - less }, daysCut(asking))))
  return [...days].filter((day) => isCounted(day, asking)).length
}

/** Whether a day is one of those that are counted: none that is left out, and a working day where only these are. */
const isCounted = (day: Day, asking: QuestionContext): boolean =>
  asking.parts.out?.isOut(day) !== true && (!asking.phrases.has('workdays') || isWorkday(day, asking))

/** What is counted where days are. */
function nounOf({ phrases, part }: QuestionContext): DayNoun {
  if (phrases.has('nights')) return 'night'
  if (phrases.has('workdays')) return 'weekday'
  return (phrases.has('countsParts') ? partNamed(part) : null) ?? 'day'
}

const FEW = 5

/** So many days or nights of what is asked for; that the person is away on them, where nothing else is said of these. */
function sayDays(asking: QuestionContext, days: number, isAway: boolean): string {
  const { counts } = asking.sentences
  const unit = nounOf(asking)
  return isAway ? counts.daysAway(periodOf(asking), days, unit) : counts.days(scopeOf(asking), days, unit)
}

/** What is left of a leave depends on how many days one is entitled to, which no calendar tells. */
const sayUnknown = ({ phrases, sentences }: QuestionContext): string =>
  phrases.has('left') && phrases.has('leave') ? `\n${sentences.counts.unknownLeave}` : ''

/** Whether only is asked how many working days there are, whatever is on them. */
const isOfCalendar = ({ question, phrases, named, isOfAbsences, plain }: QuestionContext): boolean =>
  question.among === undefined &&
  phrases.has('workdays') &&
  !isOfAbsences &&
  !OF_EVENTS.some((cue) => phrases.has(cue)) &&
  (!phrases.has('leave') || exclusionIn(plain) !== null) &&
  named.terms.length === 0 &&
  named.categoryId === null

/** What asks of days that something is on. */
const OF_EVENTS = ['asksSome', 'isTaken', 'eventNoun'] as const

/** How many of the days are counted, without those on which something is that is left out. */
function daysOfCalendar(asking: QuestionContext): number {
  const span = daysCut(asking)
  const out = new Set((exclusionIn(asking.plain) ? leftOutOf(asking) : []).flatMap((item) => daysWithin(item, span)))
  return daysWithin(span, span).filter((day) => isCounted(day, asking) && !out.has(day)).length
}

const PARTS: ReadonlySet<DayNoun> = new Set(PARTS_OF_DAY)

/** What takes some of the days: what lasts all of one takes no evening more than a morning. */
function countedIn(asking: QuestionContext): readonly DetailedItem[] {
  const isOfParts = !asking.isOfAbsences && PARTS.has(nounOf(asking))
  return asking.items.filter(({ isLoad, allDay }) => isLoad && !(isOfParts && allDay))
}

/** How many that is on average, where it is asked, on a line of its own. */
function sayAverage(asking: QuestionContext, days: number): string {
  const average = averageOf(asking, days)
  return average ? `\n${asking.sentences.counts.average(average.count, average.each, average.span)}` : ''
}

/** On how many days what is asked for is. */
export function answerDayCount(asking: QuestionContext): Reply {
  const { phrases, named, isOfAbsences } = asking
  const { counts } = asking.sentences
  if (isOfCalendar(asking)) return { text: `${sayDays(asking, daysOfCalendar(asking), false)}.` }
  const unknown = sayUnknown(asking)
  const events = countedIn(asking)
  if (events.length === 0) return { text: nothing(asking) + unknown }
  const days = daysTaken(asking, events)
  const mean = sayAverage(asking, days)
  const isAll = named.terms.length === 0 && named.categoryId === null
  if (isAll && !isOfAbsences && !phrases.has('nights'))
    return { text: counts.daysWithAnything(periodOf(asking), days, nounOf(asking)) + mean }
  const head = sayDays(asking, days, isAll && isOfAbsences)
  if (events.length > FEW) return { text: `${head}.${unknown}${mean}` }
  const { text, itemIds = [] } = withList(asking, `${head}:`, events)
  return { text: text + unknown, itemIds }
}

/** How many of what is asked for lie between today and a day, where that is no plain length: weekdays, working days, or days but for some. */
export function countedUntil(asking: QuestionContext, day: Day): string {
  const { phrases, parts, today, sentences } = asking
  const span = { first: today, last: day - 1 }
  const weekday = phrases.has('whichWeekday') ? (phrases.find('someWeekday')?.value ?? null) : null
  const isOfWeekends = phrases.has('whichWeekend')
  if (span.last < today || (weekday === null && !isOfWeekends && !phrases.has('workdays') && parts.out === null))
    return ''
  const days = daysWithin(span, span).filter((one) => isCounted(one, asking))
  const count = isOfWeekends
    ? weekendsIn(span).length
    : days.filter((one) => weekday === null || weekdayOf(one) === weekday).length
  return ` ${opening(sentences.words.period(span))}: ${count}.`
}

/** On how many of a weekday something is, where these are counted: `how many Saturdays am I busy`; null where they are not. */
export function answerWeekdayCount(asking: QuestionContext): Reply | null {
  const { question, phrases, named, sentences } = asking
  const weekday = phrases.has('whichWeekday') ? weekdayOfMany(phrases, question) : null
  if (weekday === null) return null
  const events = asking.items.filter(({ isLoad }) => isLoad)
  if (events.length === 0) return { text: nothing(asking) }
  const all = new Set(events.flatMap((item) => daysWithin(item, daysCut(asking))))
  const days = [...all].filter((day) => weekdayOf(day) === weekday).length
  const isAll = named.terms.length === 0 && named.categoryId === null
  const text = isAll
    ? sentences.counts.daysWithAnything(scopeOf(asking).period, days, 'day')
    : `${sentences.counts.days(scopeOf(asking), days, 'day')}.`
  return { text, listed: idsOf(events) }
}

/** How many in each year that has some; none where the days lie in one. */
export function countsByYear(
  { question: { first, last } }: QuestionContext,
  events: readonly DetailedItem[],
): { readonly year: number; readonly count: number }[] {
  const [from, to] = [partsOf(first).year, partsOf(last).year]
  if (from === to) return []
  const years = Map.groupBy(events, (item) => Math.max(partsOf(item.first).year, from))
  return [...years].map(([year, some]) => ({ year, count: some.length }))
}

const DAYS = { day: 1, week: 7, month: 365.25 / 12 } as const
const UNITS = [
  ['eachWeek', 'week'],
  ['eachMonth', 'month'],
  ['eachDay', 'day'],
] as const

/** The days over which an average is: those that are said, else from the first to the last of what words name. */
function averagedDays(asking: QuestionContext): Span {
  const { question, items, named } = asking
  const days = daysCut(asking)
  const [begin, end] = [items[0], items.at(-1)]
  if (question.hasPeriod || named.terms.length === 0 || !begin || !end) return days
  return { first: Math.max(days.first, begin.first), last: Math.min(days.last, end.last) }
}

/** How many that is on average in each week, month or day of those that are meant; null where that is not asked. */
export function averageOf(
  asking: QuestionContext,
  count: number,
): { readonly count: number; readonly each: 'day' | 'week' | 'month'; readonly span: Span } | null {
  const each = asking.phrases.has('average') ? UNITS.find(([cue]) => asking.phrases.has(cue))?.[1] : undefined
  if (each === undefined || count === 0) return null
  const { first, last } = averagedDays(asking)
  return { count: (count * DAYS[each]) / Math.max(1, last - first + 1), each, span: { first, last } }
}

const SHOWN = 10
const TITLES = 3

interface TakenWeekend {
  readonly first: Day
  readonly items: readonly DetailedItem[]
}

/** The weekends of the days, by their Saturdays, that have something of what is asked for. */
export function takenWeekends({ question, items }: QuestionContext): TakenWeekend[] {
  return weekendsIn({ first: question.first, last: question.last + 1 })
    .map(({ first, last }) => ({ first, items: touching(items, { first, last }) }))
    .filter(({ items: on }) => on.length > 0)
}

/** Which weekends have something of what is asked for, and what. */
export function answerWeekends(asking: QuestionContext): Reply {
  const { words, counts } = asking.sentences
  const taken = takenWeekends(asking)
  if (taken.length === 0) return { text: counts.nothingAtWeekends(scopeOf(asking)) }
  const lines = taken.map(({ first, items }) => {
    const titles = items.slice(0, TITLES).map(({ title }) => words.quoted(title))
    const more = items.length > TITLES ? ` ${words.andMore(items.length - TITLES)}` : ''
    return `• ${words.span({ first, last: first + 1 })}: ${titles.join(', ')}${more}`
  })
  return {
    text: `${counts.weekends(scopeOf(asking), taken.length)}\n${words.lined(lines, SHOWN)}`,
    days: taken.map(({ first }) => ({ first, last: first + 1 })),
    itemIds: [...new Set(taken.slice(0, SHOWN).flatMap(({ items }) => items.slice(0, TITLES).map(({ id }) => id)))],
  }
}
