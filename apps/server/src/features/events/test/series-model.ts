import { formatWall, MINUTES_A_DAY, type WallMinute } from '@dodici/core/date'

/**
 * What edits of series promise, as plainly as it can be said: a list of occurrences for each event, without rules, splits
 * or exceptions. A test runs it beside the server.
 */
interface Known {
  /** Its original start, as far as the series has moved. */
  readonly name: WallMinute
  readonly start: WallMinute
  readonly title: string
  readonly isDeleted: boolean
}

/** An event. It repeats as long as its rule has more than one start, deleted or not. */
export interface Piece {
  readonly id: string
  readonly title: string
  readonly known: readonly Known[]
}

/** What is done to an occurrence: it, what follows, or all of its event get another title, or go to another time. */
export interface Act {
  readonly title?: string
  readonly by?: number
}

export const LENGTH = 45

export function newPiece(id: string, title: string, rule: { start: WallMinute; days: number; count: number }): Piece {
  const names = Array.from({ length: rule.count }, (_, index) => rule.start + index * rule.days * MINUTES_A_DAY)
  return { id, title, known: names.map((name) => ({ name, start: name, title, isDeleted: false })) }
}

export const repeats = ({ known }: Piece): boolean => known.length > 1
export const livingOf = ({ known }: Piece): readonly Known[] => known.filter((one) => !one.isDeleted)

/** An event of one start says what was said of that one; an event without occurrences is none. */
function settled(piece: Piece): Piece[] {
  const [only] = piece.known
  if (livingOf(piece).length === 0) return []
  if (only === undefined || repeats(piece)) return [piece]
  return [{ ...piece, title: only.title, known: [{ ...only, name: only.start }] }]
}

const acted = (one: Known, { title = one.title, by = 0 }: Act): Known => ({ ...one, title, start: one.start + by })

export const actOnThis = (piece: Piece, name: WallMinute, act: Act): Piece[] =>
  settled({ ...piece, known: piece.known.map((one) => (one.name === name ? acted(one, act) : one)) })

/** Who looks at an occurrence edits it; the others follow where they said the same as their event. */
export function actOnAll(piece: Piece, name: WallMinute, { title = piece.title, by = 0 }: Act): Piece[] {
  const follow = (one: Known): Known => ({
    ...one,
    name: one.name + by,
    start: one.start + by,
    title: one.name === name || one.title === piece.title ? (title === piece.title ? one.title : title) : one.title,
  })
  return settled({ ...piece, title, known: piece.known.map(follow) })
}

const partOf = (piece: Piece, is: (one: Known) => boolean): Piece[] =>
  settled({ ...piece, known: piece.known.filter(is) })

/** What is before an occurrence, as an event of its own. */
export const before = (piece: Piece, name: WallMinute): Piece[] => partOf(piece, (one) => one.name < name)
export const from = (piece: Piece, name: WallMinute): Piece => ({
  ...piece,
  known: piece.known.filter((one) => one.name >= name),
})

export const deleteThis = (piece: Piece, name: WallMinute): Piece[] => {
  const known = piece.known.map((one) => (one.name === name ? { ...one, isDeleted: true } : one))
  return livingOf({ ...piece, known }).length === 0 ? [] : [{ ...piece, known }]
}

/** Every occurrence as the year shows it. */
export const listed = (pieces: readonly Piece[]): string[] =>
  pieces
    .flatMap((piece) =>
      livingOf(piece).map(({ name, start, title }) => {
        const called = repeats(piece) ? formatWall(name) : 'once'
        return `${piece.id} ${called} ${formatWall(start)} ${formatWall(start + LENGTH)} ${title}`
      }),
    )
    .sort()
