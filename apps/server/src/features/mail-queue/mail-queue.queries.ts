import { skippingLocked } from '#server/db/dialect.ts'
import { slicesOf } from '#server/db/pages.ts'
import { claimDue, deleteSettled, type QueueClaim } from '#server/db/queue-rows.ts'
import type { MailTable, Queries } from '#server/db/schema.ts'

export const insertMail = async (db: Queries, row: MailTable): Promise<void> => {
  await db.insertInto('mail').values(row).execute()
}

export const claimMails = (trx: Queries, claim: QueueClaim): Promise<MailTable[]> => claimDue(trx, 'mail', claim)

export const deleteSettledMails = (db: Queries, before: string): Promise<void> => deleteSettled(db, 'mail', before)

/** A mail to somebody that waits for the same moment and was not tried yet. */
export const findWaitingMail = (
  trx: Queries,
  { userId, kind, dueAt }: { userId: string; kind: string; dueAt: string },
): Promise<MailTable | undefined> =>
  trx
    .selectFrom('mail')
    .selectAll()
    .where('due_at', '=', dueAt)
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('tries', '=', 0)
    .executeTakeFirst()

export const setMailFacts = async (
  trx: Queries,
  id: string,
  columns: Pick<MailTable, 'facts'> & Partial<Pick<MailTable, 'address'>>,
): Promise<void> => {
  await trx.updateTable('mail').set(columns).where('id', '=', id).execute()
}

/** Other due mails of a kind to somebody, locked for this transaction. */
export const takeAlike = async (
  trx: Queries,
  { userId, kind, now }: { userId: string; kind: string; now: string },
): Promise<MailTable[]> => {
  const due = trx.selectFrom('mail').selectAll().where('due_at', '<=', now)
  const alike = due.where('user_id', '=', userId).where('kind', '=', kind).orderBy('created_at').orderBy('id')
  return skippingLocked(trx, alike).execute()
}

export const deleteMails = async (trx: Queries, ids: readonly string[]): Promise<void> => {
  for await (const slice of slicesOf(ids)) await trx.deleteFrom('mail').where('id', 'in', slice).execute()
}
