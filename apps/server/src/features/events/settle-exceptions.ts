import type { EventContent } from '#server/db/journal/units/event-unit.ts'
import { occurrenceColumns } from '#server/db/journal/units/event-unit.ts'
import type { EventColumns, ExceptionColumns } from '#server/db/schema.ts'
import { withDerived } from './event-columns.ts'
import { isSeries } from './event-record.ts'

/**
 * Only series have exceptions. If a series has become a single event, the changes of its one occurrence become the
 * event. An exception on a day that no rule produces becomes an RDATE, so the event stays a series. Nothing visible is
 * lost.
 */
export function settleExceptions(content: EventContent): EventContent {
  const { event, exceptions } = content
  const [own] = exceptions
  if (own === undefined || isSeries(event)) return content
  const others = exceptions.filter((exception) => exception.recurrence_id !== event.start_at)
  if (others.length === 0) return { event: withDerived({ ...event, ...saidBy(own, event) }, []), exceptions: [] }
  const rdates = JSON.stringify(others.map((exception) => exception.recurrence_id))
  return { event: withDerived({ ...event, rdates }, exceptions), exceptions }
}

/** An EXDATE may have removed the start, but not its exception. */
const saidBy = (own: ExceptionColumns, event: EventColumns) => ({
  ...occurrenceColumns(own),
  ics_extra: joinedExtra(event.ics_extra, own.ics_extra),
  exdates: '[]',
})

/** Imported properties of the occurrence win; those of the whole event stay beside them. */
const joinedExtra = (ofEvent: string | null, own: string | null): string | null =>
  own === null ? ofEvent : JSON.stringify({ detached: null, categories: [], ...parsed(ofEvent), ...parsed(own) })

const parsed = (extra: string | null): object => (extra === null ? {} : (JSON.parse(extra) as object))
