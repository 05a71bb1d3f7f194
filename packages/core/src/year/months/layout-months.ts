import type { Month, WeekStart } from '../../date/index.ts'
import { holidayNames, sameHolidays, type Holiday } from '../holidays.ts'
import { sameItems, type YearItem } from '../item.ts'
import { itemsByMonth, monthsFrom } from '../year-months.ts'
import { layoutGrid, type GridStyle, type MonthGrid } from './month-grid.ts'

/** Options of `layoutMonths`. */
export interface MonthsOptions {
  /** The first of the twelve months. */
  readonly from: Month
  readonly weekStart: WeekStart
  readonly holidays: readonly Holiday[]
  /** False: routine is drawn as dots, even over several days. */
  readonly showsRoutine: boolean
}

/** The months view: twelve grids ready to draw, and their inputs for the next call. */
export interface MonthsLayout {
  readonly options: MonthsOptions
  readonly grids: readonly MonthGrid[]
  readonly sources: readonly (readonly YearItem[])[]
}

/**
 * Lays out twelve grids of six weeks. As in `layoutYear`, a month unchanged since `previous` keeps its identical
 * object.
 */
export function layoutMonths(
  items: readonly YearItem[],
  options: MonthsOptions,
  previous: MonthsLayout | null = null,
): MonthsLayout {
  const known = previous && sameOptions(previous.options, options) ? previous : null
  const sources = itemsByMonth(items, options.from)
  const style = styleOf(options)
  const grids = monthsFrom(options.from).map((month, index) => {
    const source = sources[index] ?? []
    const [grid, made] = [known?.grids[index], known?.sources[index]]
    return grid && made && sameItems(made, source) ? grid : layoutGrid(month, source, style)
  })
  return known?.grids.every((grid, index) => grid === grids[index]) ? known : { options, grids, sources }
}

const sameOptions = (a: MonthsOptions, b: MonthsOptions): boolean =>
  a.from === b.from &&
  a.weekStart === b.weekStart &&
  a.showsRoutine === b.showsRoutine &&
  sameHolidays(a.holidays, b.holidays)

const styleOf = ({ weekStart, holidays, showsRoutine }: MonthsOptions): GridStyle => ({
  weekStart,
  holidays: holidayNames(holidays),
  showsRoutine,
})
