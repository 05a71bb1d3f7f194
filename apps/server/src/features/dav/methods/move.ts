import { DavRefusal } from '../dav-refusal.ts'
import { conditionsOf, type Method } from '../dav-request.ts'
import { findCollection } from '../find-resource.ts'
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
  const collection = await findCollection(storage.db, owner, place)
  if (collection === undefined) throw new DavRefusal(404)
  const target = await findCollection(storage.db, owner, to)
  if (target === undefined) throw new DavRefusal(409)
  const { isNew } = await moveObject(
    storage,
    { access, owner, collection, place },
    {
      to: { collection: target, place: to },
      conditions: conditionsOf(call),
      overwrite: headers['overwrite']?.trim().toUpperCase() !== 'F',
    },
  )
  return { status: isNew ? 201 : 204, headers: { location: hrefOfPlace(to) } }
}
