import {
  caldavName,
  CALENDAR_SERVER,
  childrenOf,
  davName,
  element,
  isSameName,
  textOf,
  writeDocument,
  type DavResponse,
  type PrincipalCondition,
  type PrincipalMatch,
  type PrincipalSearch,
  type XmlElement,
} from '@dodici/core/dav'
import { foldForSearch } from '@dodici/core/event'
import { davCalendars } from '../collections.ts'
import { isMinimal, type DavAnswer, type DavCall } from '../dav-request.ts'
import { multistatus } from '../multistatus.ts'
import { hrefOfPlace } from '../places.ts'
import { propertyOf, propstatsOf } from '../properties/read-properties.ts'
import { calendarResource, principalOf, type Resource } from '../resources.ts'

const ownPrincipal = ({ owner }: DavCall): Resource => ({ kind: 'principal', place: principalOf(owner) })

const responseOf = (call: DavCall, resource: Resource, request: PrincipalMatch['properties']): DavResponse => ({
  href: hrefOfPlace(resource.place),
  propstats: propstatsOf(resource, { request, owner: call.owner, isMinimal: isMinimal(call) }),
})

/** People by their name or address (RFC 3744 9.4). Everybody finds themselves alone. */
export function principalSearch(call: DavCall, asked: PrincipalSearch): Promise<DavAnswer> {
  const principal = ownPrincipal(call)
  const meets = (condition: PrincipalCondition): boolean =>
    condition.names.every((name) => {
      const property = propertyOf(principal, call.owner, name)
      return property !== null && isLike(wholeText(property), condition)
    })
  const isFound = asked.isAnyEnough ? asked.conditions.some(meets) : asked.conditions.every(meets)
  return Promise.resolve(multistatus(isFound ? [responseOf(call, principal, asked.properties)] : []))
}

function isLike(value: string, { text, match }: PrincipalCondition): boolean {
  const [whole, part] = [foldForSearch(value), foldForSearch(text)]
  switch (match) {
    case 'equals':
      return whole === part
    case 'starts-with':
      return whole.startsWith(part)
    case 'ends-with':
      return whole.endsWith(part)
    case 'contains':
      return whole.includes(part)
  }
}

const wholeText = (property: XmlElement): string =>
  [textOf(property), ...childrenOf(property).map(wholeText)].filter((text) => text !== '').join(' ')

const SEARCHED = [
  [davName('displayname'), 'Display name'],
  [{ namespace: CALENDAR_SERVER, local: 'email-address-set' }, 'Email address'],
  [caldavName('calendar-user-address-set'), 'Calendar address'],
] as const

/** By which properties people can be searched for (RFC 3744 9.5). */
export function principalSearchProperties(): Promise<DavAnswer> {
  const sets = SEARCHED.map(([name, description]) =>
    element(davName('principal-search-property'), [
      element(davName('prop'), [element(name)]),
      element(davName('description'), [description]),
    ]),
  )
  return Promise.resolve({
    status: 200,
    headers: { 'content-type': 'application/xml; charset=utf-8' },
    body: writeDocument(element(davName('principal-search-property-set'), sets)),
  })
}

/** Which resources are oneself, or belong to oneself (RFC 3744 9.3). */
export async function principalMatch(call: DavCall, { property, properties }: PrincipalMatch): Promise<DavAnswer> {
  const { storage, owner } = call
  const principal = ownPrincipal(call)
  if (property === null) return multistatus([responseOf(call, principal, properties)])
  if (!isSameName(property, davName('owner'))) return multistatus([])
  const calendars = await davCalendars(storage.db, owner.id)
  return multistatus(calendars.map((calendar) => responseOf(call, calendarResource(owner, calendar), properties)))
}
