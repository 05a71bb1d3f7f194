import type { Actor } from '#server/actor.ts'
import { instantOf } from '#server/clock.ts'
import { eventColumns } from '#server/db/journal/units/event-unit.ts'
import type { CalendarTable, Queries } from '#server/db/schema.ts'
import { listCategories } from '#server/features/categories/categories.service.ts'
import type { EventRecord } from '#server/features/events/event-record.service.ts'
import { findExceptions } from '#server/features/events/exceptions.service.ts'
import { personalClock } from '#server/features/reminders/reminded-event.service.ts'
import { accountRow } from '#server/features/users/account-row.service.ts'
import { VERSION } from '#server/version.ts'
import { ownCalendar } from './calendars.service.ts'
import { findEventsOfCalendar } from './ics.queries.ts'
import type { FileStorage } from './ics-tasks.service.ts'

/** A calendar as a file. */
export interface CalendarFile {
  readonly filename: string
  readonly text: string
}

/**
 * Writes a calendar as an iCalendar file.
 * @throws AppError `not_found`, `unavailable`
 */
export async function exportCalendar(
  { db, clock, files }: FileStorage,
  actor: Actor,
  id: string,
): Promise<CalendarFile> {
  const calendar = await ownCalendar(db.read, actor.userId, id)
  const records = await recordsOfCalendar(db.read, actor.userId, id)
  const names = new Map((await listCategories(db.read, actor)).map((category) => [category._id, category.name]))
  const nameOf = (id: string | null): string | null => (id === null ? null : (names.get(id) ?? null))
  const text = await files.write({
    calendar: { name: calendar.name, description: calendar.description, color: calendar.color },
    events: records.map(({ row, exceptions }) => ({
      event: eventColumns(row),
      exceptions: exceptions.map((one) => ({ ...one, category: nameOf(one.category_id) })),
      category: nameOf(row.category_id),
    })),
    now: instantOf(clock),
    allDayAt: personalClock(await accountRow(db.read, actor.userId)).allDayAt,
    productId: `-//Dodici//Dodici ${VERSION}//EN`,
  })
  return { filename: `${fileNameOf(calendar)}.ics`, text }
}

/** The events of one of the person's own calendars with their exceptions, in the order of their start. */
export async function recordsOfCalendar(db: Queries, ownerId: string, id: string): Promise<EventRecord[]> {
  const rows = await findEventsOfCalendar(db, ownerId, id)
  const exceptions = await findExceptions(db, ownerId, rows)
  return rows.map((row) => ({ row, exceptions: exceptions.get(row.id) ?? [] }))
}

/** A name that every file system takes: letters, digits and dashes of ASCII. */
export const fileNameOf = ({ name }: Pick<CalendarTable, 'name'>): string =>
  name
    .normalize('NFD')
    .replace(/[^\w -]/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .slice(0, 60) || 'calendar'
