import { partsOf } from '../../date/index.ts'
import type { DetailedItem } from '../answer-types.ts'
import { withList, type QuestionContext, type Reply } from './question-context.ts'
import { nothing, periodOf, scopeOf } from './periods.ts'

/** Whether a count is one of days, and not of events. */
export const isDayCount = ({ phrases }: QuestionContext): boolean => phrases.has('dayCount')

/** The days that items take of those asked for, or the nights between them, each once. */
export function daysTaken(
  { question, tense, today, phrases }: QuestionContext,
  items: readonly DetailedItem[],
): number {
  const first = tense === 'future' ? Math.max(question.first, today) : question.first
  const last = tense === 'past' ? Math.min(question.last, today) : question.last
  const days = new Set<number>()
  for (const item of items) {
    // A night lies between a day and the next.
    const end = phrases.has('nights') ? item.last - 1 : item.last
    for (let day = Math.max(first, item.first); day <= Math.min(last, end); day += 1) days.add(day)
  }
  return days.size
}

/** What is left of a leave depends on how many days one is entitled to, which no calendar tells. */
const isOfEntitlement = ({ phrases }: QuestionContext): boolean => phrases.has('left') && phrases.has('leave')

const FEW = 5

/** On how many days what is asked for is. */
export function answerDayCount(asking: QuestionContext): Reply {
  const { items, question, phrases } = asking
  const { counts } = asking.sentences
  const unknown = isOfEntitlement(asking) ? `\n${counts.unknownLeave}` : ''
  const events = items.filter(({ kind }) => kind !== 'marker')
  if (events.length === 0) return { text: nothing(asking) + unknown }
  const days = daysTaken(asking, events)
  const isNights = phrases.has('nights')
  if (question.terms.length === 0 && question.categoryId === null && !isNights)
    return { text: counts.daysWithAnything(periodOf(asking), days) }
  const head = counts.days(scopeOf(asking), days, isNights ? 'night' : 'day')
  if (events.length > FEW) return { text: `${head}.${unknown}` }
  const { text, itemIds = [] } = withList(asking, `${head}:`, events)
  return { text: text + unknown, itemIds }
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

/** How many that is on average in each week, month or day of those that are meant; null where that is not asked. */
export function averageOf(
  { phrases, question, tense, today }: QuestionContext,
  count: number,
): { readonly count: number; readonly each: 'day' | 'week' | 'month' } | null {
  const each = phrases.has('average') ? UNITS.find(([cue]) => phrases.has(cue))?.[1] : undefined
  if (each === undefined || count === 0) return null
  const first = tense === 'future' ? Math.max(today, question.first) : question.first
  const last = tense === 'past' ? Math.min(today, question.last) : question.last
  return { count: (count * DAYS[each]) / Math.max(1, last - first + 1), each }
}
