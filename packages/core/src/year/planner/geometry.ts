/** How a month's days are aligned: by weekday, or by date. */
export type Align = 'weekday' | 'date'

/** How close things stand in a row: `compact` has lower lanes in smaller type, and so more of them. */
export type Spacing = 'comfortable' | 'compact'

/** Sizes of the planner in px. Equal input gives equal geometry, compared by `sameGeometry`. */
export interface PlannerGeometry {
  readonly width: number
  readonly height: number
  readonly align: Align
  readonly spacing: Spacing
  /** Height between the page's bar and the board; may be 0. */
  readonly head: number
  /** Columns of days: 37 by weekday (31 days with a ragged edge of 6), 31 by date. */
  readonly columns: number
  /** Left edge of each column relative to the board; one more than columns. */
  readonly x: readonly number[]
  readonly columnWidth: number
  readonly rowHeight: number
  /** Between two rows. */
  readonly rowGap: number
  /** Height of the line with a day's number, above the lanes. */
  readonly dayLine: number
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

/** Px above and below the rows: bar, weekday letters, footer. */
const AROUND_ROWS = 56 + 22 + 34
/** Px of each spacing. */
const SCALES = {
  comfortable: {
    rowGap: 4,
    dayLine: 14,
    lowestRow: 46,
    // With a head, rows shrink as long as two lanes stay readable.
    lowestRowUnderHead: 40,
    fewestLanes: 2,
    lowestPitch: 16,
    // A head removes no lane while lanes keep this distance, and lines of the year before none down to a little less.
    lowestPitchUnderHead: 15,
    lowestPitchOverEarlier: 14,
    font: 11.25,
    openPitch: 20,
  },
  compact: {
    rowGap: 2,
    dayLine: 12,
    lowestRow: 48,
    lowestRowUnderHead: 48,
    fewestLanes: 3,
    lowestPitch: 12,
    lowestPitchUnderHead: 12,
    lowestPitchOverEarlier: 12,
    font: 10.5,
    openPitch: 16,
  },
} as const satisfies Record<Spacing, Record<string, number>>
const HIGHEST_PITCH = 20
const MOST_LANES = 8
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
  readonly spacing?: Spacing
}

/**
 * Lays out the planner for a width (beside an open panel) and a viewport height in px. Rows stretch so that twelve fill
 * the height; below 708 px they keep their minimum and the page scrolls. A head shrinks the rows, and removes a lane
 * only if the others would become unreadable; so do the lines of the year before, which take what lanes leave.
 */
export function plannerGeometry(frame: Frame) {
  const { width, height, align, head = 0, spacing = 'comfortable' } = frame
  const columns = COLUMNS[align]
  const { rowGap, dayLine } = SCALES[spacing]
  const rows = rowsIn({ ...frame, head, spacing })
  const columnWidth = Math.max(0, (width - PAGE_GUTTERS - MONTH_MARGIN) / columns)
  const x = Array.from({ length: columns + 1 }, (_, column) => Math.round(MONTH_MARGIN + column * columnWidth))
  return {
    width,
    height,
    align,
    spacing,
    head,
    columns,
    x,
    columnWidth,
    rowGap,
    ...lanesOf({ ...rows, dayLine, spacing }),
    rowEnd: columnX(x, columns) + RUN_INTO_GUTTER,
    isCompact: columnWidth < COMPACT_BELOW,
    isTooNarrow: columnWidth < TOO_NARROW_BELOW,
  } satisfies PlannerGeometry
}

/** The height of a row, and what it has room for. */
function rowsIn({ height, head, spacing, hasEarlier = false }: Required<Pick<Frame, 'head' | 'spacing'>> & Frame) {
  const scale = SCALES[spacing]
  const { dayLine, rowGap, fewestLanes, lowestPitch } = scale
  const foot = footOf(hasEarlier ? 1 : 0)
  const least = hasEarlier ? scale.lowestPitchOverEarlier : head > 0 ? scale.lowestPitchUnderHead : lowestPitch
  const needed = dayLine + fewestLanes * least + foot
  const lowest = head > 0 ? scale.lowestRowUnderHead + foot : Math.max(scale.lowestRow, needed)
  const rowHeight = Math.max(lowest, rowIn(height - head, rowGap))
  const wanted = lanesIn(rowIn(height, rowGap), lowestPitch, spacing)
  const lanes = Math.min(wanted, lanesIn(rowHeight - foot, least, spacing))
  const lines = Math.floor((rowHeight + 1 - dayLine - lanes * least) / EARLIER_PITCH)
  return { rowHeight, lanes, earlierLines: hasEarlier ? Math.min(3, Math.max(1, lines)) : 0 }
}

/** Px of some lines for the year before at the foot of a row; the lowest lane leaves its own gap above them. */
export const footOf = (earlierLines: number): number => Math.max(0, earlierLines * EARLIER_PITCH - 1)

const lanesIn = (rowHeight: number, pitch: number, spacing: Spacing): number => {
  const { dayLine, fewestLanes } = SCALES[spacing]
  return Math.min(MOST_LANES, Math.max(fewestLanes, Math.floor((rowHeight - dayLine) / pitch)))
}

/** Bars and type of lanes at a distance: larger where there is room for it. */
const typeIn = (pitch: number, spacing: Spacing): Pick<PlannerGeometry, 'pitch' | 'bar' | 'font'> => {
  const bar = pitch - 1
  return { pitch, bar, font: bar >= 18 ? 12 : bar >= 15 ? 11.25 : SCALES[spacing].font }
}

type Lanes = Pick<PlannerGeometry, 'spacing' | 'rowHeight' | 'dayLine' | 'lanes' | 'earlierLines'>

/** Lanes at the distance that they have room for, up to a most. */
function lanesOf({ spacing, rowHeight, dayLine, lanes, earlierLines }: Lanes) {
  const pitch = Math.min(HIGHEST_PITCH, Math.floor((rowHeight - dayLine - footOf(earlierLines)) / lanes))
  return { rowHeight, dayLine, lanes, earlierLines, ...typeIn(pitch, spacing) }
}

/** The same rows with so many lanes. */
export const withLanes = (geometry: PlannerGeometry, lanes: number): PlannerGeometry =>
  lanes === geometry.lanes ? geometry : { ...geometry, ...lanesOf({ ...geometry, lanes }) }

/** The geometry of a month that is opened: as the others, with so many lanes at an easy distance. */
export const openedGeometry = (geometry: PlannerGeometry, lanes: number): PlannerGeometry => {
  const { openPitch } = SCALES[geometry.spacing]
  const rowHeight = geometry.dayLine + lanes * openPitch + footOf(geometry.earlierLines)
  return { ...geometry, lanes, rowHeight, ...typeIn(openPitch, geometry.spacing) }
}

/** The minimum width in px at which days are readable. */
export const leastPlannerWidth = (align: Align): number =>
  PAGE_GUTTERS + MONTH_MARGIN + COLUMNS[align] * TOO_NARROW_BELOW

/** Height of one of twelve rows, in px. */
const rowIn = (height: number, rowGap: number): number => Math.floor((height - AROUND_ROWS - 11 * rowGap) / 12)

/** Left edge of a column in px; columns past the last one begin at its end. */
export const columnX = (x: readonly number[], column: number): number => x[Math.min(column, x.length - 1)] ?? 0

/** Top of a lane in px, relative to its row. */
export const laneTop = (geometry: PlannerGeometry, lane: number): number => geometry.dayLine + lane * geometry.pitch

/** Whether two geometries are equal. */
export const sameGeometry = (a: PlannerGeometry, b: PlannerGeometry): boolean =>
  a === b ||
  (['width', 'height', 'align', 'head', 'spacing', 'lanes', 'earlierLines'] as const).every(
    (name) => a[name] === b[name],
  )
