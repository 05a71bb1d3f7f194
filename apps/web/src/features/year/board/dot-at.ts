import type { Place } from './pointed-at.ts'

/** Marks in a day's corner, from the right: `data-dots` has their ids, flags first. */
export const dotsOf = (ids: readonly string[]): string | undefined => (ids.length === 0 ? undefined : ids.join(' '))

/** Px from a cell's right edge to the first dot's centre, and between dots, as in `months.module.css`. */
const FIRST_DOT = 5
const NEXT_DOT = 6
/** A flag takes the corner and shifts the dots. */
const FLAG = 8.5
const FIRST_BESIDE_FLAG = 18.5
/** Px around dots, which are too small to hit: the height of the day number's line. */
const AROUND = 10
const LINE = 18

/** Ids of the marks in a cell's corner. */
const dotsIn = (cell: HTMLElement): readonly string[] => cell.dataset['dots']?.split(' ') ?? []

/** The id of the item whose dot is at a point of the window; null if the point means the day. */
export function dotAt(cell: HTMLElement, { clientX, clientY }: Place): string | null {
  const ids = dotsIn(cell)
  const { right, top } = cell.getBoundingClientRect()
  if (clientY > top + LINE) return null
  const hasFlag = cell.dataset['flag'] !== undefined
  const distances = ids.map((_, index) => Math.abs(right - clientX - placeOf(index, hasFlag)))
  const nearest = Math.min(...distances)
  return nearest <= AROUND ? (ids[distances.indexOf(nearest)] ?? null) : null
}

/** Dots that intersect a box of the window. */
export function dotsTouched(cell: HTMLElement, touches: (place: DOMRect) => boolean): readonly string[] {
  const { right, top } = cell.getBoundingClientRect()
  const hasFlag = cell.dataset['flag'] !== undefined
  return dotsIn(cell).filter((_, index) => touches(new DOMRect(right - placeOf(index, hasFlag), top, 0, LINE)))
}

function placeOf(index: number, hasFlag: boolean): number {
  if (!hasFlag) return FIRST_DOT + index * NEXT_DOT
  return index === 0 ? FLAG : FIRST_BESIDE_FLAG + (index - 1) * NEXT_DOT
}
