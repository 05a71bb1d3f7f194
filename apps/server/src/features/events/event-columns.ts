import { yearOf } from '@dodici/core/date'
import type { EventContent, EventTimes, Series } from '@dodici/core/event'
import { spanOfSeries } from '@dodici/core/recurrence'
import { countEndOfColumns } from '#server/db/journal/units/event-unit.ts'
import { searchText } from '#server/db/journal/units/search-text.ts'
import type { EventColumns, ExceptionColumns } from '#server/db/schema.ts'
import { columnOfChoice } from '#server/open-choice.ts'
import { seriesOf } from './event-record.ts'
import { ENDLESS_DAY } from './events.queries.ts'

/** Columns that follow from others: where an event lies in time, its searchable text; and no octets of a program. */
type Derived = Pick<
  EventColumns,
  'first_day' | 'last_day' | 'spans_years' | 'count_end' | 'search_text' | 'ics_names' | 'ics_body'
>

/** Computes the derived columns from the others and from the exceptions. What a program sent is of before. */
export function withDerived<Columns extends Parameters<typeof seriesOf>[0]>(
  columns: Columns,
  exceptions: readonly ExceptionColumns[],
): Columns & Derived {
  const countEnd = countEndOfColumns(columns)
  const span = spanOfSeries(seriesOf(columns, exceptions), { countEnd })
  const lastDay = span.lastDay ?? ENDLESS_DAY
  return {
    ...columns,
    first_day: span.firstDay,
    last_day: lastDay,
    spans_years: span.lastDay === null || yearOf(span.firstDay) !== yearOf(lastDay) ? 1 : 0,
    count_end: countEnd,
    search_text: searchText([columns, ...exceptions]),
    ics_names: null,
    ics_body: null,
  }
}

/** The text of an event or exception as columns. */
export const textColumns = (content: EventContent) => ({
  title: content.title,
  description: content.description,
  location: content.location,
  url: content.url,
  kind: content.kind,
  status: content.status,
  busy: content.busy ? 1 : 0,
  away: columnOfChoice(content.away),
})

export const timeColumns = (times: EventTimes) => ({
  all_day: times.allDay ? 1 : 0,
  start_at: times.start,
  end_at: times.end,
  timezone: times.timezone,
  end_timezone: times.endTimezone,
})

/** The columns of the recurrence rule. */
export const repetitionColumns = ({ rrule, rdates, exdates }: Pick<Series, 'rrule' | 'rdates' | 'exdates'>) => ({
  rrule,
  rdates: JSON.stringify(rdates),
  exdates: JSON.stringify(exdates),
})
