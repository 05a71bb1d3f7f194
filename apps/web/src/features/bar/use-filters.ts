import type { Calendar, Category } from '@dodici/contract/types'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { calendars } from '../../api/calendars.queries.ts'
import { categories } from '../../api/categories.queries.ts'
import { expectChange } from '../../address/expected-change.ts'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { logFault } from '../../ui/log.ts'

/** A filter: its options, and its value (`all`, or an id). */
export interface Filter<Item> {
  readonly items: readonly Item[]
  readonly chosen: Item | null
  readonly choose: (id: string) => void
  /** The person points at an option and may choose it next. */
  readonly expect: (id: string) => void
}

export interface Filters {
  readonly category: Filter<Category>
  /** Shown only with more than one calendar. */
  readonly calendar: Filter<Calendar>
}

/** The bar's filters. A failed list of categories is only logged: the year works without it. */
export function useFilters(): Filters {
  const { address, change } = useCalendarAddress()
  const categoryList = useQuery(categories)
  const calendarList = useQuery(calendars)
  useEffect(() => {
    if (categoryList.error) logFault('Error updating categories:', categoryList.error)
  }, [categoryList.error])
  return {
    category: {
      ...filterOf(categoryList.data, address.category),
      choose: (category) => change({ category }),
      expect: (category) => expectChange({ category }),
    },
    calendar: {
      ...filterOf(calendarList.data, address.calendar),
      choose: (calendar) => change({ calendar }),
      expect: (calendar) => expectChange({ calendar }),
    },
  }
}

const filterOf = <Item extends { readonly _id: string }>(items: readonly Item[] = [], id: string) => ({
  items,
  chosen: items.find((item) => item._id === id) ?? null,
})
