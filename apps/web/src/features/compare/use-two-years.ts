import type { Calendar, Category } from '@dodici/contract/types'
import { measureRules } from '@dodici/core/load'
import { itemsOfYears, type YearItem } from '@dodici/core/year'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CalendarAddress } from '../../address/calendar-address.ts'
import { ALL, passingCategories } from '../../address/category-filter.ts'
import { yearsTouched } from '../../address/shown-months.ts'
import { calendars } from '../../api/calendars.queries.ts'
import { categories } from '../../api/categories.queries.ts'
import { profile } from '../../api/profile.queries.ts'
import { useYearsTogether } from '../../api/years-together.ts'

const NOTHING: readonly never[] = []

/** The items of the shown months and of the twelve before, as the year shows them: filtered, without hidden calendars. */
export function useTwoYears({ from, category, calendar }: Pick<CalendarAddress, 'from' | 'category' | 'calendar'>) {
  const years = useMemo(() => [...new Set([...yearsTouched(from - 12), ...yearsTouched(from)])], [from])
  const { loaded, reading } = useYearsTogether(years)
  const { data: user } = useQuery(profile)
  const { data: ownCategories = NOTHING } = useQuery(categories)
  const { data: ownCalendars = NOTHING } = useQuery(calendars)
  const items = useMemo(
    () =>
      loaded &&
      narrowed(itemsOfYears(loaded.map(({ events }) => events)), {
        category,
        calendar,
        categories: ownCategories,
        calendars: ownCalendars,
      }),
    [loaded, category, calendar, ownCategories, ownCalendars],
  )
  // A profile stored by an older version lacks it.
  const allDayHours = (user as Partial<typeof user>)?.allDayHours ?? 0
  const rules = useMemo(() => measureRules(allDayHours, ownCategories), [allDayHours, ownCategories])
  return {
    ...{ items, rules, reading, categories: ownCategories },
    isFiltered: category !== ALL || calendar !== ALL,
    isTruncated: loaded?.some(({ isTruncated }) => isTruncated) ?? false,
  }
}

interface Narrowing {
  readonly category: string
  readonly calendar: string
  readonly categories: readonly Category[]
  readonly calendars: readonly Calendar[]
}

/** What passes the filters; a category that is gone is none. */
function narrowed(items: readonly YearItem[], { category, calendar, categories, calendars }: Narrowing): YearItem[] {
  const hidden = new Set(calendars.filter(({ shown }) => !shown).map(({ _id }) => _id))
  const known = new Set<string | null>(categories.map(({ _id }) => _id))
  const passes = passingCategories(category)
  return items
    .filter(({ calendarId }) => (calendar === ALL ? !hidden.has(calendarId) : calendarId === calendar))
    .map((item) => (known.has(item.categoryId) ? item : { ...item, categoryId: null }))
    .filter(({ categoryId }) => passes(categoryId))
}
