import { dayOf, formatDay, type Day } from '../../date/index.ts'
import { languages } from '../languages.ts'
import type { ReadingWords } from '../planning-words.ts'
import type { TargetSurroundings } from '../planning-types.ts'
import { quickRead, todayOf } from './quick-read.ts'

/** When a target is, the words for it, and the text without them. */
export interface When {
  readonly first: Day
  readonly last: Day
  readonly words: string
  readonly rest: string
}

/** The title in the phrases used for trying dates: no word of any language. */
const PROBE = 'zzz'
const PHRASE_WORDS = 7
/** Maximum number of matches tried per pattern: no target has more, and each costs time. */
const PLACES_MAX = 6
const PHRASE_END = /[,;.!?()\n]|\s[–-]\s/u

const readingOf = ({ language }: TargetSurroundings): ReadingWords => languages[language].reading

/** The days of words that are nothing but a date (`the summer`, `giugno`), tried in phrases that quick add reads. */
function daysOfPhrase(phrase: string, surroundings: TargetSurroundings): { first: Day; last: Day } | null {
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

function behindWord(
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

interface PhraseInText {
  readonly text: string
  readonly cut: Cut
  readonly surroundings: TargetSurroundings
}

const whenOf = (first: Day, last: Day, { text, cut, surroundings }: PhraseInText): When => ({
  first,
  last,
  words: text.slice(cut.from, cut.to),
  rest: withoutWhen(text, cut, surroundings),
})

/** What a goal is reached before. A season that has begun is the next one: nobody means the day before this one. */
function beforeWhat(text: string, beforeIt: string, surroundings: TargetSurroundings): ReturnType<typeof behindWord> {
  const found = behindWord(text, beforeIt, surroundings)
  const hasBegun = found !== null && found.first <= todayOf(surroundings) && found.last > found.first
  return hasBegun
    ? behindWord(text, beforeIt, { ...surroundings, now: `${formatDay(found.last + 1)}T00:00`, year: null })
    : found
}

/** `by June` is its last day; `before Christmas` the day before. */
function deadlineIn(text: string, surroundings: TargetSurroundings): When | null {
  const { deadline, beforeIt } = readingOf(surroundings)
  const by = behindWord(text, deadline, surroundings)
  if (by) return whenOf(by.last, by.last, { text, cut: by.cut, surroundings })
  const earlier = beforeWhat(text, beforeIt, surroundings)
  if (!earlier || earlier.first <= todayOf(surroundings)) return null
  return whenOf(earlier.first - 1, earlier.first - 1, { text, cut: earlier.cut, surroundings })
}

/** What is for a season is ready the day before it begins; for one that has begun, before it ends. */
function seasonIn(text: string, surroundings: TargetSurroundings): When | null {
  const found = behindWord(text, readingOf(surroundings).forSeason, surroundings)
  if (!found) return null
  const day = found.first > todayOf(surroundings) ? found.first - 1 : found.last
  return whenOf(day, day, { text, cut: found.cut, surroundings })
}

/** A length from today: `in 12 weeks`, `over 3 months`. */
function lengthIn(text: string, pattern: string, surroundings: TargetSurroundings): When | null {
  const match = new RegExp(pattern, 'iu').exec(text)
  const amount = match?.[1]
  if (!match || amount === undefined) return null
  const phrase = amount.replace(/-/gu, ' ')
  const read = quickRead(readingOf(surroundings).fromNow.replace('{}', phrase), surroundings)
  if (read?.title !== PROBE) return null
  const cut = { from: match.index, to: match.index + match[0].length, phrase }
  return whenOf(read.first, read.first, { text, cut, surroundings })
}

/** A year alone: `nel 2028`, `by 2028`. */
function yearIn(text: string, surroundings: TargetSurroundings): When | null {
  const match = new RegExp(readingOf(surroundings).wholeYear, 'iu').exec(text)
  if (!match) return null
  const year = Number(match[1])
  const cut = { from: match.index, to: match.index + match[0].length, phrase: match[0] }
  const last = dayOf(year, 12, 31)
  const isDeadline = new RegExp(`^(?:${readingOf(surroundings).deadlineWords})`, 'iu').test(match[0])
  return whenOf(isDeadline ? last : dayOf(year, 1, 1), last, { text, cut, surroundings })
}

/** A meal of a feast: `preparare il pranzo di Pasqua`. Its words stay in the title. */
function mealIn(text: string, surroundings: TargetSurroundings): When | null {
  const { feastMeal, company } = readingOf(surroundings)
  const match = new RegExp(feastMeal, 'iu').exec(text)
  if (!match || new RegExp(company, 'iu').test(text)) return null
  const days = daysOfPhrase(match[1] ?? '', surroundings)
  return days && { ...days, words: match[0], rest: text }
}

/** The month that a thing is of: `la mostra di novembre`. */
function monthIn(text: string, surroundings: TargetSurroundings): When | null {
  const match = new RegExp(readingOf(surroundings).ofMonth, 'iu').exec(text)
  const days = match && daysOfPhrase(match[1] ?? '', surroundings)
  if (!match || !days || /\d/u.test(text)) return null
  const cut = { from: match.index, to: match.index + match[0].length, phrase: match[0] }
  return whenOf(days.first, days.last, { text, cut, surroundings })
}

/** When a target is, by words that quick add takes for no date. */
const whenWithoutDate = (text: string, surroundings: TargetSurroundings): When | null =>
  lengthIn(text, readingOf(surroundings).length, surroundings) ??
  yearIn(text, surroundings) ??
  mealIn(text, surroundings) ??
  monthIn(text, surroundings)

/** Parses a target's date from its own words; null if they have none, or contradict each other. */
export function readWhen(text: string, surroundings: TargetSurroundings): When | null {
  const season = seasonIn(text, surroundings)
  if (season) return season
  const read = quickRead(text, surroundings)
  if (read) {
    const words = read.words.join(' ')
    // Quick add returns a text that is nothing but a date as its title.
    const rest = words.length >= text.trim().length ? '' : read.title
    const month = new RegExp(readingOf(surroundings).forMonth, 'iu').exec(words)?.[1]
    const { first, last } = (month !== undefined && daysOfPhrase(month, surroundings)) || read
    return { first, last, words, rest }
  }
  return deadlineIn(text, surroundings) ?? whenWithoutDate(text, surroundings)
}

/** Parses words that are only about the date. A `length` counts from today, or back from a known day. */
export interface Timeframe {
  readonly from: Day | null
  readonly anchor: { readonly first: Day; readonly last: Day } | null
  /** Whether the anchor is a number of days from today. */
  readonly isLength: boolean
}

const onDay = (day: Day): { first: Day; last: Day } => ({ first: day, last: day })

/** The beginning where words of a target say no more than from which month or season on it is: that is not its end. */
export function beginningIn({ first, last, words }: When, surroundings: TargetSurroundings): Timeframe | null {
  const saysDayOrLength =
    new RegExp(readingOf(surroundings).dateHint, 'iu').test(words) || /(?<!\d)\d\d?(?!\d)/u.test(words)
  const frame = last > first && !saysDayOrLength ? readFrom(words, surroundings) : null
  return frame?.anchor === null ? frame : null
}

/** A time frame that says from when on: alone, or with its end. */
function readFrom(text: string, surroundings: TargetSurroundings): Timeframe | null {
  const { since, rangeTo } = readingOf(surroundings)
  const begins = new RegExp(since, 'iu').exec(text)?.[1]
  if (begins === undefined) return null
  if (!new RegExp(rangeTo, 'iu').test(begins)) {
    const beginning = daysOfPhrase(begins, surroundings)
    return beginning && { from: beginning.first, anchor: null, isLength: false }
  }
  const days = readWhen(text, surroundings) ?? daysOfPhrase(text, surroundings)
  return days && days.last > days.first ? { from: days.first, anchor: onDay(days.last), isLength: false } : null
}

/**
 * Parses a time frame: `12 settimane`, `by June`, `from January to June`, `da settembre`. Null if nothing is
 * recognised.
 */
export function readTimeframe(text: string, surroundings: TargetSurroundings): Timeframe | null {
  const trimmed = text.trim()
  const length = lengthIn(trimmed, readingOf(surroundings).lengthAlone, surroundings)
  if (length) return { from: null, anchor: onDay(length.first), isLength: true }
  const from = readFrom(trimmed, surroundings)
  if (from) return from
  const days = readWhen(trimmed, surroundings) ?? daysOfPhrase(trimmed, surroundings)
  return days && { from: null, anchor: { first: days.first, last: days.last }, isLength: false }
}
