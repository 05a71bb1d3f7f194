import { dayOfText, formatDay } from '../../date/index.ts'
import { LANGUAGE_WORDS } from '../languages.ts'
import type { QuestionSurroundings } from '../question-types.ts'
import { dayOfMonthFrom, understoodIn } from '../reading/dates.ts'
import { readInAnyLanguage, readPhrases } from '../read-phrases.ts'
import { foldedText, typed } from '../reading/words.ts'
import type { TextSpan } from '../../language/index.ts'

/** So many commas are looked at: both sides of each are read. */
const COMMAS_MAX = 3

/** Where commas stand in a folded text. */
export const commasIn = (plain: string): readonly TextSpan[] =>
  [...plain.matchAll(/,/gu)].slice(0, COMMAS_MAX).map(({ index }) => ({ from: index, to: index + 1 }))

/** Where one more wish may begin. */
export const placesOfMore = (text: string): readonly TextSpan[] => {
  const { plain } = foldedText(text)
  return [...readInAnyLanguage(plain).findAll('joinsWishes'), ...commasIn(plain)].toSorted((a, b) => a.from - b.from)
}

/** What stands before the next place where one more wish may begin. */
export const nextOf = (text: string): string => text.slice(0, placesOfMore(text)[0]?.from)

/** Whether two weekdays are joined that something else tells: `on the Thursday and Friday before the move`. */
function isOfWeekdays(one: string, other: string): boolean {
  const [first, second] = [foldedText(one), foldedText(other)].map(({ plain }) => readInAnyLanguage(plain))
  const told = second?.find('weekdayOf')
  const isAhead = first?.findAll('someWeekday').at(-1)?.to === foldedText(one).plain.length
  return isAhead && told !== null && told !== undefined && told.from <= ARTICLE_MAX
}

/** Whether days of one month are joined: `the weekend of the 26 and 27 September`. */
const isOfDates = (one: string, other: string): boolean =>
  /(?<![\d:.])\d{1,2}$/u.test(one) && /^\d{1,2}(?![\d:.])/u.test(other)

const areDays = (one: string, other: string): boolean => isOfWeekdays(one, other) || isOfDates(one, other)

/** Whether two people are joined: `a call WITH TOM AND LIZ`. */
function areCompany(one: string, other: string): boolean {
  const { plain } = foldedText(one)
  const isCompany = readInAnyLanguage(plain).findAll('company').at(-1)?.to === plain.length
  return isCompany && /\p{Lu}\S*$/u.test(one) && /^\p{Lu}/u.test(other)
}

/** So long is an article before it. */
const ARTICLE_MAX = 4

/** Whether words say only what is not so: `not at eight`. */
const isInstead = (words: string): boolean => readInAnyLanguage(foldedText(words).plain).has('insteadFirst')

/** Whether what stands on both sides of a joint is one thing, or only says what is not so. */
export const isNoJoint = (one: string, other: string): boolean =>
  areDays(one, other) || areCompany(one, other) || isInstead(other)

/** Whether a place lies inside of words that say one hour: `at six AND a quarter`. */
export function withinTimes(text: string, surroundings: QuestionSurroundings): (place: number) => boolean {
  const folded = foldedText(text)
  const read = understoodIn(text, { language: surroundings.language, surroundings })
  const hours = [
    ...read.filter(({ kind }) => kind === 'time' || kind === 'reminder'),
    ...readInAnyLanguage(folded.plain)
      .findAll('clockSaid')
      .map(({ from, to }) => ({ from: folded.places[from] ?? 0, to: folded.places[to] ?? text.length })),
  ]
  return (place) => hours.some(({ from, to }) => from < place && place < to)
}

/** A wish with its day behind it: between two figures stands the word that joins them, as one of them is an hour. */
export function onDay(text: string, day: string, { language }: QuestionSurroundings): string {
  const areFigures = /\d$/u.test(text) && /^\d/u.test(day)
  return `${text} ${areFigures ? `${LANGUAGE_WORDS[language].wishes.theDay} ` : ''}${day}`
}

const saysMonth = (day: string): boolean => readInAnyLanguage(foldedText(day).plain).has('monthName')

/** Words with a day of the month in full, where they name no month: it is the next one behind the day of what stands before them. */
export function afterDayOf(one: string, words: string, surroundings: QuestionSurroundings): string {
  const { language } = surroundings
  const [date, own] = [one, words].map((text) =>
    understoodIn(text, { language, surroundings }).find(({ kind }) => kind === 'date'),
  )
  const from = date ? dayOfText(date.meaning) : null
  const folded = foldedText(words)
  const found = readPhrases(folded.plain, language).find('bareDom')
  const said = found && own && (own.to > found.to || saysMonth(own.text)) ? null : found
  const day = from === null || said === null ? null : dayOfMonthFrom(from, Number(said.value), from)
  return day === null || said === null
    ? words
    : `${typed(folded, 0, said.from)}${formatDay(day)}${typed(folded, said.to)}`
}
