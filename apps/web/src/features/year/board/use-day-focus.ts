import { isInMonths } from '../../../address/shown-months.ts'
import { monthDays, type Day, type Month } from '@dodici/core/date'
import { useEffect, useState, type RefObject } from 'react'
import type { CalendarAddress, View } from '../../../address/calendar-address.ts'
import { cellOf, focusCell } from '../../../ui/drawn-day.ts'

export interface DayFocus {
  /** The board's Tab stop. */
  readonly day: Day
  readonly remember: (day: Day) => void
  /** Focuses a day as soon as its year is drawn. */
  readonly moveTo: (day: Day) => void
}

/** The day to focus, in a view or in any. */
interface AwaitedFocus {
  readonly day: Day
  readonly view: View | null
}

/** The page has one board, and code outside it can request focus too. */
let awaited: AwaitedFocus | null = null

/** Focuses a day once the board is drawn with it, in the given view if there is one. */
export function awaitDay(day: Day, view: View | null = null): void {
  awaited = { day, view }
}

/** The initial Tab stop of twelve months: today, or the first day. */
export const firstFocus = (from: Month, today: Day): Day => (isInMonths(from, today) ? today : monthDays(from).first)

type ShownYear = Pick<CalendarAddress, 'from' | 'view'>

/** Maintains the board's one Tab stop: the last focused day, else today, else the first. */
export function useDayFocus({ from, view }: ShownYear, today: Day, board: RefObject<HTMLElement | null>): DayFocus {
  const [remembered, remember] = useState<Day | null>(null)
  useEffect(() => {
    if (awaited === null || !board.current || (awaited.view ?? view) !== view) return
    const cell = cellOf(board.current, awaited.day)
    focusCell(cell)
    // A closing sheet blocks the focus, so the next drawing tries again.
    if (cell && document.activeElement === cell) awaited = null
  })
  useEffect(
    () => () => {
      awaited = null
    },
    [],
  )
  const isShown = (day: Day | null): day is Day => day !== null && isInMonths(from, day)
  const day = isShown(remembered) ? remembered : firstFocus(from, today)
  return {
    day,
    remember,
    moveTo: (to) => {
      awaitDay(to)
      remember(to)
    },
  }
}
