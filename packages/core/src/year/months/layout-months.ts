import type { WeekStart } from '../../date/index.ts'
import { holidayNames, sameHolidays, type Holiday } from '../holidays.ts'
import { sameItems, type YearItem } from '../item.ts'
import { itemsByMonth, monthsOf } from '../year-months.ts'
import { layoutGrid, type GridStyle, type MonthGrid } from './month-grid.ts'

/** What `layoutMonths` needs besides the items. */
export interface MonthsOptions {
  readonly year: number
  readonly weekStart: WeekStart
  readonly holidays: readonly Holiday[]
  /** False: routine series are dots, even where they last longer than a day. */
  readonly showsRoutine: boolean
}

/** The months view of one year: twelve grids ready to draw, and what each was made of, for the next call. */
export interface MonthsLayout {
  readonly options: MonthsOptions
  readonly grids: readonly MonthGrid[]
  readonly sources: readonly (readonly YearItem[])[]
}

/**
 * Lays out twelve month grids of six weeks each. As in `layoutYear`, a month in which nothing changed since `previous`
 * keeps its very object.
 */
export function layoutMonths(
  items: readonly YearItem[],
  options: MonthsOptions,
  previous: MonthsLayout | null = null,
): MonthsLayout {
  const known = previous && sameOptions(previous.options, options) ? previous : null
  const sources = itemsByMonth(items, options.year)
  const style = styleOf(options)
  const grids = monthsOf(options.year).map((month, index) => {
    const source = sources[index] ?? []
    const [grid, made] = [known?.grids[index], known?.sources[index]]
    return grid && made && sameItems(made, source) ? grid : layoutGrid(month, source, style)
  })
  return known?.grids.every((grid, index) => grid === grids[index]) ? known : { options, grids, sources }
}

const sameOptions = (a: MonthsOptions, b: MonthsOptions): boolean =>
  a.year === b.year &&
  a.weekStart === b.weekStart &&
  a.showsRoutine === b.showsRoutine &&
  sameHolidays(a.holidays, b.holidays)

const styleOf = ({ weekStart, holidays, showsRoutine }: MonthsOptions): GridStyle => ({
  weekStart,
  holidays: holidayNames(holidays),
  showsRoutine,
})
