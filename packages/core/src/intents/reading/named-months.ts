import { daysInMonth, partsOf, yearSpan } from '../../date/index.ts'
import { shiftDay, type Amount, type Language } from '../../language/index.ts'
import { LANGUAGE_WORDS } from '../languages.ts'
import type { QuestionKind } from '../question-types.ts'
import type { WatchedPhrases } from '../read-phrases.ts'
import { readPeriod, type DateContext, type Span, type SpanInText } from './dates.ts'
import { foldedText, typed, wordsOf, type FoldedText } from './words.ts'

/** What is read of a question where its months are looked for. */
interface ReadWords {
  readonly folded: FoldedText
  readonly language: Language
  readonly phrases: WatchedPhrases
}

/** The month that is the object of a question, where no word before it says that it is one: `break down May by category`. */
export function bareMonth(
  { folded, phrases, language }: ReadWords,
  dating: DateContext,
  kind: QuestionKind | null,
): SpanInText | null {
  if (kind !== 'categories' && !phrases.has('longWeekends')) return null
  const [said, ...others] = phrases.findAll('monthName')
  if (!said || others.length > 0) return null
  const words = LANGUAGE_WORDS[language].inMonth(typed(folded, said.from, said.to))
  const month = readPeriod(foldedText(words), dating)
  return month && { ...month, from: said.from, to: said.to }
}

/** The month of a year that is named apart from it: `last year in June`; null where none is. */
export function monthOfYear(
  { folded, phrases, language }: ReadWords,
  year: SpanInText,
  dating: DateContext,
): SpanInText | null {
  const isYear = year.last - year.first >= YEAR_DAYS && partsOf(year.first).year === partsOf(year.last).year
  const [said, ...others] = isYear ? phrases.findAll('monthName') : []
  if (!said || others.length > 0 || (said.from >= year.from && said.to <= year.to)) return null
  const words = LANGUAGE_WORDS[language].inMonth(typed(folded, said.from, said.to))
  const surroundings = { ...dating.surroundings, year: partsOf(year.first).year }
  const month = readPeriod(foldedText(words), { ...dating, surroundings, isAhead: false })
  const [from, to] = [Math.min(said.from, year.from), Math.max(said.to, year.to)]
  const isBeside = wordsOf(folded.plain.slice(from, to)).length <= MONTH_OF_YEAR_WORDS
  return month && isBeside ? { ...month, from, to } : null
}

/** So many days has a year at least, and so many words say a month of one. */
const YEAR_DAYS = 364
const MONTH_OF_YEAR_WORDS = 10

/** The day of a month, right before its name or behind it. */
const DAY_BEFORE = /\b(\d{1,2})(?:st|nd|rd|th)?(?: of)? $/u
const DAY_WITHIN = /^[^\d]*\b(\d{1,2})(?:st|nd|rd|th)?\b(?![^\d]+\d{1,2}\b)/u

/** Whether a span is one whole month. */
const isMonth = ({ first, last }: Span): boolean => {
  const { year, month, date } = partsOf(first)
  return date === 1 && last - first + 1 === daysInMonth(year, month)
}

/** The one day of a month that is said with it, where only the month was read: `10 June last year`. */
export function dayOfMonthRead(read: SpanInText, { folded: { plain }, phrases }: ReadWords): SpanInText {
  if (!isMonth(read)) return read
  const isAtName = phrases.findAll('monthName').some(({ from }) => from === read.from)
  const before = isAtName ? DAY_BEFORE.exec(plain.slice(0, read.from)) : null
  const within = before ? null : DAY_WITHIN.exec(plain.slice(read.from, read.to))
  const day = read.first - 1 + Number((before ?? within)?.[1])
  if (!(day >= read.first && day <= read.last)) return read
  return { ...read, first: day, last: day, from: read.from - (before?.[0].length ?? 0) }
}

const A_MONTH: Amount = { months: 1, days: 0, businessDays: 0, minutes: 0 }

/** The same day of the month before; itself where that month is too short. */
export function aMonthBefore(period: SpanInText): SpanInText {
  const day = shiftDay(period.first, A_MONTH, -1)
  return partsOf(day).date === partsOf(period.first).date ? { ...period, first: day, last: day } : period
}

/** The year on the screen, where all of one is meant. */
export function wholeYear({ phrases }: ReadWords, { surroundings }: DateContext): SpanInText | null {
  const said = phrases.find('wholeYear')
  return said && { ...yearSpan(surroundings.year), from: said.from, to: said.to }
}
