import {
  MINUTES_A_DAY,
  dayOfWall,
  parseWall,
  yearSpan,
  type Day,
  dayOf,
  daysInMonth,
  partsOf,
} from '../../date/index.ts'
import { FIRST_YEAR, LAST_YEAR } from '../../event/index.ts'
import {
  type Language,
  doubtfulDateIn,
  readDate,
  readPeriod as readDays,
  type PeriodSurroundings,
  parseQuickAdd,
  type QuickAdd,
  type TextSpan,
} from '../../language/index.ts'
import type { QuestionSurroundings, QuestionKind } from '../question-types.ts'
import { readPhrases } from '../read-phrases.ts'
import { datedText, foldedText, type FoldedText } from './words.ts'

/** Days in a row, both ends included. */
export interface Span {
  readonly first: Day
  readonly last: Day
}

const FIRST = yearSpan(FIRST_YEAR).first
const LAST = yearSpan(LAST_YEAR).last

const clamped = (day: Day): Day => Math.min(LAST, Math.max(FIRST, day))

/** Days without those of years in which no event can be. */
export const withinYears = ({ first, last }: Span): Span => ({ first: clamped(first), last: clamped(last) })

/** A span, and where in the text it was said. */
export interface SpanInText extends Span, TextSpan {}

/** What dates are read with: the language of the question, which need not be that of the page. */
export interface DateContext {
  readonly language: Language
  readonly today: Day
  readonly surroundings: QuestionSurroundings
  /** Whether days that are over cannot be meant. */
  readonly isAhead: boolean
}

/** The person's day. Throws a RangeError where `now` is no wall time. */
export function todayOf({ now }: QuestionSurroundings): Day {
  const wall = parseWall(now)
  if (wall === null) throw new RangeError(`Not a wall time: ${now}`)
  return dayOfWall(wall)
}

/** A month of a year. */
export function monthSpan(year: number, month: number): Span {
  const first = dayOf(year, month, 1)
  return { first, last: first + daysInMonth(year, month) - 1 }
}

const TWO_YEARS = 730
const HALF_A_YEAR = 182

const around = (today: Day): Span => ({ first: today - HALF_A_YEAR * 2, last: today + TWO_YEARS })
const onlyOn = (today: Day): Span => ({ first: today, last: today })

/** Kinds whose days count from today; the others are about the year on the screen. */
const FROM_TODAY: Partial<Readonly<Record<QuestionKind, (today: Day) => Span>>> = {
  next: (today) => ({ first: today, last: today + TWO_YEARS }),
  last: (today) => ({ first: today - TWO_YEARS, last: today + HALF_A_YEAR * 2 }),
  when: around,
  change: around,
  agenda: (today) => ({ first: today, last: today + 6 }),
  plan: onlyOn,
  help: onlyOn,
  agree: onlyOn,
  decline: onlyOn,
  none: onlyOn,
}

/** The days that a kind of question is about where none are said. */
export function defaultDays(kind: QuestionKind, surroundings: QuestionSurroundings): Span {
  const today = todayOf(surroundings)
  const counted = FROM_TODAY[kind]
  if (counted) return counted(today)
  const isComing = kind === 'free' && surroundings.year <= partsOf(today).year
  return isComing ? { first: today, last: today + HALF_A_YEAR } : yearSpan(surroundings.year)
}

const surroundingsOf = ({ language, surroundings, isAhead }: DateContext): PeriodSurroundings => ({
  ...{ language, isAhead },
  now: surroundings.now,
  weekStart: surroundings.weekStart,
  year: surroundings.year,
})

/** The place in the folded text of one in the text as it was typed. */
function foldedPlace(folded: FoldedText, place: number): number {
  const at = folded.places.findIndex((one) => one >= place)
  return at < 0 ? folded.plain.length : at
}

/** The days that a question names, and where it does; null where it names none that can be told for sure. */
export function readPeriod(folded: FoldedText, dating: DateContext): SpanInText | null {
  const said = readDays(datedText(folded), surroundingsOf(dating))
  if (said === null) return holidayIn(folded, dating)
  const [from, to] = [foldedPlace(folded, said.from), foldedPlace(folded, said.to)]
  const days = isSeason(said, folded.plain.slice(from, to), dating.language) ? monthsOf(said) : said
  return { first: days.first, last: days.last, from, to }
}

/** The public holiday that a question names as the person's calendar does: the next one of that name. */
function holidayIn({ plain }: FoldedText, { surroundings, today }: DateContext): SpanInText | null {
  const named = surroundings.holidays.flatMap(({ day, name }) => {
    const words = foldedText(name).plain
    const from = ` ${plain.replace(/[^\p{L}\p{N}]/gu, ' ')} `.indexOf(` ${words} `)
    return words.includes(' ') && from >= 0 ? [{ first: day, last: day, from, to: from + words.length }] : []
  })
  return named.find(({ first }) => first >= today) ?? named.at(-1) ?? null
}

/** Days of the longest and the shortest season. */
const SEASON = [85, 95] as const

/** Whether days are a whole season that is called by its name. */
function isSeason({ first, last }: Span, words: string, language: Language): boolean {
  const days = last - first + 1
  return days >= SEASON[0] && days <= SEASON[1] && readPhrases(words, language).has('season')
}

/** The three months that people mean by a season: summer is June, July and August. */
const monthsOf = ({ first, last }: Span): Span => {
  const [begin, end] = [partsOf(first), partsOf(last)]
  return { first: dayOf(begin.year, begin.month, 1), last: dayOf(end.year, end.month, 1) - 1 }
}

/** The one date of a text as it was typed. */
export const dateIn = (text: string, dating: DateContext): SpanInText | null => readDate(text, surroundingsOf(dating))

/** What looks like a date, and could not be read as one. */
export const doubtfulDate = (folded: FoldedText, dating: DateContext): string | null =>
  doubtfulDateIn(datedText(folded), surroundingsOf(dating))

/** What quick add understands of some words, without what it knows of the person. */
export const understoodIn = (
  words: string,
  {
    language,
    surroundings: { now, weekStart },
  }: Pick<DateContext, 'language'> & {
    readonly surroundings: Pick<QuestionSurroundings, 'now' | 'weekStart'>
  },
): QuickAdd['understood'] =>
  parseQuickAdd(words, { language, now, weekStart, categories: [], calendars: [] }).understood

/** Whether some words say a day, an hour, or how something comes back. */
export const mentionsTime = (words: string, reading: Parameters<typeof understoodIn>[1]): boolean =>
  understoodIn(words, reading).length > 0

/** The minute of the day that such a meaning begins with: `20:30`; null where it is no hour. */
export function minuteOf(meaning: string): number | null {
  const wall = parseWall(`2000-01-01T${meaning.slice(0, 5)}`)
  return wall === null ? null : wall % MINUTES_A_DAY
}

/** The first day with this number in the months from that of a day on, not before `earliest`. */
export function dayOfMonthFrom(from: Day, dayOfMonth: number, earliest: Day): Day {
  const { year, month } = partsOf(from)
  if (dayOfMonth <= daysInMonth(year, month)) {
    const day = dayOf(year, month, dayOfMonth)
    if (day >= earliest) return day
  }
  return dayOfMonthFrom(dayOf(year, month, daysInMonth(year, month)) + 1, dayOfMonth, earliest)
}
