import type { TargetSurroundings } from '../planning-types.ts'
import type { ReadingWords } from '../planning-words.ts'
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

/** How many days a stay takes, and the text without that where it does not begin with it. */
export function stayIn(text: string, { stay, numbers }: ReadingWords): { readonly days: number | null; rest: string } {
  const match = regExp(stay).exec(text)
  const said = match?.[1]?.toLowerCase() ?? ''
  const count = numbers[said] ?? Number(said)
  if (!match || !(count >= 1)) return { days: null, rest: text }
  const [, , nights, weeks] = match
  const days = Math.ceil(count) * (weeks === undefined ? 1 : 7) + (nights === undefined ? 0 : 1)
  return { days, rest: match.index === 0 ? text : without(text, spanOf(match)) }
}
