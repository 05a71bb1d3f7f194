import { element, keyOfName, readProppatch, type PropertyUpdate, type XmlName } from '@dodici/core/dav'
import { DavRefusal, valueOf } from '../dav-refusal.ts'
import { isMinimal, preferenceApplied, type Method } from '../dav-request.ts'
import { findResource } from '../find-resource.ts'
import { multistatus } from '../multistatus.ts'
import { hrefOfPlace } from '../places.ts'
import { propstatsOfFaults } from '../properties/fault-propstats.ts'
import { changeBy, PROTECTED } from '../properties/set-properties.ts'
import { changeCollection } from '../write-collections.ts'

const nameOf = (update: PropertyUpdate): XmlName => (update.kind === 'set' ? update.property.name : update.name)

/** Sets properties of a calendar, all or none (RFC 4918 9.2). Those of other resources cannot be set. */
export const proppatch: Method = async (call) => {
  const { storage, access, owner, place } = call
  const updates = valueOf(readProppatch(call.body))
  const resource = await findResource(storage.db, owner, place)
  if (resource === undefined) throw new DavRefusal(404)
  const names = updates.map(nameOf)
  const refused = new Map(names.map((name) => [keyOfName(name), PROTECTED]))
  const result =
    resource.kind === 'calendar' ? changeBy(updates, resource.calendar.kept) : ({ faults: refused } as const)
  if ('change' in result && resource.kind === 'calendar') {
    const { calendarId } = resource.calendar.collection
    await changeCollection(storage, access, { calendarId, change: result.change })
    if (isMinimal(call)) return { status: 200, headers: preferenceApplied(call) }
  }
  const propstats =
    'faults' in result ? propstatsOfFaults(names, result.faults) : [{ status: 200, properties: names.map(emptied) }]
  return multistatus([{ href: hrefOfPlace(resource.place), propstats }])
}

const emptied = (name: XmlName) => element(name)
