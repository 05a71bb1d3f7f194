import { dayOf, yearOf, type Day } from '@dodici/core/date'
import { useEffect, useState, type RefObject } from 'react'
import type { CalendarAddress, View } from '../../../address/calendar-address.ts'
import { cellOf } from '../../../ui/drawn-day.ts'

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

/** The initial Tab stop of a year: today, or the first day. */
export const firstFocus = (year: number, today: Day): Day => (yearOf(today) === year ? today : dayOf(year, 1, 1))

type ShownYear = Pick<CalendarAddress, 'year' | 'view'>

/** Maintains the board's one Tab stop: the last focused day, else today, else the first of the year. */
export function useDayFocus({ year, view }: ShownYear, today: Day, board: RefObject<HTMLElement | null>): DayFocus {
  const [remembered, remember] = useState<Day | null>(null)
  useEffect(() => {
    if (awaited === null || !board.current || (awaited.view ?? view) !== view) return
    const cell = cellOf(board.current, awaited.day)
    cell?.focus()
    // A closing sheet blocks the focus, so the next drawing tries again.
    if (cell && document.activeElement === cell) awaited = null
  })
  useEffect(
    () => () => {
      awaited = null
    },
    [],
  )
  const inYear = (day: Day | null): day is Day => day !== null && yearOf(day) === year
  const day = inYear(remembered) ? remembered : firstFocus(year, today)
  return {
    day,
    remember,
    moveTo: (to) => {
      awaitDay(to)
      remember(to)
    },
  }
}
