import { v7 as uuid } from 'uuid'
import type { Access } from '#server/actor.ts'
import type { ChangeFacts } from '#server/db/journal/change-header.ts'
import type { ChangeWriter, UnitState } from '#server/db/journal/change-writer.ts'
import { QUIET_KIND } from '#server/db/journal/quiet-changes.ts'
import { ownUnit } from '#server/db/journal/own-units.ts'
import { eventUnit } from '#server/db/journal/units/event-unit.ts'
import { writeChange, type Storage } from '#server/db/journal/write-change.ts'
import type { LinkedCalendarTable, LinkedObjectTable, UserTable } from '#server/db/schema.ts'
import { categoriesOfFiles } from '#server/features/calendar-contents/stored-for-file.ts'
import { contentsOfSent } from '#server/features/dav/content-of-sent.ts'
import { idWithUid, objectsOfEvents, type Collection } from '#server/features/dav/objects.ts'
import type { SentEvent } from '#server/features/dav/sent.ts'
import { deleteObjects, putObjects } from '../linked-objects.queries.ts'
import type { Pair } from './run.ts'
import { refuseUnlinked } from './still-linked.ts'

/** Who writes where, in which linked calendar. */
export interface Receiver {
  readonly storage: Storage
  readonly link: LinkedCalendarTable
  readonly owner: UserTable
  readonly access: Access
  readonly collection: Collection
}

/** What is there, to be written here if that is still what it was when it was looked at. */
export interface Received {
  readonly pair: Pair
  readonly etag: string
  readonly sent: SentEvent
}

/** Nobody here does it in a calendar that is only read; elsewhere it stands in the history, with its way back. */
const factsOf = ({ link }: Receiver, kind: 'event.create' | 'event.update' | 'event.delete'): ChangeFacts =>
  link.read_only === 1 ? { kind: QUIET_KIND } : { kind }

/**
 * Writes versions of there, and notes in the same transaction that both sides are the same. Returns whether all were written:
 * what has changed here meanwhile is looked at again.
 */
export async function receive(receiver: Receiver, received: readonly Received[]): Promise<boolean> {
  const fresh = received.filter(({ pair }) => pair.eventId === null)
  const known = received.filter(({ pair }) => pair.eventId !== null)
  let written = 0
  if (fresh.length > 0) written += await write(receiver, factsOf(receiver, 'event.create'), fresh)
  if (known.length > 0) written += await write(receiver, factsOf(receiver, 'event.update'), known)
  return written === received.length
}

async function write(receiver: Receiver, facts: ChangeFacts, received: readonly Received[]): Promise<number> {
  const { storage, access, collection, owner, link } = receiver
  const { value } = await writeChange(storage, access, facts, async (writer) => {
    await refuseUnlinked(writer.trx, link)
    await ownUnit(writer.trx, 'calendar', link.owner_id, link.calendar_id)
    const standing = await stillStanding(writer, receiver, received)
    const units = await eventUnit.readMany(
      writer.trx,
      collection.ownerId,
      standing.map(({ id }) => id),
    )
    const unitById = new Map(units.map((unit) => [unit.id, unit]))
    const categories = await categoriesOfFiles(writer.trx, collection.ownerId)
    const contents = await contentsOfSent(
      writer,
      { access, collection, categories, isLimited: link.read_only === 0 },
      standing.map(({ id, one }) => ({ sent: one.sent, unit: unitById.get(id) })),
    )
    const states = standing.map(({ id }, at): UnitState<'event'> => ({ id, content: contents[at] ?? null }))
    await writer.put('event', states)
    const ids = standing.map(({ id }) => id)
    const objects = await objectsOfEvents(writer.trx, collection, { owner, ids })
    const tags = new Map(objects.map(({ id, etag }) => [id, etag]))
    await putObjects(
      writer.trx,
      standing.map(({ id, one }) =>
        agreedRow(link, { ...one.pair, eventId: id, tag: tags.get(id) ?? null, etag: one.etag }),
      ),
    )
    return standing.length
  })
  return value
}

interface Standing {
  readonly id: string
  readonly one: Received
}

/** Those whose event is what it was. The others are looked at again the next time. */
async function stillStanding(
  { trx }: ChangeWriter,
  { collection, owner }: Receiver,
  received: readonly Received[],
): Promise<Standing[]> {
  const ids = received.flatMap(({ pair }) => pair.eventId ?? [])
  const objects = await objectsOfEvents(trx, collection, { owner, ids })
  const tags = new Map(objects.map(({ id, etag }) => [id, etag]))
  const uids = new Set<string>()
  const standing: Standing[] = []
  for (const one of received) {
    const { eventId, tag } = one.pair
    const { uid } = one.sent.file.event
    const holder = await idWithUid(trx, collection, uid)
    // Another event may have come to this name meanwhile, and two resources there may have one.
    const isTaken = uids.has(uid) || (holder !== undefined && holder !== eventId)
    if (isTaken || (eventId !== null && (tags.get(eventId) ?? null) !== tag)) continue
    uids.add(uid)
    standing.push({ id: eventId ?? uuid(), one })
  }
  return standing
}

/** What is noted of a pair of which both sides are the same. */
export const agreedRow = (
  { owner_id, calendar_id }: Pick<LinkedCalendarTable, 'owner_id' | 'calendar_id'>,
  { href, eventId, tag, etag }: Pick<Pair, 'href' | 'eventId' | 'tag' | 'etag'>,
): LinkedObjectTable => ({
  owner_id,
  calendar_id,
  href,
  event_id: eventId,
  etag,
  tag,
  sending: null,
  conflict: null,
  their_etag: null,
  their_body: null,
  our_tag: null,
  noticed_at: null,
})

/** Deletes here what is gone there, if it is still what it was when it was looked at. Returns whether all were. */
export async function removeHere(receiver: Receiver, pairs: readonly Pair[]): Promise<boolean> {
  const { storage, access, collection, owner, link } = receiver
  const { value } = await writeChange(storage, access, factsOf(receiver, 'event.delete'), async (writer) => {
    await refuseUnlinked(writer.trx, link)
    const ids = pairs.flatMap(({ eventId }) => eventId ?? [])
    const objects = await objectsOfEvents(writer.trx, collection, { owner, ids })
    const tags = new Map(objects.map(({ id, etag }) => [id, etag]))
    const gone = pairs.filter(({ eventId, tag }) => (tags.get(eventId ?? '') ?? null) === tag)
    // What was only read is nobody's to take out of the trash again.
    const trashed = link.read_only === 1 ? { contentId: null } : {}
    await writer.put(
      'event',
      gone.flatMap(({ eventId }) => (eventId === null ? [] : [{ id: eventId, content: null, ...trashed }])),
    )
    await deleteObjects(
      writer.trx,
      link,
      gone.map(({ href }) => href),
    )
    return gone.length === pairs.length
  })
  return value
}
