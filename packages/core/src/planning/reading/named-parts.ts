import type { Language } from '../../language/index.ts'
import { eachLanguage, languages } from '../languages.ts'
import type { Target } from '../planning-types.ts'
import { classify } from './classify.ts'
import { atMarks } from './clauses-in.ts'
import { contentWords } from './content-words.ts'
import { saysThere } from './there-already.ts'
import { classOf } from './part-class.ts'
import type { NamedPart } from './part-words.ts'
import { LEARNED } from '../templates/part-classes.ts'
import { kindsWithoutParts, partsOfKinds, type PartsOfKind } from '../templates/parts-of-kinds.ts'
import { lowerFirst } from './target-title.ts'
import { everyRegExp, has, plainWords, regExp } from './patterns.ts'
import { signsIn } from './signs-in.ts'

type Goal = Pick<Target, 'text' | 'templateId'>

/** How a language says what is done and what is named, by which the acts and the parts of a text are told. */
export const partPatterns = eachLanguage(({ reading, parts }) => ({
  joins: regExp(String.raw`\s+(?:${parts.then}|${reading.joins})\s+`),
  brings: regExp(String.raw`(?:^|\s+)(?:${parts.brings})\s+`),
  tail: regExp(String.raw`(?:^|\s+)(?:${reading.tails})(?!\p{L}).*$`),
  more: everyRegExp(parts.more),
  where: regExp(parts.where),
  counted: regExp(parts.counted),
  month: regExp(`^(?:${reading.yearly})`),
  day: regExp(String.raw`^\d+(?:st|nd|rd|th)?\s+(?:${reading.yearly})$`),
  joinsAtEnd: regExp(String.raw`[\s,]+(?:${reading.joins})\s*$`),
  act: regExp(`${parts.act}|${reading.begunByAct}(?=\\s)`),
  noAct: regExp(parts.none),
  leading: regExp(parts.leading),
  starts: regExp(parts.starts),
  listBegins: regExp(parts.listBegins),
  none: regExp(`${parts.none}|${parts.within}|${reading.statement}|${reading.freeThen}`),
  company: regExp(parts.company),
  learnsTo: regExp(parts.learnsTo),
  manner: regExp(parts.manner),
  verbsAhead: regExp(parts.verbsAhead),
  lacks: regExp(parts.lacks),
}))

/** Whether words mean what the goal has named before. */
export const refersBack = (words: string, language: Language): boolean =>
  has(languages[language].parts.refersBack, words)

interface Reader {
  readonly goal: Goal
  readonly language: Language
  readonly patterns: (typeof partPatterns)[Language]
  /** Null where a kind names parts behind a colon only, or in what is done. */
  readonly place: PartsOfKind | null
}

const BRACKETED_LIST = /\([^()]*,[^()]*\)/u
/** What begins a list without a verb, or has an article for all of it, is as short as the last of these. */
const [WORDS_MOST, LETTERS_MOST, BARE_MOST] = [8, 60, 2]
const isName = (words: string): boolean => /^\p{Lu}\p{Ll}/u.test(words)
const wordsIn = (text: string): number => text.split(' ').length

/** Whether words say what is done; what is not to be is no act. */
const isAct = (words: string, { patterns: { act, noAct } }: Reader): boolean => act.test(words) && !noAct.test(words)

/** Whether words name a thing: no manner, reason, price, place or time, and no bare name where those are people and places. */
function isThing(words: string, { patterns: { none, act, day }, place }: Reader): boolean {
  const isShort = words.length <= LETTERS_MOST && wordsIn(words) <= WORDS_MOST && contentWords(words).length > 0
  return (
    isShort &&
    !day.test(words) &&
    !none.test(words) &&
    !act.test(`${words} `) &&
    (!isName(words) || place?.areNames !== undefined)
  )
}

/** Whether words begin as the first does: with an article, which it may have for a list; in one of names some have a capital letter. */
const beginAlike = (one: string, other: string, isList: boolean, { patterns: { starts }, place }: Reader): boolean =>
  (starts.test(one) === starts.test(other) || (isList && starts.test(one) && wordsIn(one) <= BARE_MOST)) &&
  ((isList && place?.areNames === true) || isName(one) === isName(other))

const isAny = (piece: string, reader: Reader): boolean =>
  isName(piece) || isThing(piece, reader) || isAct(piece, reader)

/** Whether each of some is a part: things, then acts; or appointments, of which the first may have the verb of all. */
function areParts(pieces: readonly string[], reader: Reader): boolean {
  const acts = pieces.map((piece) => isAct(piece, reader))
  const isOfOneVerb = reader.place?.note === 'visit' && acts[0] === true
  return (
    isOfOneVerb || pieces.every((piece, at) => (acts.slice(0, at).includes(true) ? acts[at] : isAny(piece, reader)))
  )
}

/** What stands between `and`s; together where those are no parts apart. */
function joinedIn(text: string, reader: Reader): readonly string[] {
  const { joins, leading, where } = reader.patterns
  const all = text.split(joins).map((piece) => piece.replace(leading, '').trim())
  const pieces = all.length > 1 && !isAct(all[0] ?? '', reader) ? all.map((piece) => piece.replace(where, '')) : all
  return areParts(pieces, reader) ? pieces : [text.replace(leading, '')]
}

/** What a goal brings with it is a part where its kind has parts, and where it is nobody and no manner. */
const broughtBy = (text: string, reader: Reader, isList = false): readonly string[] =>
  reader.place === null ||
  reader.patterns.company.test(text) ||
  (isName(text) && !(isList && reader.place.note === 'learn'))
    ? []
    : joinedIn(text, reader).filter((words) => isThing(words, reader))

/** What is learned beside the first: `learn to juggle, ride a unicycle and walk on stilts`. */
function learnedBeside(head: string, behind: readonly string[], reader: Reader): readonly string[] {
  const { learnsTo, joins } = reader.patterns
  const all = behind.flatMap((one) => one.split(joins))
  const isLearned = (words: string) =>
    LEARNED.includes(classOf({ words, isAct: true, isInHead: true }, reader.language))
  const isOfOne = reader.place?.note === 'learn' && learnsTo.test(head) && isAct(all[0] ?? '', reader)
  return isOfOne && all.every(isLearned) ? [head.replace(learnsTo, ''), ...all] : []
}

/** Acts that are joined to the first; appointments have the verb of the first. */
function actsBeside(first: string, joined: readonly string[], reader: Reader): readonly string[] {
  const isOfOneVerb = reader.place?.note === 'visit' && isAct(first, reader)
  return wordsIn(first) > 1 ? joined.filter((one) => isOfOneVerb || isAct(one, reader)) : []
}

/** Whether an act beside the first tells the kind, and the first does not: `back up the computers and cancel the subscriptions`. */
function isOfSecond(first: string, acts: readonly string[], reader: Reader): boolean {
  const isKind = (act: string): boolean => classify(act, reader.language).id === reader.goal.templateId
  return acts.length > 0 && isAct(first, reader) && !isKind(first) && acts.some(isKind)
}

/** The things of a list that begins with what something is done to: in the first clause, or in it alone. */
function listedIn(first: string, things: readonly string[], behind: readonly string[], reader: Reader) {
  const isList = behind.length > 0
  const beside = isList ? behind.flatMap((one) => joinedIn(one, reader)) : things
  // The capital letter of a list without a verb is that of the sentence, also of two appointments.
  const isBare = (isList || reader.place?.note === 'visit') && wordsIn(first) <= BARE_MOST && !beside.some(isName)
  const object = (isBare ? lowerFirst(first) : first).replace(reader.patterns.verbsAhead, '')
  const isListed = (one: string): boolean => isThing(one, reader) && beginAlike(object, one, isList, reader)
  const isBegun = reader.place !== null && beside.length > 0 && [object, ...beside, ...things].every(isListed)
  return isBegun ? [object, ...things] : []
}

/** The parts in the first clause: what is joined to it, and what it brings. A list that goes on behind it begins in it. */
function partsOfHead(text: string, behind: readonly string[], reader: Reader): readonly string[] {
  const { brings, joins } = reader.patterns
  const [stem = '', ...brought] = text.split(brings)
  const [first = '', ...joined] = stem.split(joins)
  const acts = actsBeside(first, joined, reader)
  const things = joined.filter((one) => !isAct(one, reader))
  return [
    ...(brought.length === 0 ? listedIn(first, things, behind, reader) : []),
    ...(isOfSecond(first, acts, reader) ? [first] : []),
    ...acts,
    ...broughtBy(brought.join(' '), reader, behind.length > 0),
  ]
}

/** The parts in a clause behind the first one. A thing alone has an article, unless a colon is before it. */
function partsOfClause(text: string, isListed: boolean, reader: Reader): readonly string[] {
  const { brings, starts } = reader.patterns
  const isBrought = text.search(brings) === 0
  const pieces = isBrought ? broughtBy(text.replace(brings, ''), reader) : joinedIn(text, reader)
  const mayBeThing = isListed || isBrought || pieces.length > 1
  return pieces.filter(
    (words) => isAct(words, reader) || (isThing(words, reader) && (mayBeThing || starts.test(words))),
  )
}

/** So many of the same, each by itself: `4 essays left`. */
function countedIn(text: string, reader: Reader): readonly string[] {
  const [, count, words] = (reader.place?.areCounted === true && reader.patterns.counted.exec(text)) || []
  const { nthOf } = languages[reader.language].parts
  return words === undefined || reader.patterns.month.test(words)
    ? []
    : Array.from({ length: Number(count) }, (_, at) => nthOf(words, at + 1, Number(count)))
}

/** The clauses behind a comma that go on with a list, up to the one with its last part. */
function listBehind(marks: readonly string[], clauses: readonly string[], reader: Reader): readonly string[] {
  const { joins, listBegins } = reader.patterns
  const end = clauses.findIndex((clause) => joins.test(clause))
  const goesOn = marks.slice(0, end + 1).every((mark) => mark === ',') && !listBegins.test(clauses[0] ?? '')
  return goesOn ? clauses.slice(0, end + 1) : []
}

/** The parts in clauses behind the first one; in kinds without any, only what is done, or what is known. */
function partsBehind(clauses: readonly string[], isColon: boolean, reader: Reader): readonly string[] {
  const { language, patterns, place } = reader
  const isKnown = (words: string): boolean => classOf({ words, isAct: false, isInHead: false }, language) !== null
  const isListed = isColon || clauses.filter((one) => isThing(one, reader)).length > 1
  const pieces = clauses.flatMap((clause) => {
    const counted = countedIn(clause.replace(patterns.leading, ''), reader)
    return counted.length > 0 ? counted : partsOfClause(clause, isListed, reader)
  })
  const isPart = (words: string): boolean => isColon || place !== null || isAct(words, reader) || isKnown(words)
  return pieces.filter((words) => isPart(words) && (isListed || pieces.length > 1 || !patterns.manner.test(words)))
}

/** Whether a goal says with whom it is: nobody of `with Anna, Tom and Sue` is a part, unless what is learned has names. */
const isWithNames = (head: string, { patterns: { brings }, place }: Reader): boolean =>
  place?.note !== 'learn' && isName(head.split(brings)[1] ?? '')

/** The parts that a goal names, in the order in which it does; of kinds without any, what else is to be done. */
export function namedParts(goal: Goal, language: Language): readonly NamedPart[] {
  const plain = plainWords(goal.text)
  const parts = partsIn(goal, language)
  const named = parts.map(({ words }) => plainWords(words).trim())
  const names = [...signsIn(plain, language).values()].map(({ at, length }) =>
    plain.slice(at, at + length).split(partPatterns[language].joins),
  )
  // War and Peace is one book.
  const joined = names.filter((pieces) => pieces.length > 1 && pieces.every((piece) => named.includes(piece))).flat()
  // Where what it begins with is of another kind, the act that tells its own is the goal itself.
  const isOwn = (words: string): boolean => classify(words, language).id === goal.templateId
  const isGoal = (words: string): boolean =>
    isOwn(words) && !isOwn(goal.text.split(partPatterns[language].joins)[0] ?? '')
  return parts.filter(({ words, isAct: does, isInHead }, at) => {
    if (joined.includes(named[at] ?? '')) return false
    return does && isInHead ? !isGoal(words) : !kindsWithoutParts.has(goal.templateId)
  })
}

/** What a goal names beside what it does, also where its kind has no parts. */
function partsIn(goal: Goal, language: Language): readonly NamedPart[] {
  const { text, templateId } = goal
  if (templateId === 'generic') return []
  const reader = { goal, language, patterns: partPatterns[language], place: partsOfKinds[templateId] ?? null }
  const { tail, more, joinsAtEnd, lacks } = reader.patterns
  const { head, marks, said: all } = atMarks(text.replace(/[[\]{}]/gu, ''))
  const said = all.map((one) => (saysThere(one, language) ? '' : one.replace(lacks, languages[language].parts.lacking)))
  const clauses = said.map((one) => one.replace(tail, '').replace(more, '').replace(joinsAtEnd, '').trim())
  const isColon = marks.includes(':') || BRACKETED_LIST.test(text)
  const list = listBehind(marks, said, reader)
  const learned = learnedBeside(head, list, reader)
  const taken = learned.length > 0 || isWithNames(head, reader) ? list.length : 0
  const ahead = partsOfHead(head.replace(tail, '').replace(more, ''), list, reader)
  const part = (words: string, isInHead: boolean): NamedPart => ({ words, isInHead, isAct: isAct(words, reader) })
  return [
    ...learned.map((words) => ({ words, isInHead: true, isAct: false })),
    ...(learned.length > 0 ? [] : ahead).map((words) => part(words, true)),
    ...partsBehind(clauses.slice(taken), isColon, reader).map((words) => part(words, false)),
  ]
}

/** The parts that belong into its title: those that its kind goes through one by one, and the rest of a list that it begins. */
export function titleParts(goal: Goal, language: Language): readonly string[] {
  const things = namedParts(goal, language).filter((part) => !part.isAct)
  const kind = goal.templateId === 'generic' ? undefined : partsOfKinds[goal.templateId]
  const isNamed = (kind?.note ?? 'own') !== 'own' || things.some(({ isInHead }) => isInHead)
  return isNamed ? things.map(({ words }) => words) : []
}
