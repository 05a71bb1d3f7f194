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

/** An owner's deletions of one type since an instant. The tables differ only in the name column. */
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
 * An owner's deletions since an instant, newest first. Units removed by undoing their creation are not listed: they
 * were never deleted, a large import would fill the list, and redo restores them.
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
