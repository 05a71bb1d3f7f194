import type { Queries } from '#server/db/schema.ts'
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
export async function davCalendars(db: Queries, ownerId: string): Promise<DavCalendar[]> {
  const rows = await findCollections(db, ownerId)
  const kept = Map.groupBy(await findProperties(db, ownerId), (property) => property.calendar_id)
  return rows.map((row) => ({
    collection: { ownerId, calendarId: row.id },
    row,
    name: row.dav_name ?? row.id,
    kept: new Map(kept.get(row.id)?.map(({ name, value }) => [name, value])),
  }))
}

/** A calendar by the name in its path: what a program chose, else its id. */
export async function davCalendarNamed(db: Queries, ownerId: string, name: string): Promise<DavCalendar | undefined> {
  const calendars = await davCalendars(db, ownerId)
  return calendars.find((calendar) => calendar.name === name) ?? calendars.find(({ row }) => row.id === name)
}
