import type { Database } from '#server/db/database.ts'
import { findCollections, findProperties, type CollectionRow } from './collections.queries.ts'
import type { Collection } from './objects.queries.ts'

/** A calendar as a collection of resources. */
export interface DavCalendar {
  readonly collection: Collection
  readonly row: CollectionRow
  /** The last part of its path, decoded. */
  readonly name: string
  /** Properties that a program wrote, as XML by `{namespace}name`. */
  readonly kept: ReadonlyMap<string, string>
}

/** A person's calendars. */
export async function davCalendars(db: Database, ownerId: string): Promise<DavCalendar[]> {
  const rows = await findCollections(db, ownerId)
  const kept = Map.groupBy(await findProperties(db.read, ownerId), (property) => property.calendar_id)
  return rows.map((row) => ({
    collection: { ownerId, calendarId: row.id },
    row,
    name: nameOf(row),
    kept: new Map(kept.get(row.id)?.map(({ name, value }) => [name, value])),
  }))
}

/** A calendar by the name in its path: what a program chose, else its id. */
export async function davCalendarNamed(db: Database, ownerId: string, name: string): Promise<DavCalendar | undefined> {
  const calendars = await davCalendars(db, ownerId)
  const found = named(
    calendars.map(({ row }) => row),
    name,
  )
  return calendars.find(({ row }) => row === found)
}

/** The same for what only its events matter to. */
export async function collectionNamed(db: Database, ownerId: string, name: string): Promise<Collection | undefined> {
  const row = named(await findCollections(db, ownerId), name)
  return row === undefined ? undefined : { ownerId, calendarId: row.id }
}

const nameOf = (row: CollectionRow): string => row.dav_name ?? row.id

const named = (rows: readonly CollectionRow[], name: string): CollectionRow | undefined =>
  rows.find((row) => nameOf(row) === name) ?? rows.find((row) => row.id === name)
