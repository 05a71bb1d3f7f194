import type { Holiday, HolidayRegion, User } from '@dodici/contract/types'
import { LRUCache } from 'lru-cache'
import { shortName } from './short-names.ts'

const calendars = new LRUCache<string, Holiday[]>({ max: 200 })

/** Where holidays are public: the code of a country, and that of one of its regions (`BY`) or of a part of it (`BY-A`). */
interface Place {
  readonly country: string
  readonly region?: string | null | undefined
}

/** The rules of all countries take 13 MB and some time, so they are loaded on first use. */
async function loadCalendar() {
  const { default: HolidayCalendar } = await import('date-holidays')
  return new HolidayCalendar()
}

/**
 * Public holidays of a country, one of its regions or a part of it, ordered by day; empty for an unknown country, and those of the whole
 * country for an unknown region. A day with two names appears twice.
 */
export async function listHolidays(
  query: Place & { readonly year: number; readonly language: User['language'] },
): Promise<Holiday[]> {
  const { year, country, language } = query
  const key = `${country} ${query.region ?? ''} ${String(year)} ${language}`
  const known = calendars.get(key)
  if (known) return known
  const calendar = await loadCalendar()
  const region = Object.keys(regionNames(calendar, country, language)).find((code) => code === query.region)
  if (region === undefined) calendar.init(country)
  else calendar.init(country, ...region.split('-'))
  const holidays = calendar
    .getHolidays(year, language)
    .filter((holiday) => holiday.type === 'public')
    .map(({ date, name, rule }) => ({ date: date.slice(0, 10), name: shortName({ country, rule, name }, language) }))
  // A code that is none has no place of its own.
  if (region === (query.region ?? undefined)) calendars.set(key, holidays)
  return holidays
}

/** The regions of a country, and parts of them, that have public holidays of their own, by name; none for an unknown country. */
export async function listRegions(country: string, language: User['language']): Promise<HolidayRegion[]> {
  return Object.entries(regionNames(await loadCalendar(), country, language))
    .map(([code, name]) => ({ code, name }))
    .sort((one, other) => one.name.localeCompare(other.name, language))
}

type Calendar = Awaited<ReturnType<typeof loadCalendar>>

/** By code: the regions, and under `BY-A` the parts of them. */
function regionNames(calendar: Calendar, country: string, language: User['language']): Record<string, string> {
  const regions = namesOf(calendar.getStates(country, language))
  const parts = Object.entries(regions).flatMap(([code, name]) =>
    Object.entries(namesOf(calendar.getRegions(country, code, language))).map(
      ([part, partName]) => [`${code}-${part}`, `${name}: ${partName}`] as const,
    ),
  )
  return { ...regions, ...Object.fromEntries(parts) }
}

/** The library answers nothing where there are none, although its types say otherwise. */
const namesOf = (names: Record<string, string> | undefined): Record<string, string> => names ?? {}
