import { monthDays } from '../../date/index.ts'
import type { Setting } from '../setting.ts'
import { scalesOf } from '../paper.ts'
import { penAt, type Box, type Pen } from '../pen.ts'
import type { PosterInput } from '../poster-options.ts'
import { drawMark } from '../signs.ts'
import { flowInto, type PlacedLine } from './list-flow.ts'
import { entriesOfMonths, type ListedMonth } from './list-entries.ts'
import { monthName } from './month-name.ts'
import type { MonthRange, View } from './view.ts'

const COLUMN = 220
const GUTTER = 24
const LINE = 15
const SIZE = 10.5
const DAYS = 62
const LARGER = [1.6, 1.5, 1.4, 1.3, 1.2, 1.1]

/** What there is, month by month, in columns; what has no room is counted at the end of its month. */
export const listView = (input: PosterInput, setting: Setting): View => {
  const months = entriesOfMonths(input)
  return {
    draw: ({ shapes, board }, range) => {
      const { scale, columns, width, lines } = fitList(months, { board, range, setting })
      for (const line of lines) {
        const x = board.x + (line.column % columns) * (width + GUTTER) * scale
        const pen = penAt(shapes, { x, y: board.y + line.row * LINE * scale, scale }, setting.ruler)
        drawLine(pen, width, line, { input, setting })
      }
    },
  }
}

interface Room {
  readonly board: Box
  readonly range: MonthRange
  readonly setting: Setting
}

interface Fitted {
  readonly scale: number
  readonly columns: number
  readonly width: number
  readonly lines: readonly PlacedLine[]
}

function fitList(months: readonly ListedMonth[], { board, range, setting }: Room): Fitted {
  const shown = months.slice(range.from, range.to)
  // Where there is little, it is written larger.
  const scales = [...LARGER.map((times) => times * setting.sheet.comfort), ...scalesOf(setting.sheet)]
  for (const [index, scale] of scales.entries()) {
    const columns = Math.max(1, Math.floor((board.width / scale + GUTTER) / (COLUMN + GUTTER)))
    const width = (board.width / scale + GUTTER) / columns - GUTTER
    const rows = Math.floor(board.height / scale / LINE)
    const isLast = index === scales.length - 1
    const lines = flowInto(shown, { columns, rows }, isLast)
    if (lines) return { scale, columns, width, lines }
  }
  throw new RangeError('at the last scale everything that has no room is counted')
}

interface Around {
  readonly input: PosterInput
  readonly setting: Setting
}

function drawLine(pen: Pen, width: number, { content }: PlacedLine, { input, setting }: Around): void {
  const { words, options } = input
  const { ink1, ink2, ink3, outline } = setting.inks.paper
  if (content.kind === 'month') {
    const { first } = monthDays(content.month.at)
    const name = monthName({ ...content.month, first }, input)
    pen.text(0, 19, name, { face: 'month', size: 14, color: ink1, room: width })
    pen.line(
      [
        [0, 24],
        [width, 24],
      ],
      { stroke: { color: outline, width: 0.8 } },
    )
    return
  }
  if (content.kind === 'rest') {
    const text = content.count === 0 ? words.noEvents : words.more(content.count)
    pen.text(0, 11, text, { face: 'body', size: SIZE, color: ink3, room: width })
    return
  }
  const { item, days, times } = content.entry
  const isRed = item === null
  pen.text(0, 11, days, { face: 'day', size: SIZE, color: isRed ? setting.inks.paper.red : ink2, room: DAYS - 4 })
  if (item) drawMark(pen, { x: DAYS + 3, y: 7.5, size: 5 }, setting.inks.of(item))
  if (!options.titles && item) return
  const color = isRed ? setting.inks.paper.red : ink1
  pen.text(DAYS + 10, 11, `${content.entry.title}${times}`, {
    face: 'moment',
    size: SIZE,
    color,
    room: width - DAYS - 10,
  })
}
