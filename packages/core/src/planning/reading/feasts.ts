import type { TargetSurroundings } from '../planning-types.ts'
import { daysOfPhrase, type When } from './phrase-days.ts'
import { todayOf } from './quick-read.ts'
import { has, regExp } from './patterns.ts'
import { readingOf } from '../languages.ts'

/** What is held for many on the occasion of a feast is in these days before it. */
const HELD_BEFORE = { first: 18, last: 5 }

/**
 * What is of a feast, or the feast itself: `preparare il pranzo di Pasqua`, `organise Christmas`. Its words stay in the title.
 * A Christmas market or the dinner of a firm is some days before.
 */
export function feastIn(text: string, surroundings: TargetSurroundings, which: 'ofFeast' | 'feastItself'): When | null {
  const { [which]: pattern, heldBefore } = readingOf(surroundings)
  const match = regExp(pattern).exec(text)
  const days = match && daysOfPhrase(match[1] ?? '', surroundings)
  if (!match || !days) return null
  const isBefore = has(heldBefore, text) && days.first - HELD_BEFORE.last > todayOf(surroundings)
  if (!isBefore) return { ...days, words: match[0], rest: text }
  const [first, last] = [days.first - HELD_BEFORE.first, days.first - HELD_BEFORE.last]
  return { first, last, words: match[0], rest: text, precision: 'about' }
}
