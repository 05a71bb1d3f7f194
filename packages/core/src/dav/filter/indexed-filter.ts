import type { CompFilter, TextMatch } from '../requests/calendar-filter.ts'
import type { TimeRange } from '../requests/time-range.ts'

/**
 * A filter that needs no calendar object to be read, where all objects are events: all events, those in a range, or
 * none.
 */
export type IndexedFilter =
  | { readonly kind: 'events'; readonly start: TimeRange['start']; readonly end: TimeRange['end'] }
  | { readonly kind: 'nothing' }

/** What is never stored: of the components outside of events, only zones may be there. */
const NEVER_THERE: ReadonlySet<string> = new Set(['VTODO', 'VJOURNAL', 'VFREEBUSY', 'VAVAILABILITY'])

const isPlain = ({ isNotDefined, props }: CompFilter): boolean => !isNotDefined && props.length === 0

const isForNothing = ({ isNotDefined, comps }: CompFilter): boolean =>
  isNotDefined || comps.some((comp) => NEVER_THERE.has(comp.name) && !comp.isNotDefined)

const isForEvents = (comp: CompFilter): boolean => comp.name === 'VEVENT' && isPlain(comp) && comp.comps.length === 0

/** The filter as one on the index of events, or null if it must look into them. */
export function indexedFilterOf(filter: CompFilter): IndexedFilter | null {
  if (isForNothing(filter)) return { kind: 'nothing' }
  if (!isPlain(filter) || filter.comps.length > 1 || !filter.comps.every(isForEvents)) return null
  const { start, end } = filter.comps[0]?.range ?? { start: null, end: null }
  return { kind: 'events', start, end }
}

/**
 * A text that the UID of every object must contain that a filter lets pass, ignoring case; null if any UID will do.
 * Programs look for one event like this, and the index of UIDs saves reading all others.
 */
export function uidTextIn({ comps }: CompFilter): string | null {
  for (const { name, isNotDefined, props } of comps) {
    if (name !== 'VEVENT' || isNotDefined) continue
    const uid = props.find((prop) => prop.name === 'UID' && isNarrowing(prop.text))
    if (uid?.text) return uid.text.text
  }
  return null
}

/** What is alike in all of Unicode can be written with other letters. */
const isNarrowing = (match: TextMatch | null): boolean =>
  match !== null && !match.isNegated && match.collation !== 'i;unicode-casemap'
