import type { GoalEntry } from '@dodici/contract/types'
import type { Queries } from '#server/db/schema.ts'
import { ownCategoryIds } from '#server/features/categories/categories.service.ts'
import { entryOfRow, saidOfGoal, type SaidGoal } from './goal-record.ts'
import { findEntries, findGoals } from './goals.queries.ts'

/** A goal as it is stored, with all that was entered for it by hand. */
interface StoredGoal extends SaidGoal {
  readonly entries: readonly GoalEntry[]
}

/** All of the person's goals, for a copy of their data: where they stand follows from that and the events. */
export async function storedGoals(db: Queries, ownerId: string): Promise<StoredGoal[]> {
  const rows = await findGoals(db, ownerId)
  const ids = rows.map(({ id }) => id)
  const entries = Map.groupBy(await findEntries(db, ownerId, ids), ({ goal_id: goalId }) => goalId)
  const categoryIds = await ownCategoryIds(db, ownerId)
  return rows.map((row) => ({
    ...saidOfGoal(row, categoryIds),
    entries: (entries.get(row.id) ?? []).map(entryOfRow),
  }))
}
