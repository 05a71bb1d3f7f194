import type { Category, Event, User } from '@dodici/contract/types'
import { parseDay, weekStartOf, type Day } from '@dodici/core/date'
import { measureRules, type MeasureRules } from '@dodici/core/load'
import type { Holiday, YearItem } from '@dodici/core/year'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { calendars } from '../../api/calendars.queries.ts'
import { categories } from '../../api/categories.queries.ts'
import { profile } from '../../api/profile.queries.ts'
import { holidayPlace, holidaysOf, yearEvents } from '../../api/year.queries.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { memoizeByList } from './memoize-by-list.ts'
import { filterItems, colorsOf, itemsOf, itemsOfCalendars, type Filter } from './year-items.ts'

const NO_EVENTS: readonly Event[] = []
const NOTHING: readonly never[] = []

/** A year as the page draws it. */
export interface Year {
  readonly year: number
  /** `failed` only without data: a year loaded once is drawn, however old. */
  readonly state: 'loading' | 'failed' | 'ready'
  /** The last read failed, so the data may be old. */
  readonly isStale: boolean
  readonly error: unknown
  readonly tryAgain: () => void
  /** Whether the server left occurrences out because there were too many. */
  readonly isTruncated: boolean
  /** All items, those in visible calendars, and those left by the filter. */
  readonly all: readonly YearItem[]
  readonly inCalendars: readonly YearItem[]
  readonly items: readonly YearItem[]
  readonly events: readonly Event[]
}

/** Reads a year. */
export function useYear(year: number, filter: Filter): Year {
  const { data, error, isError, refetch } = useQuery(yearEvents(year))
  const isRead = data !== undefined
  const events = data?.events ?? NO_EVENTS
  const all = itemsOf(events)
  const { category, calendar, hidden } = filter
  // Cached here too: pointing at other filters evicts the list's cache.
  const inCalendars = useMemo(() => itemsOfCalendars(all, { calendar, hidden }), [all, calendar, hidden])
  const items = filterItems(inCalendars, { category, calendar: 'all', hidden: '' })
  return {
    year,
    state: isRead ? 'ready' : isError ? 'failed' : 'loading',
    isStale: isRead && isError,
    error,
    tryAgain: () => void refetch(),
    isTruncated: data?.isTruncated ?? false,
    all,
    inCalendars,
    items,
    events,
  }
}

/** View preferences: first day of the week, place of holidays, how time is measured, category colours. */
export function usePreferences(year: number) {
  const language = useLanguage()
  const { data: user } = useQuery(profile)
  const place = holidayPlace(user)
  const { data: said } = useQuery({ ...holidaysOf(year, place ?? '', language), enabled: place !== null })
  const holidays = holidaysByDay(said)
  const { data: ownCategories = NOTHING } = useQuery(categories)
  const { data: ownCalendars = NOTHING } = useQuery(calendars)
  const colorBy = user?.colorBy ?? 'category'
  const colorOf = useMemo(
    () => colorsOf({ categories: ownCategories, calendars: ownCalendars, by: colorBy }),
    [ownCategories, ownCalendars, colorBy],
  )
  const rules = useRules(user, ownCategories)
  const weekStart = weekStartOf(user?.weekStart)
  const timezone = zoneOf(user)
  const own = { categories: ownCategories, calendars: ownCalendars }
  return { weekStart, place, timezone, holidays, ...own, rules, colorBy, colorOf }
}

/** How the person's time is measured. */
function useRules(user: User | undefined, own: readonly Category[]): MeasureRules {
  // A profile stored by an older version lacks it.
  const allDayHours = user?.allDayHours ?? 0
  return useMemo(() => measureRules(allDayHours, own), [allDayHours, own])
}

const zoneOf = (user: User | undefined): string | null => user?.timezone ?? null

export type Preferences = ReturnType<typeof usePreferences>

interface WireHoliday {
  readonly date: string
  readonly name: string
}

/** One holiday per day: the first. */
export const holidaysByDay = (said: readonly WireHoliday[] = NOTHING): readonly Holiday[] => namedOnce(said, {})

const namedOnce = memoizeByList((said: readonly WireHoliday[]): readonly Holiday[] => {
  const names = new Map<Day, string>()
  for (const { date, name } of said) {
    const day = parseDay(date)
    if (day !== null && !names.has(day)) names.set(day, name)
  }
  return Array.from(names, ([day, name]) => ({ day, name }))
})
