import { dayOf, yearOf, type Day } from '../../date/index.ts'
import { readPeriod, shiftDay, type Amount, type TextSpan } from '../../language/index.ts'
import { languages } from '../languages.ts'
import type { Precision, TargetSurroundings } from '../planning-types.ts'
import { beforeEvent } from '../reading/patterns.ts'
import { todayOf } from '../reading/quick-read.ts'
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

/** The same day some months later. */
export const monthsOn = (day: Day, months: number): Day =>
  shiftDay(day, { months, days: 0, businessDays: 0, minutes: 0 }, 1)

interface DaysInText extends TextSpan {
  readonly first: Day
  readonly last: Day
  readonly precision?: Precision
}

/**
 * The days of a text as questions read them, and as targets do where these find none, and where it is for a season, or before
 * something.
 */
function daysIn(text: string, surroundings: TargetSurroundings): DaysInText | null {
  const { reading } = languages[surroundings.language]
  const ofTarget = new RegExp(`${reading.forSeason}|${reading.nextSeason}|${beforeEvent(reading).source}`, 'iu')
  const asked = readPeriod(text, { ...surroundings, year: yearOf(todayOf(surroundings)), isAhead: true })
  if (asked && !ofTarget.test(text)) return asked
  const when = readWhen(text, { ...surroundings, year: null })
  const from = when ? text.indexOf(when.words) : -1
  if (!when || from < 0 || (asked && asked.to - asked.from > when.words.length)) return asked
  return { ...when, from, to: from + when.words.length }
}

/** A length of time from today on: `for six months`. */
export function lastingIn(phrases: MeasuredPhrases, today: Day): DaysInText | null {
  const all = phrases.findAll('lasting').map(({ from, to, value }) => {
    return { first: today, last: shiftDay(today, value as Amount, 1) - 1, from, to }
  })
  return all.find(({ last }) => last > today) ?? null
}

const saidPeriod = (days: Pick<GoalPeriod, 'from' | 'to'>, words: TextSpan | null, isWhole = false): GoalPeriod => ({
  ...{ ...days, words, isWhole, isSaid: true },
})

/** Whether words such as `from January` name nothing but the month, or what is left of its year. */
const isOpen = ({ first, last }: DaysInText): boolean => last - first < MONTH_MAX || last === endOfYear(first)

/** What a text says of its days. */
interface SaidOfDays {
  /** What the words for them say, and all of the text. */
  readonly ofDays: MeasuredPhrases
  readonly ofText: MeasuredPhrases
  /** What is done by then, where that is no amount: `first draft by November`. */
  readonly mark: RegExpExecArray | null
}

/** A clause without an amount, which is left blank, up to a day. */
const MARK = /[,;]\s(?!\s)((?:(?!\s{3})[^,;:])*\p{L}(?:(?!\s{3})[^,;:])*)$/u

/**
 * Whether days to come end with the one by which something is done: `by June`, `in 12 weeks`, `save 3,000 for September`,
 * `500 words a day, first draft for November`.
 */
function isUntil({ first, last }: DaysInText, { ofDays, ofText, mark }: SaidOfDays, today: Day): boolean {
  if (last <= today) return false
  const isDay = first === last
  if ((isDay || first === today) && ofDays.find('until')) return true
  if (isDay && ofDays.find('ahead')) return true
  const isReady = [mark, ofText.find('saves'), ofText.find('loses')].some((one) => one !== null)
  return first > today && ofDays.find('toward') !== null && isReady
}

/** The words for a day, with those for what is done by then. */
const withMark = ({ from, to }: TextSpan, mark: RegExpExecArray | null): TextSpan => ({
  from: mark ? mark.index + mark[0].indexOf(mark[1] ?? '') : from,
  to,
})

/** What nothing is said of. */
const usualPeriod = (today: Day): GoalPeriod => ({
  ...{ from: today, to: usualEnd(today), words: null, isSaid: false, isWhole: false },
})

/** Whether a day, or a month, is that of something by which a goal is reached: `by my birthday (22 July)`, `by my holiday in May`; and a year, where it is saved for. */
const isOfNamed = (
  { first, last, from, precision }: DaysInText,
  text: string,
  { deadline, isSaved }: { readonly deadline: string; readonly isSaved: boolean },
): boolean =>
  (last - first < MONTH_MAX || isSaved) &&
  (precision === 'until' || new RegExp(`(?:${deadline})[^,;]{1,40}[\\s(]$`, 'iu').test(text.slice(0, from)))

/**
 * The period of a goal. What is over of it is not in it: a goal that is made in November begins in November. Null if the
 * text names a day on which something is, and not one until which: nothing adds up on a day.
 */
export function goalPeriod(text: string, surroundings: TargetSurroundings): GoalPeriod | null {
  const today = todayOf(surroundings)
  const { phrasesOf } = measuredWords(surroundings.language)
  const phrases = phrasesOf(text)
  const days = lastingIn(phrases, today) ?? daysIn(text, surroundings)
  if (!days) return usualPeriod(today)
  const { first, last } = days
  const words = { from: days.from, to: days.to }
  const cues = phrasesOf(text.slice(words.from, words.to))
  const { deadline } = languages[surroundings.language].reading
  const mark = MARK.exec(text.slice(0, words.from))
  if (isUntil(days, { ofDays: cues, ofText: phrases, mark }, today))
    return saidPeriod({ from: today, to: last }, withMark(words, mark))
  if (first > today && isOfNamed(days, text, { deadline, isSaved: phrases.find('saves') !== null }))
    return saidPeriod({ from: today, to: first === last ? last : first - 1 }, words)
  const from = Math.max(today, first)
  if (cues.find('since') && isOpen(days)) return saidPeriod({ from, to: usualEnd(first) }, words)
  return first === last ? null : saidPeriod({ from, to: last }, words, true)
}

/** The period that a time frame says: `by June`, `12 weeks`. Null if it says none. */
export function framePeriod(text: string, surroundings: TargetSurroundings): GoalPeriod | null {
  if (text.trim() === '') return null
  const said = goalPeriod(text, surroundings)
  if (said?.isSaid) return said
  const anchor = readTimeframe(text, { ...surroundings, year: null })?.anchor
  return anchor ? saidPeriod({ from: todayOf(surroundings), to: anchor.last }, null) : null
}
