import { formatDay } from '@dodici/core/date'
import type { DaySpan } from '@dodici/core/load'
import { readSpan, writeSpan, type DateSpan } from './date-span.ts'

/** A figure whose events are listed: those of some days of one year, narrowed as the figure was. */
export interface CountedFigure extends DateSpan {
  /** An id, `none` for those without, or `all`. */
  readonly category: string
  /** An id, `shown` for those that are not hidden, or `all`. */
  readonly calendar: string
  /** Only what is over, as in the review. */
  readonly isOver: boolean
}

/** What the address filters by. */
interface ShownFilter {
  readonly category: string
  readonly calendar: string
}

/** The figure of some days as the year shows it: narrowed by the filters, without hidden calendars. */
export const shownFigure = ({ first, last }: DaySpan, { category, calendar }: ShownFilter): CountedFigure => ({
  from: formatDay(first),
  to: formatDay(last),
  category,
  calendar: calendar === 'all' ? 'shown' : calendar,
  isOver: false,
})

/** The figure of some days whatever is filtered or hidden, as analysis and review count. */
export const wholeFigure = (span: DateSpan, more: Partial<CountedFigure> = {}): CountedFigure => ({
  ...{ from: span.from, to: span.to, category: 'all', calendar: 'all', isOver: false },
  ...more,
})

/** The figure in a URL; null without one. */
export function readFigure(params: URLSearchParams): CountedFigure | null {
  const span = readSpan(params.get('counted'))
  if (span === null || span.from.slice(0, 4) !== span.to.slice(0, 4)) return null
  return {
    ...span,
    category: params.get('counted-category') || 'all',
    calendar: params.get('counted-calendar') || 'shown',
    isOver: params.has('counted-over'),
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
    'counted-over': figure?.isOver ? '1' : null,
  }
}
