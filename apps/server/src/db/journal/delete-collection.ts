import type { Queries } from '../schema.ts'

/** Deletes what calendar programs keep of a calendar that is gone for good, and its ties to addresses and accounts elsewhere. */
export async function deleteCollection(db: Queries, ownerId: string, calendarId: string): Promise<void> {
  for (const table of [
    'dav_name',
    'dav_former_name',
    'dav_collection',
    'dav_property',
    'calendar_mark',
    'subscription',
    'linked_object',
    'linked_calendar',
  ] as const) {
    await db.deleteFrom(table).where('owner_id', '=', ownerId).where('calendar_id', '=', calendarId).execute()
  }
}
