import type { Language } from '../../language/index.ts'
import { languages } from '../languages.ts'
import { clausesIn, type Clause } from '../measured/clauses-in.ts'
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

/** The clauses of a text, and the days that each of them says. */
interface DatedClauses {
  readonly clauses: readonly Clause[]
  readonly whens: readonly (When | null)[]
}

/** A text of which some clauses are without their words for days. */
const joined = (clauses: readonly Clause[], rests: readonly (string | undefined)[]): string =>
  clauses.map(({ mark, said }, at) => mark + (rests[at] ?? said)).join('')

/** The day of all of a text; or the one with its month or feast, where the others contradict it, or where its clause says more of it. */
function whenOfOne(whole: When | null, { clauses, whens }: DatedClauses, { isOfYear }: PartReader): When | null {
  const [only, ...others] = whens.filter((when) => when !== null && isOfYear(when.words))
  const isMore = only?.words !== whole?.words && only?.words.includes(whole?.words ?? '')
  if (!only || others.length > 0 || !isMore) return whole
  const rests = whens.map((when) => (when === only ? only.rest : undefined))
  return { ...only, rest: joined(clauses, rests) }
}

/** The last of several days; but a month behind the day of the goal is none: `retire on 31 December. Decide what to do in January`. */
function lastOf(dated: readonly When[]): When | undefined {
  const [first] = dated
  const last = dated.toSorted((one, other) => other.last - one.last || other.first - one.first)[0]
  return first && last && first.first === first.last && last.last > last.first ? first : last
}

/** The day that is all of a clause behind the name of a goal, and its own: `Marathon in Valencia, 5 December, physio on 20 April`. */
function whenAlone({ clauses, whens }: DatedClauses, { isOfYear }: PartReader): When | null {
  const isApart = (at: number): boolean => /^(?:\S|$)/u.test(clauses[at]?.mark ?? '')
  const isAlone = (when: When | null, at: number): boolean =>
    when !== null && !/\p{L}/u.test(when.rest) && isOfYear(when.words) && isApart(at) && isApart(at + 1)
  const [own = null, other] = whens.filter(isAlone)
  return whens[0] === null && other === undefined ? own : null
}

/** Several days by which parts of a goal are done, or on which they are: that of the whole is its own, or the last of them. */
function whenOfParts(all: DatedClauses, { joins }: ReadingWords, reader: PartReader): When | null {
  const { whens } = all
  const whole = whenAlone(all, reader)
  const dated = whens.filter((when) => when !== null).filter((when) => when === whole || /\p{L}/u.test(when.rest))
  const last = whole ?? lastOf(dated)
  if (!last || new Set(dated.map((when) => when.last)).size < 2) return null
  // What has a day before the last one is not all that is done on that day.
  const isListed = whens[0] !== null && whens[0] !== last && all.clauses[1]?.mark.startsWith(',') === true
  const clauses = all.clauses.map((one, at) =>
    isListed && at === 1 ? { ...one, mark: ` ${joins.split('|')[0]} ` } : one,
  )
  const rests = whens.map((when) => when?.rest)
  const parts = dated
    .filter((when) => when !== last)
    .map((one) => ({ words: one.rest, first: one.first, last: one.last, isBy: reader.isBy(one.words) }))
  return { ...last, rest: joined(clauses, rests), parts }
}

/** When a text is whose clauses may have days of their own; dashes part them where it says no day otherwise. */
export function whenOfClauses(text: string, language: Language, reader: PartReader): When | null {
  const clauses = clausesIn(text, language)
  const whens = clauses.map(({ said }) => reader.read(said))
  const [only = null] = whens
  const all = { clauses, whens }
  const when =
    whens.length === 1
      ? only
      : (whenOfParts(all, languages[language].reading, reader) ?? whenOfOne(reader.read(text), all, reader))
  const withCommas = text.replace(/\s[–—-]\s/gu, ', ')
  return when === null && withCommas !== text ? whenOfClauses(withCommas, language, reader) : when
}
