import { dayOf, yearOf, type Day } from '@dodici/core/date'
import { useEffect, useState, type RefObject } from 'react'
import { cellOf } from './pointed-at.ts'

export interface DayFocus {
  /** The day that the Tab key reaches. */
  readonly day: Day
  readonly remember: (day: Day) => void
  /** Puts the focus on a day as soon as its year is drawn. */
  readonly moveTo: (day: Day) => void
}

/** The day that is to have the focus. There is one board on the page, and what lies outside of it can ask, too. */
let awaited: Day | null = null

/** Puts the focus on a day as soon as the board is next drawn with that day in it. */
export function awaitDay(day: Day): void {
  awaited = day
}

/** Keeps the one tab stop of the board: the day last looked at, else today, else the first of the year. */
export function useDayFocus(year: number, today: Day, board: RefObject<HTMLElement | null>): DayFocus {
  const [remembered, remember] = useState<Day | null>(null)
  useEffect(() => {
    const cell = awaited === null || !board.current ? null : cellOf(board.current, awaited)
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
  const day = inYear(remembered) ? remembered : inYear(today) ? today : dayOf(year, 1, 1)
  return {
    day,
    remember,
    moveTo: (to) => {
      awaitDay(to)
      remember(to)
    },
  }
}
