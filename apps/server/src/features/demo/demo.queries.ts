import type { Queries } from '#server/db/schema.ts'

/** Whether somebody has an event, including in the trash. */
export const hasEvents = async (db: Queries, ownerId: string): Promise<boolean> =>
  (await db.selectFrom('event').select('id').where('owner_id', '=', ownerId).limit(1).executeTakeFirst()) !== undefined
