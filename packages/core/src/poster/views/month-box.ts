import { isoWeekOf } from '../../date/index.ts'
import {
  isSpan,
  NUMBER_LINE,
  weekdayOfColumn,
  type TitledBar,
  type TitledDay,
  type TitledMonth,
  type TitledWeek,
} from '../../year/index.ts'
import type { Setting } from '../setting.ts'
import type { Pen } from '../pen.ts'
import type { PosterInput } from '../poster-options.ts'
import { BASELINE, drawBar, drawMilestone, drawMoment, type DrawnMoment } from './event-shapes.ts'
import { monthName } from './month-name.ts'
import { brokenLines } from './broken-lines.ts'

/** One small month and what it is drawn with. */
export interface MonthBox {
  readonly pen: Pen
  /** Of the month, in px of the pen. */
  readonly width: number
  readonly month: TitledMonth
  readonly input: PosterInput
  readonly setting: Setting
  readonly hasTitles: boolean
  /** No type is smaller, in px of the pen. */
  readonly leastSize: number
}

const NAME = 34
const GAP = 3
const FONT = 11.25
/** Size of the number of a week, if that is not too small. */
export const LEAST_WEEK = 9.5

/** A month: its name, the letters of the weekdays, and its weeks. */
export function drawMonth(box: MonthBox): void {
  drawTop(box)
  const { rowHeight } = box.month.geometry
  for (const [index, week] of box.month.weeks.entries()) {
    const top = NAME + index * (rowHeight + GAP)
    if (box.input.options.weekNumbers) drawWeekNumber(box, week, top)
    for (const [column, day] of week.days.entries()) if (day) drawDay(box, day, column, top)
    for (const bar of week.bars) drawItem(box, bar, top)
  }
}

/** Beside its week. Of a week that begins on Sunday, that of its Monday. */
function drawWeekNumber({ pen, input, setting, leastSize }: MonthBox, { days }: TitledWeek, top: number): void {
  const column = days.findIndex((day) => day !== null)
  const first = days[column]
  if (!first) return
  const start = first.day - column
  const { week } = isoWeekOf(input.source.weekStart === 0 ? start : start + 1)
  const size = Math.max(LEAST_WEEK, leastSize)
  const how = { face: 'day', size, color: setting.inks.paper.ink3, anchor: 'end' } as const
  pen.text(-4, top + NUMBER_LINE - 6, String(week), how)
}

const columnWidth = ({ width }: MonthBox): number => width / 7

function drawTop(box: MonthBox): void {
  const { pen, width, month, input, setting, leastSize } = box
  const { ink1, ink3, red } = setting.inks.paper
  const size = Math.max(19, leastSize * 1.4)
  pen.text(0, 12, monthName(month, input), { face: 'month', size, color: ink1, room: width })
  for (let column = 0; column < 7; column += 1) {
    const weekday = weekdayOfColumn(column, input.source.weekStart)
    const color = weekday === 6 ? red : ink3
    const x = (column + 0.5) * columnWidth(box)
    const letter = input.words.weekdayLetters[weekday] ?? ''
    pen.text(x, 31, letter, { face: 'strong', size: Math.max(10, leastSize), color, anchor: 'middle' })
  }
}

function drawDay(box: MonthBox, day: TitledDay, column: number, top: number): void {
  const { pen, setting, month, leastSize } = box
  const { paper } = setting.inks
  const [x, width] = [column * columnWidth(box), columnWidth(box)]
  const fill = day.holiday !== null ? paper.holiday : day.isWeekend ? paper.weekend : '#ffffff'
  const cell = { x: x + 0.5, y: top, width: width - 1, height: month.geometry.rowHeight }
  pen.rect(cell, { fill, stroke: { color: paper.outline, width: 0.8 }, radius: 2 })
  const isRed = day.holiday !== null || column === sundayColumn(box)
  const size = Math.max(10.5, leastSize)
  const color = isRed ? paper.red : paper.ink2
  pen.text(x + 4, top + NUMBER_LINE - 6, String(day.date), { face: isRed ? 'strong' : 'day', size, color })
  if (day.hidden > 0) {
    const how = { face: 'strong', size, color: paper.ink1, anchor: 'end', room: width - 22 } as const
    pen.text(x + width - 3, top + NUMBER_LINE - 6, `+${String(day.hidden)}`, how)
  }
  if (day.name && day.holiday !== null && box.hasTitles)
    writeLines(box, { x: x + 4, top: laneTop(box, top, day.name.lane), lines: day.name.lines, text: day.holiday })
}

const sundayColumn = ({ input }: MonthBox): number => (6 - input.source.weekStart) % 7

const laneTop = ({ month }: MonthBox, top: number, lane: number): number =>
  top + NUMBER_LINE + lane * month.geometry.pitch

function drawItem(box: MonthBox, bar: TitledBar, top: number): void {
  const { pen, month, setting, hasTitles } = box
  const { item, fromColumn, toColumn, continuesBefore } = bar
  const ink = setting.inks.of(item)
  const { pitch } = month.geometry
  const x = fromColumn * columnWidth(box) + (continuesBefore ? 0.5 : 2)
  const y = laneTop(box, top, bar.lane)
  const width = (toColumn + 1) * columnWidth(box) - 2 - x
  const from = wordsFrom(bar)
  const label = hasTitles ? { left: x + from, width: width - from - 2, stretch: 80 as const } : null
  const placed = { x, y, width, height: isSpan(item) ? bar.lines * pitch - 1 : pitch - 1, item, label, font: FONT }
  if (isSpan(item)) drawBar(pen, { ...placed, continuesBefore }, ink)
  else if (item.kind === 'milestone') drawMilestone(pen, { ...placed, continuesBefore: false }, ink)
  else if (bar.lines === 1) drawMoment(pen, { ...placed, x: x - 1 }, ink, setting.inks.paper.ink1)
  else drawBrokenMoment(box, { ...placed, x: x - 1 }, bar.lines)
}

/** Where the words of an item begin, in px from its left edge. */
function wordsFrom({ item, continuesBefore }: TitledBar): number {
  if (item.kind === 'milestone') return 18
  if (!isSpan(item)) return 11
  return continuesBefore ? 12 : 6
}

/** A single day whose title has several lines. */
function drawBrokenMoment(box: MonthBox, moment: DrawnMoment, lines: number): void {
  const { ink1 } = box.setting.inks.paper
  drawMoment(box.pen, { ...moment, label: null }, box.setting.inks.of(moment.item), ink1)
  if (moment.label === null) return
  writeLines(box, { x: moment.label.left, top: moment.y, lines, text: moment.item.title, color: ink1 })
}

interface Lines {
  readonly x: number
  readonly top: number
  readonly lines: number
  readonly text: string
  readonly color?: string
}

function writeLines(box: MonthBox, { x, top, lines, text, color = box.setting.inks.paper.red }: Lines): void {
  const { pen, month } = box
  const column = Math.floor(x / columnWidth(box))
  const room = (column + 1) * columnWidth(box) - 3 - x
  const { pitch } = month.geometry
  const width = (part: string): number => pen.ruler.widthOf(part, 'tight', FONT)
  for (const [index, line] of brokenLines(text, { lines, room, width }).entries()) {
    const base = top + index * pitch + (pitch - 1) / 2 + FONT * BASELINE
    pen.text(x, base, line, { face: 'tight', size: FONT, color, room })
  }
}
