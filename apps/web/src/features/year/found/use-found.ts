import type { Category } from '@dodici/contract/types'
import type { YearItem } from '@dodici/core/year'
import { useDeferredValue } from 'react'
import { useCalendarAddress } from '../../../address/use-calendar-address.ts'
import type { Year } from '../use-year.ts'
import { findItems } from './find-items.ts'

/** What the search of the address finds in a year; null while nothing is searched for. Typing never waits for it. */
export function useFound({ items, events }: Year, categories: readonly Category[]): readonly YearItem[] | null {
  const { address } = useCalendarAddress()
  const query = useDeferredValue(address.query)
  return findItems(items, { events, categories, query })
}
