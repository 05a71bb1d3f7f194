import type { EventColumns, Queries } from '../../schema.ts'
import type { StoredUnit, WriteBatch } from './unit.ts'

interface RemindingUnit {
  readonly event: Pick<EventColumns, 'reminders'>
}

const isReminded = ({ deletedAt, content }: StoredUnit<RemindingUnit>): boolean =>
  deletedAt === null && content.event.reminders !== '[]'

/**
 * Schedules the written events that have reminders to be checked now, and unschedules the others. An event that is
 * already due keeps its place, so that a write does not swallow its reminder.
 */
export async function lookAtReminders(
  db: Queries,
  { ownerId, now, units, before }: WriteBatch<RemindingUnit>,
): Promise<void> {
  const wasReminded = ({ id }: StoredUnit<RemindingUnit>): boolean => {
    const earlier = before.get(id)
    return earlier !== undefined && isReminded(earlier)
  }
  const bare = units.filter((unit) => wasReminded(unit) && !isReminded(unit)).map((unit) => unit.id)
  if (bare.length > 0) {
    await db.deleteFrom('reminder_look').where('owner_id', '=', ownerId).where('event_id', 'in', bare).execute()
  }
  const rows = units
    .filter(isReminded)
    .map((unit) => ({ owner_id: ownerId, event_id: unit.id, look_at: now, fired_until: now }))
  if (rows.length === 0) return
  await db
    .insertInto('reminder_look')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['owner_id', 'event_id']).doUpdateSet((update) => ({
        look_at: now,
        fired_until: update
          .case()
          .when('reminder_look.look_at', '<=', now)
          .then(update.ref('reminder_look.fired_until'))
          .else(now)
          .end(),
      })),
    )
    .execute()
}
