import { parseDay, twelveMonths, yearOf, yearSpan, type Day, type Month } from '@dodici/core/date'
import { measureRules } from '@dodici/core/load'
import { itemsOfYears, type Holiday } from '@dodici/core/year'
import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { yearsTouched, yearWindow } from '../../address/shown-months.ts'
import { categories } from '../../api/categories.queries.ts'
import { profile } from '../../api/profile.queries.ts'
import { holidayPlace, holidaysOf, yearEvents, type YearEvents } from '../../api/year.queries.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useToday } from '../../ui/today.ts'
import type { Ground } from './offers.ts'

const NOTHING: readonly never[] = []

/** The twelve months and the years around them, as far as they are loaded and to come. Its items are all, whatever is filtered or hidden. */
export function useGround(from: Month) {
  const today = useToday()
  const { data: user } = useQuery(profile)
  const { data: ownCategories = NOTHING } = useQuery(categories)
  const years = yearsAround(from, today)
  const touched = yearsTouched(from)
  const [earlier, later] = [useQuery(yearEvents(touched[0] ?? 0)), useQuery(yearEvents(touched.at(-1) ?? 0))]
  const events = useQueries({ queries: years.map(yearEvents), combine: loadedOf<YearEvents> })
  const place = holidayPlace(user)
  const holidays = useHolidays(years, place)
  const items = useMemo(() => itemsOfYears(events.map((year) => year.events)), [events])
  // A profile stored by an older version lacks it.
  const allDayHours = (user as Partial<typeof user>)?.allDayHours ?? 0
  const rules = useMemo(() => measureRules(allDayHours, ownCategories), [allDayHours, ownCategories])
  const ground: Ground = useMemo(
    () => ({ items, holidays, rules, ...spansOf(from, today) }),
    [items, holidays, rules, from, today],
  )
  const missing = [earlier, later].find(({ data }) => data === undefined)
  return { reading: missing ?? earlier, ground: missing === undefined ? ground : null, place }
}

/** Those of several answers that are there. */
const loadedOf = <Data>(readings: readonly UseQueryResult<Data>[]): Data[] => readings.flatMap(({ data }) => data ?? [])

function useHolidays(years: readonly number[], place: string | null): readonly Holiday[] {
  const language = useLanguage()
  const said = useQueries({
    queries: years.map((year) => ({ ...holidaysOf(year, place ?? '', language), enabled: place !== null })),
    combine: loadedOf<readonly { readonly date: string; readonly name: string }[]>,
  })
  return useMemo(
    () =>
      said.flat().flatMap(({ date, name }) => {
        const day = parseDay(date)
        return day === null ? [] : [{ day, name }]
      }),
    [said],
  )
}

/** The years that the months touch and those beside them, of these the ones to come that can be shown. */
function yearsAround(from: Month, today: Day): readonly number[] {
  const { first, last } = yearWindow(yearOf(today))
  const touched = yearsTouched(from)
  const [before, after] = [(touched[0] ?? 0) - 1, (touched.at(-1) ?? 0) + 1]
  return [before, ...touched, after].filter((year) => year >= Math.max(first, yearOf(today)) && year <= last)
}

/** The days to come of the twelve months, and of the years around them. */
function spansOf(from: Month, today: Day): Pick<Ground, 'span' | 'whole'> {
  const { first, last } = twelveMonths(from)
  const [before, after] = [yearSpan(yearOf(first) - 1), yearSpan(yearOf(last) + 1)]
  return {
    span: { first: Math.max(today, first), last },
    whole: { first: Math.max(today, before.first), last: after.last },
  }
}
