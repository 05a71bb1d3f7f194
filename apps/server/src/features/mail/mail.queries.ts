import { skippingLocked } from '#server/db/dialect.ts'
import { isMisplaced, type QueueInstants } from '#server/db/misplaced.ts'
import { slicesOf } from '#server/db/pages.ts'
import type { MailTable, Queries } from '#server/db/schema.ts'

export const insertMail = async (db: Queries, row: MailTable): Promise<void> => {
  await db.insertInto('mail').values(row).execute()
}

/** Whether any mail is due: asked often, so without a transaction. */
export const hasDueMail = async (db: Queries, now: string): Promise<boolean> =>
  (await db.selectFrom('mail').select('id').where('due_at', '<=', now).limit(1).executeTakeFirst()) !== undefined

/** Whether any mail waits since before the clock was set back. */
export const hasMisplacedMail = async (db: Queries, instants: QueueInstants): Promise<boolean> =>
  (await db.selectFrom('mail').select('id').where(isMisplaced(instants)).limit(1).executeTakeFirst()) !== undefined

/** Has those sent now. */
export const bringMailsForward = async (trx: Queries, instants: QueueInstants): Promise<void> => {
  await trx.updateTable('mail').set({ due_at: instants.now }).where(isMisplaced(instants)).execute()
}

/** Takes mails that are due, oldest first, and puts them off until an instant: nobody else takes them before it. */
export async function claimMails(
  trx: Queries,
  { now, until, most }: { now: string; until: string; most: number },
): Promise<MailTable[]> {
  const due = trx.selectFrom('mail').select('id').where('due_at', '<=', now).orderBy('due_at').orderBy('id').limit(most)
  const ids = (await skippingLocked(trx, due).execute()).map((row) => row.id)
  if (ids.length === 0) return []
  return trx
    .updateTable('mail')
    .set((update) => ({ due_at: until, tries: update('tries', '+', 1) }))
    .where('id', 'in', ids)
    .returningAll()
    .execute()
}

type Outcome = Partial<Pick<MailTable, 'due_at' | 'sent_at' | 'last_fault' | 'tries'>>

export const updateMail = async (db: Queries, id: string, outcome: Outcome): Promise<void> => {
  await db.updateTable('mail').set(outcome).where('id', '=', id).execute()
}

export const deleteMail = async (db: Queries, id: string): Promise<void> => {
  await db.deleteFrom('mail').where('id', '=', id).execute()
}

/** Removes mails with which nothing will happen any more. */
export const deleteSettledMails = async (db: Queries, before: string): Promise<void> => {
  await db.deleteFrom('mail').where('created_at', '<', before).where('due_at', 'is', null).execute()
}

/** A mail to somebody that waits for a moment and was not tried yet. */
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

/** Other mails of a kind to somebody that are due, taken for this transaction alone. */
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
