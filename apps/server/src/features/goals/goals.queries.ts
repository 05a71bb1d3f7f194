import type { GoalEntryTable, Queries } from '#server/db/schema.ts'

const entriesOf = (db: Queries, ownerId: string) =>
  db.selectFrom('goal_entry').selectAll().where('owner_id', '=', ownerId).where('deleted_at', 'is', null)

interface EntryPage {
  /** Of one goal; null for all. */
  readonly goalId: string | null
  /** The last row of the previous page. */
  readonly after: Pick<GoalEntryTable, 'goal_id' | 'day' | 'id'> | undefined
  readonly most: number
}

/** Entries of an owner, ordered by goal and day. */
export function findEntriesAfter(
  db: Queries,
  ownerId: string,
  { goalId, after, most }: EntryPage,
): Promise<GoalEntryTable[]> {
  let query = entriesOf(db, ownerId)
  if (goalId !== null) query = query.where('goal_id', '=', goalId)
  if (after !== undefined) {
    query = query.where((where) =>
      where(where.refTuple('goal_id', 'day', 'id'), '>', where.tuple(after.goal_id, after.day, after.id)),
    )
  }
  return query.orderBy('goal_id').orderBy('day').orderBy('id').limit(most).execute()
}

/** The number of an owner's entries for a goal. */
export async function countEntries(db: Queries, ownerId: string, goalId: string): Promise<number> {
  const row = await db
    .selectFrom('goal_entry')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .where('goal_id', '=', goalId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return row.count
}
