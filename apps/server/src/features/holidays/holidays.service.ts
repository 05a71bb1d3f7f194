import type { Holiday, User } from '@dodici/contract/types'
import { LRUCache } from 'lru-cache'
import { shortName } from './short-names.ts'

const calendars = new LRUCache<string, Holiday[]>({ max: 200 })

/**
 * Public holidays of a country, ordered by day; empty for an unknown country. A day with two names appears twice. The
 * rules of all countries take 13 MB and some time, so they are loaded on first use.
 */
export async function listHolidays(query: {
  year: number
  country: string
  language: User['language']
}): Promise<Holiday[]> {
  const key = `${query.country} ${String(query.year)} ${query.language}`
  const known = calendars.get(key)
  if (known) return known
  const { default: HolidayCalendar } = await import('date-holidays')
  const calendar = new HolidayCalendar()
  calendar.init(query.country)
  const holidays = calendar
    .getHolidays(query.year, query.language)
    .filter((holiday) => holiday.type === 'public')
    .map(({ date, name, rule }) => ({
      date: date.slice(0, 10),
      name: shortName({ country: query.country, rule, name }, query.language),
    }))
  calendars.set(key, holidays)
  return holidays
}
