import { readInAnyLanguage } from '../read-phrases.ts'
import { foldedText } from '../reading/words.ts'
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

export const areDays = (one: string, other: string): boolean => isOfWeekdays(one, other) || isOfDates(one, other)

/** So long is an article before it. */
const ARTICLE_MAX = 4
