import { personalClock } from '#server/features/reminders/reminded-event.ts'
import { DavRefusal } from '../dav-refusal.ts'
import { conditionsOf, type Method } from '../dav-request.ts'
import { findCollection } from '../find-resource.ts'
import { readSent } from '../sent.ts'
import { putObject } from '../write-objects.ts'

/** Stores an event. What is served from now on is what was sent, so its ETag is answered (RFC 4791 5.3.4). */
export const put: Method = async (call) => {
  const { storage, access, owner, place } = call
  if (place.kind !== 'object') throw new DavRefusal(405)
  const collection = await findCollection(storage.db, owner, place)
  if (collection === undefined) throw new DavRefusal(409)
  const sent = await readSent(storage, call.body, personalClock(owner))
  const target = { access, owner, collection, place }
  const { etag, isNew } = await putObject(storage, target, { sent, conditions: conditionsOf(call) })
  return { status: isNew ? 201 : 204, headers: { etag } }
}
