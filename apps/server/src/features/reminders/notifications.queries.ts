import { slicesOf } from '#server/db/pages.ts'
import type { NotificationTable, Queries } from '#server/db/schema.ts'

const inPage = (db: Queries, ownerId: string) =>
  db.selectFrom('notification').selectAll().where('owner_id', '=', ownerId).where('channel', '=', 'display')

/** Reminders shown in the page since an instant, newest first. */
export const findNotifications = (
  db: Queries,
  ownerId: string,
  { since, most, withDone }: { since: string; most: number; withDone: boolean },
): Promise<NotificationTable[]> => {
  const recent = inPage(db, ownerId).where('created_at', '>=', since)
  const wanted = withDone ? recent : recent.where('done_at', 'is', null)
  return wanted.orderBy('created_at', 'desc').orderBy('at', 'desc').orderBy('id').limit(most).execute()
}

export const findNotification = (db: Queries, ownerId: string, id: string): Promise<NotificationTable | undefined> =>
  inPage(db, ownerId).where('id', '=', id).executeTakeFirst()

/** Some of them, of any channel. */
export async function findNotificationsById(
  db: Queries,
  ownerId: string,
  ids: readonly string[],
): Promise<NotificationTable[]> {
  const found: NotificationTable[] = []
  for await (const slice of slicesOf(ids)) {
    const rows = await db
      .selectFrom('notification')
      .selectAll()
      .where('owner_id', '=', ownerId)
      .where('id', 'in', slice)
      .orderBy('at')
      .orderBy('id')
      .execute()
    found.push(...rows)
  }
  return found
}

export const setNotification = async (
  db: Queries,
  { owner_id: ownerId, id }: Pick<NotificationTable, 'owner_id' | 'id'>,
  columns: Partial<Pick<NotificationTable, 'seen_at' | 'done_at' | 'due_at'>>,
): Promise<void> => {
  await db.updateTable('notification').set(columns).where('owner_id', '=', ownerId).where('id', '=', id).execute()
}

export const markAllSeen = async (db: Queries, ownerId: string, now: string): Promise<void> => {
  await db
    .updateTable('notification')
    .set({ seen_at: now })
    .where('owner_id', '=', ownerId)
    .where('seen_at', 'is', null)
    .where('due_at', 'is', null)
    .execute()
}

/** Deletes those that fired before an instant and are not snoozed beyond it. */
export const deleteOldNotifications = async (db: Queries, before: string): Promise<void> => {
  await db.deleteFrom('notification').where('created_at', '<', before).where('due_at', 'is', null).execute()
}
