/** Name of an element or attribute. The namespace is empty for a name without one. */
export interface XmlName {
  readonly namespace: string
  readonly local: string
}

/** WebDAV (RFC 4918). */
export const DAV = 'DAV:'
/** CalDAV (RFC 4791). */
export const CALDAV = 'urn:ietf:params:xml:ns:caldav'
/** Extensions of Apple's calendar server: `getctag`, `source`. */
export const CALENDAR_SERVER = 'http://calendarserver.org/ns/'
/** Extensions of Apple's calendar programs: `calendar-color`, `calendar-order`. */
export const APPLE_ICAL = 'http://apple.com/ns/ical/'

/** A name of WebDAV. */
export const davName = (local: string): XmlName => ({ namespace: DAV, local })

/** A name of CalDAV. */
export const caldavName = (local: string): XmlName => ({ namespace: CALDAV, local })

/** A name as text, for keys of tables: `{DAV:}getetag`. */
export const keyOfName = ({ namespace, local }: XmlName): string => `{${namespace}}${local}`

/** Whether two names are one. */
export const isSameName = (one: XmlName, other: XmlName): boolean =>
  one.local === other.local && one.namespace === other.namespace
