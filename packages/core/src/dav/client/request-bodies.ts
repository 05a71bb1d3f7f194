import { APPLE_ICAL, CALENDAR_SERVER, caldavName, davName, type XmlName } from '../names.ts'
import { element, type XmlElement } from '../xml/element.ts'
import { writeDocument } from '../xml/write-xml.ts'

const prop = (...names: readonly XmlName[]): XmlElement =>
  element(
    davName('prop'),
    names.map((name) => element(name)),
  )

const propfind = (...names: readonly XmlName[]): string => writeDocument(element(davName('propfind'), [prop(...names)]))

const MARKS: readonly XmlName[] = [
  davName('resourcetype'),
  davName('sync-token'),
  davName('supported-report-set'),
  davName('current-user-privilege-set'),
  { namespace: CALENDAR_SERVER, local: 'getctag' },
]

/** PROPFIND: who asks, and where their calendars are. Answered by a principal, and in part by any other resource. */
export const findAccount = (): string =>
  propfind(davName('resourcetype'), davName('current-user-principal'), caldavName('calendar-home-set'))

/** PROPFIND: all that is known of calendars, and how far they have changed. */
export const findCalendars = (): string =>
  propfind(...MARKS, davName('displayname'), caldavName('supported-calendar-component-set'), {
    namespace: APPLE_ICAL,
    local: 'calendar-color',
  })

/** PROPFIND: how far one calendar has changed. */
export const findMarks = (): string => propfind(...MARKS)

/** PROPFIND: the ETags of resources. */
export const findEtags = (): string => propfind(davName('resourcetype'), davName('getetag'))

/**
 * REPORT: what has changed since a token, or everything (RFC 6578). It asks for no part of it: some servers then leave out
 * what does not fit, and say a token as if they had not.
 */
export const reportChanges = (token: string | null): string =>
  writeDocument(
    element(davName('sync-collection'), [
      element(davName('sync-token'), token === null ? [] : [token]),
      element(davName('sync-level'), ['1']),
      prop(davName('getetag')),
    ]),
  )

/** REPORT: the contents of some resources (RFC 4791 7.9). */
export const reportBodies = (hrefs: readonly string[]): string =>
  writeDocument(
    element(caldavName('calendar-multiget'), [
      prop(davName('getetag'), caldavName('calendar-data')),
      ...hrefs.map((href) => element(davName('href'), [href])),
    ]),
  )
