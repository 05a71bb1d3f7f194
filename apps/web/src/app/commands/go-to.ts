import { dayOf, daysInMonth, formatDay, partsOf, yearOf, type Day } from '@dodici/core/date'
import { sameDateIn, type CalendarAddress, type View } from '../../address/calendar-address.ts'
import { shownFigure } from '../../address/counted-figure.ts'
import { pointedAt } from '../../features/year/board/pointed-at.ts'
import { awaitDay } from '../../features/year/board/use-day-focus.ts'
import type { CommandContext } from './command.ts'

type ChangesAddress = Pick<CommandContext, 'change'>

/** Shows another year, with the focus on the same day. */
export function goToYear(year: number, { change }: ChangesAddress): void {
  const pointed = pointedAt(document.activeElement)
  if (pointed?.kind === 'day') awaitDay(sameDateIn(year, pointed.day))
  change({ year })
}

/** Shows another view, with the focus on the same day. */
export function goToView(view: View, { change }: ChangesAddress): void {
  const pointed = pointedAt(document.activeElement)
  if (pointed?.kind === 'day') awaitDay(pointed.day, view)
  change({ view })
}

/** Shows the year of a day, with the focus on that day. */
export function goToDay(day: Day, { change }: ChangesAddress): void {
  awaitDay(day)
  change({ year: yearOf(day) })
}

/** Opens a day with the focus on it in the year, and changes the given rest of the address. */
export function openDay(day: Day, { change }: ChangesAddress, rest: Partial<CalendarAddress> = {}): void {
  awaitDay(day)
  change({ year: yearOf(day), day: formatDay(day), ...rest })
}

/** Lists the events of the month of the day that Tab leads to in the year. */
export function openMonth({ address, change }: Pick<CommandContext, 'address' | 'change'>): void {
  const pointed = pointedAt(document.querySelector('[data-day][tabindex="0"]'))
  const { year, month } = partsOf(pointed?.kind === 'day' ? pointed.day : dayOf(address.year, 1, 1))
  const first = dayOf(year, month, 1)
  change({ counted: shownFigure({ first, last: first + daysInMonth(year, month) - 1 }, address) })
}
