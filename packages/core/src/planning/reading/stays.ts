import type { TargetSurroundings } from '../planning-types.ts'
import type { ReadingWords } from '../planning-words.ts'
import { numberOf } from './hours-a-week.ts'
import { whenOf, type When } from './phrase-days.ts'
import { todayOf } from './quick-read.ts'
import { spanOf, without } from './spans.ts'
import { regExp } from './patterns.ts'
import { readingOf } from '../languages.ts'

/** A weekend of these is within so many days; one that is about to begin leaves no time. */
const WEEKENDS = { first: 7, last: 35 }

/** Any weekend soon: the days in which it is. */
export function someWeekendIn(text: string, surroundings: TargetSurroundings): When | null {
  const match = regExp(readingOf(surroundings).someWeekend).exec(text)
  if (!match) return null
  const today = todayOf(surroundings)
  return whenOf(today + WEEKENDS.first, today + WEEKENDS.last, { text, cut: spanOf(match), surroundings })
}

/** Nobody stays for longer on a journey that is planned. */
const STAY_MOST = 62

/** The days of so many, or of so many weeks or nights; not a number where none is said. */
function daysSaid({ count = '', nights, weeks }: Partial<Record<string, string>>, reading: ReadingWords): number {
  const many = Math.ceil(numberOf(count, reading) || NaN)
  return (weeks === undefined ? many : many * 7) + (nights === undefined ? 0 : 1)
}

/** A verb of one word, of which a stay is the object: `organise a week in Scotland`. */
const ONE_WORD = /^\S+\s+$/u

/** Whether a stay names itself by its length: at the beginning, as `three-day hike`, or as the object of a verb. */
function isNamedBy({ index, groups, 0: words }: RegExpExecArray, text: string): boolean {
  const isObject = words.startsWith(groups?.['count'] ?? '') && ONE_WORD.test(text.slice(0, index))
  return index === 0 || isObject || groups?.['own'] !== undefined
}

/** How many days a stay takes, and the text without that, unless it is named by it. */
export function stayIn(text: string, reading: ReadingWords): { readonly days: number | null; rest: string } {
  const match = regExp(reading.stay).exec(text)
  const days = daysSaid(match?.groups ?? {}, reading)
  if (!match || !(days <= STAY_MOST)) return { days: null, rest: text }
  return { days, rest: isNamedBy(match, text) ? text : without(text, spanOf(match)) }
}
