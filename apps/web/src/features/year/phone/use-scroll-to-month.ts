import { partsOf, type Day } from '@dodici/core/date'
import { useEffect, type RefObject } from 'react'

/** Begins where the person is: with the current month in the current year. Otherwise, and without `today`, at the top. */
export function useScrollToMonth(list: RefObject<HTMLElement | null>, year: number, today: Day | null): void {
  const now = today === null ? null : partsOf(today)
  const month = now?.year === year ? now.month : 1
  useEffect(() => {
    const target = month > 1 ? list.current?.querySelector(`[data-month="${month}"]`) : list.current
    target?.scrollIntoView({ block: 'start' })
  }, [list, year, month])
}
