import { caldavName } from '../names.ts'
import { attributeOf, childNamed, childrenNamed, textOf, type XmlElement } from '../xml/element.ts'
import { collationNamed, type Collation } from '../filter/collation.ts'
import { refuseFor } from './dav-reading.ts'
import { FILTERS_MAX, MATCH_TEXT_MAX } from './limits.ts'
import { filterRangeOf, type TimeRange } from './time-range.ts'

/** A text that a value must contain, or must not (RFC 4791 9.7.5). */
export interface TextMatch {
  readonly text: string
  readonly collation: Collation
  readonly isNegated: boolean
}

/** Names of all filters are in upper case. With `isNotDefined` nothing of the name may be there, and the rest is empty. */
export interface ParamFilter {
  readonly name: string
  readonly isNotDefined: boolean
  readonly text: TextMatch | null
}

export interface PropFilter {
  readonly name: string
  readonly isNotDefined: boolean
  readonly range: TimeRange | null
  readonly text: TextMatch | null
  readonly params: readonly ParamFilter[]
}

export interface CompFilter {
  readonly name: string
  readonly isNotDefined: boolean
  readonly range: TimeRange | null
  readonly props: readonly PropFilter[]
  readonly comps: readonly CompFilter[]
}

/** Components directly in a VCALENDAR. */
const OUTER: ReadonlySet<string> = new Set(['VEVENT', 'VTODO', 'VJOURNAL', 'VFREEBUSY', 'VTIMEZONE', 'VAVAILABILITY'])
/** Components that happen at a time (RFC 4791 9.9). */
const TIMED: ReadonlySet<string> = new Set(['VEVENT', 'VTODO', 'VJOURNAL', 'VFREEBUSY', 'VALARM'])
/** Properties that are a time. */
const TIMES: ReadonlySet<string> = new Set(
  'COMPLETED CREATED DTEND DTSTAMP DTSTART DUE LAST-MODIFIED RECURRENCE-ID ACKNOWLEDGED'.split(' '),
)

/** Where components known by name may stand; any other name may stand anywhere inside a VCALENDAR. */
const PARENTS: Readonly<Record<string, readonly string[]>> = {
  VCALENDAR: [''],
  VALARM: ['VEVENT', 'VTODO'],
  STANDARD: ['VTIMEZONE'],
  DAYLIGHT: ['VTIMEZONE'],
}

const mayStandIn = (name: string, parent: string): boolean =>
  PARENTS[name]?.includes(parent) ?? (OUTER.has(name) ? parent === 'VCALENDAR' : parent !== '')

/** Filters that may still be read. */
interface Room {
  left: number
}

function take(room: Room): void {
  room.left -= 1
  if (room.left < 0) refuseFor('supported-filter')
}

const nameOf = (element: XmlElement): string => {
  const name = attributeOf(element, 'name')?.trim().toUpperCase() ?? ''
  return name === '' ? refuseFor('valid-filter') : name
}

/** Whether nothing may be there; nothing else may be said then. */
function isNotDefinedIn(filter: XmlElement): boolean {
  if (!childNamed(filter, caldavName('is-not-defined'))) return false
  return filter.content.length === 1 || refuseFor('valid-filter')
}

function rangeIn(filter: XmlElement, isAllowed: boolean): TimeRange | null {
  const range = childNamed(filter, caldavName('time-range'))
  if (range && !isAllowed) refuseFor('valid-filter')
  return range && filterRangeOf(range)
}

function textMatchIn(filter: XmlElement): TextMatch | null {
  const match = childNamed(filter, caldavName('text-match'))
  if (!match) return null
  const text = textOf(match)
  if (text.length > MATCH_TEXT_MAX) refuseFor('supported-filter')
  const collation = collationNamed(attributeOf(match, 'collation'))
  if (collation === null) refuseFor('supported-collation')
  return { text, collation, isNegated: attributeOf(match, 'negate-condition') === 'yes' }
}

function paramFilterOf(element: XmlElement, room: Room): ParamFilter {
  take(room)
  return { name: nameOf(element), isNotDefined: isNotDefinedIn(element), text: textMatchIn(element) }
}

function propFilterOf(element: XmlElement, room: Room): PropFilter {
  take(room)
  const name = nameOf(element)
  return {
    name,
    isNotDefined: isNotDefinedIn(element),
    range: rangeIn(element, TIMES.has(name)),
    text: textMatchIn(element),
    params: childrenNamed(element, caldavName('param-filter')).map((child) => paramFilterOf(child, room)),
  }
}

function compFilterOf(element: XmlElement, parent: string, room: Room): CompFilter {
  take(room)
  const name = nameOf(element)
  if (!mayStandIn(name, parent)) refuseFor('valid-filter')
  return {
    name,
    isNotDefined: isNotDefinedIn(element),
    range: rangeIn(element, TIMED.has(name)),
    props: childrenNamed(element, caldavName('prop-filter')).map((child) => propFilterOf(child, room)),
    comps: childrenNamed(element, caldavName('comp-filter')).map((child) => compFilterOf(child, name, room)),
  }
}

/** The filter in a calendar-query: one for VCALENDAR, at most 20 with all inside it. Refuses any other. */
export function filterIn(report: XmlElement): CompFilter {
  const filters = childrenNamed(report, caldavName('filter')).flatMap((filter) =>
    childrenNamed(filter, caldavName('comp-filter')),
  )
  const [root] = filters
  if (!root || filters.length > 1) return refuseFor('valid-filter')
  return compFilterOf(root, '', { left: FILTERS_MAX })
}
