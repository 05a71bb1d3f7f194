import type { Series } from '@dodici/core/event'
import { occurrencesOf, spanOfSeries, splitBefore } from '@dodici/core/recurrence'
import { eventColumns, type EventContent } from '#server/db/journal/units/event-unit.ts'
import { notFound } from '#server/errors.ts'
import { repetitionColumns, timeColumns, withDerived } from './event-columns.ts'
import { exceptionsOfSeries } from './edited-exceptions.ts'
import { readingOf, seriesOf, type EventRecord } from './event-record.ts'
import { settleExceptions } from './settle-exceptions.ts'

/** A record as the journal stores it. */
export const contentOf = ({ row, exceptions }: EventRecord): EventContent => ({
  event: eventColumns(row),
  exceptions,
})

/**
 * Splits a series: what is before an occurrence (null if nothing remains), and what begins with it, to be edited with
 * `mergeAll`; it may be a single occurrence with its changes.
 * @throws AppError `not_found` for an occurrence that the series does not have
 */
export function splitRecord(
  record: EventRecord,
  recurrenceId: string,
): { before: EventContent | null; after: EventContent } {
  const split = splitBefore(seriesOf(record.row, record.exceptions), recurrenceId, readingOf(record.row))
  if (split === null) throw notFound()
  const before = split.before === null ? null : settleExceptions(halfOf(record, split.before))
  return { before: before === null || isEmpty(before) ? null : before, after: halfOf(record, split.after) }
}

function halfOf({ row, exceptions }: EventRecord, series: Series): EventContent {
  const names = new Set(series.exceptions.map((exception) => exception.recurrenceId))
  const own = exceptionsOfSeries(
    series,
    exceptions.filter((exception) => names.has(exception.recurrence_id)),
  )
  const columns = {
    ...eventColumns(row),
    ...timeColumns(series),
    ...repetitionColumns(series),
    ics_sequence: row.ics_sequence + 1,
  }
  return { event: withDerived(columns, own), exceptions: own }
}

/** Whether a series has no occurrences left. */
export function isEmpty({ event, exceptions }: EventContent): boolean {
  // Exceptions exist whatever the rule produces.
  if (exceptions.length > 0) return false
  const series = seriesOf(event, exceptions)
  const reading = readingOf(event)
  const { firstDay, lastDay } = spanOfSeries(series, reading)
  if (lastDay === null) return false
  const { occurrences, isTruncated } = occurrencesOf(series, { first: firstDay, last: lastDay, zone: 'UTC' }, reading)
  return occurrences.length === 0 && !isTruncated
}
