import type { Day } from '../../date/index.ts'
import type { Language } from '../../language/index.ts'
import { languages } from '../languages.ts'
import type { DayRange, Target, TargetWords, TemplateId } from '../planning-types.ts'
import { dayOfKind } from '../templates/templates.ts'
import type { When } from './phrase-days.ts'
import type { Timeframe } from './timeframe.ts'

/** Date and start of a target, and whether they come from the time frame. */
export interface TargetDates {
  readonly anchor: Target['anchor']
  readonly from: Day | null
  readonly isByFrame: boolean
}

const later = (day: Day | null, today: Day): Day | null => (day !== null && day > today ? day : null)

/**
 * Combines the target's words with a time frame: a length counts back from the target's day, and a deadline that this day
 * meets leaves it.
 */
function besideFrame(own: DayRange, frame: Timeframe, today: Day): TargetDates {
  const { anchor, from, isLength } = frame
  if (!anchor) return { anchor: own, from: later(from, today), isByFrame: false }
  if (isLength) return { anchor: own, from: later(own.first - (anchor.last - today), today), isByFrame: false }
  const isWithin = own.first >= today && own.last <= anchor.last
  return { anchor: isWithin ? own : anchor, from: later(from, today), isByFrame: !isWithin }
}

/**
 * Date and start of a target. The time frame takes precedence, but the target's own day within a deadline stays, and a bare
 * length counts back from a known day.
 */
export function anchorOf(when: When | null, frame: Timeframe | null, today: Day): TargetDates {
  const own = when && { first: when.first, last: when.last }
  if (!frame) return { anchor: own, from: null, isByFrame: false }
  if (own) return besideFrame(own, frame, today)
  return { anchor: frame.anchor, from: later(frame.from, today), isByFrame: frame.anchor !== null }
}

/** Whether words say a day by which something is done, and not on which. */
export const isDoneBy = ({ precision }: Pick<Target, 'precision'>): boolean =>
  precision === 'by' || precision === 'until'

/** Whether a goal is on its day, and is no work until then. */
export const isOnItsDay = (id: TemplateId): boolean => dayOfKind(id) === 'fixed' || dayOfKind(id) === 'start'

/** What comes behind something and is on its day, is in so many days behind it. */
const SOON_BEHIND = 45

/** When a goal may be that comes behind something: on a day soon after, or from then on where its work begins there. */
export function behind(id: TemplateId, from: Day | null): Pick<TargetDates, 'anchor' | 'from'> {
  return isOnItsDay(id) && from !== null
    ? { anchor: { first: from, last: from + SOON_BEHIND }, from: null }
    : { anchor: null, from }
}

const saidIn = (language: Language, first: Day, last: Day): string =>
  first === last ? languages[language].day(first) : languages[language].span(first, last)

/** The words that say when a target is, and those of the time frame for its date or start, as far as they are used. */
export function wordsOfDates(
  { anchor, from, isByFrame }: TargetDates,
  words: { readonly date: string; readonly timeframe: string },
  language: Language,
): TargetWords[] {
  const said = (kind: 'date' | 'timeframe', first: Day, last: Day): TargetWords => {
    return { kind, text: words[kind].trim(), meaning: saidIn(language, first, Math.max(first, last)) }
  }
  const first = from ?? (isByFrame ? anchor?.first : undefined)
  return [
    ...(anchor && !isByFrame ? [said('date', anchor.first, anchor.last)] : []),
    ...(first === undefined ? [] : [said('timeframe', first, anchor?.last ?? first)]),
  ]
}
