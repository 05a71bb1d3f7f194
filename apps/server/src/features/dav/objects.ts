import type { Queries, UserTable } from '#server/db/schema.ts'
import type { CategoriesOfFiles } from '#server/features/calendar-contents/stored-for-file.ts'
import { etagOf, readEtagFacts } from './etags.ts'
import { nameOf, objectsByName } from './names.ts'
import { findByUid, findObjects, objectPages, type Collection, type Days, type ObjectRow } from './objects.queries.ts'

export type { Collection }

/** An event as a resource of a calendar. */
export interface DavObject {
  readonly id: string
  readonly uid: string
  /** The last part of its path, decoded. */
  readonly name: string
  readonly etag: string
  readonly createdAt: string
  readonly updatedAt: string
}

/** Whose hour and address generated bodies are written with. */
type Owner = Pick<UserTable, 'all_day_at' | 'email'>

interface Wanted {
  readonly owner: Owner
  /** The person's, if they have been read already. */
  readonly categories?: CategoriesOfFiles | undefined
}

/** All resources of a calendar; with a range of days, those that may touch it. */
export async function listObjects(
  db: Queries,
  collection: Collection,
  { owner, days }: { readonly owner: Owner; readonly days?: Days | undefined },
): Promise<DavObject[]> {
  const facts = await readEtagFacts(db, collection, { owner })
  const objects: DavObject[] = []
  for await (const rows of objectPages(db, collection, days)) {
    objects.push(...rows.map((row) => objectOfRow(row, etagOf(row, facts))))
  }
  return objects
}

/** The resources of these events that are in a calendar. */
export async function objectsOfEvents(
  db: Queries,
  collection: Collection,
  { owner, ids }: { readonly owner: Owner; readonly ids: readonly string[] },
): Promise<DavObject[]> {
  const rows = await findObjects(db, collection, ids)
  return objectsOfRows(db, collection, { owner, rows })
}

/** Resources by name; a name without one is missing. */
export async function objectsNamed(
  db: Queries,
  collection: Collection,
  { owner, names, categories }: Wanted & { readonly names: readonly string[] },
): Promise<Map<string, DavObject>> {
  const rows = await objectsByName(db, collection, names)
  const objects = await objectsOfRows(db, collection, { owner, rows: [...rows.values()], categories })
  return new Map(objects.map((object) => [object.name, object]))
}

/** The id of the event of a calendar with this UID. */
export const idWithUid = async (db: Queries, collection: Collection, uid: string): Promise<string | undefined> =>
  (await findByUid(db, collection, uid))?.id

async function objectsOfRows(
  db: Queries,
  collection: Collection,
  wanted: Wanted & { readonly rows: readonly ObjectRow[] },
): Promise<DavObject[]> {
  const { rows } = wanted
  if (rows.length === 0) return []
  const facts = await readEtagFacts(db, collection, wanted)
  return rows.map((row) => objectOfRow(row, etagOf(row, facts)))
}

const objectOfRow = (row: ObjectRow, etag: string): DavObject => ({
  id: row.id,
  uid: row.uid,
  name: nameOf(row),
  etag,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})
