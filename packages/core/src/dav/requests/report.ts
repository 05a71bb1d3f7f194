import { caldavName, davName, keyOfName } from '../names.ts'
import { childNamed, childrenNamed, textOf, type XmlElement } from '../xml/element.ts'
import { filterIn, type CompFilter } from './calendar-filter.ts'
import { reading, refuseFor, refuseShape, type DavReading } from './dav-reading.ts'
import { HREFS_MAX } from './limits.ts'
import { propertiesOfReport, type PropertyRequest } from './property-request.ts'
import {
  expandedProperties,
  principalMatchOf,
  principalSearchOf,
  type ExpandedProperty,
  type PrincipalMatch,
  type PrincipalSearch,
} from './principal-reports.ts'
import { markOfSyncToken } from './sync-token.ts'
import { closedRangeOf, type ClosedRange } from './time-range.ts'

export interface CalendarQuery {
  readonly kind: 'calendar-query'
  readonly properties: PropertyRequest
  readonly filter: CompFilter
  /** Text of a VTIMEZONE for floating times, or null (`zoneOfTimezone` reads it). */
  readonly timezone: string | null
  /** At most so many responses, or null. */
  readonly limit: number | null
}

export interface CalendarMultiget {
  readonly kind: 'calendar-multiget'
  readonly properties: PropertyRequest
  /** As written: compare by `segmentsOf`. */
  readonly hrefs: readonly string[]
}

export interface FreeBusyQuery {
  readonly kind: 'free-busy-query'
  readonly range: ClosedRange
}

export interface SyncCollection {
  readonly kind: 'sync-collection'
  readonly properties: PropertyRequest
  /** The number of the last change that the client knows; null if it knows nothing. */
  readonly since: number | null
  readonly limit: number | null
}

export type Report =
  | CalendarQuery
  | CalendarMultiget
  | FreeBusyQuery
  | SyncCollection
  | PrincipalSearch
  | PrincipalMatch
  | { readonly kind: 'principal-search-property-set' }
  | { readonly kind: 'expand-property'; readonly properties: readonly ExpandedProperty[] }

/** The number in `D:limit` (RFC 5323 5.17), or null. */
function limitIn(report: XmlElement): number | null {
  const limit = childNamed(report, davName('limit'))
  if (!limit) return null
  const text = textOf(childNamed(limit, davName('nresults')) ?? refuseShape()).trim()
  return /^\d{1,9}$/.test(text) && Number(text) > 0 ? Number(text) : refuseShape()
}

function calendarQueryOf(report: XmlElement): CalendarQuery {
  const timezone = childNamed(report, caldavName('timezone'))
  return {
    kind: 'calendar-query',
    properties: propertiesOfReport(report),
    filter: filterIn(report),
    timezone: timezone && textOf(timezone),
    limit: limitIn(report),
  }
}

function calendarMultigetOf(report: XmlElement): CalendarMultiget {
  const hrefs = childrenNamed(report, davName('href')).map((href) => textOf(href).trim())
  if (hrefs.length === 0) refuseShape()
  if (hrefs.length > HREFS_MAX) refuseFor('number-of-matches-within-limits')
  return { kind: 'calendar-multiget', properties: propertiesOfReport(report), hrefs }
}

function freeBusyQueryOf(report: XmlElement): FreeBusyQuery {
  return {
    kind: 'free-busy-query',
    range: closedRangeOf(childNamed(report, caldavName('time-range')) ?? refuseShape()),
  }
}

/** A missing `sync-level` means 1: drafts of RFC 6578 had the header `Depth` for it, and clients still send that. */
function syncCollectionOf(report: XmlElement): SyncCollection {
  const level = childNamed(report, davName('sync-level'))
  const levels = level ? textOf(level).trim() : '1'
  if (levels === 'infinite') refuseFor('sync-traversal-supported')
  if (levels !== '1') refuseShape()
  const element = childNamed(report, davName('sync-token'))
  const token = element ? textOf(element).trim() : ''
  const since = token === '' ? null : (markOfSyncToken(token) ?? refuseFor('valid-sync-token'))
  return { kind: 'sync-collection', properties: propertiesOfReport(report), since, limit: limitIn(report) }
}

const READERS = new Map<string, (report: XmlElement) => Report>([
  [keyOfName(caldavName('calendar-query')), calendarQueryOf],
  [keyOfName(caldavName('calendar-multiget')), calendarMultigetOf],
  [keyOfName(caldavName('free-busy-query')), freeBusyQueryOf],
  [keyOfName(davName('sync-collection')), syncCollectionOf],
  [keyOfName(davName('principal-property-search')), principalSearchOf],
  [keyOfName(davName('principal-match')), principalMatchOf],
  [keyOfName(davName('principal-search-property-set')), () => ({ kind: 'principal-search-property-set' })],
  [
    keyOfName(davName('expand-property')),
    (report) => ({ kind: 'expand-property', properties: expandedProperties(report) }),
  ],
])

/** Reads a REPORT. One that is not known fails `supported-report`. */
export const readReport = (body: Uint8Array): DavReading<Report> =>
  reading(body, (root) => {
    if (root === null) return refuseShape()
    const read = READERS.get(keyOfName(root.name))
    return read ? read(root) : refuseFor('supported-report')
  })
