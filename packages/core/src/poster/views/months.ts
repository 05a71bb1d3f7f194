import { layoutTitled, leastMonthHeight, type TitledLayout, type TitledMonth } from '../../year/index.ts'
import type { Setting } from '../setting.ts'
import { scalesOf } from '../paper.ts'
import { penAt, type Box } from '../pen.ts'
import type { PosterInput } from '../poster-options.ts'
import { drawMonth, LEAST_WEEK } from './month-box.ts'
import type { View } from './view.ts'

/** Months beside each other and below each other, by pages and orientation. */
const GRIDS = {
  one: { landscape: { columns: 4, rows: 3 }, portrait: { columns: 3, rows: 4 } },
  quarters: { landscape: { columns: 3, rows: 1 }, portrait: { columns: 1, rows: 3 } },
} as const
/** Between months, in px at the comfortable scale. */
const GAP = 22
const MOST_WEEKS = 6
/** A month of six weeks needs this height for three lanes in each, in px, and this one for one. */
const LEAST_HEIGHT = leastMonthHeight(MOST_WEEKS)
const LOWEST_HEIGHT = leastMonthHeight(MOST_WEEKS, 1)
/** Between the edge of a day and its words, on both sides. */
const AROUND_WORDS = 16
/** Smaller titles are left out: nobody would read them. */
const LEAST_POINTS = 5
const FONT = 11.25
/** The scale at which titles have their least size, and a little more, lest it be rounded away. */
const LEAST_SCALE = (LEAST_POINTS / FONT) * 1.0001
/** What the number of a week takes beside it, in terms of its size. */
const WEEK_ROOM = 1.7

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
        const leastSize = LEAST_POINTS / scale
        const aside = asideOf(input, scale)
        const x = board.x + (index % columns) * (box.width + gap) + aside * scale
        const y = board.y + Math.floor(index / columns) * (box.height + gap)
        const pen = penAt(shapes, { x, y, scale }, setting.ruler)
        drawMonth({ pen, width: box.width / scale - aside, month, input, setting, hasTitles, leastSize })
      }
    },
  }
}

/** Px beside a month for the numbers of its weeks. */
const asideOf = ({ options }: PosterInput, scale: number): number =>
  options.weekNumbers ? WEEK_ROOM * Math.max(LEAST_WEEK, LEAST_POINTS / scale) : 0

/** Where three lanes have no room for titles that can be read, but one has, weeks have fewer. */
function fitMonths(input: PosterInput, setting: Setting, box: Pick<Box, 'width' | 'height'>): Fitted {
  const roomy = box.height / LEAST_HEIGHT
  const isLow = input.options.titles && roomy < LEAST_SCALE && box.height / LOWEST_HEIGHT >= LEAST_SCALE
  const [most, leastLanes] = isLow ? [LEAST_SCALE, 1] : [roomy, 3]
  let best: (Fitted & { readonly hidden: number }) | undefined
  for (const wanted of scalesOf(setting.sheet)) {
    const scale = Math.min(most, wanted)
    const width = box.width / scale - asideOf(input, scale)
    const layout = layoutAt(input, { width, height: box.height / scale, leastLanes })
    const hidden = layout.months.reduce((total, month) => total + hiddenIn(month), 0)
    if (best === undefined || hidden < best.hidden) best = { scale, layout, hidden }
    if (hidden === 0) break
  }
  return best as Fitted
}

interface MonthRoom extends Pick<Box, 'width' | 'height'> {
  readonly leastLanes: number
}

const layoutAt = ({ source, options, measure }: PosterInput, { width, height, leastLanes }: MonthRoom): TitledLayout =>
  layoutTitled(source.items, {
    from: source.from,
    weekStart: source.weekStart,
    holidays: source.holidays,
    showsRoutine: options.routine,
    height,
    leastLanes,
    titles: { measure, room: width / 7 - AROUND_WORDS, font: FONT },
  })

const hiddenIn = ({ weeks }: TitledMonth): number =>
  weeks.flatMap(({ days }) => days.map((day) => day?.hidden ?? 0)).reduce((total, hidden) => total + hidden, 0)
