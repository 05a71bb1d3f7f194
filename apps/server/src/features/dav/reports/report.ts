import { caldavName, readReport, textOf, type Report } from '@dodici/core/dav'
import { isTimezone, zoneOfTimezone } from '@dodici/core/ics'
import { DavRefusal, valueOf } from '../dav-refusal.ts'
import type { DavAnswer, DavCall, Method } from '../dav-request.ts'
import { findCalendar, findResource } from '../find-resource.ts'
import { propertyOf } from '../properties/read-properties.ts'
import type { Owner, Resource } from '../resources.ts'
import type { CalendarCall } from './calendar-call.ts'
import { calendarMultiget, calendarQuery } from './calendar-reports.ts'
import { expandProperty } from './expand-property.ts'
import { freeBusyQuery } from './free-busy-query.ts'
import { principalMatch, principalSearch, principalSearchProperties } from './principal-reports.ts'
import { syncCollection } from './sync-collection.ts'

/** Answers a REPORT (RFC 3253 3.6). */
export const report: Method = async (call) => {
  const asked = valueOf(readReport(call.body))
  const { storage, owner, place } = call
  if ((await findResource(storage.db, owner, place)) === undefined) throw new DavRefusal(404)
  return answerOf(call, asked)
}

async function answerOf(call: DavCall, asked: Report): Promise<DavAnswer> {
  switch (asked.kind) {
    case 'principal-property-search':
      return principalSearch(call, asked)
    case 'principal-search-property-set':
      return principalSearchProperties()
    case 'principal-match':
      return principalMatch(call, asked)
    case 'expand-property':
      return expandProperty(call, asked.properties)
    case 'calendar-query':
      return calendarQuery(await ofCalendar(call, asked.timezone), asked)
    case 'calendar-multiget':
      return calendarMultiget(await ofCalendar(call), asked)
    case 'free-busy-query':
      return freeBusyQuery(await ofCalendar(call), asked)
    case 'sync-collection':
      if (call.place.kind === 'object') throw new DavRefusal(403, 'supported-report')
      return syncCollection(await ofCalendar(call), asked)
  }
}

/**
 * The calendar that a report is about, or of which it asks a single resource; on any other it is not supported. Days and
 * floating times are in the zone of a VTIMEZONE that the report has, else in that of the calendar (RFC 4791 7.3), else in
 * the person's own.
 */
async function ofCalendar(call: DavCall, timezone: string | null = null): Promise<CalendarCall> {
  const { storage, owner, place } = call
  if (timezone !== null && !isTimezone(timezone)) throw new DavRefusal(403, 'valid-calendar-data')
  const isInCalendar = place.kind === 'calendar' || place.kind === 'object'
  const calendar = isInCalendar ? await findCalendar(storage.db, owner, place) : undefined
  if (calendar === undefined) throw new DavRefusal(403, 'supported-report')
  const zone = zoneOfTimezone(timezone ?? timezoneOf(calendar, owner)) ?? owner.timezone
  return { call, calendar, zone, only: place.kind === 'object' ? place.name : null }
}

/** The VTIMEZONE that a program gave a calendar; empty without one. */
function timezoneOf(calendar: Resource, owner: Owner): string {
  const kept = propertyOf(calendar, owner, caldavName('calendar-timezone'))
  return kept === null ? '' : textOf(kept)
}
