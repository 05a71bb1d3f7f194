import {
  davName,
  element,
  isSameName,
  keyOfName,
  readPropfind,
  type DavResponse,
  type PropertyRequest,
} from '@dodici/core/dav'
import { bodiesOf } from '../bodies.ts'
import { davCalendars } from '../collections.ts'
import { DavRefusal, valueOf } from '../dav-refusal.ts'
import { isMinimal, isWithoutRoot, preferenceApplied, type DavCall, type Method } from '../dav-request.ts'
import { findResource } from '../find-resource.ts'
import { multistatus } from '../multistatus.ts'
import { listObjects } from '../objects.ts'
import { hrefOfPlace, type Place } from '../places.ts'
import { propstatsOf, type Extra } from '../properties/read-properties.ts'
import { calendarResource, homeOf, objectResource, principalOf, type Owner, type Resource } from '../resources.ts'

/** The properties of a resource and, with a depth of one, of those directly in it (RFC 4918 9.1). */
export const propfind: Method = async (call) => {
  const { storage, owner, place } = call
  const depth = depthOf(call)
  const request = valueOf(readPropfind(call.body))
  const resource = await findResource(storage.db, owner, place)
  if (resource === undefined) throw new DavRefusal(404)
  if (depth === 'infinity' && resource.kind === 'folder') throw new DavRefusal(403, 'propfind-finite-depth')
  const found = depth === '0' ? [resource] : [resource, ...(await inside(call, resource))]
  const responses = responsesOf(call, found, request)
  if (depth !== '0' && isWithoutRoot(call)) await responses.next()
  return multistatus(responses, { headers: preferenceApplied(call) })
}

const DEPTHS = ['0', '1', 'infinity'] as const

/** Below a calendar there is nothing deeper than one level, so it can be asked for all of it. */
function depthOf({ headers }: DavCall): (typeof DEPTHS)[number] {
  const [depth = ''] = (headers['depth'] ?? '0').toLowerCase().split(',', 1)
  const known = DEPTHS.find((one) => one === depth.trim())
  if (known === undefined) throw new DavRefusal(400)
  return known
}

/** One after the other, so that others run in between. The first is called as it was asked for. */
async function* responsesOf(
  call: DavCall,
  found: readonly Resource[],
  request: PropertyRequest,
): AsyncGenerator<DavResponse> {
  const asked = { request, owner: call.owner, isMinimal: isMinimal(call) }
  const isLengthAsked = request.kind !== 'some' || request.names.some((name) => isSameName(name, LENGTH))
  for (let from = 0; from < found.length; from += AT_ONCE) {
    const some = found.slice(from, from + AT_ONCE)
    const lengths = isLengthAsked ? await lengthsOf(call, some) : new Map<Resource, Extra>()
    for (const [at, one] of some.entries()) {
      const href = from + at === 0 ? hrefAsked(call.place, one) : hrefOfPlace(one.place)
      yield { href, propstats: propstatsOf(one, { ...asked, extra: lengths.get(one) ?? NO_EXTRA }) }
    }
  }
}

/** Resources whose octets are read at once, if their lengths are asked for. */
const AT_ONCE = 100
const LENGTH = davName('getcontentlength')
const NO_EXTRA: Extra = new Map()

/** How many octets a GET of each event answers (RFC 4918 15.4). */
async function lengthsOf({ storage, owner }: DavCall, resources: readonly Resource[]): Promise<Map<Resource, Extra>> {
  const objects = resources.filter((one) => one.kind === 'object')
  const bodies = await bodiesOf(
    storage,
    owner,
    objects.map(({ object }) => object.id),
  )
  return new Map(
    objects.flatMap((one) => {
      const body = bodies.get(one.object.id)
      if (body === undefined) return []
      return [[one, new Map([[keyOfName(LENGTH), element(LENGTH, [String(Buffer.byteLength(body))])]])] as const]
    }),
  )
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
