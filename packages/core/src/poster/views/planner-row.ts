import { yearOf } from '../../date/index.ts'
import { weekBegunOn, type MonthRow, type PlannerDay, type PlannerGeometry } from '../../year/index.ts'
import type { Setting } from '../setting.ts'
import type { Pen } from '../pen.ts'
import type { PosterInput } from '../poster-options.ts'
import { drawMark } from '../signs.ts'
import { BASELINE, drawBar, drawMilestone, drawMoment } from './event-shapes.ts'

interface Drawn {
  readonly pen: Pen
  /** Its upper edge, in px of the pen. */
  readonly top: number
  readonly row: MonthRow
  readonly geometry: PlannerGeometry
  readonly input: PosterInput
  readonly setting: Setting
}

const NUMBER = 10.5
/** What stands beside a number, smaller, and where, in px from the left edge of its day. */
const NOTE = 10
const NOTE_LEFT = 20

type DayAround = Pick<Drawn, 'geometry' | 'input' | 'setting'>

/** One month of the planner. */
export function drawRow(drawn: Drawn): void {
  drawMargin(drawn)
  drawDays(drawn)
  drawItems(drawn)
}

/** Px from the top of a row to the name of its month, to what it holds, and between further lines. */
const NAME_LINE = 14
const NOTE_LINE = 28
const NOTE_PITCH = 13

function drawMargin({ pen, top, row, input, setting, geometry }: Drawn): void {
  const { ink1, ink3 } = setting.inks.paper
  const room = (geometry.x[0] ?? 0) - 6
  const name = input.words.months[row.month - 1] ?? ''
  pen.text(0, top + NAME_LINE, name, { face: 'month', size: 14.5, color: ink1, room })
  const isCounted = input.options.view !== 'empty' && row.eventCount > 0
  const notes = [
    ...(isCounted ? [input.words.events(row.eventCount)] : []),
    ...(row.namesYear ? [String(yearOf(row.first))] : []),
  ]
  const isLow = geometry.rowHeight < NOTE_LINE + NOTE_PITCH
  for (const [index, note] of (isLow && notes.length > 1 ? [notes.join(' · ')] : notes).entries()) {
    pen.text(0, top + NOTE_LINE + index * NOTE_PITCH, note, { face: 'body', size: 10.5, color: ink3, room })
  }
}

function drawDays({ pen, top, row, geometry, input, setting }: Drawn): void {
  const { paper } = setting.inks
  const height = geometry.rowHeight
  for (const day of row.days) {
    const fill = day.holiday !== null ? paper.holiday : day.isWeekend ? paper.weekend : null
    if (fill !== null) pen.rect({ x: day.left, y: top, width: day.width, height }, { fill })
    if (day.date > 1)
      pen.line(
        [
          [day.left, top],
          [day.left, top + height],
        ],
        { stroke: { color: paper.hairline, width: 0.7 } },
      )
  }
  const strip = { x: row.left, y: top, width: row.width, height }
  pen.rect(strip, { stroke: { color: paper.outline, width: 0.9 }, radius: 3 })
  for (const day of row.days) drawDayLine(pen, top, day, { geometry, input, setting })
}

/** Number, weekday or week, dots of routine, and how much found no lane. */
function drawDayLine(pen: Pen, top: number, day: PlannerDay, around: DayAround): void {
  const { geometry, setting } = around
  const { paper, of } = setting.inks
  const isRed = day.weekday === 6 || day.holiday !== null
  const x = day.left + (geometry.isCompact ? 2 : 4)
  const face = isRed ? 'strong' : 'day'
  pen.text(x, top + 10.5, String(day.date), { face, size: NUMBER, color: isRed ? paper.red : paper.ink2 })
  if (day.hidden > 0) {
    const room = day.width - 14
    const how = { face: 'strong', size: 10, color: paper.ink1, anchor: 'end', room } as const
    pen.text(day.left + day.width - 2, top + 10.5, `+${String(day.hidden)}`, how)
    return
  }
  const note = noteOf(day, around)
  const left = day.left + NOTE_LEFT
  pen.text(left, top + 10.5, note, { face: 'day', size: NOTE, color: paper.ink3, room: day.width - NOTE_LEFT - 1 })
  const dots = note === '' ? left : left + pen.ruler.widthOf(note, 'day', NOTE) + 5
  for (const [index, item] of day.dots.entries()) {
    const x = dots + index * 6
    if (x + 2 <= day.left + day.width) drawMark(pen, { x, y: top + 7, size: 4 }, of(item))
  }
}

/** After a number: the weekday where the columns do not say it, or the number of the week that begins. */
function noteOf(day: PlannerDay, { geometry, input: { options, words } }: DayAround): string {
  if (geometry.align === 'date') return words.weekdayLetters[day.weekday] ?? ''
  const week = options.weekNumbers && !geometry.isCompact ? weekBegunOn(day) : null
  return week === null ? '' : words.week(week)
}

function drawItems({ pen, top, row, geometry, input, setting }: Drawn): void {
  const { of, paper } = setting.inks
  const { bar, font } = geometry
  const isWritten = input.options.titles
  for (const each of row.bars) {
    const label = isWritten ? each.label : null
    const box = { x: each.left, y: top + each.top, width: each.width, height: bar }
    drawBar(pen, { ...each, ...box, label, font }, of(each.item))
  }
  for (const each of row.moments) {
    const label = isWritten ? each.label : null
    const box = { x: each.left, y: top + each.top, width: each.width, height: bar }
    if (each.item.kind === 'milestone')
      drawMilestone(pen, { ...box, item: each.item, continuesBefore: false, label, font }, of(each.item))
    else drawMoment(pen, { ...box, item: each.item, label, font }, of(each.item), paper.ink1)
  }
  for (const { name, label, top: lane } of row.holidayNames) {
    const base = top + lane + bar / 2 + font * BASELINE
    const face = label.stretch === 80 ? 'tight' : 'moment'
    pen.text(label.left, base, name, { face, size: font, color: paper.red, room: label.width })
  }
}
