import { dayOf, partsOf, weekdayOf, type Day } from './day.ts'

/** First day of the week: 0 is Monday, 6 is Sunday (as `weekdayOf` counts). */
export type WeekStart = 0 | 6

/** The first weekday as a profile names it; Monday (ISO 8601) where it is not known. */
export const weekStartOf = (name: 'monday' | 'sunday' | undefined): WeekStart => (name === 'sunday' ? 6 : 0)

/** The first day of the week that holds `day`. */
export const startOfWeek = (day: Day, weekStart: WeekStart = 0): Day => day - ((weekdayOf(day) - weekStart + 7) % 7)

/** ISO 8601 week number (1 to 53) and the year that the week belongs to, which differs from the day's at year ends. */
export function isoWeekOf(day: Day): { year: number; week: number } {
  const thursday = startOfWeek(day) + 3
  const { year } = partsOf(thursday)
  return { year, week: Math.floor((thursday - dayOf(year, 1, 1)) / 7) + 1 }
}
