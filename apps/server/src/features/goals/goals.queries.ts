import { findOwnRow, findOwnRows, isIdTaken } from '#server/db/own-rows.ts'
import type { GoalEntryTable, GoalTable, Queries } from '#server/db/schema.ts'

/** An owner's goals outside the trash, oldest first. */
export const findGoals = (db: Queries, ownerId: string): Promise<GoalTable[]> => findOwnRows(db, 'goal', ownerId)

/** An owner's goal outside the trash. */
export const findGoal = (db: Queries, ownerId: string, id: string): Promise<GoalTable | undefined> =>
  findOwnRow(db, 'goal', { ownerId, id })

export const isGoalIdTaken = (db: Queries, id: string): Promise<boolean> => isIdTaken(db, 'goal', id)
export const isEntryIdTaken = (db: Queries, id: string): Promise<boolean> => isIdTaken(db, 'goal_entry', id)

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

export const findEntry = (
  db: Queries,
  ownerId: string,
  { goalId, id }: { goalId: string; id: string },
): Promise<GoalEntryTable | undefined> =>
  entriesOf(db, ownerId).where('goal_id', '=', goalId).where('id', '=', id).executeTakeFirst()

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
