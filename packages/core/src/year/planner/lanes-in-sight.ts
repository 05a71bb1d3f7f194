import type { PlannerGeometry } from './geometry.ts'
import type { MonthRow } from './month-row.ts'

/** Px of the rows that are in sight, from the top of the first row. */
export interface Sight {
  readonly top: number
  readonly bottom: number
}

/** Lanes `from` up to `to`, which is excluded. */
export interface LaneRange {
  readonly from: number
  readonly to: number
}

/** The lanes of each row that are in sight; none where they are equal. */
export function lanesInSight(
  rows: readonly MonthRow[],
  geometry: PlannerGeometry,
  { top, bottom }: Sight,
): LaneRange[] {
  let rowTop = 0
  return rows.map(({ opened }) => {
    const { height, pitch } = opened ?? { height: geometry.rowHeight, pitch: geometry.pitch }
    const firstLane = rowTop + geometry.dayLine
    rowTop += height + geometry.rowGap
    const most = Math.ceil(height / pitch)
    const laneAt = (px: number): number => Math.min(most, Math.max(0, px / pitch))
    return { from: Math.floor(laneAt(top - firstLane)), to: Math.ceil(laneAt(bottom - firstLane)) }
  })
}
