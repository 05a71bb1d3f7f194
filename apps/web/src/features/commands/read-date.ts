import { dayOf, daysInMonth, type Day } from '@dodici/core/date'
import { foldForSearch } from '@dodici/core/event'

/** What is needed to parse a date in a country's notation. */
export interface DateHabits {
  /** Month names, January first. */
  readonly months: readonly string[]
  /** Whether `3/4` is 4 March, as in the United States. */
  readonly isMonthFirst: boolean
  /** The year of a date without one. */
  readonly year: number
}

const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/
const DIGITS = /^(\d{1,2})\s*[-/. ]\s*(\d{1,2})(?:\s*[-/. ]\s*(\d{4}|\d{2}))?$/
/** Three letters identify a month. */
const DAY_MONTH = /^(\d{1,2})(?:st|nd|rd|th|[°º.])?\s+(?:of\s+)?(\p{L}{3,})\.?(?:,?\s+(\d{4}))?$/u
const MONTH_DAY = /^(\p{L}{3,})\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?:,?\s+(\d{4}))?$/u

/**
 * Parses a day: `18/3`, `18.3.27`, `2027-03-18`, `18 marzo`, `March 18, 2027`. Null for anything else, and for a day
 * that does not exist.
 */
export function readDate(text: string, habits: DateHabits): Day | null {
  const said = foldForSearch(text.trim())
  return readIso(said) ?? readDigits(said, habits) ?? readNamed(said, habits)
}

/** Parses a year, `2027`; null for anything else. */
export const readYear = (text: string): number | null => (/^\d{4}$/.test(text.trim()) ? Number(text) : null)

function readIso(text: string): Day | null {
  const match = ISO.exec(text)
  return match && existing(Number(match[1]), Number(match[2]), Number(match[3]))
}

function readDigits(text: string, { isMonthFirst, year }: DateHabits): Day | null {
  const match = DIGITS.exec(text)
  if (!match) return null
  const [one, other] = [Number(match[1]), Number(match[2])]
  return existing(yearIn(match[3], year), isMonthFirst ? one : other, isMonthFirst ? other : one)
}

function readNamed(text: string, habits: DateHabits): Day | null {
  const [, date, name, year] = DAY_MONTH.exec(text) ?? []
  if (name !== undefined) return existing(yearIn(year, habits.year), monthNamed(name, habits), Number(date))
  const [, first, second, third] = MONTH_DAY.exec(text) ?? []
  if (first === undefined) return null
  return existing(yearIn(third, habits.year), monthNamed(first, habits), Number(second))
}

/** 1-based; 0 if no month or several begin like this. */
function monthNamed(beginning: string, { months }: DateHabits): number {
  const found = months.flatMap((name, index) => (foldForSearch(name).startsWith(beginning) ? [index + 1] : []))
  return found.length === 1 ? (found[0] ?? 0) : 0
}

function yearIn(digits: string | undefined, usual: number): number {
  if (digits === undefined) return usual
  return digits.length === 2 ? 2000 + Number(digits) : Number(digits)
}

const existing = (year: number, month: number, date: number): Day | null =>
  month >= 1 && month <= 12 && date >= 1 && date <= daysInMonth(year, month) ? dayOf(year, month, date) : null
