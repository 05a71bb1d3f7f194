import type { Category, Event, User } from '@dodici/contract/types'
import { weekStartOf, type Month } from '@dodici/core/date'
import { measureRules, type MeasureRules } from '@dodici/core/load'
import type { Holiday, YearItem } from '@dodici/core/year'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { yearsTouched } from '../../address/shown-months.ts'
import { calendars } from '../../api/calendars.queries.ts'
import { categories } from '../../api/categories.queries.ts'
import { profile } from '../../api/profile.queries.ts'
import { holidayPlace, holidaysOf, yearEvents } from '../../api/year.queries.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { eventsOf, holidaysByDay, itemsFrom } from './joined-years.ts'
import { colorsOf, filterItems, itemsOfCalendars, type Filter } from './year-items.ts'

const NO_EVENTS: readonly Event[] = []
const NO_ITEMS: readonly YearItem[] = []
const NOTHING: readonly never[] = []

/** A year as the page draws it. */
export interface Year {
  /** The first of the twelve months. */
  readonly from: Month
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

/** Reads twelve months: one calendar year, or the two that they touch. */
export function useYear(from: Month, filter: Filter): Year {
  const { answers, isRead, isError, error, tryAgain } = useAnswers(from)
  const ofYears = answers.map((answer) => answer?.events ?? NO_EVENTS)
  const events = isRead ? eventsOf(ofYears) : NO_EVENTS
  const all = isRead ? itemsFrom(from, ofYears) : NO_ITEMS
  const { category, calendar, hidden } = filter
  // Cached here too: pointing at other filters evicts the list's cache.
  const inCalendars = useMemo(() => itemsOfCalendars(all, { calendar, hidden }), [all, calendar, hidden])
  const items = filterItems(inCalendars, { category, calendar: 'all', hidden: '' })
  return {
    from,
    state: isRead ? 'ready' : isError ? 'failed' : 'loading',
    isStale: isRead && isError,
    error,
    tryAgain,
    isTruncated: answers.some((answer) => answer?.isTruncated),
    all,
    inCalendars,
    items,
    events,
  }
}

/** The answers for the calendar years of twelve months. */
function useAnswers(from: Month) {
  const [earlier = 0, later] = yearsTouched(from)
  const first = useQuery(yearEvents(earlier))
  // A calendar year is asked for once: the same request serves both.
  const second = useQuery(yearEvents(later ?? earlier))
  const reads = later === undefined ? [first] : [first, second]
  return {
    answers: reads.map(({ data }) => data),
    isRead: reads.every(({ data }) => data !== undefined),
    isError: reads.some(({ isError }) => isError),
    error: reads.find(({ error }) => error !== null)?.error ?? null,
    tryAgain: () => {
      for (const { isError, refetch } of reads) if (isError) void refetch()
    },
  }
}

/** View preferences: first day of the week, place of holidays, how time is measured, category colours. */
export function usePreferences(from: Month) {
  const { data: user } = useQuery(profile)
  const place = holidayPlace(user)
  const holidays = useHolidays(from, place)
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

function useHolidays(from: Month, place: string | null): readonly Holiday[] {
  const language = useLanguage()
  const [earlier = 0, later] = yearsTouched(from)
  const asked = (year: number) => ({ ...holidaysOf(year, place ?? '', language), enabled: place !== null })
  const first = useQuery(asked(earlier)).data
  const second = useQuery(asked(later ?? earlier)).data
  return holidaysByDay(later === undefined ? [first] : [first, second])
}

/** How the person's time is measured. */
function useRules(user: User | undefined, own: readonly Category[]): MeasureRules {
  // A profile stored by an older version lacks it.
  const allDayHours = user?.allDayHours ?? 0
  return useMemo(() => measureRules(allDayHours, own), [allDayHours, own])
}

const zoneOf = (user: User | undefined): string | null => user?.timezone ?? null

export type Preferences = ReturnType<typeof usePreferences>
