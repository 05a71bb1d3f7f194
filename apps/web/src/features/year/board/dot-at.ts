import type { Place } from './pointed-at.ts'

/** What is drawn in the corner of a day, from the right: `data-dots` has the ids of these, with a flag before all dots. */
export const dotsOf = (ids: readonly string[]): string | undefined => (ids.length === 0 ? undefined : ids.join(' '))

/** Px from the right edge of a cell to the middle of its first dot, and from each to the next: `months.module.css`. */
const FIRST_DOT = 5
const NEXT_DOT = 6
/** A flag takes the corner, and moves the dots aside. */
const FLAG = 8.5
const FIRST_BESIDE_FLAG = 18.5
/** Px around the dots, which are too small for a hand: as high as the line of the day's number. */
const AROUND = 10
const LINE = 18

/** The ids of what is drawn in the corner of a cell. */
const dotsIn = (cell: HTMLElement): readonly string[] => cell.dataset['dots']?.split(' ') ?? []

/** The id of the item whose dot a hand at this place of the window means; null where it means the day. */
export function dotAt(cell: HTMLElement, { clientX, clientY }: Place): string | null {
  const ids = dotsIn(cell)
  const { right, top } = cell.getBoundingClientRect()
  if (clientY > top + LINE) return null
  const hasFlag = cell.dataset['flag'] !== undefined
  const distances = ids.map((_, index) => Math.abs(right - clientX - placeOf(index, hasFlag)))
  const nearest = Math.min(...distances)
  return nearest <= AROUND ? (ids[distances.indexOf(nearest)] ?? null) : null
}

/** The dots that a box of the window touches. */
export function dotsTouched(cell: HTMLElement, touches: (place: DOMRect) => boolean): readonly string[] {
  const { right, top } = cell.getBoundingClientRect()
  const hasFlag = cell.dataset['flag'] !== undefined
  return dotsIn(cell).filter((_, index) => touches(new DOMRect(right - placeOf(index, hasFlag), top, 0, LINE)))
}

function placeOf(index: number, hasFlag: boolean): number {
  if (!hasFlag) return FIRST_DOT + index * NEXT_DOT
  return index === 0 ? FLAG : FIRST_BESIDE_FLAG + (index - 1) * NEXT_DOT
}
