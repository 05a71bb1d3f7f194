import type { Category } from '@dodici/contract/types'
import { parseDay } from '@dodici/core/date'
import type { DaySpan, YearItem } from '@dodici/core/year'
import { useDeferredValue, useMemo } from 'react'
import { useCalendarAddress } from '../../../address/use-calendar-address.ts'
import type { Year } from '../use-year.ts'
import { findItems } from './find-items.ts'

/** The days that the assistant points at; null without any. */
export function useMarkedDays(): DaySpan | null {
  const { address } = useCalendarAddress()
  const { from = '', to = '' } = address.marked ?? {}
  return useMemo(() => {
    const [first, last] = [parseDay(from), parseDay(to)]
    return first === null || last === null ? null : { first, last }
  }, [from, to])
}

/** Items on some days; null without days. */
export function useItemsOn(items: readonly YearItem[], days: DaySpan | null): readonly YearItem[] | null {
  return useMemo(
    () => days && items.filter(({ first, last }) => first <= days.last && last >= days.first),
    [items, days],
  )
}

/** Search hits in a year; null without a search. Deferred, so that typing never waits. */
export function useSearchHits({ items, events }: Year, categories: readonly Category[]): readonly YearItem[] | null {
  const { address } = useCalendarAddress()
  const query = useDeferredValue(address.query)
  return findItems(items, { events, categories, query })
}
