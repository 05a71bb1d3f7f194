import type { Queries } from '#server/db/schema.ts'

/** The number of an owner's newest change; undefined if the owner is gone. */
export async function findSequence(db: Queries, ownerId: string): Promise<number | undefined> {
  const row = await db.selectFrom('user').select('sequence').where('id', '=', ownerId).executeTakeFirst()
  return row?.sequence
}
