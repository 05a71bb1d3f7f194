import { element, keyOfName, readProppatch, type Propstat, type PropertyUpdate, type XmlName } from '@dodici/core/dav'
import { DavRefusal, valueOf } from '../dav-refusal.ts'
import { isMinimal, type Method } from '../dav-request.ts'
import { findResource } from '../find-resource.ts'
import { multistatus } from '../multistatus.ts'
import { hrefOfPlace } from '../places.ts'
import { changeBy, type PropertyFault } from '../properties/set-properties.ts'
import { changeCollection } from '../write-collections.ts'

const nameOf = (update: PropertyUpdate): XmlName => (update.kind === 'set' ? update.property.name : update.name)

/** Sets properties of a calendar, all or none (RFC 4918 9.2). Those of other resources cannot be set. */
export const proppatch: Method = async (call) => {
  const { storage, access, owner, place } = call
  const updates = valueOf(readProppatch(call.body))
  const resource = await findResource(storage.db, owner, place)
  if (resource === undefined) throw new DavRefusal(404)
  const names = updates.map(nameOf)
  const refused = new Map(names.map((name) => [keyOfName(name), { status: 403 } as const]))
  const result =
    resource.kind === 'calendar' ? changeBy(updates, resource.calendar.kept) : ({ faults: refused } as const)
  if ('change' in result && resource.kind === 'calendar') {
    const { calendarId } = resource.calendar.collection
    await changeCollection(storage, access, { calendarId, change: result.change })
    if (isMinimal(call)) return { status: 200 }
  }
  const propstats =
    'faults' in result ? propstatsOfFaults(names, result.faults) : [{ status: 200, properties: names.map(emptied) }]
  return multistatus([{ href: hrefOfPlace(resource.place), propstats }])
}

const emptied = (name: XmlName) => element(name)

/** Each with its own status; what could have been set fails with the others. */
function propstatsOfFaults(names: readonly XmlName[], faults: ReadonlyMap<string, PropertyFault>): Propstat[] {
  const byStatus = Map.groupBy(names, (name) => faults.get(keyOfName(name))?.status ?? 424)
  return [...byStatus].map(([status, of]) => ({
    status,
    properties: of.map(emptied),
    ...(status === 403 ? { error: 'cannot-modify-protected-property' as const } : {}),
  }))
}
