import type { UnitState } from '#server/db/journal/change-writer.ts'
import { eventColumns, type EventContent } from '#server/db/journal/units/event-unit.ts'
import { withDerived } from './event-columns.ts'
import type { EventRecord } from './event-record.ts'
import { isEmpty, splitRecord } from './event-split.ts'
import type { SeriesPart } from './event-target.ts'

/**
 * Removes a whole event, or an occurrence and all that follow.
 * @throws AppError `not_found` for an occurrence that the series does not have
 */
export const withoutPart = (record: EventRecord, part: SeriesPart): UnitState<'event'> =>
  restOf(record, part.scope === 'all' ? null : splitRecord(record, part.recurrenceId).before)

/** Removes some occurrences of a series. */
export function withoutOccurrences(record: EventRecord, recurrenceIds: readonly string[]): UnitState<'event'> {
  const { row, exceptions } = record
  const rest = exceptions.filter((exception) => !recurrenceIds.includes(exception.recurrence_id))
  const exdates = [...(JSON.parse(row.exdates) as string[]), ...recurrenceIds].sort()
  const event = {
    ...eventColumns(row),
    exdates: JSON.stringify([...new Set(exdates)]),
    ics_sequence: row.ics_sequence + 1,
  }
  return restOf(record, { event: withDerived(event, rest), exceptions: rest })
}

/** A series without remaining occurrences is removed as a whole. */
const restOf = ({ row }: EventRecord, rest: EventContent | null): UnitState<'event'> => ({
  id: row.id,
  content: rest === null || isEmpty(rest) ? null : rest,
})
