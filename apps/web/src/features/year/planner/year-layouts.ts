import { layoutYear, type YearItem, type YearLayout, type YearOptions } from '@dodici/core/year'
import { keptByList } from '../kept-by-list.ts'

/** The year that is shown, and those beside it. */
const MOST_YEARS = 3

/** The last layout of each year, so that months in which nothing changed keep their objects. The oldest come first. */
const latest = new Map<number, YearLayout>()

/** The planner of a year: laid out once for each change, and only where it changed. */
export const layoutOf = keptByList((items: readonly YearItem[], options: YearOptions): YearLayout => {
  const layout = layoutYear(items, options, latest.get(options.year))
  latest.delete(options.year)
  latest.set(options.year, layout)
  for (const year of latest.keys()) if (latest.size > MOST_YEARS) latest.delete(year)
  return layout
})
