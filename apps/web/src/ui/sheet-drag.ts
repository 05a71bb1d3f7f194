/** Where a finger is on the screen, in px from its top, and when, in milliseconds. */
export interface SheetPoint {
  readonly y: number
  readonly time: number
}

/** What becomes of a sheet once the finger lets go of it. */
export type SheetEnd = 'close' | 'grow' | 'shrink' | 'back'

/** Px that a finger must go for the sheet not to spring back. */
const LEAST_WAY = 56
/** Px a millisecond from which a flick counts, however short it was. */
const FLICK = 0.5
const LEAST_FLICK = 12

/**
 * What a drag does that began at `down` and ended at `up`; `before` is where the finger was a moment before it ended.
 * Down closes a sheet, and makes a tall one what it was before; a long way down closes that too.
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
