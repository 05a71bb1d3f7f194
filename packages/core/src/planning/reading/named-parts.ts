import type { Language } from '../../language/index.ts'
import { eachLanguage } from '../languages.ts'
import type { Target } from '../planning-types.ts'
import { kindsWithoutParts, partsOfKinds, type PartsOfKind } from '../templates/parts-of-kinds.ts'

/** A part that a goal names, in its own words; an act says itself what is done: `farne un album`. */
export interface NamedPart {
  readonly words: string
  readonly isAct: boolean
  /** Whether it stands in the first clause, with what the goal does. */
  readonly isInHead: boolean
}

type Goal = Pick<Target, 'text' | 'templateId'>

const pattern = (source: string): RegExp => new RegExp(source, 'iu')

const patterns = eachLanguage(({ reading, parts }) => ({
  joins: pattern(String.raw`\s+(?:${reading.joins})\s+`),
  brings: pattern(String.raw`(?:^|\s+)(?:${parts.brings})\s+`),
  tail: pattern(String.raw`(?:^|\s+)(?:${reading.tails})(?!\p{L}).*$`),
  act: pattern(`${parts.act}|${reading.begunByAct}(?=\\s)`),
  leading: pattern(parts.leading),
  starts: pattern(parts.starts),
  none: pattern(`${parts.none}|${parts.within}|${reading.statement}`),
  company: pattern(parts.company),
  verbsAhead: pattern(parts.verbsAhead),
}))

interface Reader {
  readonly patterns: (typeof patterns)[Language]
  /** Null where a kind names parts behind a colon only, or in what is done. */
  readonly place: PartsOfKind | null
}

const CLAUSE_END = /\s*([,;:])(?!\d)\s*|\s[–—-]\s|\s*[()]\s*/u
const [WORDS_MOST, LETTERS_MOST] = [8, 60]

const isName = (words: string): boolean => /^\p{Lu}/u.test(words)
const wordsIn = (text: string): number => text.split(' ').length

/** Whether words name a thing: no manner, reason, price, place or time, and no bare name where those are people and places. */
function isThing(words: string, { patterns: { none, act }, place }: Reader): boolean {
  const isShort = words.length <= LETTERS_MOST && wordsIn(words) <= WORDS_MOST && /\p{L}{2}/u.test(words)
  return isShort && !none.test(words) && !act.test(`${words} `) && (!isName(words) || place?.areNames === true)
}

/** Whether words begin as those beside them do: with an article, with a capital letter, or plainly. */
const beginAlike = (one: string, other: string, { patterns: { starts } }: Reader): boolean =>
  starts.test(one) === starts.test(other) && isName(one) === isName(other)

/** What stands between `and`s; together where that is no parts apart: `pomodori basilico e peperoncini` may be three or two. */
function joinedIn(text: string, reader: Reader): readonly string[] {
  const { joins, leading, act, starts } = reader.patterns
  const pieces = text.split(joins).map((piece) => piece.replace(leading, '').trim())
  const [first = '', last = ''] = pieces
  const isUnclear = pieces.length === 2 && wordsIn(first) > 1 && wordsIn(last) === 1 && !starts.test(first)
  const areThings = !isUnclear && pieces.every((piece) => isName(piece) || isThing(piece, reader))
  return areThings || pieces.every((piece) => act.test(piece)) ? pieces : [text.replace(leading, '')]
}

/** What a goal brings with it is a part where its kind has parts, and where it is nobody and no manner. */
const broughtBy = (text: string, reader: Reader): readonly string[] =>
  reader.place === null || reader.patterns.company.test(text) || isName(text)
    ? []
    : joinedIn(text, reader).filter((words) => isThing(words, reader))

/** The parts in the first clause: what is joined to it, and what it brings. A list that goes on behind it begins in it. */
function partsOfHead(text: string, next: string, reader: Reader): readonly string[] {
  const { brings, joins, act, verbsAhead } = reader.patterns
  const [stem = '', ...brought] = text.split(brings)
  const [first = '', ...joined] = stem.split(joins)
  const acts = wordsIn(first) > 1 ? joined.filter((one) => act.test(one)) : []
  const things = joined.filter((one) => !act.test(one))
  const beside = joins.test(next) ? joinedIn(next, reader) : things
  const object = first.replace(verbsAhead, '')
  const isListed = (one: string): boolean => isThing(one, reader) && beginAlike(object, one, reader)
  const isBegun = brought.length === 0 && reader.place !== null && [object, ...beside, ...things].every(isListed)
  return [
    ...(isBegun && beside.length > 0 ? [object, ...things] : []),
    ...acts,
    ...broughtBy(brought.join(' '), reader),
  ]
}

/** The parts in a clause behind the first one. A thing alone has an article, unless a colon is before it. */
function partsOfClause(text: string, isListed: boolean, reader: Reader): readonly string[] {
  const { act, brings, starts } = reader.patterns
  const isBrought = text.search(brings) === 0
  const pieces = isBrought ? broughtBy(text.replace(brings, ''), reader) : joinedIn(text, reader)
  const mayBeThing = isListed || isBrought || pieces.length > 1
  return pieces.filter((words) => act.test(words) || (isThing(words, reader) && (mayBeThing || starts.test(words))))
}

/** The parts that a goal names, in the order in which it does. */
export function namedParts({ text, templateId }: Goal, language: Language): readonly NamedPart[] {
  if (templateId === 'generic' || kindsWithoutParts.has(templateId)) return []
  const reader = { patterns: patterns[language], place: partsOfKinds[templateId] ?? null }
  const { act, tail } = reader.patterns
  const [head = '', ...rest] = text.replace(/[[\]{}]/gu, '').split(CLAUSE_END)
  const clauses = rest.flatMap((clause, at) => (at % 2 === 1 ? [clause.replace(tail, '').trim()] : []))
  const isColon = rest.includes(':')
  const isListed = isColon || (reader.place !== null && clauses.filter((one) => isThing(one, reader)).length > 1)
  const behind = clauses
    .flatMap((clause) => partsOfClause(clause, isListed, reader))
    .filter((words) => isColon || reader.place !== null || act.test(words))
  const next = rest[0] === ',' ? (clauses[0] ?? '') : ''
  return [
    ...partsOfHead(head.replace(tail, ''), next, reader).map((words) => ({ words, isInHead: true })),
    ...behind.map((words) => ({ words, isInHead: false })),
  ].map((part) => ({ ...part, isAct: act.test(part.words) }))
}

/** The parts that belong into its title: those that its kind goes through one by one, and the rest of a list that it begins. */
export function titleParts(goal: Goal, language: Language): readonly string[] {
  const things = namedParts(goal, language).filter(({ isAct }) => !isAct)
  const kind = goal.templateId === 'generic' ? undefined : partsOfKinds[goal.templateId]
  const isNamed = (kind?.note ?? 'own') !== 'own' || things.some(({ isInHead }) => isInHead)
  return isNamed ? things.map(({ words }) => words) : []
}
