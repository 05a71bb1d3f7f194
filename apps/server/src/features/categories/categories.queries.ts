import type { CategoryTable, Queries } from '#server/db/schema.ts'

/** The person's categories, oldest first. */
export const findCategories = (db: Queries, ownerId: string): Promise<CategoryTable[]> =>
  db
    .selectFrom('category')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export const findCategory = (db: Queries, ownerId: string, id: string): Promise<CategoryTable | undefined> =>
  db
    .selectFrom('category')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

/** Whether anybody has this id already. */
export const isCategoryIdTaken = async (db: Queries, id: string): Promise<boolean> =>
  (await db.selectFrom('category').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
