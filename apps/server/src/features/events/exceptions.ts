import type { EventTable, ExceptionColumns, Queries } from '#server/db/schema.ts'
import { exceptionsOf } from '#server/db/journal/units/event-unit.ts'
import { isSeries } from './event-record.ts'

/** The exceptions of the events that repeat, by event; others cannot have any. */
export const findExceptions = (
  db: Queries,
  ownerId: string,
  rows: readonly Pick<EventTable, 'id' | 'rrule' | 'rdates'>[],
): Promise<Map<string, ExceptionColumns[]>> => {
  const ids = rows.filter(isSeries).map((row) => row.id)
  return exceptionsOf(db, ownerId, ids)
}
