import type { QuestionKind } from '../question-types.ts'
import { exclusionIn } from './exclusions.ts'
import { asksKindOfDay } from './kind-of-day.ts'
import type { QuestionParts } from './question-parts.ts'
import { LISTING } from './unsaid-days.ts'

/** Whether the day, week or month is asked for that has most of something, or least: `which month do I have most trips`. */
function extremeAsked({ kind, phrases }: QuestionParts): 'busiest' | 'calmest' | null {
  const isAsked = kind !== null && (kind === 'when' || LISTING.has(kind)) && phrases.has('unitWithMost')
  if (!isAsked) return null
  return phrases.has('less') ? 'calmest' : 'busiest'
}

/** Whether only some of what is on is asked for, by a weekday of many or by what is left out. */
export const isOfSome = ({ folded, phrases, limits }: QuestionParts): boolean =>
  exclusionIn(folded.plain) !== null || phrases.has('manyWeekday') || phrases.has('allDay') || limits.length > 0

/** Whether it is asked if something can be on some days: `could I see Tom on Tuesday at five`. */
const asksForRoom = ({ kind, period, phrases }: QuestionParts): boolean =>
  period !== null && (kind === null || LISTING.has(kind)) && phrases.has('couldI')

/** The day with most or least, what kind of day one is, or room, where the words ask for that. */
export function specialAsked(parts: QuestionParts): QuestionKind | null {
  if (asksKindOfDay(parts)) return 'when'
  return extremeAsked(parts) ?? (asksForRoom(parts) ? 'free' : null)
}
