import type { Day } from '../../date/index.ts'
import { languages } from '../languages.ts'
import type { ReadingWords } from '../planning-words.ts'
import type { DatedPart, Precision, TargetSurroundings } from '../planning-types.ts'
import { wellBefore } from '../placing/target-day.ts'
import { beforeEvent } from './patterns.ts'
import { quickRead, todayOf } from './quick-read.ts'

/** When a target is, the words for it, and the text without them. */
export interface When {
  readonly first: Day
  readonly last: Day
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
const PHRASE_END = /[,;.!?()\n]|\s[–-]\s/u

export const readingOf = ({ language }: TargetSurroundings): ReadingWords => languages[language].reading

/** The days of words that are nothing but a date (`the summer`, `giugno`), tried in phrases that quick add reads. */
export function daysOfPhrase(phrase: string, surroundings: TargetSurroundings): { first: Day; last: Day } | null {
  for (const carrier of readingOf(surroundings).carriers) {
    const read = quickRead(carrier.replace('{}', phrase), surroundings)
    if (read?.title === PROBE) return { first: read.first, last: read.last }
  }
  return null
}

interface Cut {
  readonly from: number
  readonly to: number
  readonly phrase: string
}

/** All words of a match. */
export const cutOf = ({ index, 0: phrase }: RegExpExecArray): Cut => ({
  from: index,
  to: index + phrase.length,
  phrase,
})

const without = (text: string, { from, to }: Cut): string =>
  `${text.slice(0, from)} ${text.slice(to)}`.replace(/\s+/gu, ' ').trim()

/** For words that began with the date, also the rest: `12 weeks for a marathon`. */
const withoutWhen = (text: string, cut: Cut, surroundings: TargetSurroundings): string =>
  cut.from > 0
    ? without(text, cut)
    : without(text, cut).replace(new RegExp(readingOf(surroundings).beginnings, 'iu'), '')

/** The phrases after each match of a pattern, longest first. */
function phrasesBehind(text: string, pattern: string): Cut[] {
  const places = [...text.matchAll(new RegExp(pattern, 'giu'))].slice(0, PLACES_MAX)
  return places.flatMap((match) => {
    const start = match.index + match[0].length
    const behind = text.slice(start).split(PHRASE_END)[0] ?? ''
    const ends = [...behind.matchAll(/\S+/gu)].slice(0, PHRASE_WORDS).map((word) => word.index + word[0].length)
    return ends.reverse().map((end) => ({ from: match.index, to: start + end, phrase: behind.slice(0, end) }))
  })
}

/** Whether words follow that make it another date, or a choice of two. */
function isContradicted(text: string, cut: Cut, surroundings: TargetSurroundings): boolean {
  const behind = text.slice(cut.to)
  const { alternative, goesOn, yearly } = readingOf(surroundings)
  if (new RegExp(goesOn, 'iu').test(behind)) return true
  const isChoice = new RegExp(alternative, 'iu').test(`${behind} `)
  const isBesideOther = /\d/u.test(behind) || new RegExp(`^\\s*\\S+\\s+(?:${yearly})`, 'iu').test(behind)
  return (isChoice && isBesideOther) || quickRead(without(text, cut), surroundings) !== null
}

/** Whether a bare number counts what follows: `per 20 persone`, but not `per il 20`. */
function isCount(text: string, { from, to, phrase }: Cut, surroundings: TargetSurroundings): boolean {
  const { number, article } = readingOf(surroundings)
  const before = text.slice(from, to - phrase.length)
  return new RegExp(`^(?:${number})$`, 'iu').test(phrase) && !new RegExp(article, 'iu').test(before)
}

/** The days behind the first match of a pattern that are sure, and their words: `by June`. */
export function behindWord(
  text: string,
  pattern: string,
  surroundings: TargetSurroundings,
): { first: Day; last: Day; cut: Cut } | null {
  const { yearly, relative, dateHint, beforeIt, seasonHolidays } = readingOf(surroundings)
  const hint = new RegExp(`\\d|${yearly}|${relative}|${dateHint}`, 'iu')
  for (const found of phrasesBehind(text, pattern)) {
    // The holidays of a season begin with it, but nobody knows when they end.
    const season = pattern === beforeIt ? seasonHolidays[found.phrase.toLowerCase()] : undefined
    const cut = season === undefined ? found : { ...found, phrase: season }
    if (!hint.test(cut.phrase) || isCount(text, cut, surroundings)) continue
    const days = daysOfPhrase(cut.phrase, surroundings)
    if (days) return isContradicted(text, cut, surroundings) ? null : { ...days, cut }
  }
  return null
}

/** Words of a date in the text in which they stand. */
interface PhraseInText {
  readonly text: string
  readonly cut: Cut
  readonly surroundings: TargetSurroundings
}

export const whenOf = (first: Day, last: Day, { text, cut, surroundings }: PhraseInText): When => ({
  first,
  last,
  words: text.slice(cut.from, cut.to),
  rest: withoutWhen(text, cut, surroundings),
})

/** The day by which something is done that is done before another: the one before it, and well before a birth. */
export function dayBefore(named: string, first: Day, surroundings: TargetSurroundings): Day {
  const reading = readingOf(surroundings)
  const isBirth = new RegExp(`^(?:${reading.birth})`, 'iu').test(named.replace(beforeEvent(reading), ''))
  return isBirth ? wellBefore(first, todayOf(surroundings)) : first - 1
}
