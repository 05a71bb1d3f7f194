import { MINUTES_A_DAY, weekdayOf, yearSpan } from '../../date/index.ts'
import type { DetailedItem } from '../answer-types.ts'
import { tenseOf } from '../../intents/read-phrases.ts'
import { askingAgain, daysCut, daysToCome, leftOutOf, type QuestionContext, type Reply } from './question-context.ts'
import { nothing, scopeOf } from './periods.ts'
import type { Span } from '../../intents/reading/dates.ts'
import type { Unit } from '../words/facts.ts'
import type { Scope } from '../words/item-words.ts'
import { answerExtreme } from './extremes.ts'
import { isWhole, loadsOf, touching, unitOf, unitSpans } from './unit-spans.ts'
import { weekdayOfMany, weekdaySaid } from './weekdays.ts'

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

/** The days that are meant where none are said: those to come where it is asked what is free, else the year. */
const inYear = (asking: QuestionContext): QuestionContext =>
  asking.question.hasPeriod || asking.question.kind === 'free'
    ? asking
    : askingAgain(asking, yearSpan(asking.surroundings.year))

/** Which weeks, months or days of a weekday have none of what is named; null where that is not asked. */
function answerUnitsWithout(asking: QuestionContext): Reply | null {
  const { phrases } = asking
  // A word for a unit counts as read, whatever is asked of it.
  const named = unitOf(asking)
  if (!phrases.has('unitsWithout')) return null
  const whole = inYear(asking)
  const many = weekdayOfMany(phrases, whole.question)
  const isFirst = many === null && phrases.has('firstOne')
  const weekday = isFirst ? weekdaySaid(phrases) : many
  const unit = weekday === null ? named : 'day'
  if (unit === 'day' && weekday === null) return null
  const days = daysAsked(whole, isFirst)
  const without = spansWithout(whole, spansAsked(whole, unit, days), weekday)
  if (isFirst) return sayWithout(whole, unit, without.slice(0, 1), upTo(days, without[0]))
  const reply = sayWithout(whole, unit, without, days)
  return without.length === 0 && isOfAll(whole) ? withCalmest(reply, whole) : reply
}

/** The spans that may have none: what is cut at the ends of the days is not free for that alone. */
function spansAsked(asking: QuestionContext, unit: Unit, days: Span): readonly Span[] {
  const spans = unitSpans(asking, unit, days)
  return unit !== 'day' && isOfAll(asking) ? spans.filter((one) => isWhole(one, unit, asking)) : spans
}

/** Whether nothing is named, so that whatever is on counts. */
const isOfAll = (asking: QuestionContext): boolean =>
  asking.named.terms.length === 0 && asking.named.categoryId === null && scopeOf(asking).without === null

/** That there is none, and which one has least. */
function withCalmest({ text }: Reply, asking: QuestionContext): Reply {
  const calmest = answerExtreme(asking, false)
  return { ...calmest, text: `${text} ${calmest.text}` }
}

const daysAsked = (asking: QuestionContext, isFirst: boolean): Span =>
  isFirst || tenseOf(asking.phrases) === 'future' ? daysToCome(asking) : daysCut(asking)

/** Days up to the first of some that are looked for among them. */
const upTo = (days: Span, first: Span | undefined): Span => ({ first: days.first, last: first?.last ?? days.last })

function sayWithout(asking: QuestionContext, unit: Unit, without: readonly Span[], days: Span): Reply {
  return { text: asking.sentences.loads.unitsWithout(withoutAny(asking, days), unit, without), days: without }
}

/** The spans, which lie in a row, on which nothing is of what is named: of a weekday, where one is meant. */
function spansWithout(asking: QuestionContext, spans: readonly Span[], weekday: number | null): readonly Span[] {
  const loads = loadsOf(scopeOf(asking).without === null ? asking.items : leftOutOf(asking), spans)
  return spans.filter(({ first }, place) => loads[place] === 0 && (weekday ?? weekdayOf(first)) === weekdayOf(first))
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
  asking.parts.phrases.firstOf([() => answerDaysOfOne(asking), () => answerUnitsWithout(asking)])
