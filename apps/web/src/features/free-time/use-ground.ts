import { parseDay, yearOf, yearSpan, type Day } from '@dodici/core/date'
import { measureRules } from '@dodici/core/load'
import { yearItems, type Holiday, type YearItem } from '@dodici/core/year'
import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { yearWindow } from '../../address/calendar-address.ts'
import { categories } from '../../api/categories.queries.ts'
import { profile } from '../../api/profile.queries.ts'
import { holidayPlace, holidaysOf, yearEvents, type YearEvents } from '../../api/year.queries.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useToday } from '../../ui/today.ts'
import type { Ground } from './offers.ts'

const NOTHING: readonly never[] = []

/** The year and those beside it, as far as they are loaded and to come. Its items are all, whatever is filtered or hidden. */
export function useGround(year: number) {
  const today = useToday()
  const { data: user } = useQuery(profile)
  const { data: ownCategories = NOTHING } = useQuery(categories)
  const { first, last } = yearWindow(yearOf(today))
  const years = [year - 1, year, year + 1].filter((one) => one >= Math.max(first, yearOf(today)) && one <= last)
  const shown = useQuery(yearEvents(year))
  const events = useQueries({ queries: years.map(yearEvents), combine: loadedOf<YearEvents> })
  const place = holidayPlace(user)
  const holidays = useHolidays(years, place)
  const items = useMemo(() => itemsOf(events), [events])
  // A profile stored by an older version lacks it.
  const allDayHours = (user as Partial<typeof user>)?.allDayHours ?? 0
  const rules = useMemo(() => measureRules(allDayHours, ownCategories), [allDayHours, ownCategories])
  const ground: Ground = useMemo(
    () => ({ items, holidays, rules, ...spansOf(year, today) }),
    [items, holidays, rules, year, today],
  )
  return { reading: shown, ground: shown.data === undefined ? null : ground, place }
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

/** The items of all the years; what goes on from one into the next is one. */
const itemsOf = (years: readonly YearEvents[]): readonly YearItem[] => [
  ...new Map(years.flatMap(({ events }) => yearItems(events)).map((item) => [item.id, item])).values(),
]

/** The days to come of the year, and of it with those beside it. */
function spansOf(year: number, today: Day): Pick<Ground, 'span' | 'whole'> {
  const { first, last } = yearSpan(year)
  const [before, after] = [yearSpan(year - 1), yearSpan(year + 1)]
  return {
    span: { first: Math.max(today, first), last },
    whole: { first: Math.max(today, before.first), last: after.last },
  }
}
