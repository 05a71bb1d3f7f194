import { writeTime, yearOf, type Day, type WallMinute } from '@dodici/core/date'
import { hourCycle } from './hour-cycle.ts'
import { currentLocale } from './locale.ts'
import { texts } from './texts.ts'

/** Notations of a day; the language decides the order. */
const forms = {
  day: { day: 'numeric' },
  month: { month: 'long' },
  'month-short': { month: 'short' },
  'month-year': { month: 'long', year: 'numeric' },
  weekday: { weekday: 'long' },
  'weekday-short': { weekday: 'short' },
  'weekday-narrow': { weekday: 'narrow' },
  'day-month': { day: 'numeric', month: 'long' },
  'day-month-short': { day: 'numeric', month: 'short' },
  'day-month-year-short': { day: 'numeric', month: 'short', year: 'numeric' },
  'day-month-year': { day: 'numeric', month: 'long', year: 'numeric' },
  'weekday-day': { weekday: 'long', day: 'numeric' },
  'weekday-day-month': { weekday: 'long', day: 'numeric', month: 'long' },
  'weekday-day-month-short': { weekday: 'short', day: 'numeric', month: 'short' },
  'weekday-day-month-year': { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  'weekday-day-month-year-short': { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

export type DayForm = keyof typeof forms

const MILLISECONDS_A_DAY = 86_400_000

const made = new Map<string, unknown>()

/** Creating a formatter costs a hundred times more than using it. */
function cached<T>(key: string, make: (locale: string) => T): T {
  const locale = currentLocale()
  const known = made.get(`${locale} ${key}`) as T | undefined
  if (known !== undefined) return known
  const formatter = make(locale)
  made.set(`${locale} ${key}`, formatter)
  return formatter
}

/** A day in words, in the language of the page. */
export const formatDay = (day: Day, form: DayForm): string =>
  dayFormatter(form).format(new Date(day * MILLISECONDS_A_DAY))

/** A range of days, with shared parts said once: `15–24 March 2027`. */
export const formatDays = (first: Day, last: Day, form: DayForm): string =>
  dayFormatter(form)
    .formatRange(new Date(first * MILLISECONDS_A_DAY), new Date(last * MILLISECONDS_A_DAY))
    // Italian pads the days of a range (`07–13 giugno`); others do not.
    .replace(/\b0(?=\d)/g, '')

/** A range with weekdays, `sab 24 lug – sab 14 ago`; a single day once. */
export function formatSpan(first: Day, last: Day): string {
  const from = formatDay(first, 'weekday-day-month-short')
  return first === last ? from : `${from} – ${formatDay(last, 'weekday-day-month-short')}`
}

/** The same, with the year if it is not `year`: `dom 28 nov`, `sab 19 dic 2026 – dom 10 gen 2027`. */
export function formatSpanBeside(first: Day, last: Day, year: number): string {
  const [from, to] = [yearOf(first), yearOf(last)]
  if (from === year && to === year) return formatSpan(first, last)
  const end = formatDayOfYear(last)
  if (first === last) return end
  return `${from === to ? formatDay(first, 'weekday-day-month-short') : formatDayOfYear(first)} – ${end}`
}

/** British English puts a comma after the weekday only before a year. We never do. */
const formatDayOfYear = (day: Day): string =>
  formatDay(day, 'weekday-day-month-year-short').replace(/^(\p{L}+), (?=\d)/u, '$1 ')

/** A local time as the person writes it: `16:40`, or `4:40 PM`, which never wraps. */
export const formatTime = (wall: WallMinute): string => writeTime(wall, hourCycle(), texts.language)

/** An integer with the language's grouping. */
export const formatNumber = (value: number): string =>
  cached('number', (locale) => new Intl.NumberFormat(locale)).format(value)

/** A waiting time: seconds below two minutes, else minutes rounded up. */
export function formatWait(seconds: number): string {
  const [value, unit] =
    seconds < 120 ? [Math.max(1, Math.ceil(seconds)), 'second'] : [Math.ceil(seconds / 60), 'minute']
  return cached(unit, (locale) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })).format(
    value,
  )
}

/** Distance of a day, in the largest useful unit: `tra 5 giorni`, `in 9 weeks`, `in 14 months`. */
export function formatAhead(days: number): string {
  const [value, unit] = AHEAD.map(([unit, length, upTo]) => [days / length, unit, upTo] as const).find(
    ([value, , upTo]) => value < upTo,
  ) ?? [days, 'day']
  return cached('ahead', (locale) => new Intl.RelativeTimeFormat(locale)).format(Math.round(value), unit)
}

/** A unit, its days, and the maximum number of it. */
const AHEAD = [
  ['day', 1, 14],
  ['week', 7, 52],
  ['month', 30.44, 24],
  ['year', 365.25, Number.POSITIVE_INFINITY],
] as const

/** Names in a sentence: `a, b and c`. */
export const formatList = (parts: readonly string[]): string =>
  cached('list', (locale) => new Intl.ListFormat(locale, { type: 'conjunction' })).format(parts)

const dayFormatter = (form: DayForm): Intl.DateTimeFormat =>
  cached(form, (locale) => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...forms[form] }))
