import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useCalendarAddress } from '../address/use-calendar-address.ts'
import { calendars } from '../api/calendars.queries.ts'
import { categories } from '../api/categories.queries.ts'

const isGone = (id: string, items: readonly { readonly _id: string }[] | undefined): boolean =>
  id !== 'all' && items !== undefined && items.every((item) => item._id !== id)

/** A filter on what is no longer there would show an empty year: it goes back to all. */
export function useKnownFilters(): void {
  const { address, change } = useCalendarAddress()
  const isCategoryGone = isGone(address.category, useQuery(categories).data)
  const isCalendarGone = isGone(address.calendar, useQuery(calendars).data)
  useEffect(() => {
    if (isCategoryGone) change({ category: 'all' }, { replace: true })
    if (isCalendarGone) change({ calendar: 'all' }, { replace: true })
  }, [isCategoryGone, isCalendarGone, change])
}
