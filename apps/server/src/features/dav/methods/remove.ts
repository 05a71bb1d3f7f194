import { DavRefusal } from '../dav-refusal.ts'
import { conditionsOf, type Method } from '../dav-request.ts'
import { findCollection } from '../find-resource.ts'
import { trashCalendar } from '../write-collections.ts'
import { deleteObject } from '../write-objects.ts'

/** Moves an event, or a calendar with all of its events, to the trash: one change, which the page can undo. */
export const remove: Method = async (call) => {
  const { storage, access, owner, place } = call
  if (place.kind !== 'object' && place.kind !== 'calendar') throw new DavRefusal(403)
  const collection = await findCollection(storage.db, owner, place)
  if (collection === undefined) throw new DavRefusal(404)
  if (place.kind === 'calendar') await trashCalendar(storage, access, collection)
  else await deleteObject(storage, { access, owner, collection, place }, conditionsOf(call))
  return { status: 204 }
}
