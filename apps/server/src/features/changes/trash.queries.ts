import type { Queries } from '#server/db/schema.ts'
import type { UnitType } from '#server/db/journal/units/unit.ts'

export interface TrashRow {
  readonly id: string
  readonly type: UnitType
  readonly title: string
  readonly deletedAt: string
  readonly contentId: string | null
}

const TRASH_SHOWN = 1_000

/** What lies in an owner's trash since an instant, newest first. */
export async function findTrash(db: Queries, ownerId: string, since: string): Promise<TrashRow[]> {
  const events = await db
    .selectFrom('event')
    .select(['id', 'title', 'deleted_at', 'content_id'])
    .where('owner_id', '=', ownerId)
    .where('deleted_at', '>=', since)
    .orderBy('deleted_at', 'desc')
    .limit(TRASH_SHOWN)
    .execute()
  const categories = await db
    .selectFrom('category')
    .select(['id', 'name as title', 'deleted_at', 'content_id'])
    .where('owner_id', '=', ownerId)
    .where('deleted_at', '>=', since)
    .limit(TRASH_SHOWN)
    .execute()
  const rows = [
    ...events.map((row) => ({ ...row, type: 'event' as const })),
    ...categories.map((row) => ({ ...row, type: 'category' as const })),
  ]
  return rows
    .map(({ id, type, title, deleted_at, content_id }) => ({
      id,
      type,
      title,
      deletedAt: deleted_at ?? '',
      contentId: content_id,
    }))
    .sort((a, b) => (a.deletedAt < b.deletedAt ? 1 : a.deletedAt > b.deletedAt ? -1 : 0))
}

/** Removes for good what was deleted before an instant. */
export async function emptyTrash(db: Queries, before: string): Promise<void> {
  await db
    .deleteFrom('event_exception')
    .where((where) =>
      where.exists(
        where
          .selectFrom('event')
          .select('event.id')
          .whereRef('event.owner_id', '=', 'event_exception.owner_id')
          .whereRef('event.id', '=', 'event_exception.event_id')
          .where('event.deleted_at', '<', before),
      ),
    )
    .execute()
  await db.deleteFrom('event').where('deleted_at', '<', before).execute()
  await db.deleteFrom('category').where('deleted_at', '<', before).execute()
  await db.deleteFrom('calendar').where('deleted_at', '<', before).execute()
}
