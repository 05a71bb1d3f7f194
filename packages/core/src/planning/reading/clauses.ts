import type { ReadingWords } from '../planning-words.ts'
import type { When } from './phrase-days.ts'
import { regExp } from './patterns.ts'

const CLAUSES = /(?<=[,;:!?.])\s+/u
/** What ends a clause that says something of a goal. What stands behind a colon is the goal itself: `Wedding: ceremony on 18 September`. */
export const SAID_END = /[,;.!?](?=\s|$)|\s[–—-]\s|[()]/u

/** A text without the clauses that say how it has been, and these: `I moved here in November` is no date of what is to come. */
export function withoutPast(text: string, { past }: ReadingWords): { readonly ahead: string; readonly told: string } {
  const pattern = regExp(past)
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

/** A text between what joins its clauses, and the days that each of them says. */
interface Pieces {
  readonly pieces: readonly string[]
  readonly whens: readonly (When | null)[]
}

/** The day of all of a text; or the one with its month or feast, where the others contradict it, or where its clause says more of it. */
function whenOfOne(whole: When | null, { pieces, whens }: Pieces, { isOfYear }: PartReader): When | null {
  const [only, ...others] = whens.filter((when) => when !== null && isOfYear(when.words))
  const isMore = only?.words !== whole?.words && only?.words.includes(whole?.words ?? '')
  if (!only || others.length > 0 || !isMore) return whole
  return { ...only, rest: pieces.map((piece, at) => (whens[at] === only ? only.rest : piece)).join('') }
}

/** The last of several days; but a month behind the day of the goal is none: `retire on 31 December. Decide what to do in January`. */
function lastOf(dated: readonly When[]): When | undefined {
  const [first] = dated
  const last = dated.toSorted((one, other) => other.last - one.last || other.first - one.first)[0]
  return first && last && first.first === first.last && last.last > last.first ? first : last
}

/** The day that is all of a clause behind the name of a goal, and its own: `Marathon in Valencia, 5 December, physio on 20 April`. */
function whenAlone({ pieces, whens }: Pieces, { isOfYear }: PartReader): When | null {
  const isAlone = (when: When | null, at: number): boolean => {
    const marks = [pieces[at - 1] ?? '', pieces[at + 1] ?? '.']
    return (
      when !== null && !/\p{L}/u.test(when.rest) && isOfYear(when.words) && marks.every((mark) => /^\S/u.test(mark))
    )
  }
  const [own = null, other] = whens.filter(isAlone)
  return whens[0] === null && other === undefined ? own : null
}

/** Several days by which parts of a goal are done, or on which they are: that of the whole is its own, or the last of them. */
function whenOfParts(all: Pieces, joint: string, reader: PartReader): When | null {
  const { pieces, whens } = all
  const whole = whenAlone(all, reader)
  const dated = whens.filter((when) => when !== null).filter((when) => when === whole || /\p{L}/u.test(when.rest))
  const last = whole ?? lastOf(dated)
  if (!last || new Set(dated.map((when) => when.last)).size < 2) return null
  // What has a day before the last one is not all that is done on that day.
  const isListed = whens[0] !== null && whens[0] !== last && pieces[1]?.startsWith(',') === true
  const between = isListed ? ` ${joint} ` : pieces[1]
  const rest = pieces.map((piece, at) => whens[at]?.rest ?? (at === 1 ? between : piece)).join('')
  const parts = dated
    .filter((when) => when !== last)
    .map((one) => ({ words: one.rest, first: one.first, last: one.last, isBy: reader.isBy(one.words) }))
  return { ...last, rest, parts }
}

/** When a text is whose clauses may have days of their own. */
export function whenOfClauses(text: string, { joins }: Pick<ReadingWords, 'joins'>, reader: PartReader): When | null {
  const pieces = text.split(regExp(`([,;:.!?]\\s+(?:(?:${joins})\\s+)?|\\s(?:${joins})\\s+)`))
  const whens = pieces.map((piece, at) => (at % 2 === 0 ? reader.read(piece) : null))
  const [only = null] = whens
  if (pieces.length === 1) return only
  const all = { pieces, whens }
  const [joint = ''] = joins.split('|')
  const when = whenOfParts(all, joint, reader) ?? whenOfOne(reader.read(text), all, reader)
  const withCommas = text.replace(/\s[–—-]\s/gu, ', ')
  return when === null && withCommas !== text ? whenOfClauses(withCommas, { joins }, reader) : when
}
