import type { Day } from '../../date/index.ts'
import type { Language } from '../../language/index.ts'
import { languages } from '../languages.ts'
import type { Goal, GoalWords } from '../planning-types.ts'
import type { Timeframe, When } from './read-when.ts'

/** Date and start of a goal, and whether they come from the time frame. */
export interface GoalDates {
  readonly anchor: Goal['anchor']
  readonly from: Day | null
  readonly isByFrame: boolean
}

const later = (day: Day | null, today: Day): Day | null => (day !== null && day > today ? day : null)

/**
 * Combines the goal's words with a time frame: a length counts back from the goal's day, and a deadline that this day
 * meets leaves it.
 */
function besideFrame(own: { first: Day; last: Day }, frame: Timeframe, today: Day): GoalDates {
  const { anchor, from, isLength } = frame
  if (!anchor) return { anchor: own, from: later(from, today), isByFrame: false }
  if (isLength) return { anchor: own, from: later(own.first - (anchor.last - today), today), isByFrame: false }
  const isWithin = own.first >= today && own.last <= anchor.last
  return { anchor: isWithin ? own : anchor, from: later(from, today), isByFrame: !isWithin }
}

/**
 * Date and start of a goal. The time frame takes precedence, but the goal's own day within a deadline stays, and a bare
 * length counts back from a known day.
 */
export function anchorOf(when: When | null, frame: Timeframe | null, today: Day): GoalDates {
  const own = when && { first: when.first, last: when.last }
  if (!frame) return { anchor: own, from: null, isByFrame: false }
  if (own) return besideFrame(own, frame, today)
  return { anchor: frame.anchor, from: later(frame.from, today), isByFrame: frame.anchor !== null }
}

const saidIn = (language: Language, first: Day, last: Day): string =>
  first === last ? languages[language].day(first) : languages[language].span(first, last)

/** The goal's words for its date, if used. */
export function dateWords({ anchor, isByFrame }: GoalDates, text: string, language: Language): GoalWords[] {
  if (!anchor || isByFrame) return []
  return [{ kind: 'date', text, meaning: saidIn(language, anchor.first, anchor.last) }]
}

/** The time frame's words for date or start, if used. */
export function frameWords({ anchor, from, isByFrame }: GoalDates, text: string, language: Language): GoalWords[] {
  const first = from ?? (isByFrame ? anchor?.first : undefined)
  const last = anchor?.last ?? first
  if (first === undefined || last === undefined) return []
  return [{ kind: 'timeframe', text: text.trim(), meaning: saidIn(language, first, Math.max(first, last)) }]
}
