import { layoutTitled, type TitledLayout, type TitledMonth } from '../../year/index.ts'
import type { Setting } from '../setting.ts'
import { scalesOf } from '../paper.ts'
import { penAt, type Box } from '../pen.ts'
import type { PosterInput } from '../poster-options.ts'
import { drawMonth } from './month-box.ts'
import type { View } from './view.ts'

/** Months beside each other and below each other, by pages and orientation. */
const GRIDS = {
  one: { landscape: { columns: 4, rows: 3 }, portrait: { columns: 3, rows: 4 } },
  quarters: { landscape: { columns: 3, rows: 1 }, portrait: { columns: 1, rows: 3 } },
} as const
/** Between months, in px at the comfortable scale. */
const GAP = 22
/** A month of six weeks needs this height for three lanes in each, in px. */
const LEAST_HEIGHT = 480
/** Between the edge of a day and its words, on both sides. */
const AROUND_WORDS = 16
/** Smaller titles are left out: nobody would read them. */
const LEAST_POINTS = 5
const FONT = 11.25

interface Fitted {
  readonly scale: number
  readonly layout: TitledLayout
}

/** Twelve small months, with titles where the paper has room for readable ones. */
export function monthsView(input: PosterInput, setting: Setting): View {
  const { columns, rows } = GRIDS[input.options.pages][input.options.orientation]
  const gap = GAP * setting.sheet.comfort
  let fitted: Fitted | undefined
  return {
    draw: ({ shapes, board }, range) => {
      const box = {
        width: (board.width - gap * (columns - 1)) / columns,
        height: (board.height - gap * (rows - 1)) / rows,
      }
      fitted ??= fitMonths(input, setting, box)
      const { scale, layout } = fitted
      const hasTitles = input.options.titles && FONT * scale >= LEAST_POINTS
      for (const [index, month] of layout.months.slice(range.from, range.to).entries()) {
        const x = board.x + (index % columns) * (box.width + gap)
        const y = board.y + Math.floor(index / columns) * (box.height + gap)
        const pen = penAt(shapes, { x, y, scale }, setting.ruler)
        drawMonth({ pen, width: box.width / scale, month, input, setting, hasTitles, leastSize: LEAST_POINTS / scale })
      }
    },
  }
}

function fitMonths(input: PosterInput, setting: Setting, box: Pick<Box, 'width' | 'height'>): Fitted {
  const most = box.height / LEAST_HEIGHT
  let best: (Fitted & { readonly hidden: number }) | undefined
  for (const wanted of scalesOf(setting.sheet)) {
    const scale = Math.min(most, wanted)
    const layout = layoutAt(input, { width: box.width / scale, height: box.height / scale })
    const hidden = layout.months.reduce((total, month) => total + hiddenIn(month), 0)
    if (best === undefined || hidden < best.hidden) best = { scale, layout, hidden }
    if (hidden === 0) break
  }
  return best as Fitted
}

const layoutAt = ({ source, measure }: PosterInput, { width, height }: Pick<Box, 'width' | 'height'>): TitledLayout =>
  layoutTitled(source.items, {
    from: source.from,
    weekStart: source.weekStart,
    holidays: source.holidays,
    showsRoutine: false,
    height,
    titles: { measure, room: width / 7 - AROUND_WORDS, font: FONT },
  })

const hiddenIn = ({ weeks }: TitledMonth): number =>
  weeks.flatMap(({ days }) => days.map((day) => day?.hidden ?? 0)).reduce((total, hidden) => total + hidden, 0)
