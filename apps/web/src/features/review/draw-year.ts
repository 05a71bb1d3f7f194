import { heatColors } from '@dodici/contract/theme-colors'
import { box, CARD, EDGE, IMAGE_WIDTH, INNER, QUIET, text, TRACK, type Pen } from './pen.ts'
import type { YearRows } from './year-rows.ts'

const PADDING = 24
const NAME_WIDTH = 50
/** Five whole weeks, and the days that a month may begin into its first one. */
const COLUMNS = 37
const STEP_X = (INNER - 2 * PADDING - NAME_WIDTH) / COLUMNS
const STEP_Y = 23
const CELL = 19
const DOT = 5
/** Of the words beside a row, from its top. */
const BASELINE = 16
const LEGEND_GAP = 10
const HEIGHT = 12 * STEP_Y + LEGEND_GAP + CELL + 2 * PADDING

const colorOf = (level: number): string => heatColors[level]?.light ?? heatColors[0].light

/** Draws twelve rows of days, as full as they were, and what the colours mean. Returns where that ends. */
export function drawYear(pen: Pen, { months, legend }: YearRows, from: number): number {
  box(pen, CARD, [EDGE, from, INNER, HEIGHT, 20])
  const [left, top] = [EDGE + PADDING, from + PADDING]
  months.forEach(({ name, before, levels }, row) => {
    const y = top + row * STEP_Y
    text(pen, name, { x: left, y: y + BASELINE, size: 18, color: QUIET, most: NAME_WIDTH })
    levels.forEach((level, index) => {
      drawDay(pen, level, { x: left + NAME_WIDTH + (before + index) * STEP_X, y })
    })
  })
  drawLegend(pen, legend, top + 12 * STEP_Y + LEGEND_GAP)
  return from + HEIGHT
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
  const words = { y: y + BASELINE, size: 18, color: QUIET, align: 'right' } as const
  const right = IMAGE_WIDTH - EDGE - PADDING
  text(pen, more, { ...words, x: right })
  const end = right - pen.measureText(more).width - 10
  const step = CELL + 4
  heatColors.forEach((_, level) => {
    box(pen, colorOf(level), [end - (heatColors.length - level) * step + 4, y, CELL, CELL, 5])
  })
  text(pen, fewer, { ...words, x: end - heatColors.length * step - 6 })
}
