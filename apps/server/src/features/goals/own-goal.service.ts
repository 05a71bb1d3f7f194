import type { Queries } from '#server/db/schema.ts'
import { findGoal } from './goals.queries.ts'

/** Whether a goal is the person's own and there. */
export const isOwnGoal = async (db: Queries, ownerId: string, id: string): Promise<boolean> =>
  (await findGoal(db, ownerId, id)) !== undefined
