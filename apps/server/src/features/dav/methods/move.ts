import { withoutBase } from '#server/base-path.ts'
import { DavRefusal } from '../dav-refusal.ts'
import { conditionsOf, type DavCall, type Method } from '../dav-request.ts'
import { findCollection } from '../find-resource.ts'
import { hrefOfPlace, placeOf, type Place } from '../places.ts'
import { moveObject } from '../write-objects.ts'

/** Moves an event to another name, perhaps in another calendar (RFC 4918 9.9). */
export const move: Method = async (call) => {
  const { storage, access, owner, headers } = call
  const { from, to, destination } = placesOf(call)
  const collection = await findCollection(storage.db, owner, from)
  if (collection === undefined) throw new DavRefusal(404)
  const target = await findCollection(storage.db, owner, to)
  if (target === undefined) throw new DavRefusal(409)
  const { isNew } = await moveObject(
    storage,
    { access, owner, collection, place: from },
    {
      to: { collection: target, place: to },
      conditions: conditionsOf(call),
      overwrite: headers['overwrite']?.trim().toUpperCase() !== 'F',
    },
  )
  return { status: isNew ? 201 : 204, headers: { location: destination } }
}

type ObjectPlace = Extract<Place, { kind: 'object' }>

/** Where an event is moved from and to. Nothing else can be moved, and only to where an event can be. */
function placesOf({ place, headers, base }: DavCall): {
  readonly from: ObjectPlace
  readonly to: ObjectPlace
  /** As it was sent. */
  readonly destination: string
} {
  const destination = headers['destination']?.trim()
  if (destination === undefined) throw new DavRefusal(400)
  const to = placeOf(withoutBase(destination, base))
  if (place.kind !== 'object' || to?.kind !== 'object') throw new DavRefusal(403)
  if (hrefOfPlace(to) === hrefOfPlace(place)) throw new DavRefusal(403)
  return { from: place, to, destination }
}
