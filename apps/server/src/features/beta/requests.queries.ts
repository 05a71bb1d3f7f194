import type { BetaRequestTable, Queries } from '#server/db/schema.ts'

/** Stores a request, once per address. */
export const insertRequest = async (trx: Queries, row: BetaRequestTable): Promise<void> => {
  await trx
    .insertInto('beta_request')
    .values(row)
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .execute()
}

export interface ListedRequest extends BetaRequestTable {
  /** Null without an account. */
  readonly user_id: string | null
}

const withAccounts = (db: Queries) =>
  db
    .selectFrom('beta_request')
    .leftJoin('user', 'user.email_key', 'beta_request.email_key')
    .selectAll('beta_request')
    .select('user.id as user_id')

/** Oldest first. */
export const findRequests = (db: Queries): Promise<ListedRequest[]> =>
  withAccounts(db).orderBy('beta_request.created_at').orderBy('beta_request.id').execute()

export const findRequest = (
  db: Queries,
  column: 'id' | 'email_key',
  value: string,
): Promise<ListedRequest | undefined> => withAccounts(db).where(`beta_request.${column}`, '=', value).executeTakeFirst()

export const updateRequest = async (db: Queries, id: string, approvedAt: string): Promise<void> => {
  await db.updateTable('beta_request').set({ approved_at: approvedAt }).where('id', '=', id).execute()
}
