import type { ListedMonth, ListEntry } from './list-entries.ts'

/** A line of the list and its place: columns and rows from 0. */
export interface PlacedLine {
  readonly column: number
  readonly row: number
  readonly content:
    | { readonly kind: 'month'; readonly month: ListedMonth }
    | { readonly kind: 'entry'; readonly entry: ListEntry }
    /** How many have no line; 0 for a month without any. */
    | { readonly kind: 'rest'; readonly count: number }
}

interface Columns {
  readonly columns: number
  readonly rows: number
}

/** A heading takes two rows, and one is left free above it. */
const HEADING = 2
/** A heading with less below it begins the next column. */
const LEAST_BELOW = 2

/**
 * Lets months flow into columns. Null if they do not fit; with `mustFit` each month has at most as many lines as lets all of
 * them fit, and says how many more there are.
 */
export function flowInto(months: readonly ListedMonth[], room: Columns, mustFit: boolean): PlacedLine[] | null {
  const longest = Math.max(0, ...months.map(({ entries }) => entries.length))
  const whole = flowWith(months, room, longest)
  if (whole) return evened(months, room, whole)
  if (!mustFit) return null
  let [fits, tooMany] = [0, longest]
  while (tooMany - fits > 1) {
    const middle = (fits + tooMany) >> 1
    if (flowWith(months, room, middle)) fits = middle
    else tooMany = middle
  }
  return flowWith(months, room, fits) ?? []
}

/** The same in columns that are as short as they can be, so that all are used. */
function evened(months: readonly ListedMonth[], { columns, rows }: Columns, whole: PlacedLine[]): PlacedLine[] {
  let even = whole
  for (let fewer = rows - 1; fewer > HEADING + LEAST_BELOW; fewer -= 1) {
    const lines = flowWith(months, { columns, rows: fewer }, Infinity)
    if (lines === null) return even
    even = lines
  }
  return even
}

function flowWith(months: readonly ListedMonth[], { columns, rows }: Columns, most: number): PlacedLine[] | null {
  const lines: PlacedLine[] = []
  let [column, row] = [0, 0]
  for (const month of months) {
    if (row > 0) row += 1
    const contents = contentsOf(month, most)
    for (const [index, content] of contents.entries()) {
      const height = index === 0 ? HEADING : 1
      const wanted = index === 0 ? HEADING + LEAST_BELOW : 1
      if (row + wanted > rows) [column, row] = [column + 1, 0]
      lines.push({ column, row, content })
      row += height
    }
  }
  return column < columns ? lines : null
}

/** The lines of a month: its name, its entries, and what has none. */
function contentsOf(month: ListedMonth, most: number): PlacedLine['content'][] {
  const rest = Math.max(0, month.entries.length - most)
  return [
    { kind: 'month', month },
    ...month.entries.slice(0, most).map((entry) => ({ kind: 'entry', entry }) as const),
    ...(rest > 0 || month.entries.length === 0 ? [{ kind: 'rest', count: rest } as const] : []),
  ]
}
