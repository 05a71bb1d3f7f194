import { v7 as uuid } from 'uuid'
import type { ChangeWriter } from '#server/db/journal/change-writer.ts'
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

type Naming = Pick<ChangeWriter, 'trx' | 'sequence'>

interface Named {
  readonly id: string
  readonly name: string
}

/** Gives an event the name that a program chose. One that had it, and is not there, gets another. */
export async function nameObject(writer: Naming, collection: Collection, { id, name }: Named): Promise<void> {
  if (name === ownNameOf(id)) return
  const { trx, sequence } = writer
  await freeOwnName(trx, collection, name)
  const holder = (await findNamed(trx, collection, [name])).get(name)
  if (holder !== undefined && holder !== id) {
    await putName(trx, collection, { name: laterNameOf(holder, sequence), eventId: holder })
  }
  await putName(trx, collection, { name, eventId: id })
}

/** The same for an event that was just made, and has none. */
export async function nameNewObject(writer: Naming, collection: Collection, named: Named): Promise<void> {
  await freeOwnName(writer.trx, collection, named.name)
  const isFree = await putFirstName(writer.trx, collection, { name: named.name, eventId: named.id })
  if (!isFree) await nameObject(writer, collection, named)
}

/** The name of an event that lost its own to another by some change. */
const laterNameOf = (id: string, sequence: number): string => `${id}-${String(sequence)}.ics`

/** Whether an event got its name only after the change by which it went: then no program knows it by that name. */
export function isUnknownName(
  name: string,
  { id, lastChange }: { readonly id: string; readonly lastChange: number },
): boolean {
  const sequence = Number(/-(\d{1,15})\.ics$/.exec(name)?.[1])
  return name === laterNameOf(id, sequence) && sequence > lastChange
}

/** Where another event, deleted or moved away, is called so by its id, that one gets a name by which it can come back. */
async function freeOwnName(db: Queries, collection: Collection, name: string): Promise<void> {
  const id = OWN_NAME.exec(name)?.[1]
  if (id !== undefined && (await isStored(db, collection.ownerId, id))) {
    await putName(db, collection, { name: ownNameOf(uuid()), eventId: id })
  }
}
