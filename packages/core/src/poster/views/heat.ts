import { density, heatGrid, weekdayOfColumn, type Density, type GridPoint, type HeatCell } from '../../year/index.ts'
import type { Setting } from '../setting.ts'
import type { LegendEntry } from '../legend.ts'
import { penAt } from '../pen.ts'
import type { PosterInput } from '../poster-options.ts'
import { drawTotals, type HeatDrawing } from './heat-totals.ts'
import type { View } from './view.ts'

const LABELS = 18
const LETTERS = 22
/** The margin of the months' names where weeks lie below each other. */
const NAMES = 92
/** A cell is at most this much longer than wide where weeks stand beside each other. */
const LONGEST = 2.3
const ABOVE_TOTALS = 22

/** How full each day is: weeks beside each other on a wide sheet, below each other on a high one. */
export function heatView(input: PosterInput, setting: Setting): View {
  const grid = heatGrid(densityOf(input), input.source.weekStart)
  return {
    draw: ({ shapes, board }) => {
      const scale = setting.sheet.comfort
      const pen = penAt(shapes, { x: board.x, y: board.y, scale }, setting.ruler)
      const room = { width: board.width / scale, height: board.height / scale }
      if (input.options.orientation === 'portrait') drawHigh({ pen, grid, input, setting, ...room })
      else drawWide({ pen, grid, input, setting, ...room })
    },
  }
}

const densityOf = ({ source }: PosterInput): Density =>
  density(source.items, { from: source.from, metric: 'count', scale: 'fixed', rules: source.rules })

/** The levels, and what they mean. */
export const levelsOf = (input: PosterInput, { inks }: Pick<Setting, 'inks'>): LegendEntry[] =>
  densityOf(input).levels.map(({ name, from, to }) => ({
    words: input.words.level({ from, to }),
    sign: { kind: 'level', color: inks.paper.heat[name] },
  }))

function drawWide(drawing: HeatDrawing): void {
  const { pen, grid, input, setting, width, height } = drawing
  const cellWidth = (width - LETTERS) / grid.columns
  const cellHeight = Math.min((height - LABELS) / 7, cellWidth * LONGEST)
  const place = ([column, row]: GridPoint) => [LETTERS + column * cellWidth, LABELS + row * cellHeight] as const
  drawCells(drawing, place, { width: cellWidth, height: cellHeight })
  for (const [index, { month, labelColumn }] of grid.months.entries()) {
    const next = grid.months[index + 1]?.labelColumn ?? grid.columns
    const how = { face: 'month', size: 12, color: setting.inks.paper.ink1 } as const
    const room = (next - labelColumn) * cellWidth - 2
    pen.text(LETTERS + labelColumn * cellWidth, 12, input.words.months[month - 1] ?? '', { ...how, room })
  }
  drawLetters(drawing, (row) => [LETTERS / 2 - 2, LABELS + (row + 0.5) * cellHeight + 4])
  const top = LABELS + 7 * cellHeight + ABOVE_TOTALS
  drawTotals(drawing, top, height - top)
}

function drawHigh(drawing: HeatDrawing): void {
  const { pen, grid, input, setting, width, height } = drawing
  const { ink1, ink3 } = setting.inks.paper
  const cellWidth = (width - NAMES) / 7
  const cellHeight = (height - LABELS) / grid.columns
  const place = ([column, row]: GridPoint) => [NAMES + row * cellWidth, LABELS + column * cellHeight] as const
  drawCells(drawing, place, { width: cellWidth, height: cellHeight })
  for (const { month, labelColumn, total } of grid.months) {
    const base = LABELS + labelColumn * cellHeight + 12
    const room = NAMES - 6
    pen.text(0, base, input.words.months[month - 1] ?? '', { face: 'month', size: 13, color: ink1, room })
    pen.text(0, base + 14, String(total), { face: 'body', size: 10.5, color: ink3, room })
  }
  drawLetters(drawing, (row) => [NAMES + (row + 0.5) * cellWidth, 12])
}

type Placing = (point: GridPoint) => readonly [x: number, y: number]

function drawCells(drawing: HeatDrawing, place: Placing, size: { width: number; height: number }): void {
  const { pen, grid, setting } = drawing
  for (const cell of grid.cells) drawCell(drawing, cell, { corner: place([cell.column, cell.row]), ...size })
  for (const { border } of grid.months)
    pen.line(border.map(place), { stroke: { color: setting.inks.paper.ink2, width: 1.3 } })
}

interface CellBox {
  readonly corner: readonly [number, number]
  readonly width: number
  readonly height: number
}

/** The date in the corner, the number in the middle or, in a low cell, beside it. */
function drawCell({ pen, setting }: HeatDrawing, cell: HeatCell, { corner: [x, y], width, height }: CellBox): void {
  const { heat, onHeat, outline } = setting.inks.paper
  const level = cell.level ?? 'none'
  const color = onHeat[level]
  pen.rect({ x, y, width, height }, { fill: heat[level], stroke: { color: outline, width: 0.6 } })
  pen.text(x + 2.5, y + 10, String(cell.date), { face: 'day', size: 10, color, room: width - 3 })
  if (cell.value === 0) return
  const isLow = height < 30
  const how = { face: 'strong', color, anchor: isLow ? 'end' : 'middle', room: width - 4 } as const
  if (isLow) pen.text(x + width - 4, y + 12, String(cell.value), { ...how, size: 12, room: width - 22 })
  else pen.text(x + width / 2, y + height / 2 + 8, String(cell.value), { ...how, size: 14 })
}

function drawLetters({ pen, input, setting }: HeatDrawing, at: (row: number) => readonly [number, number]): void {
  for (let row = 0; row < 7; row += 1) {
    const weekday = weekdayOfColumn(row, input.source.weekStart)
    const color = weekday === 6 ? setting.inks.paper.red : setting.inks.paper.ink3
    const letter = input.words.weekdayLetters[weekday] ?? ''
    pen.text(...at(row), letter, { face: 'strong', size: 10.5, color, anchor: 'middle' })
  }
}
