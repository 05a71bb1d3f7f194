import { MINUTES_A_DAY, type Day } from '@dodici/core/date'
import { isSpan, type YearItem } from '@dodici/core/year'
import { elisionOfHour } from '../../../i18n/elision.ts'
import { formatDay, formatTime } from '../../../i18n/format.ts'
import type { TFunction } from '../../../i18n/texts.ts'
import { repeatWords } from '../words/repeat-words.ts'

/** An item in the list of a day. */
export interface DayEntry {
  readonly item: YearItem
  /** Times on this day; null without any. */
  readonly from: string | null
  readonly until: string | null
  readonly details: string
}

/** Data about an item beside itself. */
export interface ItemFacts {
  readonly category: string | null
  /** The rule of its series. */
  readonly rrule: string | null
  /** Its time zone, if it is not the person's own. */
  readonly zone?: string | null
  /** A shorter form. */
  readonly isBrief?: boolean
}

/** The items of a day in two sections. Items that last all day are in the all-day one. */
export function partsOfDay(items: readonly YearItem[], day: Day) {
  const hasNoTime = (item: YearItem) => item.allDay || item.first < day
  return { allDay: items.filter(hasNoTime), timed: items.filter((item) => !hasNoTime(item)) }
}

/** An item in the list of `day`: `10:00`, `Studio · lun 15 mar – mer 24 mar, giorno 4 di 10`. */
export function entryOf(item: YearItem, day: Day, facts: ItemFacts, t: TFunction): DayEntry {
  const details = [
    facts.category,
    isSpan(item) ? spanInWords(item, { day, isBrief: facts.isBrief ?? false }, t) : null,
    endInWords(item, day, t),
    facts.zone ?? null,
    facts.rrule === null ? null : repeatWords(facts.rrule, t),
    item.kind === 'milestone' ? t('dayPanel.milestone') : null,
    item.status === 'confirmed' ? null : t(`dayPanel.${item.status}`),
  ]
  return {
    item,
    ...clockTimes(item, day),
    details: details.filter((part) => part !== null).join(' · '),
  }
}

/** Times before the title: for an item that begins on this day and ends before midnight. */
function clockTimes(item: YearItem, day: Day): Pick<DayEntry, 'from' | 'until'> {
  const begins = !item.allDay && item.first === day
  const ends = begins && item.last === day && item.end > item.start && !isOvernight(item)
  return { from: begins ? formatTime(item.start) : null, until: ends ? formatTime(item.end) : null }
}

/** `fino alle 2:00`, if the end needs words: the last of several days, or past midnight. */
function endInWords(item: YearItem, day: Day, t: TFunction): string | null {
  const isLastDay = !item.allDay && item.last === day
  if (!isLastDay || (item.first === day && !isOvernight(item))) return null
  return t('dayPanel.until', { time: formatTime(item.end), ...elisionOfHour(item.end) })
}

/** Whether an item that belongs to the day it began on ends after midnight. */
const isOvernight = (item: YearItem): boolean => item.end > (item.last + 1) * MINUTES_A_DAY

interface EntryContext {
  readonly day: Day
  readonly isBrief: boolean
}

function spanInWords({ first, last }: YearItem, { day, isBrief }: EntryContext, t: TFunction): string {
  const place = t('dayPanel.dayOf', { day: day - first + 1, days: last - first + 1 })
  if (isBrief) return place
  return `${formatDay(first, 'weekday-day-month-short')} – ${formatDay(last, 'weekday-day-month-short')}, ${place}`
}
