import { expect, it } from 'vitest'
import { januaryOf } from '../../date/index.ts'
import { plannerGeometry } from './geometry.ts'
import { lanesInSight } from './lanes-in-sight.ts'
import { layoutYear } from './layout-year.ts'
import { openedMonth } from './open-month.ts'

const geometry = plannerGeometry({ width: 1440, height: 900, align: 'weekday' })
const { rows } = layoutYear([], {
  from: januaryOf(2027),
  weekStart: 0,
  geometry,
  measure: (text) => text.length * 6,
  holidays: [],
  showsRoutine: false,
  opened: openedMonth(januaryOf(2027) + 1, String),
})
const seen = (top: number, bottom: number) =>
  lanesInSight(rows, geometry, { top, bottom }).map(({ from, to }) => [from, to])

it('finds the lanes of every row that are in sight', () => {
  // January: 62 px and a gap. February, opened: from 66 to 204 px, its lanes from 80 on, each of 20 px.
  expect(seen(0, 10_000).every(([from, to]) => from === 0 && to! >= geometry.lanes)).toBe(true)
  expect(seen(0, 60).slice(0, 3)).toEqual([
    [0, 3],
    [0, 0],
    [0, 0],
  ])
  expect(seen(121, 139).slice(0, 3)).toEqual([
    [4, 4],
    [2, 3],
    [0, 0],
  ])
  expect(seen(-500, -100).every(([from, to]) => from === to)).toBe(true)
})
