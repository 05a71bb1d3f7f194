import type { EventPatch } from '@dodici/contract/types'
import type { Series } from '@dodici/core/event'
import { shiftSeries, type SeriesChange, type ShiftedSeries } from '@dodici/core/recurrence'
import type { EventColumns } from '#server/db/schema.ts'
import type { EventContent } from '#server/db/journal/units/event-unit.ts'
import { AppError } from '#server/errors.ts'
import { editedException, exceptionsOfSeries, saidBetween, type SeriesEdit } from './edited-exceptions.ts'
import { repetitionColumns, timeColumns, withDerived } from './event-columns.ts'
import { isSeries, seriesOf } from './event-record.ts'
import { checkedRule, refuseCutRule } from './event-rule.ts'
import { mergedContent, mergedTimes } from './merged-columns.ts'
import { settleExceptions } from './settle-exceptions.ts'

/** An edited event or series, and the exceptions that its new rule no longer produces. */
export interface Merged {
  readonly content: EventContent
  readonly droppedExceptions: readonly string[]
}

/**
 * Applies an edit to a whole event or series. Its references must be the person's own (`refuseUnknownReferences`).
 * @throws AppError `invalid_input`, `rule_refused`, `rule_cannot_follow`
 */
export function mergeAll({ event, exceptions }: EventContent, edit: SeriesEdit): Merged {
  const { actor, patch } = edit
  const times = mergedTimes(event, patch, actor)
  const rule = patch.recurrence === undefined ? {} : { rrule: checkedRule(patch.recurrence, times) }
  const was = seriesOf(event, exceptions)
  const { series, dropped } = shiftedSeries(was, { times, ...rule })
  refuseCutRule(event, series)
  const columns = mergedColumns(event, patch, series)
  const gone = new Set(dropped)
  const staying = exceptions.filter((exception) => !gone.has(exception.recurrence_id))
  const moved = series === was ? staying : exceptionsOfSeries(series, staying)
  const repeats = isSeries(columns) || moved.some((row) => row.recurrence_id !== columns.start_at)
  const edited = { edit, before: event, after: columns, said: saidBetween(event, columns), repeats }
  const kept = staying.flatMap((before, index) => {
    const row = moved[index]
    return row === undefined ? [] : [editedException(edited, before, row)]
  })
  return {
    content: settleExceptions({ event: withDerived(columns, kept), exceptions: kept }),
    droppedExceptions: dropped,
  }
}

const mergedColumns = (event: EventColumns, patch: EventPatch, series: Series) => ({
  ...event,
  ...mergedContent(event, patch),
  ...timeColumns(series),
  ...repetitionColumns(series),
  calendar_id: patch.calendarId ?? event.calendar_id,
  reminders: patch.reminders === undefined ? event.reminders : JSON.stringify(patch.reminders),
  goal_id: patch.goalId === undefined ? event.goal_id : patch.goalId,
  ics_sequence: event.ics_sequence + 1,
})

/**
 * A series moved as a whole (`shiftSeries`).
 * @throws AppError `rule_cannot_follow` if only its start would move while other occurrences stay
 */
function shiftedSeries(series: Series, change: SeriesChange): ShiftedSeries {
  const shifted = shiftSeries(series, change)
  if (shifted === null) throw new AppError('rule_cannot_follow', 'This series cannot be moved like that as a whole.')
  return shifted
}
