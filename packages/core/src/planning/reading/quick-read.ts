import { parseDay, parseWall, dayOfWall, yearOf, MINUTES_A_DAY, type Day } from '../../date/index.ts'
import { parseQuickAdd, type QuickAdd } from '../../language/index.ts'
import { languages } from '../languages.ts'
import type { GoalSurroundings } from '../planning-types.ts'

/** Days that a text names, the words that name them, and what is left of it as a title. */
export interface QuickRead {
  readonly first: Day
  readonly last: Day
  readonly title: string
  readonly words: readonly string[]
}

const dayOfStart = (text: string): Day | null => parseDay(text.slice(0, 10))

/** The last day of an event; one that ends after midnight belongs to its first day. */
function lastDayOf({ start, end, allDay }: QuickAdd, first: Day): Day {
  if (end === null || start === null) return first
  if (allDay) return parseDay(end) ?? first
  const [from, to] = [parseWall(start) ?? 0, parseWall(end) ?? 0]
  return to - from <= MINUTES_A_DAY ? first : dayOfWall(to)
}

function dated(read: QuickAdd): QuickRead | null {
  if (read.start === null || read.recurrence !== null) return null
  const first = dayOfStart(read.start)
  if (first === null) return null
  const words = read.understood.filter(({ kind }) => kind === 'date').map(({ text }) => text)
  // An hour alone has a day only for an event.
  return words.length === 0 ? null : { first, last: lastDayOf(read, first), title: read.title, words }
}

/** The day of the person's wall time. */
export const todayOf = ({ now }: GoalSurroundings): Day => {
  const wall = parseWall(now)
  if (wall === null) throw new RangeError(`Not a wall time: ${now}`)
  return dayOfWall(wall)
}

/** Whether a date says its month, feast or season but no year, and does not count from today. */
function isYearly(words: readonly string[], surroundings: GoalSurroundings): boolean {
  const { yearly, relative } = languages[surroundings.language].reading
  const text = words.join(' ')
  const saysYear = /(?<!\d)(?:19|20|21)\d\d(?!\d)|\d[/.-]\d{1,2}[/.-]\d/u.test(text)
  return !saysYear && new RegExp(yearly, 'iu').test(text) && !new RegExp(relative, 'iu').test(text)
}

/**
 * Reads the date of a text as quick add does; a yearly one without a year is meant in the year looked at, where that has
 * not begun yet. Null where there is no date, or where the text repeats.
 */
export function quickRead(text: string, surroundings: GoalSurroundings): QuickRead | null {
  const { ofNextYear, ofThisYear } = languages[surroundings.language].reading
  for (const [pattern, ahead] of [
    [ofNextYear, 1],
    [ofThisYear, 0],
  ] as const) {
    const said = new RegExp(pattern, 'iu').exec(text)
    const read = said ? quickReadInYear(text, said, ahead, surroundings) : null
    if (read) return read
  }
  return quickReadPlain(text, surroundings)
}

/** A day and month with words beside it that name the year from today: `il 12 settembre dell'anno prossimo`. */
function quickReadInYear(
  text: string,
  said: RegExpExecArray,
  ahead: number,
  surroundings: GoalSurroundings,
): QuickRead | null {
  const year = yearOf(todayOf(surroundings)) + ahead
  const rest = `${text.slice(0, said.index)} ${text.slice(said.index + said[0].length)}`.replace(/\s+/gu, ' ').trim()
  const { language, weekStart, categories } = surroundings
  const now = `${String(year).padStart(4, '0')}-01-01T00:00`
  const read = dated(parseQuickAdd(rest, { language, now, weekStart, categories, calendars: [] }))
  const isMeant = read !== null && isYearly(read.words, surroundings) && yearOf(read.first) === year
  return isMeant ? { ...read, words: [...read.words, said[0]] } : null
}

function quickReadPlain(text: string, surroundings: GoalSurroundings): QuickRead | null {
  const { language, now, weekStart, categories, year } = surroundings
  const ask = (when: string): QuickRead | null =>
    dated(parseQuickAdd(text, { language, now: when, weekStart, categories, calendars: [] }))
  const read = ask(now)
  if (!read || year === null || year <= yearOf(todayOf(surroundings)) || !isYearly(read.words, surroundings))
    return read
  const there = ask(`${String(year).padStart(4, '0')}-01-01T00:00`)
  return there && yearOf(there.first) === year ? there : read
}
