import { readPropfind, type DavResponse, type PropertyRequest } from '@dodici/core/dav'
import { davCalendars } from '../collections.ts'
import { DavRefusal, valueOf } from '../dav-refusal.ts'
import { isMinimal, type DavCall, type Method } from '../dav-request.ts'
import { findResource } from '../find-resource.ts'
import { multistatus } from '../multistatus.ts'
import { listObjects } from '../objects.ts'
import { hrefOfPlace, type Place } from '../places.ts'
import { propstatsOf } from '../properties/read-properties.ts'
import { calendarResource, homeOf, objectResource, principalOf, type Owner, type Resource } from '../resources.ts'

/** The properties of a resource and, with a depth of one, of those directly in it (RFC 4918 9.1). */
export const propfind: Method = async (call) => {
  const { storage, owner, place, headers } = call
  const depth = headers['depth']?.trim().toLowerCase() ?? '0'
  if (depth === 'infinity') throw new DavRefusal(403, 'propfind-finite-depth')
  const request = valueOf(readPropfind(call.body))
  const resource = await findResource(storage.db, owner, place)
  if (resource === undefined) throw new DavRefusal(404)
  const found = depth === '1' ? [resource, ...(await inside(call, resource))] : [resource]
  return multistatus(responsesOf(call, found, request))
}

/** One after the other, so that others run in between. The first is called as it was asked for. */
function* responsesOf(call: DavCall, found: readonly Resource[], request: PropertyRequest): Generator<DavResponse> {
  const asked = { request, owner: call.owner, isMinimal: isMinimal(call) }
  for (const [at, one] of found.entries()) {
    const href = at === 0 ? hrefAsked(call.place, one) : hrefOfPlace(one.place)
    yield { href, propstats: propstatsOf(one, asked) }
  }
}

const hrefAsked = (place: Place, { place: own }: Resource): string => hrefOfPlace(place.kind === own.kind ? place : own)

async function inside({ storage: { db }, owner }: DavCall, resource: Resource): Promise<Resource[]> {
  if (resource.kind === 'calendar') {
    const objects = await listObjects(db.read, resource.calendar.collection, { owner })
    return objects.map((object) => objectResource(resource, object))
  }
  if (resource.kind !== 'folder') return []
  switch (resource.place.kind) {
    case 'root':
      return [folder({ kind: 'principals' }), folder({ kind: 'homes' })]
    case 'principals':
      return [{ kind: 'principal', place: principalOf(owner) }]
    case 'homes':
      return [folder(homeOf(owner))]
    case 'home':
      return calendarsOf(await davCalendars(db, owner.id), owner)
  }
}

const folder = (place: Extract<Resource, { kind: 'folder' }>['place']): Resource => ({ kind: 'folder', place })

const calendarsOf = (calendars: Awaited<ReturnType<typeof davCalendars>>, owner: Owner): Resource[] =>
  calendars.map((calendar) => calendarResource(owner, calendar))
