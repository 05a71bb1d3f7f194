import type { ReadingWords } from '../planning-words.ts'
import type { When } from './phrase-days.ts'

const CLAUSES = /(?<=[,;:!?.])\s+/u

/** A text without the clauses that say how it has been, and these: `I moved here in November` is no date of what is to come. */
export function withoutPast(text: string, { past }: ReadingWords): { readonly ahead: string; readonly told: string } {
  const pattern = new RegExp(past, 'iu')
  const clauses = text.split(CLAUSES)
  const isTold = (clause: string, at: number): boolean => {
    const found = pattern.exec(clause)
    return found !== null && (at > 0 || found.index === 0)
  }
  const ahead = clauses.filter((clause, at) => !isTold(clause, at)).join(' ')
  return ahead === '' ? { ahead: text, told: '' } : { ahead, told: clauses.filter(isTold).join(' ') }
}

interface PartReader {
  readonly read: (part: string) => When | null
  /** Whether words for a day name its month or feast: a weekday alone may be that of a rehearsal or a lunch. */
  readonly isOfYear: (words: string) => boolean
  /** Whether words for a day say one by which something is done. */
  readonly isBy: (words: string) => boolean
}

const piecesOf = (text: string, joins: string): readonly string[] =>
  text.split(new RegExp(`([,;:.!?]\\s+(?:(?:${joins})\\s+)?|\\s(?:${joins})\\s+)`, 'iu'))

/** The one day with its month or feast, in a text whose words for days contradict each other. */
export function whenOfOnePart(text: string, { joins }: ReadingWords, { read, isOfYear }: PartReader): When | null {
  const pieces = piecesOf(text, joins)
  const whens = pieces.map((piece, at) => (at % 2 === 0 ? read(piece) : null))
  const ofYear = whens.filter((when) => when !== null && isOfYear(when.words))
  const [only] = ofYear
  if (!only || ofYear.length > 1) return null
  return { ...only, rest: pieces.map((piece, at) => (whens[at] === only ? only.rest : piece)).join('') }
}

/** Several days by which parts of a goal are done, or on which they are: the last of them is that of the whole. */
export function whenOfParts(text: string, { joins }: ReadingWords, { read, isBy }: PartReader): When | null {
  const pieces = piecesOf(text, joins)
  const whens = pieces.map((piece, at) => (at % 2 === 0 ? read(piece) : null))
  const dated = whens.filter((when) => when !== null).filter(({ rest }) => /\p{L}/u.test(rest))
  const last = dated.toSorted((one, other) => other.last - one.last || other.first - one.first)[0]
  if (!last || new Set(dated.map((when) => when.last)).size < 2) return null
  // What has a day before the last one is not all that is done on that day.
  const isListed = whens[0] !== null && whens[0] !== last && pieces[1]?.startsWith(',') === true
  const between = isListed ? ` ${joins.split('|')[0]} ` : pieces[1]
  const rest = pieces.map((piece, at) => whens[at]?.rest ?? (at === 1 ? between : piece)).join('')
  const parts = dated
    .filter((when) => when !== last)
    .map((one) => ({ words: one.rest, first: one.first, last: one.last, isBy: isBy(one.words) }))
  return { ...last, rest, parts }
}

/** Reads each text once: a text is its only part where nothing joins two, and reading days is most of the work. */
export function readOnce(read: (text: string) => When | null): (text: string) => When | null {
  const known = new Map<string, When | null>()
  return (text) => {
    const when = known.has(text) ? (known.get(text) ?? null) : read(text)
    known.set(text, when)
    return when
  }
}
