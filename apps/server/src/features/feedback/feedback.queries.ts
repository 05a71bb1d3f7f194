import type { FeedbackTable, Queries, UserTable } from '#server/db/schema.ts'

export type SignedFeedback = FeedbackTable & { readonly email: UserTable['email'] | null }

export const insertFeedback = async (db: Queries, row: FeedbackTable): Promise<void> => {
  await db.insertInto('feedback').values(row).execute()
}

/**
 * Whether a person exists. Their row is locked until the transaction ends, so that the account cannot be deleted
 * meanwhile.
 */
export const holdAuthor = async (trx: Queries, userId: string): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('user')
    .set((update) => ({ sequence: update.ref('sequence') }))
    .where('id', '=', userId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** All feedback, oldest first, with the sender's address if they were signed in. */
export const findFeedback = (db: Queries): Promise<SignedFeedback[]> =>
  db
    .selectFrom('feedback')
    .leftJoin('user', 'user.id', 'feedback.user_id')
    .selectAll('feedback')
    .select('user.email')
    .orderBy('feedback.created_at')
    .orderBy('feedback.id')
    .execute()

export const findFeedbackOf = (db: Queries, userId: string): Promise<FeedbackTable[]> =>
  db.selectFrom('feedback').selectAll().where('user_id', '=', userId).orderBy('created_at').orderBy('id').execute()
