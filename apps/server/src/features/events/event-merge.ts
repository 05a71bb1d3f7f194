import type { EventPatch } from '@dodici/contract/types'
import type { EventTimes, Series } from '@dodici/core/event'
import type { Actor } from '#server/actor.ts'
import type { ExceptionColumns, OccurrenceColumns } from '#server/db/schema.ts'
import type { EventContent } from '#server/db/journal/units/event-unit.ts'
import { repetitionColumns, timeColumns, withDerived } from './event-columns.service.ts'
import { seriesOf } from './event-record.service.ts'
import { checkedRule } from './event-rule.ts'
import { checkedTimes } from './event-times.ts'
import { shiftedSeries } from './shifted-series.ts'

/** What a patched event or series is, and the changed occurrences that its new rule no longer makes. */
export interface Merged {
  readonly content: EventContent
  readonly droppedExceptions: readonly string[]
}

/**
 * Applies a patch to a whole event or series. What it names must be the person's own (`refuseUnknownReferences`).
 * @throws AppError `invalid_input`, `rule_refused`, `rule_cannot_follow`
 */
export function mergeAll(actor: Actor, { event, exceptions }: EventContent, patch: EventPatch): Merged {
  const times = mergedTimes(event, patch, actor)
  const rule = patch.recurrence === undefined ? {} : { rrule: checkedRule(patch.recurrence, times) }
  const { series, dropped } = shiftedSeries(seriesOf(event, exceptions), { times, ...rule })
  const staying = exceptions.filter((exception) => !dropped.includes(exception.recurrence_id))
  const kept = exceptionsOfSeries(series, staying)
  const columns = {
    ...event,
    ...mergedTexts(event, patch),
    ...timeColumns(series),
    ...repetitionColumns(series),
    category_id: patch.categoryId === undefined ? event.category_id : patch.categoryId,
    calendar_id: patch.calendarId ?? event.calendar_id,
    reminders: patch.reminders === undefined ? event.reminders : JSON.stringify(patch.reminders),
    ics_sequence: event.ics_sequence + 1,
  }
  return {
    content: { event: withDerived(columns, kept), exceptions: kept },
    droppedExceptions: dropped,
  }
}

/** Applies a patch to one occurrence: `base` is what it is now, changed before or not. */
export const mergeOccurrence = (actor: Actor, base: ExceptionColumns, patch: EventPatch): ExceptionColumns => ({
  ...base,
  ...mergedTexts(base, patch),
  ...timeColumns(mergedTimes(base, patch, actor)),
  category_id: patch.categoryId === undefined ? base.category_id : patch.categoryId,
})

/**
 * Exceptions after their series changed: what they say stays, when they are and what they stand for follows it. `rows`
 * are those that the series kept, in its order.
 */
export const exceptionsOfSeries = (series: Series, rows: readonly ExceptionColumns[]): ExceptionColumns[] =>
  series.exceptions.flatMap((exception, index) => {
    const row = rows[index]
    return row === undefined ? [] : [{ ...row, ...timeColumns(exception), recurrence_id: exception.recurrenceId }]
  })

function mergedTimes(base: OccurrenceColumns, patch: EventPatch, actor: Actor): EventTimes {
  const allDay = patch.allDay ?? base.all_day === 1
  const wasAllDay = base.all_day === 1
  const timezone = wasAllDay && !allDay ? patch.timezone : patch.timezone === undefined ? base.timezone : patch.timezone
  return checkedTimes(
    {
      allDay,
      start: patch.start ?? base.start_at,
      end: patch.end ?? base.end_at,
      timezone,
      endTimezone: patch.endTimezone === undefined ? base.end_timezone : patch.endTimezone,
    },
    actor.timezone,
  )
}

const mergedTexts = (base: OccurrenceColumns, patch: EventPatch) => ({
  title: patch.title ?? base.title,
  description: patch.description ?? base.description,
  location: patch.location ?? base.location,
  url: patch.url ?? base.url,
  kind: patch.kind ?? base.kind,
  status: patch.status ?? base.status,
  busy: patch.busy === undefined ? base.busy : patch.busy ? 1 : 0,
})
