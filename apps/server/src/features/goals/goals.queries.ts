import { ownRows } from '#server/db/journal/own-units.ts'
import type { GoalEntryTable, Queries } from '#server/db/schema.ts'

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
  let query = ownRows(db, 'goal_entry', ownerId).selectAll()
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
  const entries = ownRows(db, 'goal_entry', ownerId).where('goal_id', '=', goalId)
  const counted = entries.select((select) => select.fn.countAll<number>().as('count'))
  return (await counted.executeTakeFirstOrThrow()).count
}
