import type { TextSpan, Token } from '../tokens.ts'
import type { Decision } from './decide.ts'
import { ofKind, type Piece, type PieceKind } from './pieces.ts'

/** Pieces that say a day. */
const DAYS: ReadonlySet<PieceKind> = new Set<PieceKind>([
  ...(['when', 'deadline', 'named', 'since', 'until', 'dayPart'] as const),
])

const isBetween = ({ from, to }: Token, first: TextSpan, second: TextSpan): boolean =>
  from >= first.to && to <= second.from

/** Whether nothing but signs stands between two spans, and the second one does not begin with a preposition. */
function touches(one: TextSpan, other: TextSpan, { tokens, dangling }: Words): boolean {
  const [first, second] = one.from < other.from ? [one, other] : [other, one]
  const next = tokens.find(({ from }) => from === second.from)
  if (next && dangling.has(next.word)) return false
  return !tokens.some((token) => token.kind !== 'sign' && isBetween(token, first, second))
}

interface Words {
  readonly tokens: readonly Token[]
  /** Prepositions and articles. */
  readonly dangling: ReadonlySet<string>
}

/**
 * Whether a number, an ordinal or a weekday that was not read touches a day that was: the day is not sure then, as in
 * `20th of the last week` or in `18 July, Friday` where that is a Thursday.
 */
export const isTouched = ({ used }: Decision, pieces: readonly Piece[], words: Words): boolean => {
  const unread = ofKind(pieces, 'unclear').filter(({ value }) => value === 'number' || value === 'weekday')
  const days = used.filter(({ kind }) => DAYS.has(kind))
  return unread.some((piece) => days.some((day) => touches(piece, day, words)))
}
