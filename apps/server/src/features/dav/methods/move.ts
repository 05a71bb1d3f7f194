import { DavRefusal } from '../dav-refusal.ts'
import { conditionsOf, type Method } from '../dav-request.ts'
import { findCalendar } from '../find-resource.ts'
import { hrefOfPlace, placeOf } from '../places.ts'
import { moveObject } from '../write-objects.ts'

/** Moves an event to another name, perhaps in another calendar (RFC 4918 9.9). */
export const move: Method = async (call) => {
  const { storage, access, owner, place, headers } = call
  const to = placeOf(headers['destination'] ?? '')
  if (to === null) throw new DavRefusal(400)
  if (place.kind !== 'object' || to.kind !== 'object' || hrefOfPlace(to) === hrefOfPlace(place)) {
    throw new DavRefusal(403)
  }
  const from = await findCalendar(storage.db.read, owner, place)
  if (from === undefined) throw new DavRefusal(404)
  const target = await findCalendar(storage.db.read, owner, to)
  if (target === undefined) throw new DavRefusal(409)
  const { isNew } = await moveObject(
    storage,
    { access, owner, collection: from.calendar.collection, place },
    {
      to: { collection: target.calendar.collection, place: to },
      conditions: conditionsOf(call),
      overwrite: headers['overwrite']?.trim().toUpperCase() !== 'F',
    },
  )
  return { status: isNew ? 201 : 204, headers: { location: hrefOfPlace(to) } }
}
