import { LANGUAGE_WORDS } from '../languages.ts'
import { readInAnyLanguage, readPhrases } from '../read-phrases.ts'
import { readPeriod, type DateContext } from './dates.ts'
import { datedText, foldedText, typed, wordsOf, type FoldedText, type PlacedWord, isStopWord } from './words.ts'
import { partsOf, weekdayOf, type Day } from '../../date/index.ts'
import type { TextSpan } from '../../language/index.ts'

const LINKS = new Set(Object.values(LANGUAGE_WORDS).flatMap(({ links }) => links.split(' ')))

/** What a question leaves out: the words of each thing, and where they stand with the word that leaves them out. */
export interface Exclusion extends TextSpan {
  readonly things: readonly (readonly string[])[]
}

/** Whether a word asks, or says when: what is left out ends before it. */
const isAsking = (word: string): boolean => {
  const { has } = readInAnyLanguage(word)
  return has('monthName') || (isStopWord(word) && !has('categoryWord'))
}

/** The words of one thing from a place on, up to one that asks or to the end. */
function thingAt(plain: string, from: number, to: number): readonly PlacedWord[] {
  const words: PlacedWord[] = []
  for (const { word, from: at } of wordsOf(plain.slice(from, to))) {
    if (words.length > 0 && LINKS.has(word)) continue
    if (isAsking(word)) break
    words.push({ word, from: from + at })
  }
  return words
}

/** What a folded question leaves out; null where it leaves out nothing. One thing may follow another: `but gym and work`. */
export function exclusionIn(plain: string): Exclusion | null {
  const { find, findAll } = readInAnyLanguage(plain)
  const cue = find('leavesOut')
  if (!cue) return null
  const joins = findAll('joinsThings').filter(({ from }) => from >= cue.to)
  const things: (readonly PlacedWord[])[] = []
  for (const [place, { to: begin }] of [cue, ...joins].entries()) {
    const end = joins[place]?.from ?? plain.length
    const words = thingAt(plain, begin, end)
    if (words.length > 0) things.push(words)
    // What stands behind a word that asks is no part of it.
    if (words.length === 0 || wordsOf(plain.slice(endOf(words), end)).length > 0) break
  }
  if (things.length === 0) return thingsBefore(plain, cue)
  return {
    things: things.map((words) => words.map(({ word }) => word)),
    from: cue.from,
    to: endOf(things.at(-1) ?? []),
  }
}

/** Days that a question leaves out, and the words that say so: `apart from weekends`. */
export interface DaysOut extends TextSpan {
  readonly words: string
  readonly isOut: (day: Day) => boolean
}

type DayTest = (day: Day) => boolean

/** Between what leaves something out and the days that it leaves out. */
const BEFORE_DAYS = /^[\s,]*$/u

/** A day of a month, whichever that is. */
const DATE = /^\s*(\d{1,2})\p{L}{0,2}(?=[,;.?!]|\s*$|\s+\p{L}{1,3}(?!\p{L}))/u

const SATURDAY = 5

/** The days that words begin with, and where they end: weekends, public holidays, a weekday, or any that are read. */
function daysFirst(plain: string, dating: DateContext): { readonly isOut: DayTest; readonly to: number } | null {
  const { find } = readInAnyLanguage(plain)
  const { holidays } = dating.surroundings
  const kinds: readonly (readonly [TextSpan | null, DayTest])[] = [
    [find('weekend'), (day) => weekdayOf(day) >= SATURDAY],
    [find('publicHolidays'), (day) => holidays.some((one) => one.day === day)],
    [find('someWeekday'), (day) => weekdayOf(day) === find('someWeekday')?.value],
  ]
  const kind = kinds.find(([said]) => said !== null && BEFORE_DAYS.test(plain.slice(0, said.from)))
  if (kind?.[0]) return { isOut: kind[1], to: kind[0].to }
  const [date, figure] = DATE.exec(plain) ?? []
  if (date !== undefined) return { isOut: (day) => partsOf(day).date === Number(figure), to: date.length }
  const days = readPeriod(foldedText(plain), dating)
  if (days === null || !BEFORE_DAYS.test(plain.slice(0, days.from))) return null
  return { isOut: (day) => day >= days.first && day <= days.last, to: days.to }
}

/** Whether words go on with the name of something: the weekend of the wedding is no day by itself. */
const goesOnWithName = (plain: string): boolean => {
  const word = /^\s+(\p{L}+)/u.exec(plain)?.[1]
  const isPolite = readInAnyLanguage(plain).find('pleaseBehind')?.from === plain.length - plain.trimStart().length
  return !isPolite && word !== undefined && (LINKS.has(word) || !isStopWord(word))
}

/** The days that words leave out; null where they leave out none, or something else. */
function daysOutIn(folded: FoldedText, dating: DateContext): DaysOut | null {
  const { plain } = folded
  const cue = readInAnyLanguage(plain).find('leavesOut')
  if (!cue) return null
  const tests: DayTest[] = []
  for (let at = cue.to; ;) {
    const days = daysFirst(plain.slice(at), dating)
    if (days === null || goesOnWithName(plain.slice(at + days.to))) return null
    tests.push(days.isOut)
    const end = at + days.to
    const join = readInAnyLanguage(plain.slice(end)).find('joinsThings')
    if (!join || !BEFORE_DAYS.test(plain.slice(end, end + join.from)))
      return {
        ...{ from: cue.from, to: end, words: typed(folded, cue.to, end).trim() },
        isOut: (day) => tests.some((isOut) => isOut(day)),
      }
    at = end + join.to
  }
}

/** So many words at least stand before what a question leaves out: else that is said of what was spoken of. */
const ASKED_MIN = 2

/** The days that a question leaves out; what is wished is read with them. */
export function daysLeftOut(folded: FoldedText, dating: DateContext): DaysOut | null {
  const out = daysOutIn(folded, dating)
  const isAsked = out !== null && wordsOf(folded.plain.slice(0, out.from)).length >= ASKED_MIN
  const kind = isAsked ? readPhrases(folded.plain, dating.language).kindBut(new Set())?.kind : undefined
  return kind === undefined || kind === 'change' || kind === 'plan' ? null : out
}

/** A text with as many spaces in place of some of its words. */
export function withoutWords(folded: FoldedText, { from, to }: TextSpan): FoldedText {
  const blank = (text: string, begin: number, end: number): string =>
    text.slice(0, begin) + ' '.repeat(end - begin) + text.slice(end)
  const [begin = 0, end = 0] = [from, to].map((at) => folded.places[at] ?? folded.text.length)
  return { ...folded, dated: blank(datedText(folded), begin, end), plain: blank(folded.plain, from, to) }
}

/** Nothing more, but signs. */
const NO_WORDS = /^[\s?!.,;]*$/u

/** What is left out by the word at the end: behind a comma all that stands there, else the one thing right before the word. */
function thingsBefore(plain: string, { from: end, to }: TextSpan): Exclusion | null {
  if (!NO_WORDS.test(plain.slice(to))) return null
  const begin = plain.lastIndexOf(',', end) + 1
  const last = wordsOf(plain.slice(begin, end)).findLast(({ word }) => isAsking(word) && !LINKS.has(word))
  const joins = readInAnyLanguage(plain.slice(begin, end)).findAll('joinsThings')
  const starts = begin === 0 ? [last ? last.from + last.word.length : 0] : [0, ...joins.map((join) => join.to)]
  const things = starts
    .map((start) => thingAt(plain, begin + start, end))
    .filter((words) => words.length > 0)
    .map((words) => words.map(({ word }) => word))
  return things.length === 0 ? null : { things, from: begin + (starts[0] ?? 0), to }
}

/** Where the last of some words ends. */
function endOf(words: readonly PlacedWord[]): number {
  const last = words.at(-1)
  return last ? last.from + last.word.length : 0
}
