import { CALENDAR_SERVER, caldavName, davName, element, type XmlElement, type XmlName } from '@dodici/core/dav'
import { hrefOfPlace, type Place } from '../places.ts'
import { homeOf, principalOf, type Owner, type Resource } from '../resources.ts'
import type { Properties, Value } from './property.ts'

const hrefElement = (place: Place): XmlElement => element(davName('href'), [hrefOfPlace(place)])

const COLLECTION = element(davName('collection'))

type Privilege = (typeof PRIVILEGES)[number]

/** What somebody may do with their own. */
const PRIVILEGES = [
  davName('all'),
  davName('read'),
  davName('write'),
  davName('write-properties'),
  davName('write-content'),
  davName('bind'),
  davName('unbind'),
  davName('read-current-user-privilege-set'),
  caldavName('read-free-busy'),
]

/** What they may do with a calendar that is read from an address, and with what is in it. */
const READING = ['read', 'read-current-user-privilege-set'].map(davName)
const OF_SUBSCRIBED: readonly Privilege[] = [...READING, davName('write-properties'), caldavName('read-free-busy')]

function privilegesOf(resource: Resource): readonly Privilege[] {
  const isSubscribed = 'calendar' in resource && resource.calendar.row.kind === 'subscribed'
  if (!isSubscribed) return PRIVILEGES
  return resource.kind === 'calendar' ? OF_SUBSCRIBED : READING
}

const privilege = (name: Privilege): XmlElement => element(davName('privilege'), [element(name)])

const supported = (name: Privilege, inside: readonly XmlElement[] = []): XmlElement =>
  element(davName('supported-privilege'), [privilege(name), element(davName('description'), [name.local]), ...inside])

/** The only entry of an access control list, which nobody changes: everybody has their own (RFC 3744 5.5). */
const entryFor = (owner: Owner, privileges: readonly Privilege[]): XmlElement =>
  element(davName('ace'), [
    element(davName('principal'), [hrefElement(principalOf(owner))]),
    element(davName('grant'), privileges.map(privilege)),
    element(davName('protected')),
  ])

const WRITING = ['write-properties', 'write-content', 'bind', 'unbind'].map((local) => supported(davName(local)))
const ALL_PRIVILEGES = supported(davName('all'), [
  supported(davName('read'), [supported(caldavName('read-free-busy'))]),
  supported(davName('write'), WRITING),
  supported(davName('read-current-user-privilege-set')),
])

const REPORTS = [
  'expand-property',
  'principal-match',
  'principal-property-search',
  'principal-search-property-set',
].map(davName)
/** What an event can be asked by itself (RFC 4791 7). */
const OBJECT_REPORTS = ['calendar-query', 'calendar-multiget', 'free-busy-query'].map(caldavName)
const REPORTS_OF: Readonly<Record<Resource['kind'], readonly XmlName[]>> = {
  folder: REPORTS,
  principal: REPORTS,
  object: [...OBJECT_REPORTS, ...REPORTS],
  calendar: [...OBJECT_REPORTS, davName('sync-collection'), ...REPORTS],
}

/** Properties of every resource. */
export const sharedProperties: Properties = {
  '{DAV:}resourcetype': ({ kind }): Value => {
    if (kind === 'object') return []
    if (kind === 'principal') return [COLLECTION, element(davName('principal'))]
    return kind === 'calendar' ? [COLLECTION, element(caldavName('calendar'))] : [COLLECTION]
  },
  '{DAV:}displayname': (resource, { username }): Value => {
    if (resource.kind === 'calendar') return [resource.calendar.row.name]
    return resource.kind === 'principal' || resource.place.kind === 'home' ? [username] : null
  },
  '{DAV:}current-user-principal': (_resource, owner) => [hrefElement(principalOf(owner))],
  '{DAV:}owner': (_resource, owner) => [hrefElement(principalOf(owner))],
  '{DAV:}principal-collection-set': () => [hrefElement({ kind: 'principals' })],
  '{DAV:}current-user-privilege-set': (resource) => privilegesOf(resource).map(privilege),
  '{DAV:}supported-privilege-set': () => [ALL_PRIVILEGES],
  '{DAV:}acl': (resource, owner) => [entryFor(owner, privilegesOf(resource))],
  '{DAV:}acl-restrictions': () => [element(davName('grant-only')), element(davName('no-invert'))],
  '{DAV:}inherited-acl-set': () => [],
  '{DAV:}supported-report-set': ({ kind }) =>
    REPORTS_OF[kind].map((name) => element(davName('supported-report'), [element(davName('report'), [element(name)])])),
}

/** Properties of a person; programs ask for them at the home and the root, too. */
export const principalProperties: Properties = {
  '{DAV:}principal-URL': ({ kind }, owner) => (kind === 'principal' ? [hrefElement(principalOf(owner))] : null),
  '{DAV:}alternate-URI-set': ({ kind }) => (kind === 'principal' ? [] : null),
  '{DAV:}group-membership': ({ kind }) => (kind === 'principal' ? [] : null),
  '{urn:ietf:params:xml:ns:caldav}calendar-home-set': ({ kind }, owner) =>
    kind === 'object' ? null : [hrefElement(homeOf(owner))],
  '{urn:ietf:params:xml:ns:caldav}calendar-user-address-set': ({ kind }, owner) =>
    kind === 'principal'
      ? [element(davName('href'), [`mailto:${owner.email}`]), hrefElement(principalOf(owner))]
      : null,
  '{urn:ietf:params:xml:ns:caldav}calendar-user-type': ({ kind }) => (kind === 'principal' ? ['INDIVIDUAL'] : null),
  [`{${CALENDAR_SERVER}}email-address-set`]: ({ kind }, { email }) =>
    kind === 'principal' ? [element({ namespace: CALENDAR_SERVER, local: 'email-address' }, [email])] : null,
}
