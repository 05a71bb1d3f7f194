/**
 * A calendar day as the number of days since 1970-01-01 (proleptic Gregorian). Day arithmetic is integer
 * arithmetic: tomorrow is `day + 1`.
 */
export type Day = number

/** Year, month (1 to 12) and day of the month (1 to 31). */
export interface DayParts {
  readonly year: number
  readonly month: number
  readonly date: number
}

const DAYS_BEFORE_MONTH = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334] as const
const DAYS_IN_400_YEARS = 146_097
const DAYS_FROM_0000_03_01_TO_1970 = 719_468

/** Whether `year` has 366 days in the Gregorian calendar. */
export const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** Number of days in a year: 365 or 366. */
export const daysInYear = (year: number): number => (isLeapYear(year) ? 366 : 365)

/** Number of days in month 1 to 12 of a year. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

/**
 * The day of a valid year, month (1 to 12) and date. Out-of-range input is not checked here: use `parseDay` at
 * borders.
 */
export function dayOf(year: number, month: number, date: number): Day {
  const leapDayPassed = month > 2 && isLeapYear(year) ? 1 : 0
  const before = year - 1
  const leapDays = Math.floor(before / 4) - Math.floor(before / 100) + Math.floor(before / 400)
  return before * 365 + leapDays + (DAYS_BEFORE_MONTH[month - 1] ?? 0) + leapDayPassed + date - 1 - 719_162
}

/**
 * Year, month and date of a day. The era arithmetic is Howard Hinnant's `civil_from_days`: years start in March, so
 * that the leap day is the last of its year.
 */
export function partsOf(day: Day): DayParts {
  const shifted = day + DAYS_FROM_0000_03_01_TO_1970
  const era = Math.floor(shifted / DAYS_IN_400_YEARS)
  const dayOfEra = shifted - era * DAYS_IN_400_YEARS
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    date: dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1,
  }
}

/** The year of a day. */
export const yearOf = (day: Day): number => partsOf(day).year

/** Weekday of a day by ISO 8601, counted from zero: 0 is Monday, 6 is Sunday. */
export const weekdayOf = (day: Day): number => (((day + 3) % 7) + 7) % 7

/** First and last day of a year, both included. */
export function yearSpan(year: number): { first: Day; last: Day } {
  const first = dayOf(year, 1, 1)
  return { first, last: first + daysInYear(year) - 1 }
}
