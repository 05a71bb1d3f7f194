import { bodiesOf } from '../bodies.ts'
import { isKnown } from '../conditions.ts'
import { DavRefusal } from '../dav-refusal.ts'
import { conditionsOf, type Method } from '../dav-request.ts'
import { findResource } from '../find-resource.ts'

/** The octets of an event. Collections are read by PROPFIND and reports alone. */
export const get: Method = async (call) => {
  const { storage, owner, place } = call
  const resource = await findResource(storage.db, owner, place)
  if (resource === undefined) throw new DavRefusal(404)
  if (resource.kind !== 'object') throw new DavRefusal(405)
  const { id, etag, updatedAt } = resource.object
  const headers = { etag, 'last-modified': new Date(updatedAt).toUTCString() }
  if (isKnown(conditionsOf(call), etag)) return { status: 304, headers }
  const body = (await bodiesOf(storage, owner, [id])).get(id)
  if (body === undefined) throw new DavRefusal(404)
  return {
    status: 200,
    headers: { ...headers, 'content-type': 'text/calendar; charset=utf-8; component=VEVENT' },
    body,
  }
}
