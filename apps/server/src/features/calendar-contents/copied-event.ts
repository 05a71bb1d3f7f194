import type { Reminder } from '@dodici/contract/types'
import type { CopiableEvent } from '@dodici/core/copying'
import type { Exception, Series } from '@dodici/core/event'
import { v7 as uuid } from 'uuid'
import type { Access } from '#server/actor.ts'
import type { UnitState } from '#server/db/journal/change-writer.ts'
import { eventColumns } from '#server/db/journal/units/event-unit.ts'
import type { ExceptionColumns } from '#server/db/schema.ts'
import { repetitionColumns, textColumns, timeColumns, withDerived } from '#server/features/events/event-columns.ts'
import { exceptionOf, seriesOf, type EventRecord } from '#server/features/events/event-record.ts'
import { remindersWithinPlan } from '#server/features/events/plan.ts'
import { settleExceptions } from '#server/features/events/settle-exceptions.ts'

/** An exception as core moves it, with its category. */
interface FiledException extends Exception {
  readonly categoryId: string | null
}

/** A record as core copies it. */
export function copiableOf({ row, exceptions }: EventRecord): CopiableEvent {
  const filed = exceptions.map((one): FiledException => ({ ...exceptionOf(one), categoryId: one.category_id }))
  return { ...seriesOf(row, []), exceptions: filed, id: row.id, title: row.title, categoryId: row.category_id }
}

interface Target {
  readonly calendarId: string
  readonly now: string
  readonly access: Pick<Access, 'plan'>
}

/**
 * A copied event: same text and reminders, as far as the plan allows. It has no goal, because goals belong to their own
 * days, and none of the original's imported properties.
 */
export function copyOf({ row }: EventRecord, copy: Series, { calendarId, now, access }: Target): UnitState<'event'> {
  const id = uuid()
  const exceptions = copy.exceptions.map((one) => exceptionColumns(one, row.category_id))
  const reminders = remindersWithinPlan(access, JSON.parse(row.reminders) as Reminder[])
  const event = {
    ...eventColumns(row),
    ...timeColumns(copy),
    ...repetitionColumns(copy),
    ics_extra: null,
    calendar_id: calendarId,
    uid: id,
    ics_sequence: 0,
    reminders: JSON.stringify(reminders),
    goal_id: null,
    split_from: null,
    created_at: now,
  }
  return { id, content: settleExceptions({ event: withDerived(event, exceptions), exceptions }) }
}

const isFiled = (exception: Exception): exception is FiledException => 'categoryId' in exception

const exceptionColumns = (exception: Exception, otherwise: string | null): ExceptionColumns => ({
  ...textColumns(exception),
  ...timeColumns(exception),
  category_id: isFiled(exception) ? exception.categoryId : otherwise,
  ics_extra: null,
  recurrence_id: exception.recurrenceId,
})
