import type { PushMessageTable, Queries } from '#server/db/schema.ts'

/** Pushes that wait for the end of the same quiet hours and were not tried yet. */
export const findWaitingPushes = (trx: Queries, ownerId: string, dueAt: string): Promise<PushMessageTable[]> =>
  trx
    .selectFrom('push_message')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('due_at', '=', dueAt)
    .where('tries', '=', 0)
    .where('kind', '<>', 'test')
    .execute()

export const setPush = async (
  trx: Queries,
  { owner_id: ownerId, id }: Pick<PushMessageTable, 'owner_id' | 'id'>,
  columns: Pick<PushMessageTable, 'kind' | 'notification_ids'>,
): Promise<void> => {
  await trx.updateTable('push_message').set(columns).where('owner_id', '=', ownerId).where('id', '=', id).execute()
}
