import type { EventContent } from '#server/db/journal/units/event-unit.ts'
import { occurrenceColumns } from '#server/db/journal/units/event-unit.ts'
import type { EventColumns, ExceptionColumns } from '#server/db/schema.ts'
import { withDerived } from './event-columns.ts'
import { isSeries } from './event-record.ts'

/**
 * Exceptions are of series: only there are they read and shown. So where a series has become a single event, what was
 * changed of its one occurrence is what the event says now; and an exception of a day that no rule makes is a date of the
 * event, which so stays a series. Nothing that was shown is lost.
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

/** An EXDATE may have taken out the start, but not what stands in its place. */
const saidBy = (own: ExceptionColumns, event: EventColumns) => ({
  ...occurrenceColumns(own),
  ics_extra: joinedExtra(event.ics_extra, own.ics_extra),
  exdates: '[]',
})

/** What a file said of the occurrence counts; what it said of the event as a whole stays beside it. */
const joinedExtra = (ofEvent: string | null, own: string | null): string | null =>
  own === null ? ofEvent : JSON.stringify({ detached: null, categories: [], ...parsed(ofEvent), ...parsed(own) })

const parsed = (extra: string | null): object => (extra === null ? {} : (JSON.parse(extra) as object))
