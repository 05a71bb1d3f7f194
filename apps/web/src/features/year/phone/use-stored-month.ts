import { monthOf, numberOfMonth, type Day, type Month } from '@dodici/core/date'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import type { View } from '../../../address/calendar-address.ts'
import { monthAt, visibleMonth, wayTo, type MonthPlace, type VerticalSpan } from './month-places.ts'

interface MonthListState {
  /** The first of the twelve months. */
  readonly from: Month
  readonly view: View
  readonly today: Day
  /** Px of the list between the bars. */
  readonly height: number
}

interface MonthScroll {
  readonly month: number
  /** Scroll position when this month was determined or scrolled to. */
  readonly scrolled: number
}

/**
 * Starts at the current month if it is shown, else at the top, and then keeps the month in view when the view or
 * room changes. Returns a function that chooses the month at a height of the window for the next view, which stays
 * there.
 */
export function useStoredMonth(list: RefObject<HTMLElement | null>, { from, view, today, height }: MonthListState) {
  const kept = useRef<MonthScroll>({ month: numberOfMonth(from), scrolled: 0 })
  /** Height of the window at which the next view shows its month. */
  const wanted = useRef<number | null>(null)
  useEffect(() => {
    // Determined now: after the next view is drawn it is too late.
    const remember = () => {
      if (!list.current || Math.abs(window.scrollY - kept.current.scrolled) <= 1) return
      const month = visibleMonth(monthsOf(list.current), roomOf(list.current, height))
      kept.current = { month, scrolled: window.scrollY }
    }
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [list, height])

  const start = useEffectEvent(() => {
    // The heatmap begins with its measure, so at the top.
    const place = monthOf(today) - from
    const isShown = place > 0 && place < 12 && view !== 'heat'
    const month = numberOfMonth(isShown ? from + place : from)
    const target = isShown ? list.current?.querySelector(`[data-month="${month}"]`) : list.current
    target?.scrollIntoView({ block: 'start' })
    kept.current = { month, scrolled: window.scrollY }
  })
  // Before painting, so that the first month does not flash.
  useLayoutEffect(() => start(), [from])

  const isFirst = useRef(true)
  useLayoutEffect(() => {
    const place = monthsOf(list.current).find(({ month }) => month === kept.current.month)
    if (!isFirst.current && place && list.current) {
      window.scrollBy({ top: wayTo(place, roomOf(list.current, height), wanted.current), behavior: 'instant' })
      kept.current = { month: place.month, scrolled: window.scrollY }
    }
    isFirst.current = false
    wanted.current = null
  }, [list, view, height])

  return (y: number): void => {
    kept.current = { month: monthAt(monthsOf(list.current), y), scrolled: window.scrollY }
    wanted.current = y
  }
}

const monthsOf = (list: HTMLElement | null): MonthPlace[] =>
  Array.from(list?.querySelectorAll<HTMLElement>('[data-month]') ?? [], (element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return { month: Number(element.dataset['month']), top, bottom }
  })

/** Px of the window that bar and weekdays cover, as far as months keep clear of them. */
function roomOf(list: HTMLElement, height: number): VerticalSpan {
  const month = list.querySelector('[data-month]')
  const top = month ? Number.parseFloat(getComputedStyle(month).scrollMarginTop) || 0 : 0
  return { top, bottom: top + height }
}
