import { chunksOf, ROWS_A_PAGE, rowsOf } from '#server/db/pages.ts'
import type { ChangeRowTable, ChangeTable, Queries } from '#server/db/schema.ts'

const IDS_A_STATEMENT = 500

/** An owner's changes before a sequence number, newest first. */
export const findChanges = (
  db: Queries,
  ownerId: string,
  page: { before: number; limit: number },
): Promise<ChangeTable[]> =>
  db
    .selectFrom('change')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('sequence', '<', page.before)
    .orderBy('sequence', 'desc')
    .limit(page.limit)
    .execute()

export const findChange = (db: Queries, ownerId: string, id: string): Promise<ChangeTable | undefined> =>
  db.selectFrom('change').selectAll().where('owner_id', '=', ownerId).where('id', '=', id).executeTakeFirst()

/** What a change did to each unit. */
export function findChangeRows(db: Queries, ownerId: string, sequence: number): Promise<ChangeRowTable[]> {
  const inOrder = db
    .selectFrom('change_row')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('sequence', '=', sequence)
    .orderBy('unit_type')
    .orderBy('unit_id')
    .limit(ROWS_A_PAGE)
  return rowsOf((before: ChangeRowTable | undefined) =>
    (before === undefined
      ? inOrder
      : inOrder.where((where) =>
          where(where.refTuple('unit_type', 'unit_id'), '>', where.tuple(before.unit_type, before.unit_id)),
        )
    ).execute(),
  )
}

/** An owner's changes that are undos, oldest first. */
export async function findUndos(db: Queries, ownerId: string): Promise<{ id: string; undoes: string }[]> {
  const rows = await db
    .selectFrom('change')
    .select(['id', 'undoes'])
    .where('owner_id', '=', ownerId)
    .where('undoes', 'is not', null)
    .orderBy('sequence')
    .execute()
  return rows.map(({ id, undoes }) => ({ id, undoes: undoes ?? '' }))
}

/** Records which change undid some changes; null if that was itself undone. */
export async function markUndone(
  db: Queries,
  ownerId: string,
  { ids, undoneBy }: { ids: readonly string[]; undoneBy: string | null },
): Promise<void> {
  for (const slice of chunksOf(ids, IDS_A_STATEMENT)) {
    await db
      .updateTable('change')
      .set({ undone_by: undoneBy })
      .where('owner_id', '=', ownerId)
      .where('id', 'in', slice)
      .execute()
  }
}
