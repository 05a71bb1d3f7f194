import type { Day } from '../../date/index.ts'

/** Where a day is drawn: px, from whatever corner the caller measures from. */
export interface DayBox {
  readonly day: Day
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** A stretch of days that stand side by side: the whole of a span, or the part of it in one row. */
export interface SpanPiece {
  readonly first: Day
  readonly last: Day
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  /** Whether the span begins, or ends, in this piece. */
  readonly isFirst: boolean
  readonly isLast: boolean
}

/**
 * The day that a point lies on, or the nearest one: a drag may leave the days at the ragged end of a month, and cross
 * the gap between two rows. Rows count more than columns, so that beside a short month its own last day is meant.
 * Null where there are no days.
 */
export function nearestDay(boxes: readonly DayBox[], { x, y }: Point): Day | null {
  let nearest: DayBox | null = null
  let least = Number.POSITIVE_INFINITY
  for (const box of boxes) {
    const distance = outside(y, box.top, box.bottom) * ROW_WEIGHT + outside(x, box.left, box.right)
    if (distance >= least) continue
    nearest = box
    least = distance
  }
  return nearest?.day ?? null
}

/** No row is so wide that a step to another row would be nearer than its far end. */
const ROW_WEIGHT = 10_000

const outside = (value: number, from: number, to: number): number => Math.max(from - value, 0, value - to)

/** The pieces that a span is drawn in, row by row. Days of it that are not drawn (of another year) are left out. */
export function piecesOf(boxes: readonly DayBox[], { first, last }: { first: Day; last: Day }): SpanPiece[] {
  const pieces: SpanPiece[] = []
  for (const box of boxes) {
    if (box.day < first || box.day > last) continue
    const before = pieces.at(-1)
    const { day, left, top, right, bottom } = box
    if (before && before.top === top && before.last === day - 1) {
      pieces[pieces.length - 1] = { ...before, last: day, right, isLast: day === last }
    } else
      pieces.push({ first: day, last: day, left, top, right, bottom, isFirst: day === first, isLast: day === last })
  }
  return pieces
}
