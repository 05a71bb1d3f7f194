import type { Calendar } from '@dodici/contract/types'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ALL, aloneCategory, chosenCategories, NONE, toggledCategory } from '../../address/category-filter.ts'
import { expectChange } from '../../address/expected-change.ts'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { calendars } from '../../api/calendars.queries.ts'
import { categories } from '../../api/categories.queries.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { logFault } from '../../ui/log.ts'

/** The filter by calendar: its options, and its value (`all`, or an id). */
export interface CalendarFilter {
  readonly items: readonly Calendar[]
  readonly chosen: Calendar | null
  readonly choose: (id: string) => void
  /** The person points at an option and may choose it next. */
  readonly expect: (id: string) => void
}

/** A category that can be filtered for; the last one is for events without. */
export interface FilterCategory {
  readonly _id: string
  readonly name: string
  readonly color: string | null
}

/** The filter by categories, of which several can be chosen. */
export interface CategoriesFilter {
  readonly items: readonly FilterCategory[]
  readonly chosen: readonly FilterCategory[]
  readonly isChosen: (id: string) => boolean
  readonly toggle: (id: string) => void
  readonly showOnly: (id: string) => void
  readonly showAll: () => void
  /** The person points at an option and may switch it next; at `all`, which shows everything. */
  readonly expect: (id: string) => void
}

export interface Filters {
  readonly category: CategoriesFilter
  /** Shown only with more than one calendar. */
  readonly calendar: CalendarFilter
}

/** The bar's filters. A failed list of categories is only logged: the year works without it. */
export function useFilters(): Filters {
  const { address, change } = useCalendarAddress()
  const { data = [] } = useQuery(calendars)
  return {
    category: useCategoriesFilter(),
    calendar: {
      items: data,
      chosen: data.find(({ _id }) => _id === address.calendar) ?? null,
      choose: (calendar) => change({ calendar }),
      expect: (calendar) => expectChange({ calendar }),
    },
  }
}

function useCategoriesFilter(): CategoriesFilter {
  const { t } = useTranslation()
  const { address, change } = useCalendarAddress()
  const { data: own = [], error } = useQuery(categories)
  useEffect(() => {
    if (error) logFault('Error updating categories:', error)
  }, [error])
  const { category } = address
  const items = own.length === 0 ? [] : [...own, { _id: NONE, name: t('year.legend.none'), color: null }]
  const chosen = chosenCategories(category)
  const isChosen = (id: string) => chosen.includes(id)
  const toggled = (id: string) =>
    toggledCategory(
      category,
      id,
      items.map(({ _id }) => _id),
    )
  return {
    items,
    chosen: items.filter(({ _id }) => isChosen(_id)),
    isChosen,
    toggle: (id) => change({ category: toggled(id) }),
    showOnly: (id) => change({ category: aloneCategory(category, id) }),
    showAll: () => change({ category: ALL }),
    expect: (id) => expectChange({ category: id === ALL ? ALL : toggled(id) }),
  }
}
