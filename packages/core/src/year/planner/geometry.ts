/** How a month's days are aligned: by weekday, or by date. */
export type Align = 'weekday' | 'date'

/** Sizes of the planner in px. Equal input gives equal geometry, compared by `sameGeometry`. */
export interface PlannerGeometry {
  readonly width: number
  readonly height: number
  readonly align: Align
  /** Height between the page's bar and the board; may be 0. */
  readonly head: number
  /** Columns of days: 37 by weekday (31 days with a ragged edge of 6), 31 by date. */
  readonly columns: number
  /** Left edge of each column relative to the board; one more than columns. */
  readonly x: readonly number[]
  readonly columnWidth: number
  readonly rowHeight: number
  /** Number of lanes in a row, and their distance. */
  readonly lanes: number
  readonly pitch: number
  /** Height of a bar, and its font size. */
  readonly bar: number
  readonly font: number
  /** Lines at the foot of each row for what was there a year before; 0 without. */
  readonly earlierLines: number
  /** Where titles that extend past the last column must end. */
  readonly rowEnd: number
  /** Narrow days: number at x+2, no dots. */
  readonly isCompact: boolean
  /** Days too narrow for the planner: beside a panel it is not shown, and in a narrow window it is wider than that. */
  readonly isTooNarrow: boolean
}

/** Px above and below the rows: bar, weekday letters, footer; and row gaps. */
const AROUND_ROWS = 56 + 22 + 34
const ROW_GAP = 4
const LOWEST_ROW = 46
/** With a head, rows shrink as long as two lanes stay readable. */
const LOWEST_ROW_UNDER_HEAD = 40
const DAY_LINE = 14
const LOWEST_PITCH = 16
/** A head removes no lane while lanes keep this distance, and lines of the year before none down to a little less. */
const LOWEST_PITCH_UNDER_HEAD = 15
const LOWEST_PITCH_OVER_EARLIER = 14
const HIGHEST_PITCH = 20
const PAGE_GUTTERS = 32
/** The left margin with the month names. */
const MONTH_MARGIN = 76
/** Px from one line of the year before to the next; the lowest ends with its row, so it needs one less. */
export const EARLIER_PITCH = 4
const RUN_INTO_GUTTER = 12
const COMPACT_BELOW = 30
const TOO_NARROW_BELOW = 22
const COLUMNS: Readonly<Record<Align, number>> = { weekday: 37, date: 31 }

interface Frame extends Pick<PlannerGeometry, 'width' | 'height' | 'align'> {
  readonly head?: number
  /** Whether rows have lines for the year before. */
  readonly hasEarlier?: boolean
}

/**
 * Lays out the planner for a width (beside an open panel) and a viewport height in px. Rows stretch so that twelve fill
 * the height; below 708 px they keep their minimum and the page scrolls. A head shrinks the rows, and removes a lane
 * only if the others would become unreadable; so do the lines of the year before, which take what lanes leave.
 */
export function plannerGeometry({ width, height, align, head = 0, hasEarlier = false }: Frame) {
  const columns = COLUMNS[align]
  const { rowHeight, lanes, earlierLines } = rowsIn(height, head, hasEarlier)
  const foot = Math.max(0, earlierLines * EARLIER_PITCH - 1)
  const pitch = Math.min(HIGHEST_PITCH, Math.floor((rowHeight - DAY_LINE - foot) / lanes))
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
    earlierLines,
    rowEnd: columnX(x, columns) + RUN_INTO_GUTTER,
    isCompact: columnWidth < COMPACT_BELOW,
    isTooNarrow: columnWidth < TOO_NARROW_BELOW,
  } satisfies PlannerGeometry
}

/** The height of a row, and what it has room for. */
function rowsIn(height: number, head: number, hasEarlier: boolean) {
  const foot = hasEarlier ? EARLIER_PITCH - 1 : 0
  const rowHeight = Math.max(head > 0 ? LOWEST_ROW_UNDER_HEAD + foot : LOWEST_ROW, rowIn(height - head))
  const least = hasEarlier ? LOWEST_PITCH_OVER_EARLIER : head > 0 ? LOWEST_PITCH_UNDER_HEAD : LOWEST_PITCH
  const lanes = Math.min(lanesIn(rowIn(height), LOWEST_PITCH), lanesIn(rowHeight - foot, least))
  const lines = Math.floor((rowHeight + 1 - DAY_LINE - lanes * least) / EARLIER_PITCH)
  return { rowHeight, lanes, earlierLines: hasEarlier ? Math.min(3, Math.max(1, lines)) : 0 }
}

const lanesIn = (rowHeight: number, pitch: number): number =>
  Math.min(8, Math.max(2, Math.floor((rowHeight - DAY_LINE) / pitch)))

/** The minimum width in px at which days are readable. */
export const leastPlannerWidth = (align: Align): number =>
  PAGE_GUTTERS + MONTH_MARGIN + COLUMNS[align] * TOO_NARROW_BELOW

/** Height of one of twelve rows, in px. */
const rowIn = (height: number): number => Math.floor((height - AROUND_ROWS - 11 * ROW_GAP) / 12)

/** Left edge of a column in px; columns past the last one begin at its end. */
export const columnX = (x: readonly number[], column: number): number => x[Math.min(column, x.length - 1)] ?? 0

/** Top of a lane in px, relative to its row. */
export const laneTop = (geometry: PlannerGeometry, lane: number): number => DAY_LINE + lane * geometry.pitch

/** Whether two geometries are equal. */
export const sameGeometry = (a: PlannerGeometry, b: PlannerGeometry): boolean =>
  a === b ||
  (a.width === b.width &&
    a.height === b.height &&
    a.align === b.align &&
    a.head === b.head &&
    a.earlierLines === b.earlierLines)
