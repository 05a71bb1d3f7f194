import { isIn, type TextSpan, type Token } from '../tokens.ts'
import type { Decision } from './decide.ts'
import { ofKind, type Piece, type PieceKind } from './pieces.ts'

/** Pieces that say a day. */
const DAYS: ReadonlySet<PieceKind> = new Set<PieceKind>([
  ...(['when', 'deadline', 'named', 'since', 'until', 'dayPart', 'rule', 'across'] as const),
])

const isBetween = ({ from, to }: Token, first: TextSpan, second: TextSpan): boolean =>
  from >= first.to && to <= second.from

/** Whether nothing but signs and joints stands between two spans, and the second one does not begin with a preposition. */
function touches(one: TextSpan, other: TextSpan, { tokens, dangling, joints }: Words): boolean {
  const [first, second] = one.from < other.from ? [one, other] : [other, one]
  const next = tokens.find(({ from }) => from === second.from)
  if (next && dangling.has(next.word)) return false
  return !tokens.some((token) => token.kind !== 'sign' && !joints.has(token.word) && isBetween(token, first, second))
}

interface Words {
  readonly tokens: readonly Token[]
  /** Prepositions and articles. */
  readonly dangling: ReadonlySet<string>
  /** What joins two of a kind: `and`, `or`. */
  readonly joints: ReadonlySet<string>
  /** Things that a number after them names: `paper 1`. */
  readonly numbered: ReadonlySet<string>
  /** Weekdays in full and shortened. */
  readonly anyWeekdays: ReadonlySet<string>
}

const LAST_DOM = 31

/** Figures that may be a day, right before a date that begins with figures: `12 13 and 14 May`. */
function isListed(day: TextSpan, { tokens, numbered }: Words): boolean {
  const at = tokens.findIndex(({ from }) => from === day.from)
  const [before, first] = [tokens[at - 1], tokens[at]]
  const number = Number(before?.word)
  if (numbered.has(tokens[at - 2]?.word ?? '')) return false
  return first?.kind === 'number' && before?.kind === 'number' && number >= 1 && number <= LAST_DOM
}

/** Whether words begin with a weekday, in full or shortened, that another day stands beside: `Tues 6 and Thurs 8 April`. */
const beginsWithWeekday = (piece: TextSpan, { tokens, anyWeekdays }: Words): boolean =>
  tokens.some(({ from, word }) => from === piece.from && anyWeekdays.has(word))

/** Whether a weekday was not read beside an hour for which no day was said: `Sunday roast 1 o'clock`. */
const isWeekdayUnread = ({ used, rule, isDayAssumed }: Decision, { tokens, anyWeekdays }: Words): boolean =>
  isDayAssumed === true && rule === null && tokens.some((token) => anyWeekdays.has(token.word) && !isIn(token, used))

/**
 * Whether a number, an ordinal or a weekday that was not read touches a day that was, or stands beside an hour alone: the
 * day is not sure then, as in `20th of the last week` or in `18 July, Friday` where that is a Thursday.
 */
export function isTouched(decision: Decision, pieces: readonly Piece[], words: Words): boolean {
  const unread = [
    ...ofKind(pieces, 'unclear').filter(({ value }) => value === 'number' || value === 'weekday'),
    ...ofKind(pieces, 'doubt').filter((piece) => piece.value === 'date' && beginsWithWeekday(piece, words)),
  ]
  const days = decision.used.filter(({ kind }) => DAYS.has(kind))
  return (
    isWeekdayUnread(decision, words) ||
    days.some((day) => isListed(day, words) || unread.some((piece) => touches(piece, day, words)))
  )
}
