import { dayOf, yearOf, type Day } from '@dodici/core/date'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { cellOf } from './pointed-at.ts'

export interface DayFocus {
  /** The day that the Tab key reaches. */
  readonly day: Day
  readonly remember: (day: Day) => void
  /** Puts the focus on a day as soon as its year is drawn. */
  readonly moveTo: (day: Day) => void
}

/** Keeps the one tab stop of the board: the day last looked at, else today, else the first of the year. */
export function useDayFocus(year: number, today: Day, board: RefObject<HTMLElement | null>): DayFocus {
  const [remembered, remember] = useState<Day | null>(null)
  const awaited = useRef<Day | null>(null)
  useEffect(() => {
    const cell = awaited.current === null || !board.current ? null : cellOf(board.current, awaited.current)
    cell?.focus()
    // Behind a sheet that is still closing nothing takes the focus: then the next drawing tries again.
    if (cell && document.activeElement === cell) awaited.current = null
  })
  const inYear = (day: Day | null): day is Day => day !== null && yearOf(day) === year
  const day = inYear(remembered) ? remembered : inYear(today) ? today : dayOf(year, 1, 1)
  return {
    day,
    remember,
    moveTo: (to) => {
      awaited.current = to
      remember(to)
    },
  }
}
