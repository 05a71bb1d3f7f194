import { v7 as uuid } from 'uuid'
import type { Access } from '#server/actor.ts'
import type { ChangeWriter } from '#server/db/journal/change-writer.ts'
import { eventUnit } from '#server/db/journal/units/event-unit.ts'
import { writeChange, type Storage } from '#server/db/journal/write-change.ts'
import type { Queries, UserTable } from '#server/db/schema.ts'
import { AppError } from '#server/errors.ts'
import { categoriesOfFiles } from '#server/features/calendar-contents/stored-for-file.ts'
import { davName, element } from '@dodici/core/dav'
import { contentsOfSent } from './content-of-sent.ts'
import { DavRefusal } from './dav-refusal.ts'
import { etagAsSent } from './etags.ts'
import { putFormerName } from './former-names.queries.ts'
import { nameNewObject, nameObject, nameOf, ownNameOf } from './names.ts'
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
): Promise<{ readonly etag: string; readonly isNew: boolean }> {
  const facts = { kind: 'event.update', kindIfEventAdded: 'event.create' } as const
  const { value } = await writeChange(storage, access, facts, async (writer) => {
    const categories = await categoriesOfFiles(writer.trx, collection.ownerId)
    const named = await objectsNamed(writer.trx, collection, { owner, names: [place.name], categories })
    const present = named.get(place.name)
    refuseStale(present, conditions)
    await refuseOtherUid(writer.trx, { collection, place, present }, sent)
    const id = present?.id ?? uuid()
    const units = present === undefined ? [] : await eventUnit.readMany(writer.trx, collection.ownerId, [id])
    const target = { access, collection, categories, isLimited: true }
    const [content] = await contentsOfSent(writer, target, [{ sent, unit: units[0] }]).catch(refuseBeyondPlan)
    if (content === undefined) throw new AppError('internal', 'What was sent has no content.')
    const written = await writer.put('event', [{ id, content }], units)
    if (present === undefined) await nameNewObject(writer, collection, { id, name: place.name })
    if (sent.body === null) return generatedObject(writer.trx, collection, { owner, id, isNew: present === undefined })
    const etag = written === 0 && present !== undefined ? present.etag : etagAsSent(id, writer.changeId)
    return { etag, isNew: present === undefined }
  })
  return value
}

/** What was written without its octets. */
async function generatedObject(
  trx: Queries,
  collection: Collection,
  { owner, id, isNew }: { readonly owner: UserTable; readonly id: string; readonly isNew: boolean },
): Promise<{ readonly etag: string; readonly isNew: boolean }> {
  const [object] = await objectsOfEvents(trx, collection, { owner, ids: [id] })
  if (object === undefined) throw new AppError('internal', 'An event that was just written is not there.')
  return { etag: object.etag, isNew }
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
  if (present?.uid === file.event.uid) return
  const holder = await findByUid(db, collection, file.event.uid)
  if (holder === undefined && present === undefined) return
  const name = holder === undefined ? place.name : nameOf(holder)
  throw uidConflictAt({ ...place, name })
}

/** Says which resource has the UID, or another one than it would get. */
const uidConflictAt = (place: Place): DavRefusal =>
  new DavRefusal(403, 'no-uid-conflict', [element(davName('href'), [hrefOfPlace(place)])])

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
    const isReplaced = await makeRoom(writer, { ...to, owner, overwrite, moved: present })
    const [unit] = await eventUnit.readMany(writer.trx, collection.ownerId, [present.id])
    if (unit === undefined) throw new DavRefusal(404)
    const holder = await findByUid(writer.trx, to.collection, unit.content.event.uid)
    if (holder !== undefined && holder.id !== present.id) throw uidConflictAt({ ...to.place, name: nameOf(holder) })
    const event = { ...unit.content.event, calendar_id: to.collection.calendarId }
    // Also where only its name is another one: programs that know it by the first one learn of it by this change.
    await writer.put('event', [{ id: present.id, content: { ...unit.content, event }, contentId: writer.changeId }])
    await renameObject(writer, to.collection, { id: present.id, name: to.place.name })
    return { isNew: !isReplaced }
  })
  return value
}

/** Moves what is where an event shall be to the trash. Only the same event can be replaced (RFC 4791 5.3.2.1). */
async function makeRoom(
  writer: ChangeWriter,
  {
    collection,
    place,
    owner,
    overwrite,
    moved,
  }: Omit<Target, 'access'> & { readonly overwrite: boolean; readonly moved: DavObject },
): Promise<boolean> {
  const there = (await objectsNamed(writer.trx, collection, { owner, names: [place.name] })).get(place.name)
  if (there === undefined) return false
  if (!overwrite) throw new DavRefusal(412)
  if (there.uid !== moved.uid) throw uidConflictAt(place)
  if (there.id !== moved.id) await writer.remove('event', [there.id])
  return true
}

/** Gives an event another name in a calendar, and remembers the one that it had there for programs that know it. */
async function renameObject(
  writer: ChangeWriter,
  collection: Collection,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<void> {
  const former = (await findNames(writer.trx, collection, [id])).get(id) ?? ownNameOf(id)
  if (former !== name) await putFormerName(writer.trx, collection, { name: former, sequence: writer.sequence })
  await nameObject(writer, collection, { id, name })
}
