import type { IdentityCodeTable, IdentityTable, Queries } from '#server/db/schema.ts'

export type IdentityKey = Pick<IdentityTable, 'issuer' | 'subject'>

export const insertCode = async (trx: Queries, row: IdentityCodeTable): Promise<void> => {
  await trx.insertInto('identity_code').values(row).execute()
}

/** Takes a code out, for the browser that has come back with it: no second time. */
export const takeCode = (
  trx: Queries,
  { code_hash, browser_hash }: Pick<IdentityCodeTable, 'code_hash' | 'browser_hash'>,
): Promise<IdentityCodeTable | undefined> =>
  trx
    .deleteFrom('identity_code')
    .where('code_hash', '=', code_hash)
    .where('browser_hash', '=', browser_hash)
    .returningAll()
    .executeTakeFirst()

export async function deleteCodesBefore(trx: Queries, instant: string): Promise<void> {
  await trx.deleteFrom('identity_code').where('created_at', '<', instant).execute()
}

export const findIdentity = (db: Queries, { issuer, subject }: IdentityKey): Promise<IdentityTable | undefined> =>
  db.selectFrom('identity').selectAll().where('issuer', '=', issuer).where('subject', '=', subject).executeTakeFirst()

export const findIdentitiesOf = (db: Queries, userId: string): Promise<IdentityTable[]> =>
  db.selectFrom('identity').selectAll().where('user_id', '=', userId).orderBy('created_at').orderBy('id').execute()

export const insertIdentity = async (trx: Queries, row: IdentityTable): Promise<void> => {
  await trx.insertInto('identity').values(row).execute()
}

/** Notes a sign-in. Returns whether it still belongs to that person. */
export async function touchIdentity(
  trx: Queries,
  { issuer, subject, user_id }: IdentityKey & Pick<IdentityTable, 'user_id'>,
  now: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('identity')
    .set({ last_used_at: now })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Returns whether it existed. */
export async function deleteIdentity(
  trx: Queries,
  { user_id, id }: Pick<IdentityTable, 'user_id' | 'id'>,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('identity')
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
