import { entryOf } from '../../event/index.ts'
import type { Day } from '../../date/index.ts'
import type { TextSpan } from '../../language/index.ts'
import { readingOf } from '../languages.ts'
import type { ReadingWords } from '../planning-words.ts'
import type { DatedPart, DayRange, Precision, TargetSurroundings } from '../planning-types.ts'
import { wellBefore } from '../placing/target-day.ts'
import { CLAUSE_END } from './clauses-in.ts'
import { beforeEvent, everyRegExp, has, regExp } from './patterns.ts'
import { quickRead, todayOf } from './quick-read.ts'
import { without } from './spans.ts'

/** When a target is, the words for it, and the text without them. */
export interface When extends DayRange {
  readonly words: string
  readonly rest: string
  /** How exactly it is said, where its words do not tell: `before the move on 3 June` is any day until then. */
  readonly precision?: Precision
  /** Its parts that have other days. */
  readonly parts?: readonly DatedPart[]
}

/** The title in the phrases used for trying dates: no word of any language. */
export const PROBE = 'zzz'
/** No target says a date in more. */
const PHRASE_WORDS = 7
/** Maximum number of matches tried per pattern: no target has more, and each costs time. */
const PLACES_MAX = 3

/** The days of words that are nothing but a date (`the summer`, `giugno`), tried in phrases that quick add reads. */
export function daysOfPhrase(phrase: string, surroundings: TargetSurroundings): DayRange | null {
  for (const carrier of readingOf(surroundings).carriers) {
    const read = quickRead(carrier.replace('{}', phrase), surroundings)
    if (read?.title === PROBE) return { first: read.first, last: read.last }
  }
  return null
}

/** A text without some words, and where it begins with them without what joins the rest: `12 weeks for a marathon`. */
export const withoutWords = (text: string, words: TextSpan, { beginnings }: ReadingWords): string =>
  words.from > 0 ? without(text, words) : without(text, words).replace(regExp(beginnings), '')

/** A phrase for a date behind other words, where all of it stands. */
interface Cut extends TextSpan {
  readonly phrase: string
}

/** The phrases after each match of a pattern, longest first. */
function phrasesBehind(text: string, pattern: string): Cut[] {
  const places = [...text.matchAll(everyRegExp(pattern))].slice(0, PLACES_MAX)
  return places.flatMap((match) => {
    const start = match.index + match[0].length
    const behind = text.slice(start).split(CLAUSE_END)[0] ?? ''
    const ends = [...behind.matchAll(/\S+/gu)].slice(0, PHRASE_WORDS).map((word) => word.index + word[0].length)
    return ends.reverse().map((end) => ({ from: match.index, to: start + end, phrase: behind.slice(0, end) }))
  })
}

/** Whether words follow that make it another date, or a choice of two. */
function isContradicted(text: string, cut: Cut, surroundings: TargetSurroundings): boolean {
  const behind = text.slice(cut.to)
  const { alternative, goesOn, yearly } = readingOf(surroundings)
  if (has(goesOn, behind)) return true
  const isChoice = has(alternative, `${behind} `)
  const isBesideOther = /\d/u.test(behind) || has(`^\\s*\\S+\\s+(?:${yearly})`, behind)
  return (isChoice && isBesideOther) || quickRead(without(text, cut), surroundings) !== null
}

/** Whether a bare number counts what follows: `per 20 persone`, but not `per il 20`. */
function isCount(text: string, { from, to, phrase }: Cut, surroundings: TargetSurroundings): boolean {
  const { number, article } = readingOf(surroundings)
  const before = text.slice(from, to - phrase.length)
  return has(`^(?:${number})$`, phrase) && !has(article, before)
}

/** The days behind the first match of a pattern that are sure, and their words: `by June`. */
export function behindWord(
  text: string,
  pattern: string,
  surroundings: TargetSurroundings,
): { first: Day; last: Day; cut: Cut } | null {
  const { yearly, relative, dateHint, beforeIt, seasonHolidays, mealOfDay } = readingOf(surroundings)
  const hint = regExp(`\\d|${yearly}|${relative}|${dateHint}`)
  for (const found of phrasesBehind(text, pattern)) {
    // The holidays of a season begin with it, but nobody knows when they end.
    const season = pattern === beforeIt ? entryOf(seasonHolidays, found.phrase.toLowerCase()) : undefined
    const cut = season === undefined ? found : { ...found, phrase: season }
    const isNamed = has(mealOfDay, text.slice(cut.from))
    if (isNamed || !hint.test(cut.phrase) || isCount(text, cut, surroundings)) continue
    const days = daysOfPhrase(cut.phrase, surroundings)
    if (days) return isContradicted(text, cut, surroundings) ? null : { ...days, cut }
  }
  return null
}

/** Words of a date in the text in which they stand. */
interface PhraseInText {
  readonly text: string
  readonly cut: TextSpan
  readonly surroundings: TargetSurroundings
}

/** When words in a text say that a goal is; a name by its day stays in what is left: `the October show`. */
export function whenOf(first: Day, last: Day, { text, cut, surroundings }: PhraseInText): When {
  const reading = readingOf(surroundings)
  const isName = has(reading.namedByDate, text.slice(cut.from))
  return { first, last, words: text.slice(cut.from, cut.to), rest: isName ? text : withoutWords(text, cut, reading) }
}

/** The day by which something is done that is done before another: the one before it, and well before a birth. */
export function dayBefore(named: string, first: Day, surroundings: TargetSurroundings): Day {
  const reading = readingOf(surroundings)
  const isBirth = has(`^(?:${reading.birth})`, named.replace(beforeEvent(reading), ''))
  return isBirth ? wellBefore(first, todayOf(surroundings)) : first - 1
}
