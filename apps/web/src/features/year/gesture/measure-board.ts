import type { DayBox, Point, YearItem } from '@dodici/core/year'
import { dotsTouched } from '../board/dot-at.ts'
import type { Place } from '../board/pointed-at.ts'
import { placesOutOfSight } from '../planner/drawn-rows.ts'
import type { Lane } from './gesture-store.ts'

/** Positions of the board's days, in px from its own corner, so scrolling does not matter. */
export function measureDays(board: HTMLElement): DayBox[] {
  const corner = board.getBoundingClientRect()
  return Array.from(board.querySelectorAll<HTMLElement>('[role="gridcell"][data-day]'), (cell) => {
    const { left, top, right, bottom } = cell.getBoundingClientRect()
    return {
      day: Number(cell.dataset['day']),
      left: left - corner.left,
      top: top - corner.top,
      right: right - corner.left,
      bottom: bottom - corner.top,
    }
  })
}

/** A point of the window, in px from the board's corner. */
export function pointOn(board: HTMLElement, { clientX, clientY }: Place): Point {
  const { left, top } = board.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}

/**
 * Calls whenever days may have moved: the board, or one of its rows, has another size; or so has something else. Also
 * once at first. Returns how to stop.
 */
export function watchDays(board: HTMLElement, onMove: () => void, others: readonly Element[] = []): () => void {
  if (!('ResizeObserver' in window)) return () => undefined
  const observer = new ResizeObserver(onMove)
  for (const element of [board, ...board.querySelectorAll('[role="row"]'), ...others]) observer.observe(element)
  return () => observer.disconnect()
}

/** The position of each item in each of its rows. */
export function measureLanes(
  board: HTMLElement,
  items: readonly YearItem[],
  boxes: readonly DayBox[],
): ReadonlyMap<string, readonly Lane[]> {
  const corner = board.getBoundingClientRect()
  const wanted = new Set(items.map(({ id }) => id))
  const lanes = new Map<string, Lane[]>()
  for (const element of board.querySelectorAll<HTMLElement>('[data-item]')) {
    const id = element.dataset['item'] ?? ''
    if (!wanted.has(id)) continue
    const { top, height, left } = element.getBoundingClientRect()
    const middle = top - corner.top + height / 2
    const row = boxes.find((box) => box.top <= middle && box.bottom >= middle && box.right >= left - corner.left)
    if (row) lanes.set(id, [...(lanes.get(id) ?? []), { row: row.top, top: top - corner.top - row.top, height }])
  }
  return lanes
}

/** Items that intersect a box, in px from the board's corner; also those that are out of sight. */
export function itemsInBox(board: HTMLElement, from: Point, to: Point): string[] {
  const corner = board.getBoundingClientRect()
  const [left, right] = [Math.min(from.x, to.x) + corner.left, Math.max(from.x, to.x) + corner.left]
  const [top, bottom] = [Math.min(from.y, to.y) + corner.top, Math.max(from.y, to.y) + corner.top]
  const touches = (rect: DOMRect): boolean =>
    rect.left < right && rect.right > left && rect.top < bottom && rect.bottom > top
  const all = (selector: string) => Array.from(board.querySelectorAll<HTMLElement>(selector))
  const bars = all('[data-item]').filter((element) => touches(element.getBoundingClientRect()))
  const dots = all('[data-dots]').flatMap((cell) => dotsTouched(cell, touches))
  const others = placesOutOfSight().flatMap(([id, place]) => (touches(place) ? [id] : []))
  return [...new Set([...bars.map(({ dataset }) => dataset['item'] ?? ''), ...dots, ...others])]
}
