import { dayOf, yearOf, type Day } from '../../date/index.ts'
import { readPeriod, shiftDay, type Amount, type Language, type TextSpan } from '../../language/index.ts'
import { languages } from '../languages.ts'
import type { DayRange, Precision, TargetSurroundings } from '../planning-types.ts'
import type { ReadingWords } from '../planning-words.ts'
import { beforeEvent, has, regExp } from '../reading/patterns.ts'
import { todayOf } from '../reading/quick-read.ts'
import { readWhen } from '../reading/read-when.ts'
import { readTimeframe } from '../reading/timeframe.ts'
import { clausesIn } from '../reading/clauses-in.ts'
import { measuredWords, type MeasuredPhrases } from './ready-words.ts'
import { blanked } from '../reading/spans.ts'

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

interface DaysInText extends TextSpan, DayRange {
  readonly precision?: Precision
}

/**
 * The days of a text as questions read them, and as targets do where these find none, and where it is for a season, or before
 * something.
 */
function daysIn(text: string, surroundings: TargetSurroundings): DaysInText | null {
  const { reading } = languages[surroundings.language]
  const ofTarget = regExp(`${reading.forSeason}|${reading.nextSeason}|${beforeEvent(reading).source}`)
  const asked = readPeriod(text, { ...surroundings, year: yearOf(todayOf(surroundings)), isAhead: true })
  if (asked && !ofTarget.test(text)) return asked
  const when = readWhen(text, { ...surroundings, year: null })
  const from = when ? text.indexOf(when.words) : -1
  if (!when || from < 0 || (asked && asked.to - asked.from > when.words.length)) return asked
  return { ...when, from, to: from + when.words.length }
}

/** A length of time from today on: `for six months`. */
export function lastingIn(phrases: MeasuredPhrases, today: Day): DaysInText | null {
  const all = phrases.findAll('lengthAhead').map(({ from, to, value }) => {
    return { first: today, last: shiftDay(today, value as Amount, 1) - 1, from, to }
  })
  return all.find(({ last }) => last > today) ?? null
}

/** Words between two that say the same time: `for a month, only May`. */
const BETWEEN_MOST = 18

/** A length of time, from the month or the day on which it begins where one is named beside it: `for 30 days from 1 April`. */
function lastingFrom(text: string, surroundings: TargetSurroundings): DaysInText | null {
  const { phrasesOf } = measuredWords(surroundings.language)
  const lasting = lastingIn(phrasesOf(text), todayOf(surroundings))
  const named = lasting && daysIn(blanked(text, [lasting]), surroundings)
  if (!named || named.first <= lasting.first) return lasting
  const [from, to] = [Math.min(lasting.from, named.from), Math.max(lasting.to, named.to)]
  const isBeside = to - from - (lasting.to - lasting.from) - (named.to - named.from) <= BETWEEN_MOST
  const begins = text.slice(named.from > lasting.to ? lasting.to : named.from, named.to).replace(/^[\s,;]+/u, '')
  const isBegin = named.last > named.first || phrasesOf(begins).find('since') !== null
  if (!isBeside || !isBegin) return lasting
  return { first: named.first, last: named.first + lasting.last - lasting.first, from, to }
}

const saidPeriod = (days: Pick<GoalPeriod, 'from' | 'to'>, words: TextSpan | null, isWhole = false): GoalPeriod => ({
  ...{ ...days, words, isWhole, isSaid: true },
})

/** Whether words such as `from January` name nothing but the month, or what is left of its year; `from Monday until Easter` has an end. */
const isOpen = ({ first, last }: DaysInText, said: string, { rangeTo }: ReadingWords): boolean =>
  (last - first < MONTH_MAX && !has(rangeTo, said)) || last === endOfYear(first)

/** What a text says of its days. */
interface SaidOfDays {
  /** What the words for them say, and all of the text. */
  readonly ofDays: MeasuredPhrases
  readonly ofText: MeasuredPhrases
  /** What is done by then, where that is no amount: `first draft by November`. */
  readonly mark: TextSpan | null
}

/** The last clause before a day, where it has no amount, which is left blank. */
function markIn(text: string, language: Language): TextSpan | null {
  const last = clausesIn(text, language).findLast(({ mark }) => /^[,;]/u.test(mark))
  const said = last ? text.slice(last.index + 1) : ''
  return last && /\p{L}/u.test(said) && !/\s{3}|:/u.test(said) ? { from: last.index + 1, to: text.length } : null
}

/**
 * Whether days to come end with the one by which something is done: `by June`, `in 12 weeks`, `save 3,000 for September`,
 * `500 words a day, first draft for November`.
 */
function isUntil({ first, last }: DaysInText, { ofDays, ofText, mark }: SaidOfDays, today: Day): boolean {
  if (last <= today) return false
  const isDay = first === last
  if ((isDay || first === today) && ofDays.find('until')) return true
  if (isDay && (ofDays.find('ahead') ?? ofText.find('loses'))) return true
  const isReady = [mark, ofText.find('saves'), ofText.find('loses')].some((one) => one !== null)
  return first > today && ofDays.find('toward') !== null && isReady
}

/** What nothing is said of. */
const usualPeriod = (today: Day): GoalPeriod => ({
  ...{ from: today, to: usualEnd(today), words: null, isSaid: false, isWhole: false },
})

/** Whether a day, or a month, is that of something by which a goal is reached: `by my birthday (22 July)`, `by my holiday in May`; and a year, where it is saved for. */
const isOfNamed = (
  { first, last, from, precision }: DaysInText,
  text: string,
  { deadline, phrases }: { readonly deadline: string; readonly phrases: MeasuredPhrases },
): boolean =>
  phrases.find('allOfTime') === null &&
  (last - first < MONTH_MAX || phrases.find('saves') !== null) &&
  (precision === 'until' || has(`(?:${deadline})[^,;]{1,40}[\\s(]$`, text.slice(0, from)))

const isMonthAhead = ({ first, last }: DaysInText, today: Day): boolean => first > today && last - first < MONTH_MAX

/** The period up to the day by which something is done, or reached; null where the days of a text are others. */
function periodUntil(days: DaysInText, text: string, surroundings: TargetSurroundings): GoalPeriod | null {
  const { language } = surroundings
  const { first, last, from, to } = days
  const today = todayOf(surroundings)
  const { phrasesOf } = measuredWords(language)
  const phrases = phrasesOf(text)
  const mark = markIn(text.slice(0, from), language)
  if (isUntil(days, { ofDays: phrasesOf(text.slice(from, to)), ofText: phrases, mark }, today))
    return saidPeriod({ from: today, to: last }, { from: mark?.from ?? from, to })
  // What is raised by something is there once that is over: `raise £500 with a ride in September`.
  const isRaised = phrases.find('raises') !== null && phrasesOf(text.slice(0, from)).find('means') !== null
  if (isRaised && isMonthAhead(days, today)) return saidPeriod({ from: today, to: last }, { from, to })
  const { deadline } = languages[language].reading
  const isNamed = first > today && isOfNamed(days, text, { deadline, phrases })
  return isNamed ? saidPeriod({ from: today, to: first === last ? last : first - 1 }, { from, to }) : null
}

/**
 * The period of a goal. What is over of it is not in it: a goal that is made in November begins in November. Null if the
 * text names a day on which something is, and not one until which: nothing adds up on a day.
 */
export function goalPeriod(text: string, surroundings: TargetSurroundings): GoalPeriod | null {
  const today = todayOf(surroundings)
  const lasting = lastingFrom(text, surroundings)
  const days = lasting ?? daysIn(text, surroundings)
  // How it was is no time of what is to come.
  if (!days || days.last < today) return usualPeriod(today)
  const until = periodUntil(days, text, surroundings)
  if (until) return until
  const { first, last } = days
  const [from, words] = [Math.max(today, first), { from: days.from, to: days.to }]
  const ofDays = text.slice(words.from, words.to)
  const cues = measuredWords(surroundings.language).phrasesOf(ofDays)
  const { reading } = languages[surroundings.language]
  if (!lasting && cues.find('since') && isOpen(days, ofDays, reading))
    return saidPeriod({ from, to: usualEnd(first) }, words)
  return first === last ? null : saidPeriod({ from, to: last }, words, !has(reading.afterIt, ofDays))
}

/** The period that a time frame says: `by June`, `12 weeks`. Null if it says none. */
export function framePeriod(text: string, surroundings: TargetSurroundings): GoalPeriod | null {
  if (text.trim() === '') return null
  const said = goalPeriod(text, surroundings)
  if (said?.isSaid) return said
  const anchor = readTimeframe(text, { ...surroundings, year: null })?.anchor
  return anchor ? saidPeriod({ from: todayOf(surroundings), to: anchor.last }, null) : null
}
