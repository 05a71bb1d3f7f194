import type { Clock, ClockPair, MonthDay } from '../meaning/captures.ts'

const SLASHED = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?$/
const DOTTED = /^(\d{1,2})[.-](\d{1,2})[.-](\d{4})$/
/** With a year of two figures only where the figures are hardly those of a version: `30.04.27`, `22.3.27`. */
const SHORT_DOTTED = /^(?:(\d{1,2})\.(0[1-9]|1[0-2])|(1[3-9]|2\d|3[01])\.([1-9]))\.([2-5]\d)$/
const YEAR_FIRST = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/
/** Figures that look like a date, whether there is such a day or not. */
export const DATELIKE = /^\d{1,2}\/\d{1,2}$|^\d{1,4}([-./])\d{1,2}\1\d{1,4}$/
const FIGURES = /^(\d{1,2})[:.](\d{2})$/

/** A later year of two figures is one of the last century: `31/10/74`. */
const SHORT_YEAR_MAX = 60

function yearOf(text: string | undefined): number | null {
  if (text === undefined || text.length === 4) return text === undefined ? null : Number(text)
  return Number(text) + (Number(text) > SHORT_YEAR_MAX ? 1900 : 2000)
}

/** Day and month in the order of the language; where both orders make sense in English, none is sure. */
function ordered(first: number, second: number, isDayFirst: boolean): { date: number; month: number } | null {
  if (isDayFirst) return second > 12 ? null : { date: first, month: second }
  if (first > 12) return second > 12 ? null : { date: first, month: second }
  return second > 12 || first === second ? { date: second, month: first } : null
}

/** The day of `30.04.27`; undefined where the figures may be those of a version. */
function shortDottedOf(word: string): MonthDay | undefined {
  const [, date, month, surerDate, digit, year] = SHORT_DOTTED.exec(word) ?? []
  if (year === undefined) return undefined
  return { date: Number(date ?? surerDate), month: Number(month ?? digit), year: yearOf(year) }
}

const ANY_SHORT_DOTTED = /^(\d{1,2})\.(\d{1,2})\.([2-5]\d)$/

/** The day of `8.4.27`, which without an hour beside it may as well be a version. */
export function versionDayOf(word: string): MonthDay | undefined {
  const [, date, month, year] = ANY_SHORT_DOTTED.exec(word) ?? []
  const isDay = year !== undefined && Number(month) >= 1 && Number(month) <= 12
  return isDay ? { date: Number(date), month: Number(month), year: yearOf(year) } : undefined
}

function yearFirstOf([, year, month, date]: RegExpExecArray): MonthDay | undefined {
  return Number(month) > 12 ? undefined : { year: Number(year), month: Number(month), date: Number(date) }
}

/** Day and month that figures say: `20/5`, `20.5.2027`, `2027-05-20`; undefined where they say none that is sure. */
export function monthDayOf(word: string, isDayFirst: boolean): MonthDay | undefined {
  const iso = YEAR_FIRST.exec(word)
  return iso ? yearFirstOf(iso) : (shortDottedOf(word) ?? yearLastOf(word, isDayFirst))
}

function yearLastOf(word: string, isDayFirst: boolean): MonthDay | undefined {
  const match = SLASHED.exec(word) ?? DOTTED.exec(word)
  const order = match && ordered(Number(match[1]), Number(match[2]), isDayFirst)
  if (!match || !order || order.month < 1) return undefined
  const year = yearOf(match[3])
  return year !== null && (year < 1900 || year > 2200) ? undefined : { ...order, year }
}

/** Figures in which either of both may be the month, and the year if there is one: `4/1`, `4/1/27`. */
export function eitherDayOf(word: string): readonly [first: number, second: number, year: number | null] | undefined {
  const match = SLASHED.exec(word)
  const [first, second] = [Number(match?.[1]), Number(match?.[2])]
  return match && first !== second && first >= 1 && second >= 1 && first <= 12 && second <= 12
    ? [first, second, yearOf(match[3])]
    : undefined
}

/** Whether a day and month may as well be a part of something: `3/4`. */
export const looksLikeFraction = (word: string): boolean => {
  const [first = '', second = '', ...rest] = word.split('/')
  return rest.length === 0 && !first.startsWith('0') && Number(first) < Number(second)
}

const isTimeOfDay = (hour: number, minute: number): boolean =>
  minute < 60 && (hour < 24 || (hour === 24 && minute === 0))

/** The time of day that figures say: `15:30`, `15.30`. */
export function clockOf(word: string): Clock | undefined {
  const match = FIGURES.exec(word)
  const [hour, minute] = [Number(match?.[1]), Number(match?.[2])]
  if (!isTimeOfDay(hour, minute)) return undefined
  const isBare = hour > 0 && hour <= 12 && !word.startsWith('0')
  return { minute: hour * 60 + minute, isVague: isBare && hour < 12, told: isBare ? 'bare' : 'day' }
}

/** Two times of day with a stroke between them: `8.30/17.30`. */
export function clockPairOf(word: string): ClockPair | undefined {
  const [start, end, ...others] = word.split('/').map(clockOf)
  return start && end && others.length === 0 ? { start, end } : undefined
}

const DAY_POINT_MONTH = /^(\d{1,2})\.(0?[1-9]|1[0-2])$/

/** Day and month with a point, as `29.04`; undefined where it rather is a version or a time, as `3.12`. */
export function pointedMonthDayOf(word: string): MonthDay | undefined {
  const match = DAY_POINT_MONTH.exec(word)
  const [date, month] = [Number(match?.[1]), Number(match?.[2])]
  const isLikely = /^0?[1-9]$/u.test(match?.[2] ?? '') || date > 24
  return isLikely && date >= 1 && date <= 31 ? { date, month, year: null } : undefined
}

/** Figures with a point that are no time of day, and may be a day: `26.3`. */
export const isPointedDay = (word: string): boolean => /^(?:[1-9]|[12]\d|3[01])\.[1-9]$/.test(word)

const FOUR_FIGURES = /^(\d{2})(\d{2})$/

/** A time of day in four figures without a sign: `1730`, but not a year such as `2027`. */
export function fourFigureClockOf(word: string): Clock | undefined {
  const match = FOUR_FIGURES.exec(word)
  const [hour, minute] = [Number(match?.[1]), Number(match?.[2])]
  const isYear = (hour === 19 || hour === 20) && minute % 5 > 0
  return match && hour < 24 && minute < 60 && !isYear
    ? { minute: hour * 60 + minute, isVague: false, told: 'day' }
    : undefined
}

const PAIR = /^(\d{1,2})\/(\d{1,2})$/

/** The first of two days of a month that follow each other: `17/18`. */
export function domPairOf(word: string): number | undefined {
  const match = PAIR.exec(word)
  const [first, second] = [Number(match?.[1]), Number(match?.[2])]
  return second === first + 1 && first >= 1 && second <= 31 ? first : undefined
}
