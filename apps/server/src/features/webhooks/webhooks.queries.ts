import type { Queries, WebhookTable } from '#server/db/schema.ts'

/** Whose webhook, and which. */
export type WebhookKey = Pick<WebhookTable, 'owner_id' | 'id'>

/** A person's webhooks, oldest first. */
export const findWebhooks = (db: Queries, ownerId: string): Promise<WebhookTable[]> =>
  db.selectFrom('webhook').selectAll().where('owner_id', '=', ownerId).orderBy('created_at').orderBy('id').execute()

export const findWebhook = (db: Queries, { owner_id, id }: WebhookKey): Promise<WebhookTable | undefined> =>
  db.selectFrom('webhook').selectAll().where('owner_id', '=', owner_id).where('id', '=', id).executeTakeFirst()

export const insertWebhook = async (db: Queries, row: WebhookTable): Promise<void> => {
  await db.insertInto('webhook').values(row).execute()
}

export const setWebhook = async (
  db: Queries,
  { owner_id, id }: WebhookKey,
  facts: Partial<WebhookTable>,
): Promise<void> => {
  await db.updateTable('webhook').set(facts).where('owner_id', '=', owner_id).where('id', '=', id).execute()
}

/** The same, unless it was switched off, or has another address or message by now. Returns whether it was set. */
export const setSending = async (
  db: Queries,
  { owner_id, id, url, message_id }: WebhookKey & Pick<WebhookTable, 'url' | 'message_id'>,
  facts: Partial<WebhookTable>,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('webhook')
    .set(facts)
    .where('owner_id', '=', owner_id)
    .where('id', '=', id)
    .where('url', '=', url)
    .where('off_reason', 'is', null)
    .where('message_id', message_id === null ? 'is' : '=', message_id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Returns its name; undefined if there was none. */
export const deleteWebhookRow = async (db: Queries, { owner_id, id }: WebhookKey): Promise<string | undefined> => {
  const deleted = await db
    .deleteFrom('webhook')
    .where('owner_id', '=', owner_id)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst()
  return deleted?.name
}

/** Switches off all of a person that are on. */
export const switchAllOff = async (
  db: Queries,
  ownerId: string,
  off_reason: NonNullable<WebhookTable['off_reason']>,
): Promise<void> => {
  await db
    .updateTable('webhook')
    .set({ off_reason, due_at: null })
    .where('owner_id', '=', ownerId)
    .where('off_reason', 'is', null)
    .execute()
}

/** The number of an owner's newest change; undefined if they are gone. */
export const findNewest = async (db: Queries, ownerId: string): Promise<number | undefined> =>
  (await db.selectFrom('user').select('sequence').where('id', '=', ownerId).executeTakeFirst())?.sequence

/** Webhooks that wait for nothing, although their owner's journal goes on behind where they are; of one owner, or of some. */
const idleBehind = (db: Queries, ownerId?: string) =>
  db
    .selectFrom('webhook')
    .innerJoin('user', 'user.id', 'webhook.owner_id')
    .select(['webhook.owner_id', 'webhook.id'])
    .where('webhook.due_at', 'is', null)
    .where('webhook.off_reason', 'is', null)
    .whereRef('user.sequence', '>', 'webhook.sequence')
    .$if(ownerId !== undefined, (found) => found.where('webhook.owner_id', '=', ownerId ?? ''))

export const findIdleBehind = (db: Queries, most: number, ownerId?: string): Promise<WebhookKey[]> =>
  idleBehind(db, ownerId).limit(most).execute()

/** Lets one that waits for nothing be looked at. */
export const wakeWebhook = async (db: Queries, { owner_id, id }: WebhookKey, due_at: string): Promise<void> => {
  await db
    .updateTable('webhook')
    .set({ due_at })
    .where('owner_id', '=', owner_id)
    .where('id', '=', id)
    .where('due_at', 'is', null)
    .where('off_reason', 'is', null)
    .execute()
}
