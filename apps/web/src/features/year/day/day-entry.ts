import { MINUTES_A_DAY, type Day } from '@dodici/core/date'
import { isSpan, type YearItem } from '@dodici/core/year'
import type { TFunction } from 'i18next'
import { elisionOfHour } from '../../../i18n/elision.ts'
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
  /** The zone it comes from, where that is not the person's own. */
  readonly zone?: string | null
  /** Leaves out what can be done without. */
  readonly isBrief?: boolean
}

/** The items of a day in the two parts of its list. What is under way all day long stands with the all-day ones. */
export function partsOfDay(items: readonly YearItem[], day: Day) {
  const hasNoTime = (item: YearItem) => item.allDay || item.first < day
  return { allDay: items.filter(hasNoTime), timed: items.filter((item) => !hasNoTime(item)) }
}

/** An item as the list of `day` shows it: `10:00`, `Studio · lun 15 mar – mer 24 mar, giorno 4 di 10`. */
export function entryOf(item: YearItem, day: Day, facts: ItemFacts, t: TFunction): DayEntry {
  const details = [
    facts.category,
    isSpan(item) ? spanInWords(item, { day, isBrief: facts.isBrief ?? false }, t) : null,
    endInWords(item, day, t),
    facts.zone ?? null,
    facts.rrule === null ? null : repeatWords(facts.rrule, t),
    item.kind === 'milestone' ? t('year.dayPanel.milestone') : null,
    item.status === 'confirmed' ? null : t(`year.dayPanel.${item.status}`),
  ]
  return {
    item,
    ...clockTimes(item, day),
    details: details.filter((part) => part !== null).join(' · '),
  }
}

/** Times that stand before the title: those of an item that begins on this day, and ends on it before midnight. */
function clockTimes(item: YearItem, day: Day): Pick<DayEntry, 'from' | 'until'> {
  const begins = !item.allDay && item.first === day
  const ends = begins && item.last === day && item.end > item.start && !isOvernight(item)
  return { from: begins ? formatTime(item.start) : null, until: ends ? formatTime(item.end) : null }
}

/** `fino alle 2:00`, where the end needs a word of its own: the last of several days, or a night out. */
function endInWords(item: YearItem, day: Day, t: TFunction): string | null {
  const isLastDay = !item.allDay && item.last === day
  if (!isLastDay || (item.first === day && !isOvernight(item))) return null
  return t('year.dayPanel.until', { time: formatTime(item.end), ...elisionOfHour(item.end) })
}

/** Whether a night out, which belongs to the day it began on, ends after midnight. */
const isOvernight = (item: YearItem): boolean => item.end > (item.last + 1) * MINUTES_A_DAY

interface Shown {
  readonly day: Day
  readonly isBrief: boolean
}

function spanInWords({ first, last }: YearItem, { day, isBrief }: Shown, t: TFunction): string {
  const place = t('year.dayPanel.dayOf', { day: day - first + 1, days: last - first + 1 })
  if (isBrief) return place
  return `${formatDay(first, 'weekday-day-month-short')} – ${formatDay(last, 'weekday-day-month-short')}, ${place}`
}
