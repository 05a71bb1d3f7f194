import type { Queries } from '#server/db/schema.ts'
import { findGoal, findGoalIds } from './goal-ids.queries.ts'

/** Whether a goal exists and is the person's own. */
export const isOwnGoal = async (db: Queries, ownerId: string, id: string): Promise<boolean> =>
  (await findGoal(db, ownerId, id)) !== undefined

/** Ids of the person's goals outside the trash; events and milestones show no others. */
export const ownGoalIds = async (db: Queries, ownerId: string): Promise<ReadonlySet<string>> =>
  new Set((await findGoalIds(db, ownerId)).map(({ id }) => id))
