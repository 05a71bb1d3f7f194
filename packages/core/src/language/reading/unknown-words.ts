import { isIn, type Token } from '../tokens.ts'
import type { Decision } from './decide.ts'
import { ofKind, type Piece } from './pieces.ts'

/** What tells the words of a line that name no other day. */
export interface EverydayWords {
  /** Whether a word is one for what people do at an hour, in any of the languages. */
  readonly isEveryday: (word: string) => boolean
  /** Words that a name follows: `with`, `aunt`. */
  readonly companions: ReadonlySet<string>
  /** What figures count. */
  readonly measures: ReadonlySet<string>
  /** Words that say when something is. */
  readonly calendar: ReadonlySet<string>
}

/**
 * A capital inside the line, or what follows `with` or `w/`: somebody, or a place. A word of the calendar (`Lady Day`), one that
 * is near to it, and one behind a figure (`12 Mai`) may be a day.
 */
function isName(tokens: readonly Token[], at: number, { companions, calendar }: EverydayWords): boolean {
  const before = tokens.slice(0, at).findLast(({ word }) => word !== '/' && word !== '.')
  const token = tokens[at]
  if (!token || !before || before.kind === 'number' || token.slip === 'near' || calendar.has(token.word)) return false
  return token.isCapital || companions.has(before.word)
}

/** An ordinal's ending, or a unit in short. */
const ENDING_MAX = 2

/** What goes on from a figure, or is counted by it: `5th`, `3B`, `8 friends`. */
const isOfFigure = ({ isGlued, word }: Token, before: Token | undefined, { measures }: EverydayWords): boolean =>
  before?.kind === 'number' && (isGlued ? word.length <= ENDING_MAX : measures.has(word))

/** A turn, or a day counted from another: `M2`, `D-3`. Whether other figures may be a day is asked elsewhere. */
function isCode(tokens: readonly Token[], at: number): boolean {
  const isSigned = tokens[at - 1]?.word === '-' || tokens[at - 1]?.word === '+'
  const glued = [at, ...(isSigned ? [at - 1] : [])]
  return tokens[at - glued.length]?.kind === 'word' && glued.every((index) => tokens[index]?.isGlued === true)
}

function isKnown(tokens: readonly Token[], at: number, words: EverydayWords): boolean {
  const [token, before] = [tokens[at], tokens[at - 1]]
  if (token?.kind === 'number') return !isCode(tokens, at)
  if (token?.kind !== 'word') return true
  return words.isEveryday(token.word) || isOfFigure(token, before, words) || isName(tokens, at, words)
}

/** The weekdays whose name stands before them, in full, and the words after which no name goes on. */
interface NamedWeekdays extends EverydayWords {
  readonly tokens: readonly Token[]
  readonly nameableWeekdays: ReadonlySet<string>
  readonly dangling: ReadonlySet<string>
}

/**
 * Whether a line begins with a weekday that has a name: a word that is none of everyday, the weekday in full, and then what
 * happens: `Plough Monday supper 7pm`. After a weekday that comes every week people write the hour.
 */
export function beginsWithNamedWeekday({ used }: Decision, words: NamedWeekdays): boolean {
  const { tokens, nameableWeekdays, dangling } = words
  const [name, weekday, next] = tokens
  const isUnread = (token: Token | undefined): boolean => token?.kind === 'word' && !isIn(token, used)
  if (!nameableWeekdays.has(weekday?.word ?? '') || !isUnread(name) || !isUnread(next)) return false
  return !isKnown(tokens, 0, words) && !dangling.has(next?.word ?? '')
}

/**
 * Whether a line that says an hour and no day holds a word that is not known to name none: a feast, a match, a day in another
 * language, a turn of work.
 */
export function hasUnknownWord(
  { used }: Decision,
  pieces: readonly Piece[],
  { tokens, ...words }: EverydayWords & { readonly tokens: readonly Token[] },
): boolean {
  const names = ofKind(pieces, 'doubt').filter(({ value }) => value === 'name')
  const read = [...used, ...names, ...ofKind(pieces, 'reminder')]
  return tokens.some((token, at) => !isIn(token, read) && !isKnown(tokens, at, words))
}
