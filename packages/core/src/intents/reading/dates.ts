import { dayOfWall, parseWall, yearSpan, type Day } from '../../date/index.ts'
import { FIRST_YEAR, LAST_YEAR } from '../../event/index.ts'
import type { Language } from '../../language/index.ts'
import type { QuestionSurroundings } from '../question-types.ts'

/** Days in a row, both ends included. */
export interface Span {
  readonly first: Day
  readonly last: Day
}

const FIRST = yearSpan(FIRST_YEAR).first
const LAST = yearSpan(LAST_YEAR).last

const clamped = (day: Day): Day => Math.min(LAST, Math.max(FIRST, day))

/** Days without those of years in which no event can be. */
export const withinYears = ({ first, last }: Span): Span => ({ first: clamped(first), last: clamped(last) })

/** A span, and where in the text it was said. */
export interface SpanInText extends Span {
  readonly from: number
  readonly to: number
}

/** What dates are read with: the language of the question, which need not be that of the page. */
export interface DateContext {
  readonly language: Language
  readonly today: Day
  readonly surroundings: QuestionSurroundings
  /** Whether days that are over cannot be meant. */
  readonly isAhead: boolean
}

/** The person's day. Throws a RangeError where `now` is no wall time. */
export function todayOf({ now }: QuestionSurroundings): Day {
  const wall = parseWall(now)
  if (wall === null) throw new RangeError(`Not a wall time: ${now}`)
  return dayOfWall(wall)
}
