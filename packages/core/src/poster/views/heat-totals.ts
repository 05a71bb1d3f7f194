import type { HeatGrid } from '../../year/index.ts'
import type { Pen } from '../pen.ts'
import type { PosterInput } from '../poster-options.ts'
import type { Setting } from '../setting.ts'

/** The heat of a year, and what it is drawn with. Width and height in px of the pen. */
export interface HeatDrawing {
  readonly pen: Pen
  readonly grid: HeatGrid
  readonly input: PosterInput
  readonly setting: Setting
  readonly width: number
  readonly height: number
}

const NAME = 92
const COUNT = 44
const MOST_ROW = 38
const LEAST_ROW = 13

/** Below the days: for each month its days, the fullest first, and its sum. Nothing where there is no room for twelve. */
export function drawTotals({ pen, grid, input, setting, width }: HeatDrawing, top: number, height: number): void {
  const row = Math.min(MOST_ROW, height / grid.months.length)
  if (row < LEAST_ROW) return
  const { ink1, ink2, heat } = setting.inks.paper
  const day = (width - NAME - COUNT) / 31
  for (const [index, { month, strip, total }] of grid.months.entries()) {
    const y = top + index * row
    const base = y + row / 2 + 4
    pen.text(0, base, input.words.months[month - 1] ?? '', { face: 'month', size: 12, color: ink1, room: NAME - 6 })
    let x = NAME
    for (const { level, days } of strip) {
      const paint = { fill: heat[level ?? 'none'], stroke: { color: '#ffffff', width: 0.6 } }
      pen.rect({ x, y: y + 2, width: days * day, height: row - 5 }, paint)
      x += days * day
    }
    pen.text(width, base, String(total), { face: 'strong', size: 11, color: ink2, anchor: 'end', room: COUNT - 4 })
  }
}
