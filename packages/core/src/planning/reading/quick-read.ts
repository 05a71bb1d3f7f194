import {
  type Day,
  dayOfText,
  dayOfWall,
  formatDay,
  MINUTES_A_DAY,
  parseDay,
  parseWall,
  yearOf,
} from '../../date/index.ts'
import { parseQuickAdd, type QuickAdd } from '../../language/index.ts'
import { languages, readingOf } from '../languages.ts'
import type { DayRange, TargetSurroundings } from '../planning-types.ts'
import { spanOf, without } from './spans.ts'
import { has, regExp } from './patterns.ts'

/** Quick add accepts no longer text; a target says what it is at its beginning. */
export const READ_MAX = 480

/** Days in a text, the words for them, and the rest as a title. */
export interface QuickRead extends DayRange {
  readonly title: string
  readonly words: readonly string[]
}

/** The last day of an event; one that ends after midnight belongs to its first day. */
function lastDayOf({ start, end, allDay }: QuickAdd, first: Day): Day {
  if (end === null || start === null) return first
  if (allDay) return parseDay(end) ?? first
  const [from, to] = [parseWall(start) ?? 0, parseWall(end) ?? 0]
  return to - from <= MINUTES_A_DAY ? first : dayOfWall(to)
}

function dated(read: QuickAdd): QuickRead | null {
  if (read.start === null || read.recurrence !== null) return null
  const first = dayOfText(read.start)
  if (first === null) return null
  const words = read.understood.filter(({ kind }) => kind === 'date').map(({ text }) => text)
  // A time alone implies a day only for an event.
  return words.length === 0 ? null : { first, last: lastDayOf(read, first), title: read.title, words }
}

const newYear = (year: number): string => `${String(year).padStart(4, '0')}-01-01T00:00`

/** The days of a text as it is said at some time. */
const readOn = (text: string, now: string, { language, weekStart, categories }: TargetSurroundings): QuickRead | null =>
  dated(parseQuickAdd(text, { language, now, weekStart, categories, calendars: [] }))

/** The person's current day. */
export const todayOf = ({ now }: TargetSurroundings): Day => {
  const wall = parseWall(now)
  if (wall === null) throw new RangeError(`Not a wall time: ${now}`)
  return dayOfWall(wall)
}

/** Whether a date has its month, feast or season but no year, and is not relative to today. */
function isYearly(words: readonly string[], surroundings: TargetSurroundings): boolean {
  const { yearly, relative } = languages[surroundings.language].reading
  const text = words.join(' ')
  const saysYear = /(?<!\d)(?:19|20|21)\d\d(?!\d)|\d[/.-]\d{1,2}[/.-]\d/u.test(text)
  return !saysYear && has(yearly, text) && !has(relative, text)
}

/**
 * Parses a text's date like quick add; a yearly one without a year is in the shown year unless it has begun there. Null
 * without a date, or for a repetition.
 */
export function quickRead(text: string, surroundings: TargetSurroundings): QuickRead | null {
  const { ofNextYear, ofThisYear } = languages[surroundings.language].reading
  for (const [pattern, ahead] of [
    [ofNextYear, 1],
    [ofThisYear, 0],
  ] as const) {
    const said = regExp(pattern).exec(text)
    const read = said ? quickReadInYear(text, said, ahead, surroundings) : null
    if (read) return read
  }
  const read = quickReadPlain(text, surroundings)
  if (read && isAtItsBeginning(read, surroundings)) return nextYear(text, read.first, surroundings)
  return read && isAtItsEnd(read, surroundings) ? nextYear(text, read.last, surroundings) : read
}

/** A season that begins within so many days has begun for those who speak of the next one. */
const BEGINNING = 31

const isAtItsBeginning = ({ first, words }: QuickRead, surroundings: TargetSurroundings): boolean =>
  first - todayOf(surroundings) < BEGINNING && has(readingOf(surroundings).nextSeason, words.join(' '))

/** Nobody plans for a season that ends within so many days: `this winter`, said in March, is the next. */
const ENDING = { days: 21, seasonLeast: 80, seasonMost: 100 }

const isAtItsEnd = ({ first, last }: QuickRead, surroundings: TargetSurroundings): boolean =>
  last - first >= ENDING.seasonLeast && last - first <= ENDING.seasonMost && last - todayOf(surroundings) < ENDING.days

/** The same words, said when what they name has begun or is over. */
const nextYear = (text: string, day: Day, surroundings: TargetSurroundings): QuickRead | null =>
  quickReadPlain(text, { ...surroundings, now: `${formatDay(day + 1)}T00:00`, year: null })

/** Day and month with words for the year relative to today: `il 12 settembre dell'anno prossimo`. */
function quickReadInYear(
  text: string,
  said: RegExpExecArray,
  ahead: number,
  surroundings: TargetSurroundings,
): QuickRead | null {
  const year = yearOf(todayOf(surroundings)) + ahead
  const read = readOn(without(text, spanOf(said)), newYear(year), surroundings)
  const isMeant = read !== null && isYearly(read.words, surroundings) && yearOf(read.first) === year
  return isMeant ? { ...read, words: [...read.words, said[0]] } : null
}

function quickReadPlain(text: string, surroundings: TargetSurroundings): QuickRead | null {
  const { now, year } = surroundings
  const read = readOn(text, now, surroundings)
  if (!read || year === null || year <= yearOf(todayOf(surroundings)) || !isYearly(read.words, surroundings))
    return read
  const there = readOn(text, newYear(year), surroundings)
  return there && yearOf(there.first) === year ? there : read
}
