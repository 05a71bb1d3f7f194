import type { Day } from '../../date/index.ts'
import { readingOf } from '../languages.ts'
import type { DayRange, TargetSurroundings } from '../planning-types.ts'
import { has, regExp } from './patterns.ts'
import { daysOfPhrase, type When } from './phrase-days.ts'
import { lengthIn, readWhen } from './read-when.ts'

/** Parses words that are only about the date. A `length` counts from today, or back from a known day. */
export interface Timeframe {
  readonly from: Day | null
  readonly anchor: DayRange | null
  /** Whether the anchor is a number of days from today. */
  readonly isLength: boolean
}

const onDay = (day: Day): DayRange => ({ first: day, last: day })

/** The beginning where words of a target say no more than from which month or season on it is: that is not its end. */
export function beginningIn({ first, last, words }: When, surroundings: TargetSurroundings): Timeframe | null {
  const saysDayOrLength = has(readingOf(surroundings).dateHint, words) || /(?<!\d)\d\d?(?!\d)/u.test(words)
  const frame = last > first && !saysDayOrLength ? readFrom(words, surroundings) : null
  return frame?.anchor === null ? frame : null
}

/** A time frame that says from when on: alone, or with its end. */
function readFrom(text: string, surroundings: TargetSurroundings): Timeframe | null {
  const { since, rangeTo } = readingOf(surroundings)
  const begins = regExp(since).exec(text)?.[1]
  if (begins === undefined) return null
  if (!has(rangeTo, begins)) {
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
