import type { FactorTable, LoginStepTable, Queries, RecoveryCodeTable } from '#server/db/schema.ts'

type OfUser = Pick<FactorTable, 'user_id' | 'kind'>

export const findFactor = (db: Queries, { user_id, kind }: OfUser): Promise<FactorTable | undefined> =>
  db.selectFrom('factor').selectAll().where('user_id', '=', user_id).where('kind', '=', kind).executeTakeFirst()

/** Replaces the one of this kind. */
export async function putFactor(trx: Queries, row: FactorTable): Promise<void> {
  await deleteFactor(trx, row)
  await trx.insertInto('factor').values(row).execute()
}

/** Returns whether it existed. */
export async function deleteFactor(trx: Queries, { user_id, kind }: OfUser): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('factor')
    .where('user_id', '=', user_id)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/**
 * Uses a step up: returns false if it, or a later one, was used before. A later one than `newest` was used before the clock
 * was set back, and says nothing.
 */
export async function useStep(
  trx: Queries,
  { user_id, kind }: OfUser,
  { step, newest }: { readonly step: number; readonly newest: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('factor')
    .set({ last_step: step })
    .where('user_id', '=', user_id)
    .where('kind', '=', kind)
    .where((where) => where.or([where('last_step', '<', step), where('last_step', '>', newest)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function replaceCodes(trx: Queries, userId: string, rows: RecoveryCodeTable[]): Promise<void> {
  await trx.deleteFrom('recovery_code').where('user_id', '=', userId).execute()
  if (rows.length > 0) await trx.insertInto('recovery_code').values(rows).execute()
}

/** Returns whether there was such a code. */
export async function deleteCode(
  trx: Queries,
  { user_id, code_hash }: Pick<RecoveryCodeTable, 'user_id' | 'code_hash'>,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('recovery_code')
    .where('code_hash', '=', code_hash)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function countCodes(db: Queries, userId: string): Promise<number> {
  const row = await db
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.count ?? 0
}

export const insertLoginStep = async (trx: Queries, row: LoginStepTable): Promise<void> => {
  await trx.insertInto('login_step').values(row).execute()
}

/** Deletes all but a person's newest. */
export async function deleteLoginStepsBeyond(trx: Queries, userId: string, most: number): Promise<void> {
  const newest = trx
    .selectFrom('login_step')
    .select('token_hash')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('token_hash')
    .limit(most)
  await trx.deleteFrom('login_step').where('user_id', '=', userId).where('token_hash', 'not in', newest).execute()
}

export const findLoginStep = (db: Queries, tokenHash: string): Promise<LoginStepTable | undefined> =>
  db.selectFrom('login_step').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst()

/** Counts a try, if there are fewer than `most`. Returns whether there were. */
export async function countTry(trx: Queries, tokenHash: string, most: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('login_step')
    .set((update) => ({ tries: update('tries', '+', 1) }))
    .where('token_hash', '=', tokenHash)
    .where('tries', '<', most)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Returns whether it existed. */
export async function deleteLoginStep(trx: Queries, tokenHash: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('login_step').where('token_hash', '=', tokenHash).executeTakeFirst()
  return numDeletedRows > 0n
}

export const deleteLoginStepsOf = async (trx: Queries, userId: string): Promise<void> => {
  await trx.deleteFrom('login_step').where('user_id', '=', userId).execute()
}

export const deleteLoginStepsBefore = async (trx: Queries, instant: string): Promise<void> => {
  await trx.deleteFrom('login_step').where('created_at', '<', instant).execute()
}
