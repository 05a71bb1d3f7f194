import { formatDay, monthDays, monthOf, type Day, type Month } from '@dodici/core/date'
import type { CalendarAddress, View } from '../../address/calendar-address.ts'
import { shownFigure } from '../../address/counted-figure.ts'
import { isInMonths, sameDateIn } from '../../address/shown-months.ts'
import { usualFrom, yearStart } from '../../address/year-start.ts'
import { monthAt, pointedAt } from '../../features/year/board/pointed-at.ts'
import { awaitDay } from '../../features/year/board/use-day-focus.ts'
import type { CommandContext } from './command.ts'

type ChangesAddress = Pick<CommandContext, 'change'>
type GoingContext = Pick<CommandContext, 'address' | 'change'>

/** Shows other twelve months, with the focus on the same day. */
export function goToMonths(from: Month, { change }: ChangesAddress): void {
  const pointed = pointedAt(document.activeElement)
  if (pointed?.kind === 'day') awaitDay(sameDateIn(from, pointed.day))
  change({ from })
}

/** Shows another year, with the same first month. */
export const goToYear = (year: number, { address, change }: GoingContext): void =>
  goToMonths(address.from + 12 * (year - address.year), { change })

/** Shows today: in the months that are shown, else in those where the person begins a year. */
export function goToToday({ address, change, today }: GoingContext & Pick<CommandContext, 'today'>): void {
  awaitDay(today)
  if (!isInMonths(address.from, today)) change({ from: usualFrom(yearStart(), today) })
}

/** Shows another view, with the focus on the same day. */
export function goToView(view: View, { change }: ChangesAddress): void {
  const pointed = pointedAt(document.activeElement)
  if (pointed?.kind === 'day') awaitDay(pointed.day, view)
  change({ view })
}

/** Shows the months of a day, with the focus on that day. */
export function goToDay(day: Day, { change }: ChangesAddress): void {
  awaitDay(day)
  change({ holding: day })
}

/** Opens a day with the focus on it in the year, and changes the given rest of the address. */
export function openDay(day: Day, { change }: ChangesAddress, rest: Partial<CalendarAddress> = {}): void {
  awaitDay(day)
  change({ holding: day, day: formatDay(day), ...rest })
}

/** Lists the events of the month of the day that Tab leads to in the year. */
export function openMonth({ address, change }: GoingContext): void {
  change({ counted: shownFigure(monthDays(monthAtHand(address.from)), address) })
}

/** Opens the row of the month whose name is focused, or to which Tab leads in the year; closes it if it is open. */
export function openRow({ address, change }: GoingContext): void {
  const month = monthAt(document.activeElement) ?? monthAtHand(address.from)
  change({ row: month === address.row ? null : month }, { replace: address.row !== null })
}

/** The month of the day that Tab leads to in the year. */
function monthAtHand(from: Month): Month {
  const pointed = pointedAt(document.querySelector('[data-day][tabindex="0"]'))
  return pointed?.kind === 'day' ? monthOf(pointed.day) : from
}
