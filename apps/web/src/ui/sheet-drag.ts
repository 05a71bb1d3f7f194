/** Vertical position of a finger in px, and time in milliseconds. */
export interface SheetPoint {
  readonly y: number
  readonly time: number
}

/** What a sheet does when released. */
export type SheetEnd = 'close' | 'grow' | 'shrink' | 'back'

/** Minimum px; below this the sheet springs back. */
const LEAST_WAY = 56
/** Px per millisecond of a flick, however short. */
const FLICK = 0.5
const LEAST_FLICK = 12

/**
 * The effect of a drag from `down` to `up`; `before` is a moment before its end. Down closes a sheet, or restores a
 * tall one; far down closes that too.
 */
export function endOfDrag(down: SheetPoint, before: SheetPoint, up: SheetPoint, sheet: DraggedSheet): SheetEnd {
  const way = up.y - down.y
  const speed = (up.y - before.y) / Math.max(1, up.time - before.time)
  const isFlick = Math.abs(speed) >= FLICK && Math.abs(way) >= LEAST_FLICK && Math.sign(speed) === Math.sign(way)
  if (Math.abs(way) < LEAST_WAY && !isFlick) return 'back'
  if (way < 0) return sheet.isTall ? 'back' : 'grow'
  return sheet.isTall && way < sheet.height / 2 ? 'shrink' : 'close'
}

interface DraggedSheet {
  readonly isTall: boolean
  /** Px. */
  readonly height: number
}
