import { v7 as uuid } from 'uuid'
import type { Queries } from '#server/db/schema.ts'
import {
  findNamed,
  findObjects,
  isStored,
  putFirstName,
  putName,
  type Collection,
  type ObjectRow,
} from './objects.queries.ts'

const OWN_NAME = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.ics$/

/** The name of an event that no program has named. */
export const ownNameOf = (id: string): string => `${id}.ics`

/** The last part of the path of an event's resource, decoded. */
export const nameOf = ({ id, name }: Pick<ObjectRow, 'id' | 'name'>): string => name ?? ownNameOf(id)

/** The events behind these names in a calendar; a name without one is missing. */
export async function objectsByName(
  db: Queries,
  collection: Collection,
  names: readonly string[],
): Promise<Map<string, ObjectRow>> {
  const named = await findNamed(db, collection, names)
  const idOf = (name: string): string | undefined => named.get(name) ?? OWN_NAME.exec(name)?.[1]
  const ids = names.flatMap((name) => idOf(name) ?? [])
  const byId = new Map((await findObjects(db, collection, ids)).map((row) => [row.id, row]))
  const found = new Map<string, ObjectRow>()
  for (const name of names) {
    const row = byId.get(idOf(name) ?? '')
    // An event that a program has named has no other name.
    if (row !== undefined && nameOf(row) === name) found.set(name, row)
  }
  return found
}

/** Gives an event the name that a program chose. */
export async function nameObject(db: Queries, collection: Collection, eventId: string, name: string): Promise<void> {
  if (name === ownNameOf(eventId)) return
  await freeOwnName(db, collection, name)
  await putName(db, collection, { name, eventId })
}

/** The same for an event that was just made, and has none. */
export async function nameNewObject(db: Queries, collection: Collection, eventId: string, name: string): Promise<void> {
  await freeOwnName(db, collection, name)
  await putFirstName(db, collection, { name, eventId })
}

/** Where another event, deleted or moved away, is called so by its id, that one gets a name by which it can come back. */
async function freeOwnName(db: Queries, collection: Collection, name: string): Promise<void> {
  const id = OWN_NAME.exec(name)?.[1]
  if (id !== undefined && (await isStored(db, collection.ownerId, id))) {
    await putName(db, collection, { name: ownNameOf(uuid()), eventId: id })
  }
}
