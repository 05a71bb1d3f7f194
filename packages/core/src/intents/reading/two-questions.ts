import { BARE_KINDS, type QuestionKind, type QuestionSurroundings } from '../question-types.ts'
import { LANGUAGE_WORDS } from '../languages.ts'
import { isAboutLongest, readInAnyLanguage } from '../read-phrases.ts'
import { understoodIn } from './dates.ts'
import type { TextSpan } from '../../language/index.ts'
import { comparedDays, unitIn } from './comparison.ts'
import { dayByDay, type ToldDay } from './day-by-day.ts'
import { partsOfQuestion, type QuestionParts } from './question-parts.ts'
import { asksOfSomething } from './references.ts'
import { askedFor } from './terms.ts'
import { unlessTold } from './told-around.ts'
import { isOrdered, twoSides } from './two-sides.ts'
import { asksKindOfDay } from './kind-of-day.ts'
import { sureWishIn } from '../wishes/command.ts'
import { datedText, foldedText, typed, wordsOf, type FoldedText } from './words.ts'

/** A question of fewer words may be the end of the one before it: `when and where?`. */
const WORDS_MIN = 3

/** The end of a question behind which the text goes on. */
const QUESTION_END = /\?[?!\s]*(?=[\p{L}\p{N}])/gu

/** The end of a wish behind which a question stands. */
const WISH_END = /[.;!]\s+(?=\p{L}[^.;!?]*\?\s*$)/gu

/** So many places are looked at: each costs the reading of both sides. */
const JOINTS_MAX = 2

export interface TwoTexts {
  readonly first: string
  /** Empty where what follows asks for nothing. */
  readonly second: string
  readonly isCorrection?: boolean
}

/** What is said and, behind it in the same text, what is right instead: `on Friday at 8, no wait, on Saturday`. */
export function correctionIn(text: string): TwoTexts | null {
  const folded = foldedText(text)
  const said = readInAnyLanguage(folded.plain).find('correctsInside')
  const first = said ? typed(folded, 0, said.from).trim() : ''
  const second = said ? typed(folded, said.from).replace(/^[\s,;.?-]+/u, '') : ''
  return wordsOf(first).length > 1 && second !== '' ? { first, second, isCorrection: true } : null
}

interface Joint extends TextSpan {
  readonly isEnd: boolean
  /** Whether what follows is asked to be told: `and tell me if there is anything else that day`. */
  readonly isTold?: true
}

/** Where a text may fall into two questions: behind the end of one, else where a word joins them. */
const jointsIn = (folded: FoldedText): readonly Joint[] => [
  ...[QUESTION_END, WISH_END]
    .flatMap((end) => [...folded.plain.matchAll(end)])
    .map(({ 0: said, index }) => ({ from: index, to: index + said.length, isEnd: true })),
  ...readInAnyLanguage(folded.plain)
    .findAll('tellsThen')
    .map(({ from, to }) => ({ from, to, isEnd: true, isTold: true as const })),
  ...readInAnyLanguage(folded.plain)
    .findAll('butAsks')
    .map(({ from, to }) => ({ from, to, isEnd: true })),
  ...readInAnyLanguage(folded.plain)
    .findAll('joinsQuestions')
    // Without its accent, a verb looks like the word that joins.
    .filter(({ from, to }) => !/è/iu.test(typed(folded, from, to)))
    .map(({ from, to }) => ({ from, to, isEnd: false })),
]

/** Whether a text asks something by itself; what is longest, or which is first, is asked for without any word of a kind. */
const isWhole = (parts: QuestionParts): boolean => {
  const { kind, folded, phrases, limits } = parts
  const isAsked = kind === null ? isAboutLongest(phrases) : !BARE_KINDS.has(kind)
  const isAskedOtherwise = isAsked || asksKindOfDay(parts) || isOrdered(folded.plain)
  return isAskedOtherwise && (limits.length > 0 || wordsOf(folded.plain).length >= WORDS_MIN)
}

/** Whether words without any that ask are about some days: `work on 2 June?`. */
const isOfDays = ({ kind, period }: QuestionParts): boolean => kind === null && period !== null

/** Whether a text wishes for a change, and asks nothing. */
const isWished = ({ kind, folded }: QuestionParts): boolean =>
  !folded.plain.includes('?') && (kind === 'change' || sureWishIn(folded.text) !== null)

/** Whether a kind may be that of a second question: what no calendar knows is said of that alone. */
const isNextKind = (kind: QuestionKind, isEnd: boolean): boolean =>
  kind === 'none' || (isEnd && (kind === 'change' || !BARE_KINDS.has(kind)))

/** Whether words go on with a question: with other days, with what is asked of the same, or behind its end with a wish. */
function isNext(parts: QuestionParts, isEnd: boolean, surroundings: QuestionSurroundings): boolean {
  const { kind, period, phrases } = parts
  if ((asksOfSomething(phrases) && !isEnd) || phrases.has('oneBeside')) return true
  if (kind === 'when' && phrases.has('ends')) return true
  if (kind !== null) return isNextKind(kind, isEnd)
  const { terms, categoryId } = askedFor(parts, surroundings)
  return period !== null && (isEnd ? phrases.has('goesOn') : terms.length === 0 && categoryId === null)
}

/** Answers that are offered behind a question: `where am I then? at home or in Puglia?`. */
const OFFERED = /^[^?]{2,} (?:o|or) [^?]{2,}\?*\s*$/u

/** Whether what is said behind a question asks for nothing of its own: `is there anything on? I forgot`, `I think it was May`. */
function asksNothing({ kind, period, folded, language, dating, phrases }: QuestionParts): boolean {
  if (kind !== null) return false
  const isMused = phrases.has('greeting') || phrases.has('byChance')
  const isTimed =
    period !== null ||
    phrases.has('byAmount') ||
    /\d/u.test(folded.plain) ||
    understoodIn(datedText(folded), { language, surroundings: dating.surroundings }).length > 0
  return folded.plain.includes('?') ? OFFERED.test(folded.plain) && !isTimed : isMused || !isTimed
}

/** What is asked of some days, each by itself. */
const OF_DAYS: ReadonlySet<QuestionKind> = new Set(['agenda', 'find', 'free', 'count', 'hours'])

/** Whether a text names a day and nothing else: the question that stands before it is asked of that. */
const goesOnWith = ({ day, text }: ToldDay): boolean => JOINED_DAY_MAX >= wordsOf(text).length - wordsOf(day).length

/** So many words join a day to the question before it. */
const JOINED_DAY_MAX = 1

/** The days of a question that it tells one by one and does not compare. */
function daysToldIn(whole: QuestionParts): readonly ToldDay[] {
  const { kind, language, folded } = whole
  // A day that is some weekday is one day.
  const isOne = / è /iu.test(folded.text)
  const days = comparedDays(whole) === null && !isOne ? dayByDay(datedText(folded), language) : []
  const isAsked = kind === null ? days.slice(0, 1).every(goesOnWith) : OF_DAYS.has(kind)
  return isAsked ? days : []
}

/** A question of several days that are told one by one, as one of the first and of the others; null where they are a run. */
function ofEachDay(whole: QuestionParts, surroundings: QuestionSurroundings): TwoTexts | null {
  const [one, next, ...others] = daysToldIn(whole)
  if (!one || !next) return null
  const [first, last] = [one.text, next.text].map((text) => partsOfQuestion(text, surroundings).period)
  if (!first || !last) return null
  const isRun = whole.period?.first === first.first && whole.period.last === last.last
  const { and } = LANGUAGE_WORDS[whole.language]
  const second = [next, ...others].map(({ day }) => `${and} ${day}`).join(' ')
  return isRun ? null : { first: one.text, second }
}

/** The second of two questions as it is asked by itself. */
const asAsked = (text: string): string => (text.endsWith('?') ? text : `${text}?`)

/** The second of two questions with the unit of time that it leaves to the first: `this week and how many next`. */
function sayingUnit(second: string, { folded, language }: QuestionParts): string {
  const unit = unitIn(folded.plain, language)
  // The next of what was asked for is in no unit.
  const isOfOne = readInAnyLanguage(foldedText(second).plain).has('asksNextOne')
  return isOfOne || unit === null || unitIn(second, language) !== null
    ? second
    : LANGUAGE_WORDS[language].withUnit(second, unit)
}

/** The same where it only names other days, or what comes beside that: then it goes on with the first. */
function beside(parts: QuestionParts, surroundings: QuestionSurroundings): string {
  const { kind, folded, period, phrases, language } = parts
  const { terms, categoryId } = askedFor(parts, surroundings)
  const { and } = LANGUAGE_WORDS[language]
  const isSame = kind === 'count' && period !== null && terms.length === 0 && categoryId === null
  if (isSame) return `${and} ${typed(folded, period.from, period.to)}`
  return phrases.has('oneBeside') ? `${and} ${folded.text}` : folded.text
}

/** The first of two questions, whose words ask or, behind its end, are about some days; null where they are none. */
function firstOf(text: string, isEnd: boolean, surroundings: QuestionSurroundings): QuestionParts | null {
  const one = text === '' ? null : partsOfQuestion(text, surroundings)
  const isAsked = one !== null && (isWhole(one) || (isEnd && (isOfDays(one) || isWished(one))))
  return isAsked ? one : null
}

/** The two questions that a text falls into at a place; null where it does not. */
function splitAt(
  folded: FoldedText,
  { from, to, isEnd, isTold }: Joint,
  surroundings: QuestionSurroundings,
): TwoTexts | null {
  const [first, behind] = [typed(folded, 0, from).trim(), typed(folded, to).trim()]
  const second = isTold ? asAsked(behind) : behind
  const one = firstOf(first, isEnd || isAskedBehind(second, surroundings), surroundings)
  if (one === null) return null
  if (!isEnd && isWished(one)) return { first, second: asAsked(second) }
  return besideFirst(one, { first, second, isEnd, isTold: isTold === true }, surroundings)
}

/** Whether words that stand behind a wish only ask: `move it to Friday and what else is on then`. */
function isAskedBehind(text: string, surroundings: QuestionSurroundings): boolean {
  const parts = partsOfQuestion(text, surroundings)
  return parts.phrases.has('asks') && isWhole(parts)
}

/** The same where the first asks, or ends before the second. */
function besideFirst(
  one: QuestionParts,
  { first, second, isEnd, isTold }: TwoTexts & { readonly isEnd: boolean; readonly isTold: boolean },
  surroundings: QuestionSurroundings,
): TwoTexts | null {
  const parts = unlessTold(partsOfQuestion(sayingUnit(second, one), surroundings), isEnd)
  const isNamed = parts.kind !== null && !BARE_KINDS.has(parts.kind) && askedFor(parts, surroundings).terms.length > 0
  const isMore = isTold || isWhole(parts) || isNamed || isNext(parts, isEnd, surroundings)
  if (isEnd) return behindEnd(one, first, { parts, second, isMore })
  return isMore ? { first, second: asAsked(beside(parts, surroundings)) } : null
}

/** The same behind the end of the first: of a wish only another question stands there. */
function behindEnd(
  one: QuestionParts,
  first: string,
  { parts, second, isMore }: { readonly parts: QuestionParts; readonly second: string; readonly isMore: boolean },
): TwoTexts | null {
  if (isWished(one)) return isMore && second.endsWith('?') ? { first, second } : null
  return isMore || asksNothing(parts) ? { first: `${first}?`, second: isMore ? second : '' } : null
}

/** So many words name each of them. */
const NAME_MAX = 6
/** A question of what is on during two things, as one of each: `during the holiday or the conference`; null where it is none. */
function ofEachThing({ folded, phrases, kind }: QuestionParts, surroundings: QuestionSurroundings): TwoTexts | null {
  const said = kind === 'change' ? null : phrases.find('during')
  const joint = said && phrases.findAll('joinsThings').find(({ from }) => from > said.to)
  if (!said || !joint) return null
  const at = joint.from
  const [one, other] = [typed(folded, said.to, at), typed(folded, joint.to).trim()]
  const areNames = [one, other].every((name) => {
    const parts = partsOfQuestion(name, surroundings)
    const words = wordsOf(parts.folded.plain).length
    return words > 0 && words <= NAME_MAX && parts.kind === null && askedFor(parts, surroundings).words.length > 0
  })
  if (!areNames) return null
  return { first: `${typed(folded, 0, at)}?`, second: `${typed(folded, 0, said.to).trim()} ${other}` }
}

/** Two questions that stand in one text, joined by a word or a sign; null where there is one. */
export function twoQuestionsIn(text: string, surroundings: QuestionSurroundings): TwoTexts | null {
  const whole = partsOfQuestion(text, surroundings)
  const folded = foldedText(text)
  if (twoSides(whole.folded.plain) !== null) return null
  const days = whole.out === null ? ofEachDay(whole, surroundings) : null
  const things = days ?? ofEachThing(whole, surroundings)
  if (things !== null) return things
  for (const joint of jointsIn(folded).slice(0, JOINTS_MAX)) {
    const two = splitAt(folded, joint, surroundings)
    if (two !== null) return two
  }
  return null
}
