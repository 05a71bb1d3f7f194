import { CALDAV, DAV } from './names.ts'
import { element, type XmlElement } from './xml/element.ts'
import { writeDocument } from './xml/write-xml.ts'

/** Conditions of RFC 3253, 3744, 4331, 4791, 4918, 5689 and 6578 that a request can fail, with their namespaces. */
const PRECONDITIONS = {
  'calendar-collection-location-ok': CALDAV,
  'cannot-modify-protected-property': DAV,
  'initialize-calendar-collection': CALDAV,
  'max-date-time': CALDAV,
  'max-instances': CALDAV,
  'max-resource-size': CALDAV,
  'min-date-time': CALDAV,
  'need-privileges': DAV,
  'no-uid-conflict': CALDAV,
  'number-of-matches-within-limits': DAV,
  'propfind-finite-depth': DAV,
  'quota-not-exceeded': DAV,
  'resource-must-be-null': DAV,
  'supported-calendar-component': CALDAV,
  'supported-calendar-data': CALDAV,
  'supported-collation': CALDAV,
  'supported-filter': CALDAV,
  'supported-report': DAV,
  'sync-traversal-supported': DAV,
  'valid-calendar-data': CALDAV,
  'valid-calendar-object-resource': CALDAV,
  'valid-filter': CALDAV,
  'valid-resourcetype': DAV,
  'valid-sync-token': DAV,
} as const

/** A condition that a request can fail, by the local name of its element. */
export type Precondition = keyof typeof PRECONDITIONS

/** The element of a condition, with what some say beside it: the href of `no-uid-conflict`. */
export const preconditionElement = (local: Precondition, content: readonly XmlElement[] = []): XmlElement =>
  element({ namespace: PRECONDITIONS[local], local }, content)

/** The body of a refusal: `DAV:error` with the condition (RFC 4918 16). */
export const writeError = (local: Precondition, content: readonly XmlElement[] = []): string =>
  writeDocument(element({ namespace: DAV, local: 'error' }, [preconditionElement(local, content)]))
