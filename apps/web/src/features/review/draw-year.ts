import { heatColors } from '@dodici/contract/theme-colors'
import { box, EDGE, IMAGE_WIDTH, INNER, QUIET, text, TRACK, type Pen } from './pen.ts'
import type { YearRows } from './year-rows.ts'

const NAME_WIDTH = 60
/** Six weeks and the days that a month may begin into the first. */
const COLUMNS = 37
const STEP_X = (INNER - NAME_WIDTH) / COLUMNS
const STEP_Y = 25
const CELL = 21
const DOT = 5

const colorOf = (level: number): string => heatColors[level]?.light ?? heatColors[0].light

/** Draws twelve rows of days, as full as they were, and what the colours mean. Returns where that ends. */
export function drawYear(pen: Pen, { months, legend }: YearRows, from: number): number {
  months.forEach(({ name, before, levels }, row) => {
    const y = from + row * STEP_Y
    text(pen, name, { x: EDGE, y: y + 17, size: 19, color: QUIET, most: NAME_WIDTH })
    levels.forEach((level, index) => {
      drawDay(pen, level, { x: EDGE + NAME_WIDTH + (before + index) * STEP_X, y })
    })
  })
  const end = from + 12 * STEP_Y
  drawLegend(pen, legend, end + 8)
  return end + 8 + CELL
}

interface Place {
  readonly x: number
  readonly y: number
}

/** A day to come is a dot. */
function drawDay(pen: Pen, level: number | null, { x, y }: Place): void {
  const inset = (CELL - DOT) / 2
  if (level === null) box(pen, TRACK, [x + inset, y + inset, DOT, DOT, DOT / 2])
  else box(pen, colorOf(level), [x, y, CELL, CELL, 5])
}

/** From the right edge to the left: more, the colours, fewer. */
function drawLegend(pen: Pen, { fewer, more }: YearRows['legend'], y: number): void {
  const words = { y: y + 17, size: 19, color: QUIET, align: 'right' } as const
  text(pen, more, { ...words, x: IMAGE_WIDTH - EDGE })
  const end = IMAGE_WIDTH - EDGE - pen.measureText(more).width - 10
  const step = CELL + 4
  heatColors.forEach((_, level) => {
    box(pen, colorOf(level), [end - (heatColors.length - level) * step + 4, y, CELL, CELL, 5])
  })
  text(pen, fewer, { ...words, x: end - heatColors.length * step - 6 })
}
