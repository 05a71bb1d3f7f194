/** Two words, of which the one is gone through by rows and the other by columns, from 1 on. */
interface Pair {
  readonly one: string
  readonly other: string
}

const isSame = ({ one, other }: Pair, row: number, column: number): boolean => one[row - 1] === other[column - 1]

/** Whether the letters at a place and before it are the other word's in the other order. */
const isSwapped = (pair: Pair, row: number, column: number): boolean =>
  row > 1 && column > 1 && isSame(pair, row, column - 1) && isSame(pair, row - 1, column)

const cell = (row: readonly number[], column: number): number => row[column] ?? Infinity

/** The next row of the table, after the two before it. */
function nextRow(
  pair: Pair,
  row: number,
  [last, beforeLast]: readonly [readonly number[], readonly number[]],
): number[] {
  const next = [row]
  for (let column = 1; column <= pair.other.length; column += 1) {
    const changed = cell(last, column - 1) + (isSame(pair, row, column) ? 0 : 1)
    const swapped = isSwapped(pair, row, column) ? cell(beforeLast, column - 2) + 1 : Infinity
    next.push(Math.min(cell(last, column) + 1, cell(next, column - 1) + 1, changed, swapped))
  }
  return next
}

/**
 * In how many letters two words differ, at most `most + 1`: each letter that is missing, too many or another one counts one,
 * and so do two neighbours that changed places (the optimal string alignment distance).
 */
export function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  const pair = { one, other }
  let rows: [number[], number[]] = [Array.from({ length: other.length + 1 }, (_, at) => at), []]
  for (let row = 1; row <= one.length; row += 1) {
    rows = [nextRow(pair, row, rows), rows[0]]
    if (Math.min(...rows[0]) > most) return most + 1
  }
  return Math.min(cell(rows[0], other.length), most + 1)
}
