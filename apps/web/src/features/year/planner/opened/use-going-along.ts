import type { YearLayout } from '@dodici/core/year'
import { useLayoutEffect } from 'react'
import { ABOVE_DAYS, BAR } from '../../../../ui/drawn-day.ts'
import { rowOf } from './month-place.ts'

/** Px of a row that are left where its name and numbers go no further: as much as they need. */
const LEAST = 48

/**
 * Keeps the letters of the weekdays in the window, and the name and the numbers of the opened row. Style sheets do that, but
 * not where the year scrolls sideways: whatever is sticky in there stays in that and not in the window.
 */
export function useGoingAlong({ openedRow }: YearLayout): void {
  useLayoutEffect(() => {
    const row = openedRow && rowOf(openedRow.month)
    const planner = row?.closest<HTMLElement>('[data-opened]')
    if (!row || !planner?.closest('[data-sideways]')) return undefined
    const follow = () => {
      const [{ top: head }, { top, height }] = [planner.getBoundingClientRect(), row.getBoundingClientRect()]
      go(planner, BAR - head)
      go(row, Math.min(ABOVE_DAYS - top, height - LEAST))
    }
    follow()
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  })
}

const go = (element: HTMLElement, way: number): void => element.style.setProperty('--along', `${Math.max(0, way)}px`)
