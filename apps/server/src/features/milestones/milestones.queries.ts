import { ownRows } from '#server/db/journal/own-units.ts'
import { slicesOf } from '#server/db/pages.ts'
import type { EventTable, MilestoneTable, Queries } from '#server/db/schema.ts'

/** An owner's milestones outside the trash, nearest day first. */
export const findMilestones = (db: Queries, ownerId: string): Promise<MilestoneTable[]> =>
  ownRows(db, 'milestone', ownerId).selectAll().orderBy('day').orderBy('id').execute()

/** The milestone of an event; undefined if there is none. */
export const findMilestoneOfEvent = (
  db: Queries,
  ownerId: string,
  eventId: string,
): Promise<MilestoneTable | undefined> =>
  ownRows(db, 'milestone', ownerId).selectAll().where('event_id', '=', eventId).executeTakeFirst()

export type StandingEvent = Pick<EventTable, 'id' | 'title' | 'start_at' | 'end_at'>

/** The present times of some events; trashed ones are missing. */
export async function findStandingEvents(
  db: Queries,
  ownerId: string,
  ids: readonly string[],
): Promise<Map<string, StandingEvent>> {
  const found: StandingEvent[] = []
  for await (const slice of slicesOf(ids)) {
    const rows = ownRows(db, 'event', ownerId).select(['id', 'title', 'start_at', 'end_at']).where('id', 'in', slice)
    found.push(...(await rows.execute()))
  }
  return new Map(found.map((row) => [row.id, row]))
}
