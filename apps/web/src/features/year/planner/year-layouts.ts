import {
  boxesIn,
  layOutWithin,
  layoutYear,
  withLanes,
  type MonthRow,
  type YearItem,
  type YearLayout,
  type YearOptions,
} from '@dodici/core/year'
import { memoizeByList } from '../memoize-by-list.ts'

/** Layouts of the shown year and its neighbours, alone and beside an open panel. */
const MOST_LAYOUTS = 6
/** Boxes of what lies on the days: with the days themselves and the page around them 2,200 elements. */
const MOST_BOXES = 1_100
/** What the year before adds to them where it is shown: `MOST_INKS` of each month, and one for other colours, in one of their own. */
const EARLIER_BOXES = 12 * 15

/**
 * The last layouts of each twelve months and width, by their number of lanes, so that unchanged months keep their
 * objects; oldest first.
 */
const latest = new Map<string, ReadonlyMap<number, YearLayout>>()

const laidOut = memoizeByList((items: readonly YearItem[], options: YearOptions): YearLayout => {
  const { from, geometry } = options
  const place = `${from} ${geometry.width}`
  const [before, made] = [latest.get(place), new Map<number, YearLayout>()]
  const layOut = (lanes: number): YearLayout => {
    const known = made.get(lanes)
    const layout = known ?? layoutYear(items, { ...options, geometry: withLanes(geometry, lanes) }, before?.get(lanes))
    made.set(lanes, layout)
    return layout
  }
  const most = mostBoxes(layOut(geometry.lanes))
  const layout = layOutWithin({ lanes: geometry.lanes, most }, layOut, closedRows)
  latest.delete(place)
  latest.set(place, made)
  for (const oldest of latest.keys()) if (latest.size > MOST_LAYOUTS) latest.delete(oldest)
  return layout
})

/** How many boxes closed rows may have: beside an opened one, as far as all of them fit into the window, so many fewer. */
function mostBoxes({ options: { geometry }, rows, openedRow }: YearLayout): number {
  const most = MOST_BOXES - (geometry.earlierLines > 0 ? EARLIER_BOXES : 0)
  if (!openedRow) return most
  const height = rows.reduce((sum, { opened }) => sum + (opened?.height ?? geometry.rowHeight), 0)
  return most * Math.max(1, height / geometry.height) - boxesIn([openedRow.row])
}

const closedRows = ({ made }: YearLayout): MonthRow[] => made.map(({ row }) => row)

/**
 * The planner of twelve months, laid out once per change, and only where it changed. A year that is too full to be drawn
 * in all the lanes of its geometry has fewer.
 */
export const layoutOf = (items: readonly YearItem[], options: YearOptions): YearLayout =>
  laidOut(items, { ...options, opened: options.opened ?? null })
