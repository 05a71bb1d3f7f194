import type { GoalEntry } from '@dodici/contract/types'
import { ownIds, ownUnits } from '#server/db/journal/own-units.ts'
import type { Queries } from '#server/db/schema.ts'
import { collectEntries } from './entries-by-goal.ts'
import { entryOfRow, saidOfGoal, type UnmeasuredGoal } from './goal-record.ts'

/** A stored goal, with all its entries made by hand. */
interface StoredGoal extends UnmeasuredGoal {
  readonly entries: readonly GoalEntry[]
}

/** All of the person's goals, for a copy of their data. Progress follows from these and the events. */
export async function storedGoals(db: Queries, ownerId: string): Promise<StoredGoal[]> {
  const rows = await ownUnits(db, 'goal', ownerId)
  const entries = await collectEntries(db, ownerId, { goals: rows, choose: entryOfRow })
  const categoryIds = await ownIds(db, 'category', ownerId)
  return rows.map((row) => ({
    ...saidOfGoal(row, categoryIds),
    entries: entries.get(row.id) ?? [],
  }))
}
