import { ownRows } from '#server/db/journal/own-units.ts'
import { prepareQuery } from '#server/db/prepare-query.ts'
import type { CalendarTable, DavCollectionTable, DavPropertyTable, Queries } from '#server/db/schema.ts'

/** A calendar's row with what programs have said about it. */
export type CollectionRow = CalendarTable & {
  readonly dav_name: string | null
  readonly dav_position: number | null
  readonly dav_transparent: number | null
  /** The newest change that touched its events. */
  readonly mark: number | null
}

/** A person's calendars, oldest first. Every request of a device begins with them. */
export const findCollections = prepareQuery<CollectionRow>((db, ownerId) =>
  db
    .selectFrom('calendar')
    .leftJoin('dav_collection', (join) =>
      join
        .onRef('dav_collection.owner_id', '=', 'calendar.owner_id')
        .onRef('dav_collection.calendar_id', '=', 'calendar.id'),
    )
    .leftJoin('calendar_mark', (join) =>
      join
        .onRef('calendar_mark.owner_id', '=', 'calendar.owner_id')
        .onRef('calendar_mark.calendar_id', '=', 'calendar.id'),
    )
    .selectAll('calendar')
    .select([
      'dav_collection.name as dav_name',
      'dav_collection.position as dav_position',
      'dav_collection.transparent as dav_transparent',
      'calendar_mark.sequence as mark',
    ])
    .where('calendar.owner_id', '=', ownerId)
    .where('calendar.deleted_at', 'is', null)
    .orderBy('calendar.created_at')
    .orderBy('calendar.id'),
)

/** Whether somebody's calendar, in the trash or not, is called so by its id or by a program. */
export async function isPathTaken(db: Queries, ownerId: string, name: string): Promise<boolean> {
  const byId = await ownRows(db, 'calendar', ownerId).select('id').where('id', '=', name).executeTakeFirst()
  if (byId !== undefined) return true
  const named = await db
    .selectFrom('dav_collection')
    .innerJoin('calendar', (join) =>
      join.onRef('calendar.owner_id', '=', 'dav_collection.owner_id').onRef('calendar.id', '=', 'calendar_id'),
    )
    .select('calendar_id')
    .where('dav_collection.owner_id', '=', ownerId)
    .where('dav_collection.name', '=', name)
    .where('calendar.deleted_at', 'is', null)
    .executeTakeFirst()
  return named !== undefined
}

/** Takes a path from a calendar that is no longer there. */
export const freePath = async (db: Queries, ownerId: string, name: string): Promise<void> => {
  await db
    .updateTable('dav_collection')
    .set({ name: null })
    .where('owner_id', '=', ownerId)
    .where('name', '=', name)
    .execute()
}

type CollectionFacts = Partial<Pick<DavCollectionTable, 'name' | 'position' | 'transparent'>>

export const putCollection = async (
  db: Queries,
  { ownerId, calendarId }: { readonly ownerId: string; readonly calendarId: string },
  facts: CollectionFacts,
): Promise<void> => {
  await db
    .insertInto('dav_collection')
    .values({ owner_id: ownerId, calendar_id: calendarId, name: null, position: null, transparent: 0, ...facts })
    .onConflict((conflict) => conflict.columns(['owner_id', 'calendar_id']).doUpdateSet(facts))
    .execute()
}

/** The kept properties of a person's calendars. */
export const findProperties = (db: Queries, ownerId: string): Promise<DavPropertyTable[]> =>
  db.selectFrom('dav_property').selectAll().where('owner_id', '=', ownerId).orderBy('name').execute()

export const putProperty = async (db: Queries, row: DavPropertyTable): Promise<void> => {
  await db
    .insertInto('dav_property')
    .values(row)
    .onConflict((conflict) => conflict.columns(['owner_id', 'calendar_id', 'name']).doUpdateSet({ value: row.value }))
    .execute()
}

export const deleteProperty = async (
  db: Queries,
  { owner_id, calendar_id, name }: Omit<DavPropertyTable, 'value'>,
): Promise<void> => {
  await db
    .deleteFrom('dav_property')
    .where('owner_id', '=', owner_id)
    .where('calendar_id', '=', calendar_id)
    .where('name', '=', name)
    .execute()
}
