import type { EventTable, ExceptionColumns, Queries } from '#server/db/schema.ts'
import { exceptionsOf } from '#server/db/journal/units/event-unit.ts'
import { isSeries } from './event-record.service.ts'

const IDS_A_QUERY = 1_000

/** The exceptions of those events that repeat, by event; the others cannot have any. */
export async function findExceptions(
  db: Queries,
  ownerId: string,
  rows: readonly Pick<EventTable, 'id' | 'rrule' | 'rdates'>[],
): Promise<Map<string, ExceptionColumns[]>> {
  const ids = rows.filter(isSeries).map((row) => row.id)
  const found = new Map<string, ExceptionColumns[]>()
  for (let from = 0; from < ids.length; from += IDS_A_QUERY) {
    for (const [id, exceptions] of await exceptionsOf(db, ownerId, ids.slice(from, from + IDS_A_QUERY))) {
      found.set(id, exceptions)
    }
  }
  return found
}
