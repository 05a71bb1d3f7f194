import { ownRows } from '#server/db/journal/own-units.ts'
import { messageBytes } from '#server/db/journal/usage.ts'
import type { AiLogTable, ConversationTable, MessageTable, Queries } from '#server/db/schema.ts'

/** An owner's conversations outside the trash, newest first. */
export const findConversations = (db: Queries, ownerId: string, limit: number): Promise<ConversationTable[]> =>
  ownRows(db, 'conversation', ownerId)
    .selectAll()
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** The last messages of a conversation, oldest first. */
export async function findMessages(
  db: Queries,
  ownerId: string,
  { conversationId, limit }: { conversationId: string; limit: number },
): Promise<MessageTable[]> {
  const rows = await db
    .selectFrom('message')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('conversation_id', '=', conversationId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.reverse()
}

export const insertConversation = async (db: Queries, row: ConversationTable): Promise<void> => {
  await db.insertInto('conversation').values(row).execute()
}

/** Updates the time of the last message. Returns whether the conversation exists outside the trash. */
export async function touchConversation(
  db: Queries,
  ownerId: string,
  { id, now }: { id: string; now: string },
): Promise<boolean> {
  const row = await db
    .updateTable('conversation')
    .set({ updated_at: now })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export const insertMessages = async (db: Queries, rows: MessageTable[]): Promise<void> => {
  await db.insertInto('message').values(rows).execute()
}

/** Deletes what the messages of a conversation have left to speak of. */
export const forgetQuestions = async (db: Queries, ownerId: string, conversationId: string): Promise<void> => {
  await db
    .updateTable('message')
    .set({ question: null })
    .where('owner_id', '=', ownerId)
    .where('conversation_id', '=', conversationId)
    .where('question', 'is not', null)
    .execute()
}

/** The number of somebody's conversations outside the trash. */
export async function countConversations(db: Queries, ownerId: string): Promise<number> {
  const counted = ownRows(db, 'conversation', ownerId).select((select) => select.fn.countAll<number>().as('count'))
  return (await counted.executeTakeFirstOrThrow()).count
}

/** Deletes the messages of somebody's trashed conversations. Returns their bytes. */
export async function deleteTrashedMessages(db: Queries, ownerId: string): Promise<number> {
  const gone = await db
    .deleteFrom('message')
    .where('owner_id', '=', ownerId)
    .where('conversation_id', 'in', (from) =>
      from.selectFrom('conversation').select('id').where('owner_id', '=', ownerId).where('deleted_at', 'is not', null),
    )
    .returning(messageBytes.as('bytes'))
    .execute()
  return gone.reduce((sum, { bytes }) => sum + bytes, 0)
}

export const insertLog = async (db: Queries, row: AiLogTable): Promise<void> => {
  await db.insertInto('ai_log').values(row).execute()
}

/** What the assistant read, newest first. */
export const findLog = (db: Queries, ownerId: string, limit: number): Promise<AiLogTable[]> =>
  db.selectFrom('ai_log').selectAll().where('owner_id', '=', ownerId).orderBy('id', 'desc').limit(limit).execute()
