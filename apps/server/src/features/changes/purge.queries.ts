import { sql, type CompiledQuery } from 'kysely'
import { rowsAsOneValue } from '#server/db/dialect.ts'
import { deleteCollection } from '#server/db/journal/delete-collection.ts'
import { QUIET_KIND } from '#server/db/journal/quiet-changes.ts'
import { addUsage, addUsageOfOwners, bytesOf, journalBytes, messageBytes } from '#server/db/journal/usage.ts'
import type { ChangeTable, EventTable, MilestoneTable, Queries } from '#server/db/schema.ts'

/** A change, and how many units it touched, but for those that only came with them. */
export type OldChange = Pick<ChangeTable, 'owner_id' | 'sequence' | 'count'>
type OldEvent = Pick<EventTable, 'owner_id' | 'id'>

/** The oldest changes before an instant, through an index: if there are none, nothing else is read. */
export const oldChanges = (db: Queries, before: string, limit: number): CompiledQuery<OldChange> =>
  db
    .selectFrom('change')
    .select(['owner_id', 'sequence', 'count'])
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(limit)
    .compile()

/** The same of the quiet changes. */
export const oldQuietChanges = (db: Queries, before: string, limit: number): Promise<OldChange[]> =>
  db
    .selectFrom('change')
    .select(['owner_id', 'sequence', 'count'])
    .where('kind', '=', sql.lit(QUIET_KIND))
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(limit)
    .execute()

export const deleteChanges = async (db: Queries, changes: readonly OldChange[]): Promise<void> => {
  const gone = rowsAsOneValue(db, 'change', changes)
  await db
    .deleteFrom('change')
    .where((be) =>
      be(
        be.refTuple('owner_id', 'sequence'),
        'in',
        be.selectFrom(gone).select(['rows.owner_id', 'rows.sequence']).$asTuple('owner_id', 'sequence'),
      ),
    )
    .execute()
}

/** Deletes some journal rows of these changes, and their bytes from the usage. Returns how many there were. */
export async function deleteSomeChangeRows(db: Queries, changes: readonly OldChange[], limit: number): Promise<number> {
  const old = rowsAsOneValue(db, 'change', changes)
  const gone = await db
    .deleteFrom('change_row')
    .where((be) =>
      be(
        be.refTuple('owner_id', 'sequence', 'unit_type', 'unit_id'),
        'in',
        be
          .selectFrom(old)
          .innerJoin('change_row as row', (join) =>
            join.onRef('row.owner_id', '=', 'rows.owner_id').onRef('row.sequence', '=', 'rows.sequence'),
          )
          .select(['row.owner_id', 'row.sequence', 'row.unit_type', 'row.unit_id'])
          .limit(limit)
          .$asTuple('owner_id', 'sequence', 'unit_type', 'unit_id'),
      ),
    )
    .returning(['owner_id', journalBytes.as('bytes')])
    .execute()
  await addUsageOfOwners(db, gone, (theirs) => ({ journal: -bytesOf(theirs) }))
  return gone.length
}

/** Some events trashed before an instant. */
export const findOldTrash = (db: Queries, before: string, limit: number): Promise<OldEvent[]> =>
  db.selectFrom('event').select(['owner_id', 'id']).where('deleted_at', '<', before).limit(limit).execute()

/** Deletes events for good that were trashed before an instant, with their exceptions and names. */
export async function deleteOldTrash(db: Queries, events: readonly OldEvent[], before: string): Promise<void> {
  const old = rowsAsOneValue(db, 'event', events)
  const gone = await db
    .deleteFrom('event')
    .where('deleted_at', '<', before)
    .where((be) =>
      be(
        be.refTuple('owner_id', 'id'),
        'in',
        be.selectFrom(old).select(['rows.owner_id', 'rows.id']).$asTuple('owner_id', 'id'),
      ),
    )
    .returning(['owner_id', 'id', 'bytes'])
    .execute()
  await addUsageOfOwners(db, gone, (theirs) => ({ trash: -bytesOf(theirs) }))
  if (gone.length > 0) await deleteOfEvents(db, gone)
}

/** Deletes what belongs to events. */
async function deleteOfEvents(db: Queries, events: readonly OldEvent[]): Promise<void> {
  for (const table of ['event_exception', 'dav_name'] as const) {
    const gone = rowsAsOneValue(
      db,
      'event',
      events.map(({ owner_id, id }) => ({ owner_id, id })),
    )
    await db
      .deleteFrom(table)
      .where((be) =>
        be(
          be.refTuple('owner_id', 'event_id'),
          'in',
          be.selectFrom(gone).select(['rows.owner_id', 'rows.id']).$asTuple('owner_id', 'id'),
        ),
      )
      .execute()
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
  await addUsageOfOwners(db, gone, (theirs) => ({ trash: -bytesOf(theirs) }))
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

/** The milestones of owners without any remaining event, not even in the trash. */
export const findBareMilestones = (
  db: Queries,
  ownerIds: readonly string[],
  before: string,
): Promise<Pick<MilestoneTable, 'owner_id' | 'id'>[]> =>
  db
    .selectFrom('milestone')
    .select(['owner_id', 'id'])
    .where('owner_id', 'in', [...ownerIds])
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
