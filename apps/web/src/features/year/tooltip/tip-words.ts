import { isoWeekOf, type Day } from '@dodici/core/date'
import { PLAIN_RULES } from '@dodici/core/load'
import { daySummary, isSpan, type DayIndex, type YearItem } from '@dodici/core/year'
import { formatDay, formatSpan, formatTime } from '../../../i18n/format.ts'
import type { TFunction } from '../../../i18n/texts.ts'
import { dayCountWords } from '../words/day-count.ts'

/** A tooltip: a first line, and more below. */
export interface Tip {
  readonly title: string
  readonly lines: readonly string[]
}

interface TipContext {
  readonly index: DayIndex
  readonly holiday: string | null
  /** Why it is offered as free time. */
  readonly offered?: string | null
  readonly t: TFunction
}

/** For a day: date and count; holiday and week; why it is offered; first titles and the number of others. */
export function dayTip(day: Day, { index, holiday, offered, t }: TipContext): Tip {
  // Rules are about hours, and a tip says none.
  const { count: events, items, titles } = daySummary(index, day, PLAIN_RULES)
  const more = items - titles.length
  return {
    title: `${formatDay(day, 'weekday-day-month')} · ${dayCountWords({ events, items }, t)}`,
    lines: [
      [holiday, t('year.week', { week: isoWeekOf(day).week })].filter(Boolean).join(' · '),
      ...(offered ? [offered] : []),
      ...titles,
      ...(more > 0 ? [t('year.day.more', { count: more })] : []),
    ],
  }
}

/** For an item: title; times, length, category, and a foreign time zone. */
export function itemTip(item: YearItem, category: string | null, t: TFunction, zone: string | null = null): Tip {
  const parts = [whenInWords(item), isSpan(item) ? t('year.day.days', { count: item.last - item.first + 1 }) : null]
  return { title: item.title, lines: [[...parts, category, zone].filter(Boolean).join(' · ')] }
}

/** Its days, or one day with its time. */
function whenInWords({ first, last, allDay, start }: YearItem): string {
  const days = formatSpan(first, last)
  return allDay || first !== last ? days : `${days}, ${formatTime(start)}`
}
