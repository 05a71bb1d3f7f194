import type { GoalTable, Queries } from '#server/db/schema.ts'

/** A goal of an owner that is not in the trash. */
export const findGoal = (db: Queries, ownerId: string, id: string): Promise<GoalTable | undefined> =>
  db
    .selectFrom('goal')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
