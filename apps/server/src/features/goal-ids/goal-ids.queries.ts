import { findOwnRow } from '#server/db/own-rows.ts'
import type { GoalTable, Queries } from '#server/db/schema.ts'

/** An owner's goal outside the trash. */
export const findGoal = (db: Queries, ownerId: string, id: string): Promise<GoalTable | undefined> =>
  findOwnRow(db, 'goal', { ownerId, id })

/** Ids of an owner's goals outside the trash. */
export const findGoalIds = (db: Queries, ownerId: string): Promise<{ id: string }[]> =>
  db.selectFrom('goal').select('id').where('owner_id', '=', ownerId).where('deleted_at', 'is', null).execute()
