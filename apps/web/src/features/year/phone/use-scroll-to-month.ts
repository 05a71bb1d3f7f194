import { partsOf, type Day } from '@dodici/core/date'
import { useEffect, type RefObject } from 'react'

/** Begins where the person is: with the current month in the current year, at the top in all others. */
export function useScrollToMonth(list: RefObject<HTMLElement | null>, year: number, today: Day): void {
  const { year: currentYear, month } = partsOf(today)
  useEffect(() => {
    const target = currentYear === year && month > 1 ? list.current?.querySelector(`[data-month="${month}"]`) : null
    if (target) target.scrollIntoView({ block: 'start' })
    else list.current?.scrollIntoView({ block: 'nearest' })
  }, [list, year, currentYear, month])
}
