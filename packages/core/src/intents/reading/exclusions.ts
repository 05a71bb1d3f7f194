import { LANGUAGE_WORDS } from '../languages.ts'
import { readInAnyLanguage } from '../read-phrases.ts'
import { wordsOf, type PlacedWord, isStopWord } from './words.ts'
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

/** Whether public holidays are left out: `not counting bank holidays`. */
export const leavesOutHolidays = (plain: string): boolean =>
  exclusionIn(plain)?.things.some((words) => readInAnyLanguage(words.join(' ')).has('publicHolidays')) ?? false

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
