import { COUNTED_YEARS_MAX } from '@dodici/contract/limits'
import { formatDay, parseDay, yearOf } from '@dodici/core/date'
import type { DaySpan } from '@dodici/core/load'
import { readCategories } from './category-filter.ts'
import { readSpan, writeSpan, type DateSpan } from './date-span.ts'

/** A figure whose events are listed: those of some days, narrowed as the figure was. */
export interface CountedFigure extends DateSpan {
  /** `all`, or ids and `none` for those without, with commas between them. */
  readonly category: string
  /** An id, `shown` for those that are not hidden, or `all`. */
  readonly calendar: string
  /** Only what counts for this goal, by its id; null for all. */
  readonly goal: string | null
  /** Only these events, by their ids; null for all. */
  readonly events: readonly string[] | null
  /** Only what is over, as in the review, or what is still to come. */
  readonly time: CountedTime
}

const times = ['over', 'ahead'] as const
type CountedTime = (typeof times)[number] | 'all'

const ALL = { category: 'all', calendar: 'all', goal: null, events: null, time: 'all' } as const

/** What the address filters by. */
interface ShownFilter {
  readonly category: string
  readonly calendar: string
}

/** The figure of some days as the year shows it: narrowed by the filters, without hidden calendars. */
export const shownFigure = ({ first, last }: DaySpan, { category, calendar }: ShownFilter): CountedFigure => ({
  ...ALL,
  from: formatDay(first),
  to: formatDay(last),
  category,
  calendar: calendar === 'all' ? 'shown' : calendar,
})

/** The figure of some days whatever is filtered or hidden, as analysis and review count. */
export const wholeFigure = (span: DateSpan, more: Partial<CountedFigure> = {}): CountedFigure => ({
  ...ALL,
  ...{ from: span.from, to: span.to },
  ...more,
})

/** The years of a figure's days, in order. */
export function yearsIn({ from, to }: DateSpan): number[] {
  const [first, last] = [from, to].map((day) => yearOf(parseDay(day) ?? 0)) as [number, number]
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** The figure in a URL; null without one. */
export function readFigure(params: URLSearchParams): CountedFigure | null {
  const span = readSpan(params.get('counted'))
  if (span === null || yearsIn(span).length > COUNTED_YEARS_MAX) return null
  return {
    ...span,
    category: readCategories(params.get('counted-category')),
    calendar: params.get('counted-calendar') || 'shown',
    goal: params.get('counted-goal'),
    events: params.get('counted-events')?.split(',') ?? null,
    time: times.find((time) => time === params.get('counted-time')) ?? 'all',
  }
}

/** A figure as URL values; null removes a name. */
export function figureTexts(figure: CountedFigure | null) {
  const unless = (value: string | undefined, usual: string): string | null =>
    value === undefined || value === usual ? null : value
  return {
    counted: figure && writeSpan(figure),
    'counted-category': unless(figure?.category, 'all'),
    'counted-calendar': unless(figure?.calendar, 'shown'),
    'counted-goal': figure?.goal ?? null,
    'counted-events': figure?.events?.join(',') ?? null,
    'counted-time': unless(figure?.time, 'all'),
  }
}
