import { MINUTES_A_DAY, type Day } from '@dodici/core/date'
import { isSpan, type YearItem } from '@dodici/core/year'
import type { TFunction } from 'i18next'
import { formatDay, formatTime } from '../../../i18n/format.ts'
import { repeatWords } from '../words/repeat-words.ts'

/** What the list of a day says of one item. */
export interface DayEntry {
  readonly item: YearItem
  /** Clock times of this day; null for what has none on it. */
  readonly from: string | null
  readonly until: string | null
  readonly details: string
}

/** What is known of an item beside itself. */
export interface ItemFacts {
  readonly category: string | null
  /** The rule of its series. */
  readonly rrule: string | null
}

/** The items of a day in the two parts of its list. What is under way all day long stands with the all-day ones. */
export function partsOfDay(items: readonly YearItem[], day: Day) {
  const hasNoTime = (item: YearItem) => item.allDay || item.first < day
  return { allDay: items.filter(hasNoTime), timed: items.filter((item) => !hasNoTime(item)) }
}

/** An item as the list of `day` shows it: `10:00`, `Studio · lun 15 mar – mer 24 mar, giorno 4 di 10`. */
export function entryOf(item: YearItem, day: Day, { category, rrule }: ItemFacts, t: TFunction): DayEntry {
  const isTimed = !item.allDay
  const endsToday = isTimed && item.last === day && item.end > item.start
  return {
    item,
    from: isTimed && item.first === day ? formatTime(item.start) : null,
    until: endsToday && item.first === day && !isOvernight(item) ? formatTime(item.end) : null,
    details: [
      category,
      isSpan(item) ? spanInWords(item, day, t) : null,
      endsToday && (item.first < day || isOvernight(item))
        ? t('year.dayPanel.until', { time: formatTime(item.end) })
        : null,
      rrule === null ? null : repeatWords(rrule, t),
      item.kind === 'milestone' ? t('year.dayPanel.milestone') : null,
      item.status === 'confirmed' ? null : t(`year.dayPanel.${item.status}`),
    ]
      .filter((part) => part !== null)
      .join(' · '),
  }
}

/** Whether a night out, which belongs to the day it began on, ends after midnight. */
const isOvernight = (item: YearItem): boolean => item.end > (item.last + 1) * MINUTES_A_DAY

function spanInWords({ first, last }: YearItem, day: Day, t: TFunction): string {
  const span = `${formatDay(first, 'weekday-day-month-short')} – ${formatDay(last, 'weekday-day-month-short')}`
  return `${span}, ${t('year.dayPanel.dayOf', { day: day - first + 1, days: last - first + 1 })}`
}
