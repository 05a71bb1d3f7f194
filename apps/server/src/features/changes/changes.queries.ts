import { newestOfUnit } from '#server/db/journal/newest-of-unit.ts'
import { QUIET_KIND } from '#server/db/journal/quiet-changes.ts'
import { actsOfRow, type Undo } from '#server/db/journal/undo-families.ts'
import { chunksOf, ROWS_A_PAGE, rowsOf } from '#server/db/pages.ts'
import type { ChangeRowTable, ChangeTable, Queries } from '#server/db/schema.ts'

const IDS_A_STATEMENT = 500

interface ChangePage {
  /** A sequence number. */
  readonly before: number
  readonly limit: number
  /** The unit that they changed, if not all are asked for. */
  readonly unitId?: string | undefined
}

/** An owner's changes that somebody made. */
const madeChanges = (db: Queries, ownerId: string) =>
  db.selectFrom('change').selectAll().where('owner_id', '=', ownerId).where('kind', '<>', QUIET_KIND)

/** An owner's changes before a sequence number, newest first. */
export function findChanges(
  db: Queries,
  ownerId: string,
  { before, limit, unitId }: ChangePage,
): Promise<ChangeTable[]> {
  const newest = madeChanges(db, ownerId).where('sequence', '<', before).orderBy('sequence', 'desc').limit(limit)
  if (unitId === undefined) return newest.execute()
  return newest.where('sequence', 'in', newestOfUnit(db, { ownerId, unitId, limit, before })).execute()
}

/** An owner's changes from a sequence number on, newest first. */
export const findChangesSince = (
  db: Queries,
  ownerId: string,
  { sequence, limit }: { sequence: number; limit: number },
): Promise<ChangeTable[]> =>
  madeChanges(db, ownerId).where('sequence', '>=', sequence).orderBy('sequence', 'desc').limit(limit).execute()

/** A journal row with its detail. */
export type DetailRow = Pick<ChangeRowTable, 'sequence' | 'unit_type' | 'unit_id' | 'place'> & {
  readonly detail: string
}

/** What changes did to their first units, or to one unit: a few rows for each, however much it changed. */
export async function findDetails(
  db: Queries,
  ownerId: string,
  { sequences, unitId }: { sequences: readonly number[]; unitId?: string | undefined },
): Promise<DetailRow[]> {
  if (sequences.length === 0) return []
  const all = db
    .selectFrom('change_row')
    .select(['sequence', 'unit_type', 'unit_id', 'place', 'detail'])
    .where('owner_id', '=', ownerId)
    .where('sequence', 'in', [...sequences])
    .where('detail', 'is not', null)
  const wanted = unitId === undefined ? all.where('place', 'is not', null) : all.where('unit_id', '=', unitId)
  return (await wanted.execute()) as DetailRow[]
}

/** The names of an owner's units by id, also of those in the trash. */
export async function findNames(
  db: Queries,
  table: 'category' | 'calendar' | 'goal',
  ownerId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const name = table === 'goal' ? ('title as name' as 'name') : 'name'
  const rows = await db
    .selectFrom(table as 'category')
    .select(['id', name])
    .where('owner_id', '=', ownerId)
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map((row) => [row.id, row.name]))
}

export const findChange = (db: Queries, ownerId: string, id: string): Promise<ChangeTable | undefined> =>
  madeChanges(db, ownerId).where('id', '=', id).executeTakeFirst()

/** What undoes a change of a unit. */
export type UndoRow = Pick<
  ChangeRowTable,
  'unit_type' | 'unit_id' | 'before' | 'before_content_id' | 'after_content_id'
>

/** What undoes a change of each unit. */
export function findChangeRows(db: Queries, ownerId: string, sequence: number): Promise<UndoRow[]> {
  const inOrder = db
    .selectFrom('change_row')
    .select(['unit_type', 'unit_id', 'before', 'before_content_id', 'after_content_id'])
    .where('owner_id', '=', ownerId)
    .where('sequence', '=', sequence)
    .orderBy('unit_type')
    .orderBy('unit_id')
    .limit(ROWS_A_PAGE)
  return rowsOf((before: UndoRow | undefined) =>
    (before === undefined
      ? inOrder
      : inOrder.where((where) =>
          where(where.refTuple('unit_type', 'unit_id'), '>', where.tuple(before.unit_type, before.unit_id)),
        )
    ).execute(),
  )
}

/** An owner's changes that are undos, oldest first. */
export async function findUndos(db: Queries, ownerId: string): Promise<Undo[]> {
  const rows = await db
    .selectFrom('change')
    .select(['id', 'undoes', 'acts'])
    .where('owner_id', '=', ownerId)
    .where((where) => where.or([where('undoes', 'is not', null), where('acts', 'is not', null)]))
    .orderBy('sequence')
    .execute()
  return rows.map(({ id, undoes, acts }) => ({ id, undoes, acts: actsOfRow({ acts }) }))
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
