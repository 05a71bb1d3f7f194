import {
  CALDAV,
  caldavName,
  isSameName,
  readMkcalendar,
  readMkcol,
  type DavReading,
  type NewCollection,
} from '@dodici/core/dav'
import { DavRefusal, valueOf } from '../dav-refusal.ts'
import type { DavCall, Method } from '../dav-request.ts'
import { findCalendar } from '../find-resource.ts'
import { changeBy } from '../properties/set-properties.ts'
import { makeCollection } from '../write-collections.ts'

const COMPONENTS = `{${CALDAV}}supported-calendar-component-set`

const making =
  (read: (body: Uint8Array) => DavReading<NewCollection>): Method =>
  async (call) => {
    const name = await freeNameOf(call)
    const { types, properties } = valueOf(read(call.body))
    if (!types.some((type) => isSameName(type, caldavName('calendar')))) throw new DavRefusal(403, 'valid-resourcetype')
    const updates = properties.map((property) => ({ kind: 'set' as const, property }))
    const result = changeBy(updates, new Map())
    if ('faults' in result) {
      const isForeign = [...result.faults.keys()].includes(COMPONENTS)
      throw new DavRefusal(403, isForeign ? 'supported-calendar-component' : 'initialize-calendar-collection')
    }
    await makeCollection(call.storage, call.access, { name, change: result.change })
    return { status: 201, headers: { 'cache-control': 'no-cache' } }
  }

/** The last part of the path of a calendar to be made. */
async function freeNameOf({ storage, owner, place }: DavCall): Promise<string> {
  if (place.kind !== 'calendar') throw new DavRefusal(403, 'calendar-collection-location-ok')
  if (place.principalId !== owner.id) throw new DavRefusal(403, 'need-privileges')
  if ((await findCalendar(storage.db, owner, place)) !== undefined) throw new DavRefusal(405)
  return place.calendar
}

/** Makes a calendar (RFC 4791 5.3.1). */
export const mkcalendar = making(readMkcalendar)

/** The same by an extended MKCOL (RFC 5689). */
export const mkcol = making(readMkcol)
