import { NAME_MAX, oneLine } from '../../event/index.ts'
import { cutText } from '../../ics/index.ts'
import { APPLE_ICAL, CALDAV, CALENDAR_SERVER, caldavName, DAV, davName, keyOfName, type XmlName } from '../names.ts'
import { segmentsOf } from '../href.ts'
import { componentNamesIn } from '../requests/property-update.ts'
import { childNamed, childrenNamed, childrenOf } from '../xml/element.ts'
import { propertyOf, propertyText, type AnsweredResource, type Multistatus } from './read-multistatus.ts'

/** By what it is seen whether a calendar has changed. */
export interface AnsweredMarks {
  readonly ctag: string | null
  readonly syncToken: string | null
  /** Whether it answers a sync-collection. */
  readonly hasSync: boolean
  readonly isReadOnly: boolean
}

export interface AnsweredCalendar extends AnsweredMarks {
  /** Path of the collection, with a slash at its end. */
  readonly path: string
  /** Empty only for a server that is one calendar without a name. */
  readonly name: string
  /** `#rrggbb`, without alpha. */
  readonly color: string | null
}

const typesOf = (resource: AnsweredResource): ReadonlySet<string> => {
  const type = propertyOf(resource, davName('resourcetype'))
  return new Set(type === null ? [] : childrenOf(type).map(({ name }) => keyOfName(name)))
}

const CALENDAR = `{${CALDAV}}calendar`
const SUBSCRIBED = `{${CALENDAR_SERVER}}subscribed`
/** Where invitations come in and go out. */
const MAILBOXES = [`{${CALDAV}}schedule-inbox`, `{${CALDAV}}schedule-outbox`]

function isCalendar(resource: AnsweredResource): boolean {
  const types = typesOf(resource)
  return types.has(CALENDAR) && !MAILBOXES.some((mailbox) => types.has(mailbox))
}

/** Whether events may be in it. Where a server does not say what may, everything may (RFC 4791 5.2.3). */
function takesEvents(resource: AnsweredResource): boolean {
  const property = propertyOf(resource, caldavName('supported-calendar-component-set'))
  const names = property === null ? [] : componentNamesIn(property)
  return names.length === 0 || names.includes('VEVENT')
}

/** One of these is needed to write resources; `all` and `write` contain the third. */
const WRITING: readonly string[] = ['all', 'write', 'write-content'].map((local) => `{${DAV}}${local}`)

/** Who is not told what they may do may try. A set without anything says nothing, as nobody may read then either. */
function isReadOnly(resource: AnsweredResource): boolean {
  if (typesOf(resource).has(SUBSCRIBED)) return true
  const set = propertyOf(resource, davName('current-user-privilege-set'))
  const privileges = (set === null ? [] : childrenNamed(set, davName('privilege'))).flatMap(childrenOf)
  return privileges.length > 0 && !privileges.some(({ name }) => WRITING.includes(keyOfName(name)))
}

/**
 * Who does not say what reports there are, but a token, has the report that takes it (RFC 6578 4). Xandikos says reports
 * without the element `report` around each.
 */
function hasSync(resource: AnsweredResource): boolean {
  const set = propertyOf(resource, davName('supported-report-set'))
  if (set === null) return propertyText(resource, davName('sync-token')) !== null
  return childrenNamed(set, davName('supported-report'))
    .flatMap((supported) => [supported, ...childrenNamed(supported, davName('report'))])
    .some((one) => childNamed(one, davName('sync-collection')) !== null)
}

const CTAG: XmlName = { namespace: CALENDAR_SERVER, local: 'getctag' }

const marksOf = (resource: AnsweredResource): AnsweredMarks => ({
  ctag: propertyText(resource, CTAG),
  syncToken: propertyText(resource, davName('sync-token')),
  hasSync: hasSync(resource),
  isReadOnly: isReadOnly(resource),
})

const COLOR = /^#(?:([0-9a-f]{6})(?:[0-9a-f]{2})?|([0-9a-f]{3}))$/i

function colorOf(resource: AnsweredResource): string | null {
  const text = propertyText(resource, { namespace: APPLE_ICAL, local: 'calendar-color' }) ?? ''
  const [, long, short] = COLOR.exec(text) ?? []
  const digits = long ?? short?.replace(/./g, '$&$&')
  return digits === undefined ? null : `#${digits.toLowerCase()}`
}

const lastSegment = (path: string): string => segmentsOf(path)?.at(-1) ?? ''

/** In one line, as a name here; that of its path where it has none. */
function nameOf(resource: AnsweredResource): string {
  const said = oneLine(propertyText(resource, davName('displayname')) ?? '')
    .replaceAll('\u007f', '')
    .trim()
  return cutText(said === '' ? oneLine(lastSegment(resource.path)) : said, NAME_MAX).trim()
}

/** The calendars for events in the answer to `findCalendars`. */
export const calendarsIn = ({ resources }: Multistatus): AnsweredCalendar[] =>
  resources
    .filter((resource) => isCalendar(resource) && takesEvents(resource))
    .map((resource) => ({
      path: resource.path.endsWith('/') ? resource.path : `${resource.path}/`,
      name: nameOf(resource),
      color: colorOf(resource),
      ...marksOf(resource),
    }))

/** The marks in the answer to `findMarks`, of Depth 0; null if it is about no calendar. */
export function marksIn({ resources: [resource] }: Multistatus): AnsweredMarks | null {
  if (!resource || resource.status !== null) return null
  return typesOf(resource).size > 0 && !isCalendar(resource) ? null : marksOf(resource)
}
