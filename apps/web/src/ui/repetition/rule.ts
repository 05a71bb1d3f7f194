import { daysInMonth, partsOf, weekdayOf, type Day } from '@dodici/core/date'

export type RuleUnit = 'day' | 'week' | 'month' | 'year'

/** On which day of its month a monthly or yearly rule falls, said of one of its days. */
export type MonthPattern = 'date' | 'nth' | 'last'

export type RuleEnd =
  | { readonly kind: 'never' }
  /** Last day, included, `YYYY-MM-DD`; empty while it is being typed. */
  | { readonly kind: 'on'; readonly day: string }
  | { readonly kind: 'after'; readonly count: number }

/**
 * A repetition as the dialog edits it. Everything that depends on a day is said relative to one day, that of the event or
 * of the occurrence that was opened, so that the rule follows when the day is moved, and moving it back is no change.
 */
export interface RepeatRule {
  readonly unit: RuleUnit
  readonly interval: number
  /** For weeks: days from the weekday of that day, 0 to 6, in order. */
  readonly weekdayOffsets: readonly number[]
  readonly pattern: MonthPattern
  readonly end: RuleEnd
  /** WKST of a rule that came with one; it decides where a "second week" begins. */
  readonly weekStart: string | null
}

/** What the dialog knows of a repetition: none, one it can edit, or the text of one that it leaves alone. */
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

/** A plain rule: every day, week, month or year as on the start, for ever. */
export const plainRule = (unit: RuleUnit): RepeatRule => ({
  unit,
  interval: 1,
  weekdayOffsets: [0],
  pattern: 'date',
  end: { kind: 'never' },
  weekStart: null,
})

/** The weekdays of a weekly rule, 0 is Monday, in the order of the week. */
export const weekdaysOf = (rule: RepeatRule, start: Day): readonly number[] =>
  rule.weekdayOffsets.map((offset) => (weekdayOf(start) + offset) % 7).sort((a, b) => a - b)

/** Which of its weekday a day is in its month: 2 for the second Tuesday. */
export const nthInMonth = (day: Day): number => Math.ceil(partsOf(day).date / 7)

/** Whether no later day of its month has its weekday. */
export function isLastInMonth(day: Day): boolean {
  const { year, month, date } = partsOf(day)
  return date + 7 > daysInMonth(year, month)
}

/**
 * A weekly rule with one weekday more or less, and by how many days the start must move so that the event begins on a
 * chosen weekday. The last weekday cannot be taken away.
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

/** The RRULE value of a rule for an event that starts on `start`. All that the rule means is written out. */
export function writeRule(rule: RepeatRule, start: Day): string {
  return [
    `FREQ=${FREQUENCIES[rule.unit]}`,
    ...(rule.interval > 1 ? [`INTERVAL=${rule.interval}`] : []),
    ...dayParts(rule, start),
    ...endParts(rule.end),
    ...(rule.weekStart ? [`WKST=${rule.weekStart}`] : []),
  ].join(';')
}
