export { calendarDataOf, wantsWhole } from './calendar-data/calendar-data.ts'
export type { CalendarData } from './calendar-data/calendar-data.ts'
export { ANSWER_LIMITS } from './client/answer-limits.ts'
export { isWeakEtag, readEtag } from './client/etag.ts'
export { addressAt, isDirectlyIn, isSamePath, readPlace } from './client/place.ts'
export type { Place } from './client/place.ts'
export { accountIn } from './client/read-account.ts'
export type { AnsweredAccount } from './client/read-account.ts'
export { calendarsIn, marksIn } from './client/read-calendars.ts'
export type { AnsweredCalendar, AnsweredMarks } from './client/read-calendars.ts'
export { failedConditionIn } from './client/read-failed-condition.ts'
export { readMultistatus } from './client/read-multistatus.ts'
export type { AnsweredResource, AnswerFault, Multistatus } from './client/read-multistatus.ts'
export { bodiesIn, changesIn, isAnyUntold, isPartial, listedIn, resourceIn } from './client/read-resources.ts'
export type { AnsweredBody, AnsweredChanges, ListedResource } from './client/read-resources.ts'
export {
  findAccount,
  findCalendars,
  findEtags,
  findMarks,
  reportBodies,
  reportChanges,
} from './client/request-bodies.ts'
export { colorOf } from './color-of.ts'
export { COLLATIONS } from './filter/collation.ts'
export type { Collation } from './filter/collation.ts'
export { indexedFilterOf, uidTextIn } from './filter/indexed-filter.ts'
export type { IndexedFilter } from './filter/indexed-filter.ts'
export { matchesFilter } from './filter/match-object.ts'
export { busyTimesOf, mergeBusyPeriods, writeFreeBusy } from './free-busy.ts'
export type { BusyEvent, BusyPeriod, BusyTimes, FreeBusyInput } from './free-busy.ts'
export { encodeSegment, hrefOf, segmentsOf } from './href.ts'
export { isInRange } from './instances.ts'
export {
  closeMultistatus,
  openMultistatus,
  responseElement,
  writeMkcolResponse,
  writeMultistatus,
} from './multistatus.ts'
export type { DavResponse, Propstat } from './multistatus.ts'
export { APPLE_ICAL, CALDAV, CALENDAR_SERVER, caldavName, DAV, davName, isSameName, keyOfName } from './names.ts'
export type { XmlName } from './names.ts'
export { preconditionElement, writeError } from './preconditions.ts'
export type { Precondition } from './preconditions.ts'
export type { CalendarDataRequest, ComponentSelection, PropertySelection } from './requests/calendar-data-request.ts'
export type { CompFilter, ParamFilter, PropFilter, TextMatch } from './requests/calendar-filter.ts'
export type { DavReading, RequestFault } from './requests/dav-reading.ts'
export { readPropfind } from './requests/property-request.ts'
export type { PropertyRequest } from './requests/property-request.ts'
export type {
  ExpandedProperty,
  PrincipalCondition,
  PrincipalMatch,
  PrincipalSearch,
} from './requests/principal-reports.ts'
export { componentNamesIn, hrefIn, readMkcalendar, readMkcol, readProppatch } from './requests/property-update.ts'
export type { NewCollection, PropertyUpdate } from './requests/property-update.ts'
export { readReport } from './requests/report.ts'
export type { CalendarMultiget, CalendarQuery, FreeBusyQuery, Report, SyncCollection } from './requests/report.ts'
export { markOfSyncToken, syncTokenOf } from './requests/sync-token.ts'
export type { ClosedRange, TimeRange } from './requests/time-range.ts'
export { attributeOf, childNamed, childrenNamed, childrenOf, element, isNamed, textOf } from './xml/element.ts'
export type { XmlAttribute, XmlElement } from './xml/element.ts'
export { isCarriedByXml } from './xml/escape.ts'
export { readXml } from './xml/read-xml.ts'
export type { XmlReading } from './xml/read-xml.ts'
export { elementPieces, writeDocument, writeFragment } from './xml/write-xml.ts'
export type { XmlFault } from './xml/xml-fault.ts'
