import type { PasskeyTable, Queries } from '#server/db/schema.ts'

type OwnPasskey = Pick<PasskeyTable, 'user_id' | 'id'>

/** A person's, oldest first. */
export const findPasskeys = (db: Queries, userId: string): Promise<PasskeyTable[]> =>
  db.selectFrom('passkey').selectAll().where('user_id', '=', userId).orderBy('created_at').orderBy('id').execute()

export const findPasskey = (db: Queries, { user_id, id }: OwnPasskey): Promise<PasskeyTable | undefined> =>
  db.selectFrom('passkey').selectAll().where('user_id', '=', user_id).where('id', '=', id).executeTakeFirst()

export const findPasskeyOfBrowser = (db: Queries, credentialId: string): Promise<PasskeyTable | undefined> =>
  db.selectFrom('passkey').selectAll().where('credential_id', '=', credentialId).executeTakeFirst()

export const insertPasskey = async (trx: Queries, row: PasskeyTable): Promise<void> => {
  await trx.insertInto('passkey').values(row).execute()
}

/** Returns whether it is still there. */
export async function touchPasskey(
  trx: Queries,
  credentialId: string,
  used: Pick<PasskeyTable, 'counter' | 'last_used_at'>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('passkey')
    .set(used)
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Returns whether it existed. */
export async function deletePasskey(trx: Queries, { user_id, id }: OwnPasskey): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('passkey')
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Returns whether there were any. */
export async function deletePasskeysOf(trx: Queries, userId: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('passkey').where('user_id', '=', userId).executeTakeFirst()
  return numDeletedRows > 0n
}

/** Notes that a challenge was answered. Returns false if it was before. */
export async function insertAnswered(trx: Queries, challengeHash: string, now: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('answered_challenge')
    .values({ challenge_hash: challengeHash, answered_at: now })
    .onConflict((conflict) => conflict.column('challenge_hash').doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export const isAnswered = async (db: Queries, challengeHash: string): Promise<boolean> =>
  (await db
    .selectFrom('answered_challenge')
    .select('challenge_hash')
    .where('challenge_hash', '=', challengeHash)
    .executeTakeFirst()) !== undefined

export const deleteAnsweredBefore = async (trx: Queries, instant: string): Promise<void> => {
  await trx.deleteFrom('answered_challenge').where('answered_at', '<', instant).execute()
}
