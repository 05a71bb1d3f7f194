import { layoutYear, type YearItem, type YearLayout, type YearOptions } from '@dodici/core/year'
import { memoizeByList } from '../memoize-by-list.ts'

/** Layouts of the shown year and its neighbours, alone and beside an open panel. */
const MOST_LAYOUTS = 6

/** The last layout of each twelve months and width, so that unchanged months keep their objects; oldest first. */
const latest = new Map<string, YearLayout>()

const laidOut = memoizeByList((items: readonly YearItem[], options: YearOptions): YearLayout => {
  const place = `${options.from} ${options.geometry.width}`
  const layout = layoutYear(items, options, latest.get(place))
  latest.delete(place)
  latest.set(place, layout)
  for (const oldest of latest.keys()) if (latest.size > MOST_LAYOUTS) latest.delete(oldest)
  return layout
})

/** The planner of twelve months, laid out once per change, and only where it changed. */
export const layoutOf = (items: readonly YearItem[], options: YearOptions): YearLayout =>
  laidOut(items, { ...options, opened: options.opened ?? null })
