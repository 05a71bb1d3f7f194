import { syncTokenOf, type DavResponse, type SyncCollection } from '@dodici/core/dav'
import { DavRefusal } from '../dav-refusal.ts'
import type { DavAnswer } from '../dav-request.ts'
import { moreOf, multistatus } from '../multistatus.ts'
import { listObjects, objectsOfEvents, type DavObject } from '../objects.ts'
import { hrefOfPlace } from '../places.ts'
import { differenceSince } from '../sync.ts'
import { objectResponses } from './object-responses.ts'
import type { CalendarCall } from './calendar-call.ts'

/** What has changed in a calendar since a token (RFC 6578); without one, all that is in it. */
export async function syncCollection(about: CalendarCall, asked: SyncCollection): Promise<DavAnswer> {
  const { call, calendar } = about
  const { since, limit } = asked
  const mark = calendar.calendar.row.mark ?? 0
  if (since === null) {
    const all = await listObjects(call.storage.db.read, calendar.calendar.collection, { owner: call.owner })
    refuseTooMany(all.length, limit)
    return multistatus(objectResponses(about, all, asked.properties), { syncToken: syncTokenOf(mark) })
  }
  if (since > call.access.sequence) throw new DavRefusal(403, 'valid-sync-token')
  return mark <= since
    ? multistatus([], { syncToken: syncTokenOf(since) })
    : changesSince(about, { asked, since, mark })
}

/** Only whole changes can be answered; one that is larger than what a program takes cannot. */
function refuseTooMany(count: number, limit: number | null): void {
  if (limit !== null && count > limit) throw new DavRefusal(507, 'number-of-matches-within-limits')
}

async function changesSince(
  about: CalendarCall,
  { asked, since, mark }: { readonly asked: SyncCollection; readonly since: number; readonly mark: number },
): Promise<DavAnswer> {
  const { call, calendar } = about
  const { collection } = calendar.calendar
  const db = call.storage.db.read
  const difference = await differenceSince(db, collection, { since, most: asked.limit })
  if (difference === null) throw new DavRefusal(403, 'valid-sync-token')
  const { gone, isCut, sequence } = difference
  // The newest change of all is forgotten: no row comes after it that would show the gap.
  if (!isCut && sequence < mark) throw new DavRefusal(403, 'valid-sync-token')
  const present = await objectsOfEvents(db, collection, { owner: call.owner, ids: difference.present })
  refuseTooMany(present.length + gone.length, asked.limit)
  const responses = responsesOf(about, { asked, present, gone, isCut })
  return multistatus(responses, { syncToken: syncTokenOf(isCut ? sequence : mark) })
}

interface Changes {
  readonly asked: SyncCollection
  readonly present: readonly DavObject[]
  readonly gone: readonly string[]
  readonly isCut: boolean
}

async function* responsesOf(
  about: CalendarCall,
  { asked, present, gone, isCut }: Changes,
): AsyncGenerator<DavResponse> {
  const { place } = about.calendar
  // A name that another event has taken is there, and not gone.
  const taken = new Set(present.map(({ name }) => name))
  yield* objectResponses(about, present, asked.properties)
  for (const name of gone) {
    if (!taken.has(name)) yield { href: hrefOfPlace({ ...place, kind: 'object', name }), status: 404 }
  }
  if (isCut) yield moreOf(hrefOfPlace(place))
}
