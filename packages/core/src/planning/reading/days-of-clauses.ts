import type { Language } from '../../language/index.ts'
import { languages } from '../languages.ts'
import { CLAUSE_END, clausesIn, type Clause } from './clauses-in.ts'
import type { ReadingWords } from '../planning-words.ts'
import type { When } from './phrase-days.ts'
import { has, regExp } from './patterns.ts'

/** A text without the clauses that say how it has been, and these: `I moved here in November` is no date of what is to come. */
export function withoutPast(text: string, words: ReadingWords): { readonly ahead: string; readonly told: string } {
  const pattern = regExp(words.past)
  const joined = String.raw`\s+(?=(?:${words.joins})\s+(?:${words.past}))`
  const clauses = text.split(regExp(`(?<=${CLAUSE_END.source})|${joined}`))
  const isTold = (clause: string, at: number): boolean => {
    const found = pattern.exec(clause)
    return found !== null && (at > 0 || found.index === 0)
  }
  const ahead = clauses.filter((clause, at) => !isTold(clause, at)).join('')
  return ahead === '' ? { ahead: text, told: '' } : { ahead, told: clauses.filter(isTold).join('') }
}

const BETWEEN_DASHES = /\s[–—-]\s([^–—-]+?)\s[–—-]\s/gu

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

/** The only day of a text, where its clause says nothing else. */
function whenOnly({ clauses, whens }: DatedClauses): When | null {
  const [only, ...others] = whens.filter((when) => when !== null)
  const rests = whens.map((when) => when?.rest)
  return only?.rest === '' && whens[0] === null && others.length === 0
    ? { ...only, rest: joined(clauses, rests) }
    : null
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

/** What stands in a clause before the words for its day. */
function beforeDay({ said }: Clause, when: When | null): string {
  const at = when ? said.indexOf(when.words) : -1
  return (at < 0 ? (when?.rest ?? '') : said.slice(0, at)).trim()
}

/** A text without what something else does on a day, where it says another: `Move on 30 June, the new lease starts on 1 July`. */
function withoutFacts({ clauses, whens }: DatedClauses, { happensThen }: ReadingWords): string | null {
  const isFact = (at: number): boolean => {
    const clause = clauses[at]
    return at > 0 && clause !== undefined && has(happensThen, beforeDay(clause, whens[at] ?? null))
  }
  const facts = clauses.filter((_, at) => isFact(at))
  const isOther = whens.some((when, at) => when !== null && !isFact(at))
  return facts.length > 0 && isOther
    ? clauses.map((one) => (facts.includes(one) ? '' : one.mark + one.said)).join('')
    : null
}

/** The days of clauses, alone where they only say of what they are, and the goal itself has none: `Pass the exam, the written test is in June`. */
function daysAlone({ clauses, whens }: DatedClauses, { happensThen, isThen }: ReadingWords): readonly (When | null)[] {
  const pattern = regExp(`${happensThen}|${isThen}`)
  return clauses.map((clause, at) => {
    const when = whens[at] ?? null
    const isAlone = when !== null && at > 0 && whens[0] === null && pattern.test(beforeDay(clause, when))
    return isAlone ? { ...when, rest: '' } : when
  })
}

/** So near are days to those that say them more exactly: `at Christmas, 23 December`. */
const NEAR = 7

/** The days that words say and the next clause more exactly: `camping at half term, 29 May to 4 June`. */
function whenSaidTwice({ clauses, whens }: DatedClauses): When | null {
  const [roughly, exactly, ...others] = whens.filter((when) => when !== null)
  if (!roughly || !exactly || others.length > 0 || /\p{L}/u.test(exactly.rest)) return null
  const isMore = /\d/u.test(exactly.words) && !/\d/u.test(roughly.words)
  const isNear = exactly.first <= roughly.last + NEAR && exactly.last >= roughly.first - NEAR
  const rests = whens.map((when) => when?.rest)
  return isMore && isNear ? { ...exactly, rest: joined(clauses, rests) } : null
}

/** When a text is whose clauses may have days of their own. */
export function whenOfClauses(text: string, language: Language, reader: PartReader): When | null {
  const { reading } = languages[language]
  const clauses = clausesIn(text.replace(BETWEEN_DASHES, ', $1, '), language)
  const said = clauses.map((clause) => reader.read(clause.said))
  const ahead = withoutFacts({ clauses, whens: said }, reading)
  if (ahead !== null) return whenOfClauses(ahead, language, reader)
  const whens = daysAlone({ clauses, whens: said }, reading)
  const [only = null] = whens
  const all = { clauses, whens }
  if (whens.length === 1) return only
  return (
    whenSaidTwice(all) ??
    whenOfParts(all, reading, reader) ??
    whenOnly(all) ??
    whenOfOne(reader.read(text), all, reader)
  )
}
