import { slicesOf } from '#server/db/pages.ts'
import type { EventTable, MilestoneTable, Queries } from '#server/db/schema.ts'

/** An owner's milestones outside the trash, nearest day first. */
export const findMilestones = (db: Queries, ownerId: string): Promise<MilestoneTable[]> =>
  db
    .selectFrom('milestone')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .orderBy('day')
    .orderBy('id')
    .execute()

/** The milestone of an event; undefined if there is none. */
export const findMilestoneOfEvent = (
  db: Queries,
  ownerId: string,
  eventId: string,
): Promise<MilestoneTable | undefined> =>
  db
    .selectFrom('milestone')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('event_id', '=', eventId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

export type StandingEvent = Pick<EventTable, 'id' | 'title' | 'start_at' | 'end_at'>

/** The present times of some events; trashed ones are missing. */
export async function findStandingEvents(
  db: Queries,
  ownerId: string,
  ids: readonly string[],
): Promise<Map<string, StandingEvent>> {
  const found: StandingEvent[] = []
  for await (const slice of slicesOf(ids)) {
    const rows = await db
      .selectFrom('event')
      .select(['id', 'title', 'start_at', 'end_at'])
      .where('owner_id', '=', ownerId)
      .where('id', 'in', slice)
      .where('deleted_at', 'is', null)
      .execute()
    found.push(...rows)
  }
  return new Map(found.map((row) => [row.id, row]))
}
