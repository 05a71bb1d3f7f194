import type { EmailConfirmationTable, Queries, UserTable } from '#server/db/schema.ts'

type AddressColumns = Pick<UserTable, 'email' | 'email_key' | 'email_confirmed_at' | 'new_email'>

export const updateAddress = (
  trx: Queries,
  id: string,
  columns: Partial<AddressColumns> & { updated_at: string },
): Promise<UserTable | undefined> =>
  trx.updateTable('user').set(columns).where('id', '=', id).returningAll().executeTakeFirst()

/** Replaces a person's working link. */
export async function replaceConfirmation(trx: Queries, row: EmailConfirmationTable): Promise<void> {
  await supersedeConfirmations(trx, row.user_id)
  await trx.insertInto('email_confirmation').values(row).execute()
}

export const supersedeConfirmations = async (trx: Queries, userId: string): Promise<void> => {
  await trx
    .updateTable('email_confirmation')
    .set({ ended_as: 'superseded' })
    .where('user_id', '=', userId)
    .where('ended_as', 'is', null)
    .execute()
}

export const findConfirmation = (db: Queries, tokenHash: string): Promise<EmailConfirmationTable | undefined> =>
  db.selectFrom('email_confirmation').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst()

export const useConfirmation = async (trx: Queries, tokenHash: string): Promise<void> => {
  await trx.updateTable('email_confirmation').set({ ended_as: 'used' }).where('token_hash', '=', tokenHash).execute()
}

export const deleteConfirmationsBefore = async (db: Queries, instant: string): Promise<void> => {
  await db.deleteFrom('email_confirmation').where('created_at', '<', instant).execute()
}
