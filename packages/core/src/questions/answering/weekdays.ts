import type { YearItem } from '../../year/index.ts'
import { weekdayOf } from '../../date/index.ts'
import type { Span } from '../reading/dates.ts'

const IT_MANY = String.raw`\b(?:(?:in|di) )?(?:quali|quanti|quante|quale|ogni|tutti i|tutte le|i|le|di|al) `

const MANY: readonly RegExp[] = [
  ['lunedi', 'mon'],
  ['martedi', 'tues'],
  ['mercoledi', 'wednes'],
  ['giovedi', 'thurs'],
  ['venerdi', 'fri'],
  ['sabat[oi]', 'satur'],
  ['domenic(?:a|he)', 'sun'],
].map(
  ([italian, english]) =>
    new RegExp(
      `${IT_MANY}${italian ?? ''}\\b|\\b${english ?? ''}days\\b|\\b(?:every|each|which) ${english ?? ''}day\\b`,
      'u',
    ),
)

const A_WEEK = 7

/** The weekday (0 is Monday) that a folded question about many days is about; null where it is about all of them. */
export function weekdayOfMany(plain: string, { first, last }: Span): number | null {
  if (last - first < A_WEEK) return null
  const weekday = MANY.findIndex((pattern) => pattern.test(plain))
  return weekday < 0 ? null : weekday
}

/** How many Mondays there are, and not what is on them. */
const OF_CALENDAR = /\b(?:how many|quant[ie]) \p{L}+ (?:are there|are|ci sono|ha|has|does|c'e)\b/u

/** How many of a weekday lie in some days, where a folded question asks just that; null where it does not. */
export function weekdaysCounted(plain: string, { first, last }: Span): number | null {
  const weekday = OF_CALENDAR.test(plain) ? weekdayOfMany(plain, { first, last }) : null
  if (weekday === null) return null
  const begin = first + ((weekday - weekdayOf(first) + A_WEEK) % A_WEEK)
  return begin > last ? 0 : Math.floor((last - begin) / A_WEEK) + 1
}

/** Whether an item is on such a weekday. */
export function touchesWeekday({ first, last }: YearItem, weekday: number): boolean {
  return first + ((weekday - weekdayOf(first) + A_WEEK) % A_WEEK) <= last
}
