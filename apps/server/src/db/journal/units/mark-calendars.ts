import type { CategoryContent, EventColumns, Queries } from '../../schema.ts'
import { replaceOnConflict } from './unit-rows.ts'
import type { WriteBatch } from './unit.ts'

interface PlacedUnit {
  readonly event: Pick<EventColumns, 'calendar_id'>
}

/** Marks the calendars of written events, and those that they have left, with the number of the change. */
export async function markCalendars(db: Queries, batch: WriteBatch<PlacedUnit>): Promise<void> {
  const places = batch.units.flatMap(({ id, content }) => {
    const left = batch.before.get(id)?.content.event.calendar_id
    return left === undefined ? [content.event.calendar_id] : [content.event.calendar_id, left]
  })
  await mark(db, batch, new Set(places))
}

/** The same for the calendars of events that show these categories: their names are in what a device reads. */
export async function markCalendarsOfCategories(db: Queries, batch: WriteBatch<CategoryContent>): Promise<void> {
  const ids = batch.units.filter(({ version }) => version > 1).map(({ id }) => id)
  if (ids.length === 0) return
  const own = await db
    .selectFrom('event')
    .select('calendar_id')
    .distinct()
    .where('owner_id', '=', batch.ownerId)
    .where('category_id', 'in', ids)
    .execute()
  const ofOccurrences = await db
    .selectFrom('event_exception')
    .innerJoin('event', (join) =>
      join.onRef('event.owner_id', '=', 'event_exception.owner_id').onRef('event.id', '=', 'event_exception.event_id'),
    )
    .select('event.calendar_id')
    .distinct()
    .where('event_exception.owner_id', '=', batch.ownerId)
    .where('event_exception.category_id', 'in', ids)
    .execute()
  await mark(db, batch, new Set([...own, ...ofOccurrences].map((row) => row.calendar_id)))
}

async function mark(
  db: Queries,
  { ownerId, sequence, marked }: Pick<WriteBatch<unknown>, 'ownerId' | 'sequence' | 'marked'>,
  calendarIds: ReadonlySet<string>,
): Promise<void> {
  const unmarked = [...calendarIds].filter((id) => !marked.has(id))
  if (unmarked.length === 0) return
  const rows = unmarked.map((id) => ({ owner_id: ownerId, calendar_id: id, sequence }))
  await db
    .insertInto('calendar_mark')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['owner_id', 'calendar_id']).doUpdateSet(replaceOnConflict(rows)))
    .execute()
  for (const id of unmarked) marked.add(id)
}
