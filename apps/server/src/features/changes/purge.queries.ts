import type { CompiledQuery } from 'kysely'
import type { ChangeTable, EventTable, Queries } from '#server/db/schema.ts'

type OldChange = Pick<ChangeTable, 'owner_id' | 'sequence'>
type OldEvent = Pick<EventTable, 'owner_id' | 'id'>

/** Oldest changes from before an instant, by an index: where there is none, nothing else is looked at. */
export const oldChanges = (db: Queries, before: string, limit: number): CompiledQuery<OldChange> =>
  db
    .selectFrom('change')
    .select(['owner_id', 'sequence'])
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(limit)
    .compile()

export const deleteChanges = async (db: Queries, ownerId: string, sequences: readonly number[]): Promise<void> => {
  await db
    .deleteFrom('change')
    .where('owner_id', '=', ownerId)
    .where('sequence', 'in', [...sequences])
    .execute()
}

/** Removes some of what these changes did to units. Answers whether there was any of it. */
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
  await db
    .deleteFrom('change_row')
    .where('owner_id', '=', ownerId)
    .where('sequence', 'in', [...sequences])
    .where('unit_id', 'in', unitIds)
    .execute()
  return true
}

/** Some events that went to the trash before an instant. */
export const findOldTrash = (db: Queries, before: string, limit: number): Promise<OldEvent[]> =>
  db.selectFrom('event').select(['owner_id', 'id']).where('deleted_at', '<', before).limit(limit).execute()

/** Removes those of some events for good that are in the trash since before an instant, with their exceptions. */
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
    .returning('id')
    .execute()
  if (gone.length === 0) return
  const eventIds = gone.map((row) => row.id)
  await db.deleteFrom('event_exception').where('owner_id', '=', ownerId).where('event_id', 'in', eventIds).execute()
}

/** Removes the few other things for good that went to the trash before an instant. */
export async function deleteOldUnits(db: Queries, before: string): Promise<void> {
  await db.deleteFrom('category').where('deleted_at', '<', before).execute()
  await db.deleteFrom('calendar').where('deleted_at', '<', before).execute()
  const milestones = await db
    .deleteFrom('milestone')
    .where('deleted_at', '<', before)
    .returning(['owner_id', 'id'])
    .execute()
  for (const { owner_id: ownerId, id } of milestones) {
    await db.deleteFrom('milestone_step').where('owner_id', '=', ownerId).where('milestone_id', '=', id).execute()
  }
  await db.deleteFrom('goal_entry').where('deleted_at', '<', before).execute()
  const goals = await db.deleteFrom('goal').where('deleted_at', '<', before).returning(['owner_id', 'id']).execute()
  for (const { owner_id: ownerId, id } of goals) {
    await db.deleteFrom('goal_entry').where('owner_id', '=', ownerId).where('goal_id', '=', id).execute()
  }
  const conversations = await db
    .deleteFrom('conversation')
    .where('deleted_at', '<', before)
    .returning(['owner_id', 'id'])
    .execute()
  for (const { owner_id: ownerId, id } of conversations) {
    await db.deleteFrom('message').where('owner_id', '=', ownerId).where('conversation_id', '=', id).execute()
  }
}

/** Some milestones of which nothing is left, not even in the trash: neither their event nor that of any step. */
export const findBareMilestones = (db: Queries, before: string, limit: number): Promise<OldEvent[]> =>
  db
    .selectFrom('milestone')
    .select(['owner_id', 'id'])
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
    .limit(limit)
    .execute()

export async function deleteMilestones(db: Queries, ownerId: string, ids: readonly string[]): Promise<void> {
  await db
    .deleteFrom('milestone')
    .where('owner_id', '=', ownerId)
    .where('id', 'in', [...ids])
    .execute()
  await db
    .deleteFrom('milestone_step')
    .where('owner_id', '=', ownerId)
    .where('milestone_id', 'in', [...ids])
    .execute()
}

/** Removes cards of changes that nobody can apply any more, and what the log of the helpers says of then. */
export async function deleteOldHelp(db: Queries, before: string): Promise<void> {
  await db.deleteFrom('proposal').where('expires_at', '<', before).execute()
  await db.deleteFrom('ai_log').where('at', '<', before).execute()
}

/** Removes the answers that are kept for repeated requests from before an instant. */
export const deleteOldAnswers = async (db: Queries, before: string): Promise<void> => {
  await db.deleteFrom('idempotency_key').where('created_at', '<', before).execute()
}
