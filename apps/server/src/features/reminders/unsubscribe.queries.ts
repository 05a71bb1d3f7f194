import type { Queries } from '#server/db/schema.ts'

export const stopMails = async (
  trx: Queries,
  { userId, kind, now }: { userId: string; kind: 'reminders' | 'digest'; now: string },
): Promise<void> => {
  const columns =
    kind === 'reminders'
      ? ({ mail_reminders: 0, updated_at: now } as const)
      : ({ digest: 'off', digest_due_at: null, updated_at: now } as const)
  await trx.updateTable('user').set(columns).where('id', '=', userId).execute()
}
