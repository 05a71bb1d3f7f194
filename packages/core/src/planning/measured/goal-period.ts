import { dayOf, dayOfWall, parseWall, yearOf, type Day } from '../../date/index.ts'
import { readPeriod, shiftDay, type Amount, type Language, type TextSpan } from '../../language/index.ts'
import { languages } from '../languages.ts'
import type { TargetSurroundings } from '../planning-types.ts'
import { readTimeframe, readWhen } from '../reading/read-when.ts'
import { measuredWords, type MeasuredPhrases } from './ready-words.ts'

/** First and last day of a goal, and the words that say them: null where nothing did. */
export interface GoalPeriod {
  readonly from: Day
  readonly to: Day
  readonly words: TextSpan | null
  /** Whether somebody said it. */
  readonly isSaid: boolean
  /** Whether it is the time in which something adds up (`this year`), and not a day by which it is done. */
  readonly isWhole: boolean
}

/** With less of the year left than this, a goal without a period lasts twelve months. */
const LEAST_MONTHS_LEFT = 3
const MONTHS_A_YEAR = 12
const MONTH_MAX = 31

/** The last day of a goal that says none: the end of the year, or twelve months on where little of the year is left. */
function usualEnd(from: Day): Day {
  return monthsOn(from, LEAST_MONTHS_LEFT) > endOfYear(from) ? monthsOn(from, MONTHS_A_YEAR) - 1 : endOfYear(from)
}

const endOfYear = (day: Day): Day => dayOf(yearOf(day), 12, 31)

const monthsOn = (day: Day, months: number): Day => shiftDay(day, { months, days: 0, businessDays: 0, minutes: 0 }, 1)

/** @throws RangeError if `now` is no local time */
export function todayOf(now: string): Day {
  const wall = parseWall(now)
  if (wall === null) throw new RangeError(`Not a wall time: ${now}`)
  return dayOfWall(wall)
}

interface DaysInText extends TextSpan {
  readonly first: Day
  readonly last: Day
  readonly isBefore?: boolean
}

/** The days of a text as questions and targets read them: whichever takes more of its words. */
function daysIn(text: string, { language, now, weekStart, categories }: TargetSurroundings): DaysInText | null {
  const today = todayOf(now)
  const asked = readPeriod(text, { language, now, weekStart, year: yearOf(today), isAhead: true })
  const when = readWhen(text, { language, now, weekStart, categories, year: null })
  const at = when ? text.indexOf(when.words) : -1
  const isBefore = when?.isBefore === true
  const isOwn = when !== null && (isBefore || new RegExp(languages[language].reading.forSeason, 'iu').test(when.words))
  if (!when || at < 0 || (asked && !isOwn && asked.to - asked.from >= when.words.length)) return asked
  return { first: when.first, last: when.last, from: at, to: at + when.words.length, isBefore }
}

/** A length of time from today on: `for six months`. */
export function lastingIn(text: string, language: Language, today: Day): DaysInText | null {
  const found = measuredWords(language).phrasesOf(text).find('lasting')
  const last = found ? shiftDay(today, found.value as Amount, 1) - 1 : today
  return found && last > today ? { first: today, last, from: found.from, to: found.to } : null
}

const saidPeriod = (days: Pick<GoalPeriod, 'from' | 'to'>, words: TextSpan | null, isWhole = false): GoalPeriod => ({
  ...days,
  words,
  isSaid: true,
  isWhole,
})

/** Whether words such as `from January` name nothing but the month, or what is left of its year. */
const isOpen = ({ first, last }: DaysInText): boolean => last - first < MONTH_MAX || last === endOfYear(first)

/** Whether the last of the days is one by which something is done: `by June`, `in 12 weeks`. */
function isUntil({ first, last }: DaysInText, cues: MeasuredPhrases, today: Day): boolean {
  const isDay = first === last
  const isSaid = cues.find('until') !== null || (isDay && cues.find('ahead') !== null)
  return isSaid && last > today && (isDay || first === today)
}

/** Whether the day is that of something by which a goal is reached: `by my birthday (22 July)`, `before the move on 3 June`. */
function isByNamed(
  { first, last, from, isBefore }: DaysInText,
  text: string,
  surroundings: TargetSurroundings,
): boolean {
  const { deadline } = languages[surroundings.language].reading
  if (first !== last || first <= todayOf(surroundings.now)) return false
  return isBefore === true || new RegExp(`(?:${deadline})[^,;]{1,40}[\\s(]$`, 'iu').test(text.slice(0, from))
}

/** Whether days to come are those for which something has to be there by then: `save 3,000 euros for September`. */
const isToward = ({ first }: DaysInText, inDays: MeasuredPhrases, inText: MeasuredPhrases, today: Day): boolean =>
  first > today && inDays.find('toward') !== null && [inText.find('saves'), inText.find('loses')].some(Boolean)

/**
 * The period of a goal. What is over of it is not in it: a goal that is made in November begins in November. Null if the
 * text names a day on which something is, and not one until which: nothing adds up on a day.
 */
export function goalPeriod(text: string, surroundings: TargetSurroundings): GoalPeriod | null {
  const { language, now } = surroundings
  const today = todayOf(now)
  const days = lastingIn(text, language, today) ?? daysIn(text, surroundings)
  if (!days) return { from: today, to: usualEnd(today), words: null, isSaid: false, isWhole: false }
  const { first, last } = days
  const words = { from: days.from, to: days.to }
  const { phrasesOf } = measuredWords(language)
  const cues = phrasesOf(text.slice(words.from, words.to))
  const isLast =
    isUntil(days, cues, today) || isByNamed(days, text, surroundings) || isToward(days, cues, phrasesOf(text), today)
  if (isLast) return saidPeriod({ from: today, to: last }, words)
  if (cues.find('since') && isOpen(days))
    return saidPeriod({ from: Math.max(today, first), to: usualEnd(first) }, words)
  return first === last ? null : saidPeriod({ from: Math.max(today, first), to: last }, words, true)
}

/** The period that a time frame says: `by June`, `12 weeks`. Null if it says none. */
export function framePeriod(text: string, surroundings: TargetSurroundings): GoalPeriod | null {
  if (text.trim() === '') return null
  const said = goalPeriod(text, surroundings)
  if (said?.isSaid) return said
  const anchor = readTimeframe(text, { ...surroundings, year: null })?.anchor
  return anchor ? saidPeriod({ from: todayOf(surroundings.now), to: anchor.last }, null) : null
}
