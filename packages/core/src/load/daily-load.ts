import { addDays, filledMinutes, zeros } from './filled-minutes.ts'
import { countsIn, lengthOf, type DaySpan, type Load, type MeasuredItem } from './measured.ts'
import type { MeasureRules } from './rules.ts'

/** The load of each day of a span, from 0, from which that of any days within it is summed. */
export interface DailyLoad {
  readonly span: DaySpan
  /** Occurrences that touch the day. */
  readonly events: readonly number[]
  /** Those of them that begin on it. */
  readonly begun: readonly number[]
  /** Minutes that at least one of them fills. */
  readonly minutes: readonly number[]
}

/** Counts each day of a span. Minutes cost some ten times more. */
export function dailyEvents(items: readonly MeasuredItem[], span: DaySpan): Pick<DailyLoad, 'events' | 'begun'> {
  const days = lengthOf(span)
  const [touching, begun] = [zeros(days + 1), zeros(days)]
  for (const item of items) {
    if (!countsIn(item, span)) continue
    const first = item.first - span.first
    if (first >= 0) begun[first] = (begun[first] ?? 0) + 1
    addDays(touching, Math.max(0, first), Math.min(item.last, span.last) - span.first)
  }
  let count = 0
  const events = touching.slice(0, days).map((change) => (count += change))
  return { events, begun }
}

/** Measures each day of a span. */
export const dailyLoad = (items: readonly MeasuredItem[], span: DaySpan, rules: MeasureRules): DailyLoad => ({
  span,
  ...dailyEvents(items, span),
  minutes: filledMinutes(items, span, rules),
})

/** The load of some days of those that were measured. What touches the first of them or begins later touches them. */
export function loadWithin({ span, events, begun, minutes }: DailyLoad, days: DaySpan): Load {
  const from = Math.max(0, days.first - span.first)
  const to = Math.min(days.last, span.last) - span.first
  const load = { events: from <= to ? (events[from] ?? 0) : 0, days: 0, minutes: 0 }
  for (let day = from; day <= to; day += 1) {
    if (day > from) load.events += begun[day] ?? 0
    if ((events[day] ?? 0) > 0) load.days += 1
    load.minutes += minutes[day] ?? 0
  }
  return load
}

/** The load of some days. */
export const measureLoad = (items: readonly MeasuredItem[], span: DaySpan, rules: MeasureRules): Load =>
  loadWithin(dailyLoad(items, span, rules), span)
