import { dayOf, yearOf, type Day } from '@dodici/core/date'
import { useEffect, useState, type RefObject } from 'react'
import type { CalendarAddress, View } from '../../../address/calendar-address.ts'
import { cellOf } from '../../../ui/drawn-day.ts'

export interface DayFocus {
  /** The day that the Tab key reaches. */
  readonly day: Day
  readonly remember: (day: Day) => void
  /** Puts the focus on a day as soon as its year is drawn. */
  readonly moveTo: (day: Day) => void
}

/** The day that is to have the focus, in a view or in any. */
interface Awaited {
  readonly day: Day
  readonly view: View | null
}

/** There is one board on the page, and what lies outside of it can ask, too. */
let awaited: Awaited | null = null

/** Puts the focus on a day as soon as the board is next drawn with that day in it, and in that view where one is meant. */
export function awaitDay(day: Day, view: View | null = null): void {
  awaited = { day, view }
}

/** The day that the Tab key reaches in a year that nobody has moved in: today, or the first. */
export const firstFocus = (year: number, today: Day): Day => (yearOf(today) === year ? today : dayOf(year, 1, 1))

type Shown = Pick<CalendarAddress, 'year' | 'view'>

/** Keeps the one tab stop of the board: the day last looked at, else today, else the first of the year. */
export function useDayFocus({ year, view }: Shown, today: Day, board: RefObject<HTMLElement | null>): DayFocus {
  const [remembered, remember] = useState<Day | null>(null)
  useEffect(() => {
    if (awaited === null || !board.current || (awaited.view ?? view) !== view) return
    const cell = cellOf(board.current, awaited.day)
    cell?.focus()
    // Behind a sheet that is still closing nothing takes the focus: then the next drawing tries again.
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
