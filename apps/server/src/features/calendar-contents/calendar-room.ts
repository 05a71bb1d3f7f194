import { IMPORT_EVENTS_MAX } from '@dodici/contract/limits'
import type { Access } from '#server/actor.ts'
import type { UnitState } from '#server/db/journal/change-writer.ts'
import type { Queries } from '#server/db/schema.ts'
import { AppError } from '#server/errors.ts'
import { refuseEventsBeyondPlan } from '#server/features/events/plan.ts'
import { countEventsOfCalendar } from './calendar-contents.queries.ts'

/** @throws AppError `too_many_events`, `plan_limit` if a calendar has no room for all that is added at once */
export async function refuseBeyondRoom(
  db: Queries,
  access: Access,
  { calendarId, added }: { calendarId: string; added: readonly UnitState<'event'>[] },
): Promise<void> {
  const count = await countEventsOfCalendar(db, { ownerId: access.ownerId, id: calendarId })
  if (count + added.length > IMPORT_EVENTS_MAX) {
    const room = String(Math.max(0, IMPORT_EVENTS_MAX - count))
    throw new AppError('too_many_events', `A calendar has at most 20,000 events; there is room for ${room}.`)
  }
  const contents = added.flatMap(({ content }) => (content === null ? [] : [content.event]))
  await refuseEventsBeyondPlan(db, access, contents)
}
