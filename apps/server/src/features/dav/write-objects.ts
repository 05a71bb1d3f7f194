import { v7 as uuid } from 'uuid'
import type { Access } from '#server/actor.ts'
import type { ChangeWriter } from '#server/db/journal/change-writer.ts'
import { eventUnit } from '#server/db/journal/units/event-unit.ts'
import { writeChange, type Storage } from '#server/db/journal/write-change.ts'
import type { Queries, UserTable } from '#server/db/schema.ts'
import { AppError } from '#server/errors.ts'
import { davName, element } from '@dodici/core/dav'
import { contentsOfSent } from './content-of-sent.ts'
import { DavRefusal } from './dav-refusal.ts'
import { putFormerName } from './former-names.queries.ts'
import { nameObject, nameOf, ownNameOf } from './names.ts'
import { findByUid, findNames, type Collection } from './objects.queries.ts'
import { objectsNamed, objectsOfEvents, type DavObject } from './objects.ts'
import { hrefOfPlace, type Place } from './places.ts'
import { refuseStale, type Conditions } from './conditions.ts'
import type { SentEvent } from './sent.ts'

/** Where something is written, and for whom. */
export interface Target {
  readonly access: Access
  readonly owner: UserTable
  readonly collection: Collection
  readonly place: Extract<Place, { kind: 'object' }>
}

/**
 * Stores what a program sends under a name: a new event, or another version of one.
 * @throws DavRefusal 412 if a condition is not met; `no-uid-conflict`, `quota-not-exceeded`
 */
export async function putObject(
  storage: Storage,
  { access, owner, collection, place }: Target,
  { sent, conditions }: { readonly sent: SentEvent; readonly conditions: Conditions },
): Promise<{ readonly object: DavObject; readonly isNew: boolean }> {
  const known = await objectsNamed(storage.db.read, collection, { owner, names: [place.name] })
  const kind = known.has(place.name) ? 'event.update' : 'event.create'
  const { value } = await writeChange(storage, access, { kind }, async (writer) => {
    const present = (await objectsNamed(writer.trx, collection, { owner, names: [place.name] })).get(place.name)
    refuseStale(present, conditions)
    await refuseOtherUid(writer.trx, { collection, place, present }, sent)
    const id = present?.id ?? uuid()
    const [unit] = present === undefined ? [] : await eventUnit.readMany(writer.trx, collection.ownerId, [id])
    const [content] = await contentsOfSent(writer, { access, collection, isLimited: true }, [{ sent, unit }]).catch(
      refuseBeyondPlan,
    )
    if (content === undefined) throw new AppError('internal', 'What was sent has no content.')
    await writer.put('event', [{ id, content }])
    if (present === undefined) await nameObject(writer.trx, collection, id, place.name)
    const [object] = await objectsOfEvents(writer.trx, collection, { owner, ids: [id] })
    if (object === undefined) throw new AppError('internal', 'An event that was just written is not there.')
    return { object, isNew: present === undefined }
  })
  return value
}

interface UidCheck {
  readonly collection: Collection
  readonly place: Extract<Place, { kind: 'object' }>
  readonly present: DavObject | undefined
}

/** Each UID is once in a calendar, and a resource keeps its own (RFC 4791 5.3.2.1). */
async function refuseOtherUid(
  db: Queries,
  { collection, place, present }: UidCheck,
  { file }: SentEvent,
): Promise<void> {
  const holder = await findByUid(db, collection, file.event.uid)
  if (holder === undefined ? present === undefined : holder.id === present?.id) return
  const name = holder === undefined ? place.name : nameOf(holder)
  throw new DavRefusal(403, 'no-uid-conflict', [element(davName('href'), [hrefOfPlace({ ...place, name })])])
}

/** @throws DavRefusal for a plan without room, else the error itself */
function refuseBeyondPlan(error: unknown): never {
  if (error instanceof AppError && error.code === 'plan_limit') throw new DavRefusal(507, 'quota-not-exceeded')
  throw error
}

/**
 * Moves an event to the trash.
 * @throws DavRefusal 404, or 412 if a condition is not met
 */
export async function deleteObject(
  storage: Storage,
  { access, owner, collection, place }: Target,
  conditions: Conditions,
): Promise<void> {
  await writeChange(storage, access, { kind: 'event.delete' }, async (writer) => {
    const present = (await objectsNamed(writer.trx, collection, { owner, names: [place.name] })).get(place.name)
    if (present === undefined) throw new DavRefusal(404)
    refuseStale(present, conditions)
    await writer.remove('event', [present.id])
  })
}

/**
 * Moves an event to another name, perhaps in another calendar of the same person. What a program sent stays with it.
 * @throws DavRefusal 404, 412, `no-uid-conflict`
 */
export async function moveObject(
  storage: Storage,
  { access, owner, collection, place }: Target,
  {
    to,
    conditions,
    overwrite,
  }: {
    readonly to: Pick<Target, 'collection' | 'place'>
    readonly conditions: Conditions
    readonly overwrite: boolean
  },
): Promise<{ readonly isNew: boolean }> {
  const { value } = await writeChange(storage, access, { kind: 'event.update' }, async (writer) => {
    const present = (await objectsNamed(writer.trx, collection, { owner, names: [place.name] })).get(place.name)
    if (present === undefined) throw new DavRefusal(404)
    refuseStale(present, conditions)
    const replaced = (await objectsNamed(writer.trx, to.collection, { owner, names: [to.place.name] })).get(
      to.place.name,
    )
    if (replaced !== undefined && !overwrite) throw new DavRefusal(412)
    if (replaced !== undefined && replaced.id !== present.id) await writer.remove('event', [replaced.id])
    const [unit] = await eventUnit.readMany(writer.trx, collection.ownerId, [present.id])
    if (unit === undefined) throw new DavRefusal(404)
    const holder = await findByUid(writer.trx, to.collection, unit.content.event.uid)
    if (holder !== undefined && holder.id !== present.id) {
      const href = hrefOfPlace({ ...to.place, name: nameOf(holder) })
      throw new DavRefusal(403, 'no-uid-conflict', [element(davName('href'), [href])])
    }
    const event = { ...unit.content.event, calendar_id: to.collection.calendarId }
    // Also where only its name is another one: programs that know it by the first one learn of it by this change.
    await writer.put('event', [{ id: present.id, content: { ...unit.content, event }, contentId: writer.changeId }])
    await renameObject(writer, to.collection, { id: present.id, name: to.place.name })
    return { isNew: replaced === undefined }
  })
  return value
}

/** Gives an event another name in a calendar, and remembers the one that it had there for programs that know it. */
async function renameObject(
  writer: ChangeWriter,
  collection: Collection,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<void> {
  const former = (await findNames(writer.trx, collection, [id])).get(id) ?? ownNameOf(id)
  if (former !== name) await putFormerName(writer.trx, collection, { name: former, sequence: writer.sequence })
  await nameObject(writer.trx, collection, id, name)
}
