import { sql, type CompiledQuery } from 'kysely'
import { deleteCollection } from '#server/db/journal/delete-collection.ts'
import { QUIET_KIND } from '#server/db/journal/quiet-changes.ts'
import { addUsage, bytesOf, journalBytes, messageBytes } from '#server/db/journal/usage.ts'
import type { ChangeTable, EventTable, Queries } from '#server/db/schema.ts'

type OldChange = Pick<ChangeTable, 'owner_id' | 'sequence'>
type OldEvent = Pick<EventTable, 'owner_id' | 'id'>

/** The oldest changes before an instant, through an index: if there are none, nothing else is read. */
export const oldChanges = (db: Queries, before: string, limit: number): CompiledQuery<OldChange> =>
  db
    .selectFrom('change')
    .select(['owner_id', 'sequence'])
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(limit)
    .compile()

/** The same of the quiet changes. */
export const oldQuietChanges = (db: Queries, before: string, limit: number): Promise<OldChange[]> =>
  db
    .selectFrom('change')
    .select(['owner_id', 'sequence'])
    .where('kind', '=', sql.lit(QUIET_KIND))
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(limit)
    .execute()

export const deleteChanges = async (db: Queries, ownerId: string, sequences: readonly number[]): Promise<void> => {
  await db
    .deleteFrom('change')
    .where('owner_id', '=', ownerId)
    .where('sequence', 'in', [...sequences])
    .execute()
}

/** Deletes some journal rows of these changes, and their bytes from the usage. Returns whether there were any. */
export async function deleteSomeChangeRows(
  db: Queries,
  ownerId: string,
  { sequences, limit }: { sequences: readonly number[]; limit: number },
): Promise<boolean> {
  const rows = await db
    .selectFrom('change_row')
    .select('unit_id')
    .distinct()
    .where('owner_id', '=', ownerId)
    .where('sequence', 'in', [...sequences])
    .limit(limit)
    .execute()
  if (rows.length === 0) return false
  const unitIds = rows.map((row) => row.unit_id)
  const gone = await db
    .deleteFrom('change_row')
    .where('owner_id', '=', ownerId)
    .where('sequence', 'in', [...sequences])
    .where('unit_id', 'in', unitIds)
    .returning(journalBytes.as('bytes'))
    .execute()
  await addUsage(db, ownerId, { journal: -bytesOf(gone) })
  return true
}

/** Some events trashed before an instant. */
export const findOldTrash = (db: Queries, before: string, limit: number): Promise<OldEvent[]> =>
  db.selectFrom('event').select(['owner_id', 'id']).where('deleted_at', '<', before).limit(limit).execute()

/** Deletes events for good that were trashed before an instant, with their exceptions and names. */
export async function deleteOldTrash(
  db: Queries,
  ownerId: string,
  { ids, before }: { ids: readonly string[]; before: string },
): Promise<void> {
  const gone = await db
    .deleteFrom('event')
    .where('owner_id', '=', ownerId)
    .where('id', 'in', [...ids])
    .where('deleted_at', '<', before)
    .returning(['id', 'bytes'])
    .execute()
  if (gone.length === 0) return
  await addUsage(db, ownerId, { trash: -bytesOf(gone) })
  const eventIds = gone.map((row) => row.id)
  for (const table of ['event_exception', 'dav_name'] as const) {
    await db.deleteFrom(table).where('owner_id', '=', ownerId).where('event_id', 'in', eventIds).execute()
  }
}

/** Deletes other trash from before an instant; there is little of it. */
export async function deleteOldUnits(db: Queries, before: string): Promise<void> {
  await deleteOld(db, 'category', before)
  for (const { owner_id: ownerId, id } of await deleteOld(db, 'calendar', before)) {
    await deleteCollection(db, ownerId, id)
  }
  const milestones = await deleteOld(db, 'milestone', before)
  for (const { owner_id: ownerId, id } of milestones) {
    await db.deleteFrom('milestone_step').where('owner_id', '=', ownerId).where('milestone_id', '=', id).execute()
  }
  await deleteOld(db, 'goal_entry', before)
  for (const { owner_id: ownerId, id } of await deleteOld(db, 'goal', before)) {
    const entries = await db
      .deleteFrom('goal_entry')
      .where('owner_id', '=', ownerId)
      .where('goal_id', '=', id)
      .returning('bytes')
      .execute()
    await addUsage(db, ownerId, { kept: -bytesOf(entries) })
  }
  for (const { owner_id: ownerId, id } of await deleteOld(db, 'conversation', before)) {
    await deleteMessages(db, ownerId, id)
  }
}

type SmallUnit = 'category' | 'calendar' | 'milestone' | 'goal_entry' | 'goal' | 'conversation'

/** Deletes the trash of one type from before an instant, and its bytes from the usage. */
async function deleteOld(db: Queries, table: SmallUnit, before: string): Promise<OldEvent[]> {
  const gone = await db
    .deleteFrom(table as 'category')
    .where('deleted_at', '<', before)
    .returning(['owner_id', 'id', 'bytes'])
    .execute()
  for (const [ownerId, theirs] of Map.groupBy(gone, (row) => row.owner_id)) {
    await addUsage(db, ownerId, { trash: -bytesOf(theirs) })
  }
  return gone
}

/** Deletes the messages of a conversation. */
async function deleteMessages(db: Queries, ownerId: string, conversationId: string): Promise<void> {
  const gone = await db
    .deleteFrom('message')
    .where('owner_id', '=', ownerId)
    .where('conversation_id', '=', conversationId)
    .returning(messageBytes.as('bytes'))
    .execute()
  await addUsage(db, ownerId, { messages: -bytesOf(gone) })
}

/** An owner's milestones without any remaining event, not even in the trash. */
export async function findBareMilestones(db: Queries, ownerId: string, before: string): Promise<string[]> {
  const rows = await db
    .selectFrom('milestone')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('updated_at', '<', before)
    .where((be) =>
      be.not(
        be.exists(
          be
            .selectFrom('event')
            .select('event.id')
            .whereRef('event.owner_id', '=', 'milestone.owner_id')
            .whereRef('event.id', '=', 'milestone.event_id'),
        ),
      ),
    )
    .where((be) =>
      be.not(
        be.exists(
          be
            .selectFrom('milestone_step')
            .innerJoin('event', (join) =>
              join
                .onRef('event.owner_id', '=', 'milestone_step.owner_id')
                .onRef('event.id', '=', 'milestone_step.event_id'),
            )
            .select('event.id')
            .whereRef('milestone_step.owner_id', '=', 'milestone.owner_id')
            .whereRef('milestone_step.milestone_id', '=', 'milestone.id'),
        ),
      ),
    )
    .execute()
  return rows.map(({ id }) => id)
}

export async function deleteMilestones(db: Queries, ownerId: string, ids: readonly string[]): Promise<void> {
  const gone = await db
    .deleteFrom('milestone')
    .where('owner_id', '=', ownerId)
    .where('id', 'in', [...ids])
    .returning(['bytes', 'deleted_at'])
    .execute()
  const { trash = [], kept = [] } = Object.groupBy(gone, (row) => (row.deleted_at === null ? 'kept' : 'trash'))
  await addUsage(db, ownerId, { kept: -bytesOf(kept), trash: -bytesOf(trash) })
  await db
    .deleteFrom('milestone_step')
    .where('owner_id', '=', ownerId)
    .where('milestone_id', 'in', [...ids])
    .execute()
}

/** Deletes expired cards and old log entries of the assistant. */
export async function deleteOldHelp(db: Queries, before: string): Promise<void> {
  await db.deleteFrom('proposal').where('expires_at', '<', before).execute()
  await db.deleteFrom('ai_log').where('at', '<', before).execute()
}

/** Deletes stored answers from before an instant. */
export const deleteOldAnswers = async (db: Queries, before: string): Promise<void> => {
  await db.deleteFrom('idempotency_key').where('created_at', '<', before).execute()
}
