import type { TextSpan } from '../../language/index.ts'
import { partsOf, startOfWeek, type Day } from '../../date/index.ts'
import { countsIn } from '../../load/index.ts'
import type { YearItem } from '../../year/index.ts'
import type { DetailedItem } from '../answer-types.ts'
import { monthSpan, type Span } from '../../intents/reading/dates.ts'
import type { Unit } from '../words/facts.ts'
import type { QuestionContext } from './question-context.ts'

/** The unit that a question is about, by a word that is none of those that say when; days where it names none. */
export function unitOf({ phrases, parts: { period } }: QuestionContext): Unit {
  const isApart = ({ from }: TextSpan): boolean => period === null || from < period.from || from >= period.to
  const said = (['day', 'week', 'month'] as const).map((unit) => ({
    unit,
    from: phrases.findAll(unit).find(isApart)?.from ?? Infinity,
  }))
  return said.toSorted((one, other) => one.from - other.from)[0]?.unit ?? 'day'
}

/** The day, week, weekend or month that a day lies in: a weekend is that of its week. */
export function unitAt(day: Day, unit: Unit | 'weekend', { surroundings }: QuestionContext): Span {
  if (unit === 'day') return { first: day, last: day }
  if (unit === 'weekend') return { first: startOfWeek(day) + 5, last: startOfWeek(day) + 6 }
  const { year, month } = partsOf(day)
  if (unit === 'month') return monthSpan(year, month)
  const first = startOfWeek(day, surroundings.weekStart)
  return { first, last: first + 6 }
}

/** The days, weeks or months in a row between two days; those at the ends may be cut. */
export function unitSpans(asking: QuestionContext, unit: Unit, { first: begin, last }: Span = asking.question): Span[] {
  const spans: Span[] = []
  for (let first = begin; first <= last;) {
    const end = unitAt(first, unit, asking).last
    spans.push({ first, last: Math.min(end, last) })
    first = end + 1
  }
  return spans
}

/** Whether a span is a whole week or month, and not cut at one of its ends. */
export function isWhole({ first, last }: Span, unit: Unit, asking: QuestionContext): boolean {
  const whole = unitAt(first, unit, asking)
  return whole.first === first && whole.last === last
}

/** What counts and touches a span. */
export const touching = <Item extends YearItem>(items: readonly Item[], span: Span): Item[] =>
  items.filter((item) => countsIn(item, span))

function placesOf(spans: readonly Span[]): Map<Day, number> {
  const places = new Map<Day, number>()
  spans.forEach(({ first, last }, place) => {
    for (let day = first; day <= last; day += 1) places.set(day, place)
  })
  return places
}

/** How many that count touch each span: one pass over the items, as the spans lie in a row. */
export function loadsOf(items: readonly DetailedItem[], spans: readonly Span[]): number[] {
  const [start, end] = [spans[0], spans.at(-1)]
  const loads = new Uint32Array(spans.length)
  if (!start || !end) return []
  const places = placesOf(spans)
  const placeOf = (day: Day): number => places.get(Math.min(end.last, Math.max(start.first, day))) ?? 0
  for (const item of touching(items, { first: start.first, last: end.last })) {
    const to = placeOf(item.last)
    for (let place = placeOf(item.first); place <= to; place += 1) loads[place] = (loads[place] ?? 0) + 1
  }
  return [...loads]
}
