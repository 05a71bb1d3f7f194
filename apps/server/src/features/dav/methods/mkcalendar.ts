import {
  CALDAV,
  caldavName,
  isSameName,
  readMkcalendar,
  readMkcol,
  writeMkcolResponse,
  type DavReading,
  type NewCollection,
  type Propstat,
} from '@dodici/core/dav'
import { DavRefusal, valueOf } from '../dav-refusal.ts'
import type { DavAnswer, DavCall, Method } from '../dav-request.ts'
import { findCalendar } from '../find-resource.ts'
import { multistatus } from '../multistatus.ts'
import { hrefOfPlace } from '../places.ts'
import { propstatsOfFaults } from '../properties/fault-propstats.ts'
import { changeBy, type PropertyFault } from '../properties/set-properties.ts'
import { makeCollection } from '../write-collections.ts'

const COMPONENTS = `{${CALDAV}}supported-calendar-component-set`

/** How a method that makes calendars reads what it is sent, and refuses. */
interface Making {
  readonly read: (body: Uint8Array) => DavReading<NewCollection>
  /** Status for a path where something is already. */
  readonly taken: 403 | 405
  /** What says which of the properties stood in the way. */
  readonly refusal: (call: DavCall, propstats: readonly Propstat[]) => DavAnswer
}

const making =
  ({ read, taken, refusal }: Making): Method =>
  async (call) => {
    const name = await freeNameOf(call, taken)
    const { types, properties } = valueOf(read(call.body))
    if (!types.some((type) => isSameName(type, caldavName('calendar')))) throw new DavRefusal(403, 'valid-resourcetype')
    const updates = properties.map((property) => ({ kind: 'set' as const, property }))
    const result = changeBy(updates, new Map())
    if ('faults' in result) {
      refuseByCondition(result.faults)
      const names = properties.map((property) => property.name)
      return refusal(call, propstatsOfFaults(names, result.faults))
    }
    await makeCollection(call.storage, call.access, { name, change: result.change })
    return { status: 201, headers: { 'cache-control': 'no-cache' } }
  }

/** Some faults have a condition of their own (RFC 4791 5.3.1.2). */
function refuseByCondition(faults: ReadonlyMap<string, PropertyFault>): void {
  if (faults.has(COMPONENTS)) throw new DavRefusal(403, 'supported-calendar-component')
  const isZoneBad = [...faults.values()].some(({ error }) => error === 'valid-calendar-data')
  if (isZoneBad) throw new DavRefusal(403, 'valid-calendar-data')
}

/** The last part of the path of a calendar to be made. */
async function freeNameOf({ storage, owner, place }: DavCall, taken: Making['taken']): Promise<string> {
  if ('principalId' in place && place.principalId !== owner.id) throw new DavRefusal(403, 'need-privileges')
  if (place.kind === 'object' && (await findCalendar(storage.db, owner, place)) === undefined) {
    throw new DavRefusal(409)
  }
  if (place.kind !== 'calendar') throw new DavRefusal(403, 'calendar-collection-location-ok')
  if ((await findCalendar(storage.db, owner, place)) !== undefined) throw new DavRefusal(taken, 'resource-must-be-null')
  return place.calendar
}

/** Makes a calendar (RFC 4791 5.3.1). */
export const mkcalendar = making({
  read: readMkcalendar,
  taken: 403,
  refusal: ({ place }, propstats) => multistatus([{ href: hrefOfPlace(place), propstats }]),
})

/** The same by an extended MKCOL (RFC 5689). */
export const mkcol = making({
  read: readMkcol,
  taken: 405,
  refusal: (_call, propstats) => ({
    status: 424,
    headers: { 'content-type': 'application/xml; charset=utf-8' },
    body: writeMkcolResponse(propstats),
  }),
})
