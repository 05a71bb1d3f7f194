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

/** What of one kind an owner has deleted since an instant. The tables differ in the column of the name only. */
function deletedOf(
  db: Queries,
  table: 'event' | 'category' | 'goal' | 'conversation',
  { ownerId, since }: { ownerId: string; since: string },
) {
  const title = table === 'category' ? ('name as title' as 'title') : 'title'
  return db
    .selectFrom(table as 'event')
    .select(['id', title, 'deleted_at', 'content_id'])
    .where('owner_id', '=', ownerId)
    .where('deleted_at', '>=', since)
    .orderBy('deleted_at', 'desc')
    .orderBy('id')
    .limit(TRASH_SHOWN)
}

/**
 * What an owner has deleted since an instant, newest first. What an undo of its creation put away was never deleted, and
 * has no content of any change: of a large import it would be more than is shown, and is had again by redo.
 */
export async function findTrash(db: Queries, ownerId: string, since: string): Promise<TrashRow[]> {
  const its = { ownerId, since }
  const events = await deletedOf(db, 'event', its).where('content_id', 'is not', null).execute()
  const categories = await deletedOf(db, 'category', its).where('content_id', 'is not', null).execute()
  const goals = await deletedOf(db, 'goal', its).where('content_id', 'is not', null).execute()
  const conversations = await deletedOf(db, 'conversation', its).execute()
  const rows = [
    ...conversations.map((row) => ({ ...row, type: 'conversation' as const })),
    ...events.map((row) => ({ ...row, type: 'event' as const })),
    ...categories.map((row) => ({ ...row, type: 'category' as const })),
    ...goals.map((row) => ({ ...row, type: 'goal' as const })),
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
