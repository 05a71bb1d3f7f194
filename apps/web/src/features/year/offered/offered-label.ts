import type { SpanPiece } from '@dodici/core/year'
import type { OfferedDays } from '../../../address/offered-days.ts'

/** Px of a label, roughly, and of a short one: in less room there is none. */
const ROOM_FOR_LABEL = 94
const ROOM_FOR_SHORT = 44

/** What is written into a window, and where. */
export interface OfferedLabel {
  readonly piece: SpanPiece
  readonly words: string
  /** Written from the bottom up, and over the days above. */
  readonly isUpright: boolean
}

/**
 * Where a window says what it is: in its widest piece. Where all are as narrow as the days of the heat, which lie one below
 * the other, at the foot of its highest column, from the bottom up. None if there is no room at all.
 */
export function labelOf(pieces: readonly SpanPiece[], { label, shortLabel }: OfferedDays): OfferedLabel | null {
  const across = longestOf(pieces.map((piece) => ({ piece, length: piece.right - piece.left })))
  if (across === null) return null
  const { piece, length } = across
  if (length >= ROOM_FOR_SHORT) return { piece, words: length < ROOM_FOR_LABEL ? shortLabel : label, isUpright: false }
  const upright = longestOf(columnsOf(pieces))
  return upright === null || upright.length < ROOM_FOR_SHORT
    ? null
    : { piece: upright.piece, words: shortLabel, isUpright: true }
}

interface Space {
  readonly piece: SpanPiece
  /** In px. */
  readonly length: number
}

/** The lowest piece of each column, and how high the column is. */
const columnsOf = (pieces: readonly SpanPiece[]): Space[] =>
  pieces.map((piece) => {
    const column = pieces.filter(({ left }) => left === piece.left)
    const foot = column.reduce((lowest, each) => (each.bottom > lowest.bottom ? each : lowest))
    return { piece: foot, length: foot.bottom - Math.min(...column.map(({ top }) => top)) }
  })

/** The longest, the later of equals. */
const longestOf = (rooms: readonly Space[]): Space | null =>
  rooms.reduce<Space | null>(
    (longest, room) => (longest === null || room.length >= longest.length ? room : longest),
    null,
  )
