import type { Day } from '../../date/index.ts'

/** A day's box in px, relative to any origin. */
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

/** Adjacent days of a span in one row. */
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
 * The day at a point, or the nearest one: a drag may leave the ragged end of a month and cross gaps. Rows weigh more
 * than columns, so beside a short month its last day is meant. Null without days.
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

/** No row is so wide that another row would be nearer than its far end. */
const ROW_WEIGHT = 10_000

const outside = (value: number, from: number, to: number): number => Math.max(from - value, 0, value - to)

/** The pieces of a span, row by row. Days that are not drawn (of another year) are left out. */
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
