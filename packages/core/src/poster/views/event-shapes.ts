import { isSpan, type Label, type YearItem } from '../../year/index.ts'
import type { Face } from '../drawing.ts'
import type { Ink } from '../ink.ts'
import type { Box, Pen } from '../pen.ts'
import { drawChevron, drawMark, fillBox } from '../signs.ts'

/** A span or a milestone: a bar with its title. */
export interface DrawnBar extends Box {
  readonly item: YearItem
  readonly continuesBefore: boolean
  /** Where its title stands, and how wide; null without titles. */
  readonly label: Pick<Label, 'left' | 'width' | 'stretch'> | null
  readonly font: number
}

/** How far the baseline is from the middle of a line, in terms of the size. */
export const BASELINE = 0.35
/** How much of a short bar shows its hatching behind the words, in px. */
const LEFT_HATCHED = 12

const faceOf = (stretch: Label['stretch'], wide: Face): Face => (stretch === 80 ? 'tight' : wide)

/** A bar, filled with its category's tint; what is tentative is pale with a dashed edge; what is cancelled is struck. */
export function drawBar(pen: Pen, bar: DrawnBar, ink: Ink): void {
  const { item, x, y, width, height } = bar
  if (item.status === 'tentative')
    pen.rect(
      { x: x + 0.5, y: y + 0.5, width: width - 1, height: height - 1 },
      { fill: '#ffffff', stroke: { color: ink.edge, width: 1, dash: 3 }, radius: 2 },
    )
  else fillBox(pen, bar, ink, bar.continuesBefore ? 0 : 2)
  if (bar.continuesBefore) drawChevron(pen, x + 6, y + height / 2, ink.edge)
  else pen.rect({ x, y, width: Math.min(3, width), height }, { fill: ink.edge, radius: 1 })
  if (bar.label) writeOnBar(pen, bar, ink, bar.label)
}

function writeOnBar(pen: Pen, bar: DrawnBar, ink: Ink, label: NonNullable<DrawnBar['label']>): void {
  const face = faceOf(label.stretch, 'bar')
  const base = bar.y + bar.height / 2 + bar.font * BASELINE
  const text = pen.ruler.cut(bar.item.title, face, bar.font, label.width)
  const width = Math.min(label.width, pen.ruler.widthOf(text, face, bar.font))
  const isHatched = ink.sign !== null && bar.item.status !== 'tentative'
  const inBar = Math.min(width + 2, bar.x + bar.width - label.left - LEFT_HATCHED)
  // On a hatching little can be read: the words lie on a label, which leaves the end of the bar as it is.
  if (isHatched && inBar > 0)
    pen.rect({ x: label.left - 1, y: bar.y, width: inBar, height: bar.height }, { fill: ink.fill })
  pen.text(label.left, base, text, { face, size: bar.font, color: ink.text })
  if (bar.item.status === 'cancelled') strike(pen, { x: label.left, base, width, font: bar.font }, ink.text)
}

/** A single day in its lane. */
export interface DrawnMoment {
  readonly item: YearItem
  readonly x: number
  readonly y: number
  readonly height: number
  readonly label: Pick<Label, 'left' | 'width' | 'stretch'> | null
  readonly font: number
}

/** A mark, and words on plain paper: a dot has a time, a stroke lasts all day. */
export function drawMoment(pen: Pen, { item, x, y, height, label, font }: DrawnMoment, ink: Ink, color: string): void {
  const middle = y + height / 2
  if (item.allDay && !isSpan(item)) drawStroke(pen, x, { y, height }, ink)
  else drawMark(pen, { x: x + 4.5, y: middle, size: 5 }, ink)
  if (label === null) return
  const face = faceOf(label.stretch, 'moment')
  const base = middle + font * BASELINE
  pen.text(label.left, base, item.title, { face, size: font, color, room: label.width })
  if (item.status !== 'cancelled') return
  const width = Math.min(label.width, pen.ruler.widthOf(item.title, face, font))
  strike(pen, { x: label.left, base, width, font }, color)
}

/** In grey the stroke carries the mark of its category on top. */
function drawStroke(pen: Pen, x: number, { y, height }: Pick<Box, 'y' | 'height'>, ink: Ink): void {
  pen.rect({ x: x + 3.5, y: y + height / 2 - 5, width: 2.5, height: 10 }, { fill: ink.edge })
  if (ink.sign !== null) drawMark(pen, { x: x + 4.75, y: y + height / 2, size: 4.5 }, ink)
}

/** A milestone: solid, with a flag, white words. */
export function drawMilestone(pen: Pen, bar: DrawnBar, ink: Ink): void {
  const { x, y, width, height, label, font } = bar
  pen.rect({ x, y, width, height }, { fill: ink.text, radius: 2 })
  const [left, top] = [x + 6, y + height / 2 - 5]
  const white = '#ffffff'
  pen.line(
    [
      [left, top],
      [left + 8, top],
      [left + 6, top + 3],
      [left + 8, top + 6],
      [left, top + 6],
    ],
    { fill: white },
  )
  pen.rect({ x: left - 1, y: top, width: 1.2, height: 10 }, { fill: white })
  if (!label) return
  const base = y + height / 2 + font * BASELINE
  const face = faceOf(label.stretch, 'bar')
  pen.text(label.left, base, bar.item.title, { face, size: font, color: white, room: label.width })
}

interface Words {
  readonly x: number
  readonly base: number
  readonly width: number
  readonly font: number
}

function strike(pen: Pen, { x, base, width, font }: Words, color: string): void {
  const y = base - font * 0.3
  pen.line(
    [
      [x, y],
      [x + width, y],
    ],
    { stroke: { color, width: 0.8 } },
  )
}
