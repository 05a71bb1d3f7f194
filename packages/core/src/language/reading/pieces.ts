import { find, type Matching } from '../grammar/match.ts'
import type { Amount, Clock, WrittenTime, TimeSpan } from '../meaning/captures.ts'
import type { HoursAcross } from '../meaning/hours-across.ts'
import type { RuleParts } from '../meaning/rules.ts'
import type { When } from '../meaning/when.ts'
import type { QuickAddReminder } from '../quick-add-types.ts'
import type { TextSpan, Token } from '../tokens.ts'

/** A part of a day that is named with the day: `tonight`. */
export interface DayPart {
  /** Days from today. */
  readonly days: number
  readonly part: TimeSpan
}

/** What each kind of piece is worth. */
export interface PieceValues {
  /** What must not be read. About a date, it forbids to guess one; a name is a name. */
  readonly doubt: 'date' | 'all' | 'name'
  /** Words about a date that nobody could read otherwise. */
  readonly unclear: 'date' | 'weekday' | 'figures' | 'number' | 'someDay' | 'all'
  readonly reminder: QuickAddReminder
  readonly rule: RuleParts
  readonly when: When
  readonly deadline: When
  /** A feast that names the event: its words stay in the title. */
  readonly named: When
  readonly since: When
  readonly until: When
  readonly dayPart: DayPart
  /** From an hour of one day to an hour of another. */
  readonly across: HoursAcross
  readonly time: WrittenTime
  /** Hours that are only figures: they count beside a day that is said. */
  readonly figuredTime: WrittenTime
  readonly part: TimeSpan
  readonly endTime: Clock
  readonly moment: number
  readonly lasting: Amount
  readonly times: number
  /** That it takes the whole day. */
  readonly allDay: true
  /** How long something lasts, in words that the title keeps: `a week in Greece`. */
  readonly stay: Amount
}

export type PieceKind = keyof PieceValues

/** Words that mean one thing. */
export type Piece<Kind extends PieceKind = PieceKind> = {
  readonly [K in Kind]: TextSpan & { readonly kind: K; readonly value: PieceValues[K] }
}[Kind]

/** In the order in which they win where two are equally long. */
const KINDS: readonly PieceKind[] = [
  'doubt',
  'reminder',
  'across',
  'rule',
  'dayPart',
  'named',
  'deadline',
  'when',
  'since',
  'until',
  'time',
  'part',
  'endTime',
  'moment',
  'lasting',
  'times',
  'figuredTime',
  'unclear',
  'allDay',
  'stay',
]

/** Pieces that say a day, after which a part of it may stand. */
const DAYS: ReadonlySet<PieceKind> = new Set<PieceKind>(['when', 'rule', 'deadline', 'since', 'until'])

const JOINS_BEFORE = new Set('-/.#€$£+@_\\*%°&=~'.split(''))
const JOINS_AFTER = new Set('%€$£°_\\@#=~'.split(''))

const isText = (token: Token | undefined): boolean =>
  token !== undefined && token.kind !== 'sign' && token.kind !== 'barrier'

/** Whether words begin where a word begins: `2.5` ends no version in a date, nor does `iPhone15`. */
export function beginsFree(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  return !before || tokens[at]?.isGlued !== true || !(isText(before) || JOINS_BEFORE.has(before.word))
}

/** Whether words end where a word ends. */
export function endsFree(tokens: readonly Token[], end: number): boolean {
  const after = tokens[end]
  // The T of `2027-04-13T10:00` is glued to the time that follows it.
  if (!after?.isGlued || tokens[end - 1]?.word === 't') return true
  if (isText(after) || JOINS_AFTER.has(after.word)) return false
  const isJoint = after.word === '-' || after.word === '/'
  return !(isJoint && tokens[end + 1]?.isGlued === true)
}

interface Candidate {
  readonly kind: PieceKind
  readonly end: number
  readonly value: unknown
}

/** The longest piece that begins at a token. */
function longestAt(matching: Matching, at: number): Candidate | null {
  let best: Candidate | null = null
  if (!beginsFree(matching.tokens, at)) return null
  for (const kind of KINDS) {
    for (const { end, value } of find(matching, kind, at)) {
      if (end > (best?.end ?? at) && endsFree(matching.tokens, end)) best = { kind, end, value }
    }
  }
  return best
}

/** Whether a doubt that is longer begins behind the prepositions of a piece: `on Friday 13`, where Friday is another day. */
function isDoubted(matching: Matching, { kind, end }: Candidate, at: number): boolean {
  if (kind === 'doubt' || kind === 'rule') return false
  for (let from = at; find(matching, 'hanging', from).length > 0;) {
    from += 1
    const doubts = [...find(matching, 'doubt', from), ...find(matching, 'unclear', from)]
    if (doubts.some((doubt) => doubt.end > end && endsFree(matching.tokens, doubt.end))) return true
  }
  return false
}

/** A part of the day in one word is one only right after a day: a night shift is none. */
const isStray = ({ kind, end }: Candidate, at: number, before: Piece | undefined): boolean =>
  kind === 'part' && end === at + 1 && (before === undefined || !DAYS.has(before.kind))

/** Whether a length belongs to a date that begins inside it: the week of 10 May. */
const isSwallowing = (matching: Matching, { kind, end }: Candidate, at: number): boolean =>
  kind === 'stay' && (longestAt(matching, at + 1)?.end ?? 0) > end

/** The piece that ends right before a token. */
const pieceBefore = (pieces: readonly Piece[], token: Token | undefined): Piece | undefined => {
  const last = pieces.at(-1)
  return last && last.to === token?.to ? last : undefined
}

/** The pieces of a text in order, the longest first where they could overlap. */
export function piecesOf(matching: Matching): Piece[] {
  const { tokens } = matching
  const pieces: Piece[] = []
  const isNone = (best: Candidate, at: number): boolean =>
    isDoubted(matching, best, at) ||
    isSwallowing(matching, best, at) ||
    isStray(best, at, pieceBefore(pieces, tokens[at - 1]))
  for (let at = 0; at < tokens.length;) {
    const best = longestAt(matching, at)
    if (!best || isNone(best, at)) {
      at += 1
      continue
    }
    const [first, last] = [tokens[at], tokens[best.end - 1]]
    // The grammar's symbol of a kind makes values of that kind, by its actions.
    pieces.push({ kind: best.kind, value: best.value, from: first?.from, to: last?.to } as Piece)
    at = best.end
  }
  return pieces
}

/** The pieces of one kind. */
export const ofKind = <Kind extends PieceKind>(pieces: readonly Piece[], kind: Kind): Piece<Kind>[] =>
  pieces.filter((piece) => piece.kind === kind) as Piece<Kind>[]

/** Whether there is talk of a date that was not understood: then it is not simply today. */
export const speaksOfDate = (pieces: readonly Piece[]): boolean =>
  ofKind(pieces, 'unclear').some(({ value }) => value !== 'number' && value !== 'someDay') ||
  ofKind(pieces, 'doubt').some(({ value }) => value === 'date')

/** Whether words say a day, or a period, from which on something is. */
export const saysDay = (pieces: readonly Piece[]): boolean =>
  pieces.some(({ kind }) => kind === 'when' || kind === 'deadline' || kind === 'named' || kind === 'since')

/** Whether words say on which day something is, once or again and again. */
export const isDaySaid = (pieces: readonly Piece[]): boolean =>
  saysDay(pieces) || pieces.some(({ kind }) => kind === 'rule' || kind === 'dayPart')

/** The only one, or undefined: two of a kind contradict each other. */
export const only = <Value>(values: readonly Value[]): Value | undefined =>
  values.length === 1 ? values[0] : undefined
