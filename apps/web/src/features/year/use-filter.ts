import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { calendars } from '../../api/calendars.queries.ts'
import { hiddenIn, type Filter } from './year-items.ts'

/** The items left by the URL's filters and by hidden calendars. */
export function useFilter(): Filter {
  const { address } = useCalendarAddress()
  const { category, calendar } = address
  const { data: hidden = '' } = useQuery({ ...calendars, select: hiddenIn })
  return useMemo(() => ({ category, calendar, hidden }), [category, calendar, hidden])
}
