import { layoutYear, weekdayOfColumn, type Align, type PlannerGeometry, type YearLayout } from '../../year/index.ts'
import type { Setting } from '../setting.ts'
import { drawRow } from './planner-row.ts'
import type { View } from './view.ts'
import { scalesOf } from '../paper.ts'
import { penAt, type Box, type Pen } from '../pen.ts'
import type { PosterInput } from '../poster-options.ts'

const COLUMNS = { weekday: 37, date: 31 } as const
const LETTERS = 20
const ROW_GAP = 4
const DAY_LINE = 14
const LEAST_PITCH = 15
const MOST_PITCH = 20
/** Room for the longest name of a month. */
const MONTH_MARGIN = 88
/** Days this narrow have no dots beside their number. */
const COMPACT = 30
/** Three months have room for larger type than twelve. */
const LARGER = 1.25

interface Fitted {
  readonly scale: number
  readonly geometry: PlannerGeometry
  readonly layout: YearLayout
}

/** The planner: a row for each month, days below their weekdays or numbers, as many lanes as the paper has room for. */
export function plannerView(input: PosterInput, setting: Setting): View {
  const rowsAPage = input.options.pages === 'quarters' ? 3 : 12
  let fitted: Fitted | undefined
  return {
    draw: (page, months) => {
      const { board } = page
      fitted ??= fitPlanner(input, setting, { board, rowsAPage })
      const pen = penAt(page.shapes, { x: board.x, y: board.y, scale: fitted.scale }, setting.ruler)
      drawLetters(pen, fitted.geometry, input, setting)
      const rows = fitted.layout.rows.slice(months.from, months.to)
      for (const [index, row] of rows.entries()) {
        const top = LETTERS + index * (fitted.geometry.rowHeight + ROW_GAP)
        drawRow({ pen, top, row, geometry: fitted.geometry, input, setting })
      }
    },
  }
}

interface Room {
  readonly board: Box
  readonly rowsAPage: number
}

/** Days that may count something instead of writing it, before all is written smaller. */
const FULL_DAYS = 6

/** The easiest scale to read at which all but a few days write everything; where none is, that at which most is written. */
function fitPlanner(input: PosterInput, setting: Setting, room: Room): Fitted {
  const { sheet } = setting
  let best: (Fitted & { readonly hidden: number }) | undefined
  for (const scale of room.rowsAPage === 12 ? scalesOf(sheet) : [LARGER * sheet.comfort, ...scalesOf(sheet)]) {
    const geometry = geometryOf(room, scale, input.options.align)
    const layout = layoutAt(input, geometry)
    const full = layout.rows.flatMap(({ days }) => days.filter((day) => day.hidden > 0))
    const hidden = full.reduce((total, day) => total + day.hidden, 0)
    if (best === undefined || hidden < best.hidden) best = { scale, geometry, layout, hidden }
    if (full.length <= FULL_DAYS) break
  }
  return best as Fitted
}

function layoutAt({ source, options, measure }: PosterInput, geometry: PlannerGeometry): YearLayout {
  const { from, weekStart, holidays, items } = source
  const isWritten = options.titles && options.view !== 'empty'
  return layoutYear(options.view === 'empty' ? [] : items, {
    from,
    weekStart,
    holidays,
    geometry,
    // What is not written takes no room.
    measure: isWritten || options.view === 'empty' ? measure : () => 0,
    showsRoutine: options.routine,
  })
}

function geometryOf({ board, rowsAPage }: Room, scale: number, align: Align): PlannerGeometry {
  const columns = COLUMNS[align]
  const [width, height] = [board.width / scale, board.height / scale]
  const rowHeight = (height - LETTERS - (rowsAPage - 1) * ROW_GAP) / rowsAPage
  const lanes = Math.max(1, Math.floor((rowHeight - DAY_LINE) / LEAST_PITCH))
  const pitch = Math.min(MOST_PITCH, (rowHeight - DAY_LINE) / lanes)
  const columnWidth = (width - MONTH_MARGIN) / columns
  return {
    width,
    height,
    align,
    spacing: 'comfortable',
    head: 0,
    columns,
    x: Array.from({ length: columns + 1 }, (_, column) => MONTH_MARGIN + column * columnWidth),
    columnWidth,
    rowHeight,
    rowGap: ROW_GAP,
    dayLine: DAY_LINE,
    lanes,
    pitch,
    bar: pitch - 1,
    font: pitch >= 18 ? 12 : 11.25,
    earlierLines: 0,
    rowEnd: width,
    isCompact: columnWidth < COMPACT,
    isTooNarrow: false,
  }
}

function drawLetters(pen: Pen, geometry: PlannerGeometry, { source, words }: PosterInput, { inks }: Setting): void {
  for (let column = 0; column < geometry.columns; column += 1) {
    const weekday = geometry.align === 'date' ? null : weekdayOfColumn(column, source.weekStart)
    const color = weekday === 6 ? inks.paper.red : inks.paper.ink3
    const x = (geometry.x[column] ?? 0) + geometry.columnWidth / 2
    const letter = weekday === null ? String(column + 1) : (words.weekdayLetters[weekday] ?? '')
    pen.text(x, 13, letter, { face: 'strong', size: 10.5, color, anchor: 'middle', room: geometry.columnWidth })
  }
}
