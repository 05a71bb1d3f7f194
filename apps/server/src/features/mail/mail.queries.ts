import { isMisplaced, type QueueInstants } from '#server/db/misplaced-instants.ts'
import type { MailTable, Queries } from '#server/db/schema.ts'

/** Whether any mail is due. Polled, so without a transaction. */
export const hasDueMail = async (db: Queries, now: string): Promise<boolean> =>
  (await db.selectFrom('mail').select('id').where('due_at', '<=', now).limit(1).executeTakeFirst()) !== undefined

/** Whether any mail has waited since before the clock was set back. */
export const hasMisplacedMail = async (db: Queries, instants: QueueInstants): Promise<boolean> =>
  (await db.selectFrom('mail').select('id').where(isMisplaced(instants)).limit(1).executeTakeFirst()) !== undefined

/** Makes those due now. */
export const bringMailsForward = async (trx: Queries, instants: QueueInstants): Promise<void> => {
  await trx.updateTable('mail').set({ due_at: instants.now }).where(isMisplaced(instants)).execute()
}

type MailResult = Partial<Pick<MailTable, 'due_at' | 'sent_at' | 'last_fault' | 'tries'>>

export const updateMail = async (db: Queries, id: string, outcome: MailResult): Promise<void> => {
  await db.updateTable('mail').set(outcome).where('id', '=', id).execute()
}

export const deleteMail = async (db: Queries, id: string): Promise<void> => {
  await db.deleteFrom('mail').where('id', '=', id).execute()
}
