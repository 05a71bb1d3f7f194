/** How the days of a month stand in its row: under their weekdays, or under their dates. */
export type Align = 'weekday' | 'date'

/** Sizes of the planner in px. Equal input gives an equal geometry, so two are equal where `sameGeometry` says so. */
export interface PlannerGeometry {
  readonly width: number
  readonly height: number
  readonly align: Align
  /** What stands between the bar of the page and the board: 0 where nothing does. */
  readonly head: number
  /** Columns of days: 37 by weekday (6 days of ragged edge and 31 of a month), 31 by date. */
  readonly columns: number
  /** Left edge of each column, from the left edge of the board; one more than there are columns. */
  readonly x: readonly number[]
  readonly columnWidth: number
  readonly rowHeight: number
  /** Lanes in a row, and the distance from one lane to the next. */
  readonly lanes: number
  readonly pitch: number
  /** Height of a bar, and the size of the type in it. */
  readonly bar: number
  readonly font: number
  /** Where words that run on past the last column must end. */
  readonly rowEnd: number
  /** Narrow days: number at x+2, no dots. */
  readonly isCompact: boolean
  /** Days too narrow for the planner: beside a panel it does not stand, and in a narrow window it is wider than that. */
  readonly isTooNarrow: boolean
}

/** What stands above and below the rows: bar, weekday letters, footer; and the gaps between the rows. */
const AROUND_ROWS = 56 + 22 + 34
const ROW_GAP = 4
const LOWEST_ROW = 46
/** Under a head the rows give way to it as far as two lanes can still be read. */
const LOWEST_ROW_UNDER_HEAD = 40
const DAY_LINE = 14
const LOWEST_PITCH = 16
/** A head takes no lane away as long as those that are there keep this distance. */
const LOWEST_PITCH_UNDER_HEAD = 15
const HIGHEST_PITCH = 20
const PAGE_GUTTERS = 32
/** The margin at the left that carries the names of the months. */
const MONTH_MARGIN = 76
const RUN_INTO_GUTTER = 12
const COMPACT_BELOW = 30
const TOO_NARROW_BELOW = 22
const COLUMNS: Readonly<Record<Align, number>> = { weekday: 37, date: 31 }

interface Frame extends Pick<PlannerGeometry, 'width' | 'height' | 'align'> {
  readonly head?: number
}

/**
 * Lays out the planner for a width (what an open panel leaves) and a height (of the viewport) in px. The rows stretch
 * so that twelve fill the height; below 708 px they keep their least height, and the page scrolls. A head makes them
 * lower, and takes a lane away only where the others could not be read otherwise.
 */
export function plannerGeometry({ width, height, align, head = 0 }: Frame) {
  const columns = COLUMNS[align]
  const rowHeight = Math.max(head > 0 ? LOWEST_ROW_UNDER_HEAD : LOWEST_ROW, rowIn(height - head))
  const wanted = lanesIn(rowIn(height), LOWEST_PITCH)
  const lanes = head > 0 ? Math.min(wanted, lanesIn(rowHeight, LOWEST_PITCH_UNDER_HEAD)) : wanted
  const pitch = Math.min(HIGHEST_PITCH, Math.floor((rowHeight - DAY_LINE) / lanes))
  const columnWidth = Math.max(0, (width - PAGE_GUTTERS - MONTH_MARGIN) / columns)
  const x = Array.from({ length: columns + 1 }, (_, column) => Math.round(MONTH_MARGIN + column * columnWidth))
  return {
    width,
    height,
    align,
    head,
    columns,
    x,
    columnWidth,
    rowHeight,
    lanes,
    pitch,
    bar: pitch - 1,
    font: pitch - 1 >= 18 ? 12 : 11.25,
    rowEnd: columnX(x, columns) + RUN_INTO_GUTTER,
    isCompact: columnWidth < COMPACT_BELOW,
    isTooNarrow: columnWidth < TOO_NARROW_BELOW,
  } satisfies PlannerGeometry
}

const lanesIn = (rowHeight: number, pitch: number): number =>
  Math.min(8, Math.max(2, Math.floor((rowHeight - DAY_LINE) / pitch)))

/** The least width in px in which the days of the planner can be read. */
export const leastPlannerWidth = (align: Align): number =>
  PAGE_GUTTERS + MONTH_MARGIN + COLUMNS[align] * TOO_NARROW_BELOW

/** Height of one of twelve rows, in px. */
const rowIn = (height: number): number => Math.floor((height - AROUND_ROWS - 11 * ROW_GAP) / 12)

/** Left edge of a column in px; the columns past the last one begin where the last one ends. */
export const columnX = (x: readonly number[], column: number): number => x[Math.min(column, x.length - 1)] ?? 0

/** Top of a lane in px, from the top of its row. */
export const laneTop = (geometry: PlannerGeometry, lane: number): number => DAY_LINE + lane * geometry.pitch

/** Whether two geometries place everything alike. */
export const sameGeometry = (a: PlannerGeometry, b: PlannerGeometry): boolean =>
  a === b || (a.width === b.width && a.height === b.height && a.align === b.align && a.head === b.head)
