import type { Bar, Moment, MonthRow } from './month-row.ts'

interface Bounds {
  /** How many lanes there is room for. */
  readonly lanes: number
  /** Boxes. */
  readonly most: number
}

/**
 * Lays out with as many of the lanes as are drawn with no more than `most` boxes, and with at least one. What finds no
 * lane then is counted on its days, as in any layout.
 */
export function layOutWithin<Layout>(
  { lanes, most }: Bounds,
  layOut: (lanes: number) => Layout,
  rowsOf: (layout: Layout) => readonly MonthRow[],
): Layout {
  const layout = layOut(lanes)
  const within = lanesWithin(boxesInLanes(rowsOf(layout)), { lanes, most })
  return within === lanes ? layout : layOutWithin({ lanes: within, most }, layOut, rowsOf)
}

/** How many boxes draw what lies in the lanes of some rows. */
export const boxesIn = (rows: readonly MonthRow[]): number => boxesInLanes(rows).reduce((sum, boxes) => sum + boxes, 0)

/** One, and one more for words that fade: what is filled does not fade with them. */
const boxesOf = (item: Bar | Moment): number => (item.label.fades && isFilled(item) ? 2 : 1)

const isFilled = (item: Bar | Moment): boolean => 'continuesAfter' in item || item.item.kind === 'milestone'

/** By lane; lanes with nothing in them may be missing. */
function boxesInLanes(rows: readonly MonthRow[]): number[] {
  const boxes: number[] = []
  const add = (lane: number, count: number): void => {
    boxes[lane] = (boxes[lane] ?? 0) + count
  }
  for (const { bars, moments, holidayNames } of rows) {
    for (const item of [...bars, ...moments]) add(item.lane, boxesOf(item))
    for (const { lane } of holidayNames) add(lane, 1)
  }
  return boxes
}

/** How many lanes, from the first, have no more boxes than `most`; at least one. */
function lanesWithin(boxes: readonly number[], { lanes, most }: Bounds): number {
  let sum = 0
  for (let lane = 0; lane < lanes; lane += 1) {
    sum += boxes[lane] ?? 0
    if (sum > most) return Math.max(1, lane)
  }
  return lanes
}
