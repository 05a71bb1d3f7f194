import { type Day, dayOfText, formatDay, parseDay, partsOf, weekdayOf } from '@dodici/core/date'
import { COUNT_MAX, INTERVAL_MAX } from '@dodici/core/recurrence'
import {
  FREQUENCIES,
  isLastInMonth,
  nthInMonth,
  WEEKDAY_CODES,
  type MonthPattern,
  type RepeatRule,
  type RuleEnd,
  type RuleUnit,
} from './rule.ts'
import { wallOfInstant } from '../../i18n/wall-of-instant.ts'

/** Context of a rule: the start of its series in its own zone. */
export interface RuleStart {
  /** `YYYY-MM-DD` or `YYYY-MM-DDTHH:mm`. */
  readonly start: string
  readonly timezone: string | null
}

type Parts = ReadonlyMap<string, string>

const KNOWN = new Set(['FREQ', 'INTERVAL', 'BYDAY', 'BYMONTH', 'BYMONTHDAY', 'UNTIL', 'COUNT', 'WKST'])
const UNTIL = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})(Z?))?$/
const NTH_WEEKDAY = /^([+-]?\d)(MO|TU|WE|TH|FR|SA|SU)$/

function partsOfRule(text: string): Parts | null {
  const pairs = text.split(';').map((part) => part.toUpperCase().split('='))
  if (pairs.some((pair) => pair.length !== 2 || !KNOWN.has(pair[0] ?? ''))) return null
  const parts = new Map(pairs.map(([name = '', value = '']) => [name, value]))
  return parts.size === pairs.length ? parts : null
}

function wholeNumber(text: string | undefined, max: number): number | null {
  if (text === undefined) return 1
  const value = Number(text)
  return Number.isInteger(value) && value >= 1 && value <= max ? value : null
}

/** An UNTIL in the series' zone: a day, or a time (`YYYY-MM-DDTHH:mm`). */
function wallOfUntil(until: string, timezone: string | null): string | null {
  const match = UNTIL.exec(until)
  if (!match) return null
  const [, year = '', month = '', date = '', hour, minute = '', , utc] = match
  const day = `${year}-${month}-${date}`
  if (parseDay(day) === null) return null
  if (hour === undefined) return day
  const wall = `${day}T${hour}:${minute}`
  return utc && timezone !== null ? wallOfInstant(new Date(`${wall}Z`), timezone) : wall
}

/** The last day of an UNTIL: the day before if it ends earlier than the series' time of day. */
function lastDay(until: string, series: RuleStart): string | null {
  const last = wallOfUntil(until, series.timezone)
  if (last === null) return null
  const day = dayOfText(last) ?? 0
  const isTooEarly = last.length > 10 && series.start.length > 10 && last.slice(11) < series.start.slice(11)
  return formatDay(isTooEarly ? day - 1 : day)
}

function readEnd(parts: Parts, series: RuleStart): RuleEnd | null {
  const until = parts.get('UNTIL')
  if (until !== undefined) {
    const day = parts.has('COUNT') ? null : lastDay(until, series)
    return day === null ? null : { kind: 'on', day }
  }
  if (!parts.has('COUNT')) return { kind: 'never' }
  const count = wholeNumber(parts.get('COUNT'), COUNT_MAX)
  return count === null ? null : { kind: 'after', count }
}

/** The start of the series, which supplies defaults, and the reference day. */
interface RuleDays {
  readonly start: Day
  readonly day: Day
}

function readOffsets(byDay: string | undefined, { start, day }: RuleDays): readonly number[] | null {
  const weekdays =
    byDay === undefined
      ? [weekdayOf(start)]
      : byDay.split(',').map((code) => WEEKDAY_CODES.findIndex((known) => known === code))
  if (weekdays.includes(-1)) return null
  return [...new Set(weekdays.map((weekday) => (weekday - weekdayOf(day) + 7) % 7))].sort((a, b) => a - b)
}

/** The pattern of a monthly or yearly rule, if the dialog can express it. */
function readPattern(parts: Parts, { start, day }: RuleDays): MonthPattern | null {
  const [byDay, byMonthDay] = [parts.get('BYDAY'), parts.get('BYMONTHDAY')]
  if (byDay === undefined) {
    const date = byMonthDay === undefined ? partsOf(start).date : Number(byMonthDay)
    return date === partsOf(day).date ? 'date' : null
  }
  return byMonthDay === undefined ? readNthWeekday(byDay, day) : null
}

function readNthWeekday(byDay: string, day: Day): MonthPattern | null {
  const [, nth, weekday] = NTH_WEEKDAY.exec(byDay) ?? []
  if (weekday !== WEEKDAY_CODES[weekdayOf(day)]) return null
  if (Number(nth) === -1) return isLastInMonth(day) ? 'last' : null
  return Number(nth) === nthInMonth(day) ? 'nth' : null
}

type Days = Pick<RepeatRule, 'weekdayOffsets' | 'pattern'>

const NO_DAYS = { weekdayOffsets: [0], pattern: 'date' } as const

const has = (parts: Parts, ...names: string[]): boolean => names.some((name) => parts.has(name))

function readDays(parts: Parts, unit: RuleUnit, said: RuleDays): Days | null {
  if (unit === 'day') return has(parts, 'BYDAY', 'BYMONTHDAY', 'BYMONTH') ? null : NO_DAYS
  if (unit === 'week') {
    const weekdayOffsets = has(parts, 'BYMONTHDAY', 'BYMONTH') ? null : readOffsets(parts.get('BYDAY'), said)
    return weekdayOffsets && { ...NO_DAYS, weekdayOffsets }
  }
  const isMonthKnown = unit === 'month' ? !parts.has('BYMONTH') : isMonthOfYearlyRule(parts, said)
  const pattern = isMonthKnown ? readPattern(parts, said) : null
  return pattern && { ...NO_DAYS, pattern }
}

/** A yearly rule without BYMONTH is in the start's month unless another BY part widens it (RFC 5545 3.3.10). */
function isMonthOfYearlyRule(parts: Parts, { start, day }: RuleDays): boolean {
  const byMonth = parts.get('BYMONTH')
  if (byMonth === undefined && has(parts, 'BYDAY', 'BYMONTHDAY')) return false
  return (byMonth === undefined ? partsOf(start).month : Number(byMonth)) === partsOf(day).month
}

/**
 * Parses an RRULE into what the dialog can edit, relative to `said`, an occurrence's day, or else the start. Null if
 * the rule is more complex (BYSETPOS, several days of a month, hours ...) or does not produce that day: such a rule is
 * shown and kept as it is.
 */
export function readRule(text: string, series: RuleStart, said = series.start): RepeatRule | null {
  const [start, day] = [dayOfText(series.start), dayOfText(said)]
  const parts = partsOfRule(text)
  return parts && start !== null && day !== null ? readParts(parts, series, { start, day }) : null
}

function readParts(parts: Parts, series: RuleStart, said: RuleDays): RepeatRule | null {
  const frequency = parts.get('FREQ')
  const unit = (Object.keys(FREQUENCIES) as RuleUnit[]).find((key) => FREQUENCIES[key] === frequency)
  const interval = wholeNumber(parts.get('INTERVAL'), INTERVAL_MAX)
  const end = readEnd(parts, series)
  const days = unit && readDays(parts, unit, said)
  if (!unit || interval === null || !end || !days) return null
  return { unit, interval, ...days, end, weekStart: parts.get('WKST') ?? null }
}
