import type { MailTable, Queries } from '#server/db/schema.ts'

type MailResult = Partial<Pick<MailTable, 'due_at' | 'sent_at' | 'last_fault' | 'tries'>>

export const updateMail = async (db: Queries, id: string, outcome: MailResult): Promise<void> => {
  await db.updateTable('mail').set(outcome).where('id', '=', id).execute()
}

export const deleteMail = async (db: Queries, id: string): Promise<void> => {
  await db.deleteFrom('mail').where('id', '=', id).execute()
}
