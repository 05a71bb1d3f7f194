import { MINUTES_A_DAY, weekdayOf, yearSpan } from '../../date/index.ts'
import type { DetailedItem } from '../answer-types.ts'
import { tenseOf } from '../../intents/read-phrases.ts'
import { askingAgain, daysCut, daysToCome, leftOutOf, type QuestionContext, type Reply } from './question-context.ts'
import { nothing, scopeOf } from './periods.ts'
import type { Span } from '../../intents/reading/dates.ts'
import type { Scope } from '../words/item-words.ts'
import { loadsOf, touching, unitOf, unitSpans } from './unit-spans.ts'
import { weekdayOfMany } from './weekdays.ts'

const beginOf = ({ start }: DetailedItem): number => start % MINUTES_A_DAY
const endOf = ({ first, end }: DetailedItem): number => end - first * MINUTES_A_DAY

/** What begins earliest by the clock, on whatever day, or ends latest; null where that is not asked. */
export function answerByClock(asking: QuestionContext): Reply | null {
  const { phrases, items, sentences, today } = asking
  const edge = phrases.has('earliestHour') ? 'first' : phrases.has('latestHour') ? 'last' : null
  if (edge === null) return null
  const timed = items
    .filter(({ allDay }) => !allDay)
    .toSorted((a, b) => (edge === 'first' ? beginOf(a) - beginOf(b) : endOf(b) - endOf(a)))
  const [item] = timed
  if (!item) return { text: nothing(asking) }
  return { text: sentences.counts.byClock(edge, scopeOf(asking), item, today), itemIds: [item.id], focus: [item.id] }
}

/** What some days have none of: what is named, or left out. */
function withoutAny(asking: QuestionContext, days: Span): Scope {
  const scope = scopeOf(asking)
  const { cut: _cut, ...period } = scope.period
  const isCut = days.first !== asking.question.first
  const about = scope.without === null ? scope : { ...scope, terms: scope.without, without: null }
  return isCut ? { ...about, period: { ...period, ...days } } : about
}

/** Which weeks, months or days of a weekday have none of what is named; null where that is not asked. */
function answerUnitsWithout(asking: QuestionContext): Reply | null {
  const { phrases, question, surroundings, sentences } = asking
  const unit = unitOf(phrases)
  if (!phrases.has('unitsWithout')) return null
  const whole = question.hasPeriod ? asking : askingAgain(asking, yearSpan(surroundings.year))
  const weekday = weekdayOfMany(phrases, whole.question)
  if (unit === 'day' && weekday === null) return null
  const days = tenseOf(phrases) === 'future' ? daysToCome(whole) : daysCut(whole)
  const spans = unitSpans(whole, weekday === null ? unit : 'day', days).filter(
    ({ first }) => weekday === null || weekdayOf(first) === weekday,
  )
  const loads = loadsOf(scopeOf(whole).without === null ? whole.items : leftOutOf(whole), spans)
  const without = spans.filter((_, place) => loads[place] === 0)
  return {
    text: sentences.loads.unitsWithout(withoutAny(whole, days), weekday === null ? unit : 'day', without),
    days: without,
  }
}

/** The days that have one thing and no more, where these are asked for; null where they are not. */
function answerDaysOfOne(asking: QuestionContext): Reply | null {
  const { question, phrases, items, sentences } = asking
  if (!phrases.has('justOne') || !question.hasPeriod) return null
  const { words, loads: say } = sentences
  const spans = unitSpans(asking, 'day', daysCut(asking))
  const loads = loadsOf(items, spans)
  const days = spans.filter((_, place) => loads[place] === 1)
  const titleOn = (day: Span): string => touching(items, day).map(({ title }) => words.quoted(title))[0] ?? ''
  const lines = days.map((day) => `• ${words.day(day.first)}: ${titleOn(day)}`)
  return { text: [say.daysOfOne(scopeOf(asking).period, days.length), ...lines].join('\n'), days, isOf: 'two' }
}

/** Which weeks, months or days have none of something, or which days but one thing; null where that is not asked. */
export const answerUnits = (asking: QuestionContext): Reply | null =>
  answerDaysOfOne(asking) ?? answerUnitsWithout(asking)
