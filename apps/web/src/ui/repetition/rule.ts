import { daysInMonth, partsOf, weekdayOf, type Day } from '@dodici/core/date'

export type RuleUnit = 'day' | 'week' | 'month' | 'year'

/** The day pattern of a monthly or yearly rule, relative to one of its days. */
export type MonthPattern = 'date' | 'nth' | 'last'

export type RuleEnd =
  | { readonly kind: 'never' }
  /** Last day, included, `YYYY-MM-DD`; empty while incomplete. */
  | { readonly kind: 'on'; readonly day: string }
  | { readonly kind: 'after'; readonly count: number }

/**
 * An editable repetition. Everything that depends on a day is relative to one reference day (the event's or the opened
 * occurrence's), so that the rule follows when the day moves, and moving back is no change.
 */
export interface RepeatRule {
  readonly unit: RuleUnit
  readonly interval: number
  /** For weeks: offsets from the reference weekday, 0 to 6, ascending. */
  readonly weekdayOffsets: readonly number[]
  readonly pattern: MonthPattern
  readonly end: RuleEnd
  /** WKST of an imported rule; it decides where a "second week" begins. */
  readonly weekStart: string | null
}

/** A repetition: none, an editable one, or the text of one that is left alone. */
export type Repetition =
  | { readonly kind: 'never' }
  | { readonly kind: 'rule'; readonly rule: RepeatRule }
  | { readonly kind: 'kept'; readonly text: string }

export const WEEKDAY_CODES = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const

export const FREQUENCIES: Record<RuleUnit, string> = {
  day: 'DAILY',
  week: 'WEEKLY',
  month: 'MONTHLY',
  year: 'YEARLY',
}

/** A plain rule: every day, week, month or year, for ever. */
export const plainRule = (unit: RuleUnit): RepeatRule => ({
  unit,
  interval: 1,
  weekdayOffsets: [0],
  pattern: 'date',
  end: { kind: 'never' },
  weekStart: null,
})

/** Weekdays of a weekly rule, 0 is Monday, in order. */
export const weekdaysOf = (rule: RepeatRule, start: Day): readonly number[] =>
  rule.weekdayOffsets.map((offset) => (weekdayOf(start) + offset) % 7).sort((a, b) => a - b)

/** The ordinal of a day's weekday in its month: 2 for the second Tuesday. */
export const nthInMonth = (day: Day): number => Math.ceil(partsOf(day).date / 7)

/** Whether it is the last such weekday of its month. */
export function isLastInMonth(day: Day): boolean {
  const { year, month, date } = partsOf(day)
  return date + 7 > daysInMonth(year, month)
}

/**
 * Toggles a weekday of a weekly rule, and returns by how many days the start must move to begin on a chosen one. The
 * last weekday cannot be removed.
 */
export function toggleWeekday(
  rule: RepeatRule,
  start: Day,
  weekday: number,
): { rule: RepeatRule; startMovesBy: number } {
  const offset = (weekday - weekdayOf(start) + 7) % 7
  const offsets = rule.weekdayOffsets.includes(offset)
    ? rule.weekdayOffsets.filter((other) => other !== offset)
    : [...rule.weekdayOffsets, offset].sort((a, b) => a - b)
  const startMovesBy = offsets[0]
  if (startMovesBy === undefined) return { rule, startMovesBy: 0 }
  return { rule: { ...rule, weekdayOffsets: offsets.map((other) => other - startMovesBy) }, startMovesBy }
}

const dateCode = (day: string): string => day.replaceAll('-', '')

function dayParts(rule: RepeatRule, start: Day): string[] {
  if (rule.unit === 'day') return []
  if (rule.unit === 'week')
    return [
      `BYDAY=${weekdaysOf(rule, start)
        .map((day) => WEEKDAY_CODES[day])
        .join(',')}`,
    ]
  const { month, date } = partsOf(start)
  const monthPart = rule.unit === 'year' ? [`BYMONTH=${month}`] : []
  if (rule.pattern === 'date') return [...monthPart, `BYMONTHDAY=${date}`]
  const nth = rule.pattern === 'last' ? -1 : nthInMonth(start)
  return [...monthPart, `BYDAY=${nth}${WEEKDAY_CODES[weekdayOf(start)] ?? ''}`]
}

function endParts(end: RuleEnd): string[] {
  if (end.kind === 'on') return [`UNTIL=${dateCode(end.day)}`]
  return end.kind === 'after' ? [`COUNT=${end.count}`] : []
}

/** The RRULE of a rule for an event that starts on `start`, with everything explicit. */
export function writeRule(rule: RepeatRule, start: Day): string {
  return [
    `FREQ=${FREQUENCIES[rule.unit]}`,
    ...(rule.interval > 1 ? [`INTERVAL=${rule.interval}`] : []),
    ...dayParts(rule, start),
    ...endParts(rule.end),
    ...(rule.weekStart ? [`WKST=${rule.weekStart}`] : []),
  ].join(';')
}
