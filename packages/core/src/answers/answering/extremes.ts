import { A_WEEK, weekdayOf, MINUTES_A_DAY } from '../../date/index.ts'
import type { Span } from '../../intents/reading/dates.ts'
import type { Extreme, Unit, LongestEvent } from '../words/facts.ts'
import { daysCut, idsOf, leftOutOf, withList, type QuestionContext, type Reply } from './question-context.ts'
import { exceptedIn } from './kept-apart.ts'
import { nothing, scopeOf } from './periods.ts'
import { isWhole, loadsOf, unitSpans, touching, unitOf } from './unit-spans.ts'
import type { DetailedItem } from '../answer-types.ts'
import { daysWithin } from './weekdays.ts'

/** The spans that may be the one that is asked for. */
function comparedSpans(asking: QuestionContext, unit: Unit, isBusiest: boolean): Span[] {
  const all = unitSpans(asking, unit, daysCut(asking))
  if (isBusiest) return all
  // What is cut at the ends of the days has less for that alone.
  const whole = all.filter((one) => isWhole(one, unit, asking))
  return whole.length > 0 ? whole : all
}

/** The day, week or month with most of what counts, or with least; null where there is nothing. */
export function extremeOf(asking: QuestionContext, isBusiest: boolean): Extreme | null {
  const unit = unitOf(asking)
  const spans = comparedSpans(asking, unit, isBusiest)
  const loads = loadsOf(asking.items, spans)
  const load = loads.reduce((best, one) => (isBusiest ? Math.max(best, one) : Math.min(best, one)), loads[0] ?? 0)
  const span = spans[loads.indexOf(load)]
  if (!span || (isBusiest && load === 0)) return null
  return { unit, isBusiest, span, load, ties: loads.filter((one) => one === load).length - 1 }
}

/** Which day, week, month or weekday is the busiest, or the calmest. */
export function answerExtreme(asking: QuestionContext, isBusiest: boolean): Reply {
  if (asking.phrases.has('weekdayOfWeek')) return answerExtremeWeekday(asking, isBusiest)
  const extreme = extremeOf(asking, isBusiest)
  if (!extreme) return { text: nothing(asking) }
  const text = asking.sentences.loads.extreme(scopeOf(asking), extreme, asking.today)
  const days = [{ first: extreme.span.first, last: extreme.span.last }]
  const reply = isBusiest ? withList(asking, text, touching(asking.items, extreme.span)) : { text }
  return { ...reply, days }
}

/** On how many days of each weekday (0 is Monday) something is on, each event counted on each of its days. */
export function loadsByWeekday({ items, question }: QuestionContext): readonly number[] {
  const loads = Array.from({ length: A_WEEK }, () => 0)
  for (const item of touching(items, question))
    for (const day of daysWithin(item, question)) loads[weekdayOf(day)] = (loads[weekdayOf(day)] ?? 0) + 1
  return loads
}

/** The weekday with most of what counts, or with least, and all of them in order. */
function answerExtremeWeekday(asking: QuestionContext, isBusiest: boolean): Reply {
  const { words, loads: sentences } = asking.sentences
  const loads = loadsByWeekday(asking)
  if (loads.every((load) => load === 0)) return { text: nothing(asking) }
  const lines = loads
    .map((load, weekday) => ({ load, weekday }))
    .toSorted((a, b) => (isBusiest ? b.load - a.load : a.load - b.load))
    .map(({ load, weekday }) => `• ${words.habit(weekday)}: ${words.count(load, 'event')}`)
  return { text: [sentences.weekdays(scopeOf(asking), isBusiest), ...lines].join('\n') }
}

/** How many minutes an item takes: whole days where it has no hours. */
export const lengthOf = ({ allDay, first, last, start, end }: DetailedItem): number =>
  allDay ? (last - first + 1) * MINUTES_A_DAY : end - start

/** The event that lasts longest, or shortest, of those that are meant; null where there is none. */
export function longestOf({ items, phrases }: QuestionContext): LongestEvent | null {
  const isShortest = phrases.has('shortest') || phrases.has('isShorter')
  const lasting = items.filter(({ kind }) => kind !== 'marker')
  // What lasts all of one day, such as a deadline, takes no hours: it is the longest of nothing else.
  const timed = lasting.filter(({ allDay, first, last }) => !allDay || last > first)
  const events = [...(timed.length > 0 ? timed : lasting)].sort(
    (a, b) => (isShortest ? lengthOf(a) - lengthOf(b) : lengthOf(b) - lengthOf(a)) || a.start - b.start,
  )
  const [item] = events
  if (!item) return null
  const alike = new Set(events.filter((one) => lengthOf(one) === lengthOf(item)).map(({ eventId }) => eventId))
  return { item, isShortest, ties: alike.size - 1 }
}

/** Which event lasts longest, or shortest. */
export function answerLongest(asking: QuestionContext): Reply {
  const longest = longestOf(asking)
  if (!longest) return { text: nothing(asking) }
  const text = asking.sentences.events.longest(scopeOf(asking), longest, asking.today)
  return { text, itemIds: [longest.item.id], listed: idsOf(asking.items), focus: [longest.item.id] }
}

/** The longest run of days of a span that none of some items touches; null where each day has one. */
function longestRun({ first, last }: Span, items: readonly DetailedItem[]): Span | null {
  const ends = [...items.flatMap((item) => daysWithin(item, { first, last })), last + 1].toSorted((a, b) => a - b)
  const runs = ends.map((end, place) => ({ first: (ends[place - 1] ?? first - 1) + 1, last: end - 1 }))
  const [longest] = runs.toSorted((a, b) => b.last - b.first - (a.last - a.first))
  return longest && longest.last >= longest.first ? longest : null
}

/** The longest stretch of days without what a question leaves out; null where it asks for no such stretch. */
export function answerStretch(asking: QuestionContext): Reply | null {
  const { phrases, sentences } = asking
  const scope = scopeOf(asking)
  const isFree = asking.question.kind === 'free' && exceptedIn(asking.plain).length > 0
  if (!phrases.has('stretch') || scope.without === null || isFree) return null
  const span = daysCut(asking)
  const out = touching(leftOutOf(asking), span)
  const run = longestRun(span, out)
  if (out.length === 0 || run === null)
    return { text: nothing({ ...asking, named: { terms: [scope.without], categoryId: null } }) }
  return { text: sentences.loads.stretch(scope, run), days: [run] }
}

/** On which weekdays something is that comes back, where that is asked of all of it; null where it is not. */
export function answerOnWeekdays(asking: QuestionContext): Reply | null {
  const { question, phrases, items, today, sentences } = asking
  const isAsked = phrases.has('onWhichDays') && !question.hasPeriod && question.terms.length > 0
  const coming = items.filter(({ last }) => last >= today)
  const found = coming.length > 0 ? coming : items
  if (!isAsked || found.length === 0 || !found.every(({ repeats }) => repeats)) return null
  const { words } = sentences
  const lines = [...Map.groupBy(found, ({ title }) => title)].map(([title, some]) => {
    const weekdays = [...new Set(some.map(({ first }) => weekdayOf(first)))].toSorted((one, other) => one - other)
    return `${words.quoted(title)}: ${words.all(weekdays.map(words.habit))}.`
  })
  return { text: lines.join('\n'), listed: idsOf(found) }
}
