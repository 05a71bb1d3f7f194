import type { Heatmap } from '@dodici/contract/types'
import { dayOf, daysInMonth, formatDay as dayText, weekdayOf, type WeekStart } from '@dodici/core/date'
import { formatDay } from '../../i18n/format.ts'
import type { TFunction } from '../../i18n/texts.ts'

/** A month of the image: its days, under those of the same weekday of the other months. */
interface MonthRow {
  readonly name: string
  /** Columns before its first day. */
  readonly before: number
  /** How full each day was: 0 is empty, 6 the fullest. Null is a day to come. */
  readonly levels: readonly (number | null)[]
}

/** A whole year as twelve rows, without a title. */
export interface YearRows {
  readonly months: readonly MonthRow[]
  readonly legend: { readonly fewer: string; readonly more: string }
}

interface Frame {
  /** The last day that the review looks at. */
  readonly until: string
  readonly weekStart: WeekStart
}

export function yearRows({ year, levels, days }: Heatmap, { until, weekStart }: Frame, t: TFunction): YearRows {
  const ranks = new Map(levels.map(({ name }, index) => [name, index + 1]))
  const levelOn = new Map(days.map(({ date, level }) => [date, ranks.get(level) ?? 0]))
  const months = Array.from({ length: 12 }, (_, index): MonthRow => {
    const first = dayOf(year, index + 1, 1)
    const texts = Array.from({ length: daysInMonth(year, index + 1) }, (_date, after) => dayText(first + after))
    return {
      name: formatDay(first, 'month-short').slice(0, 3),
      before: (weekdayOf(first) - weekStart + 7) % 7,
      levels: texts.map((text) => (text > until ? null : (levelOn.get(text) ?? 0))),
    }
  })
  return { months, legend: { fewer: t('review.fewer'), more: t('review.moreEvents') } }
}
