import type { Actor } from '#server/actor.ts'
import { instantOf } from '#server/clock.ts'
import { eventColumns } from '#server/db/journal/units/event-unit.ts'
import { listCategories } from '#server/features/categories/categories.service.ts'
import { findExceptions } from '#server/features/events/exceptions.service.ts'
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
  const rows = await findEventsOfCalendar(db.read, actor.userId, id)
  const exceptions = await findExceptions(db.read, actor.userId, rows)
  const names = new Map((await listCategories(db.read, actor)).map((category) => [category._id, category.name]))
  const nameOf = (id: string | null): string | null => (id === null ? null : (names.get(id) ?? null))
  const text = await files.write({
    calendar: { name: calendar.name, description: calendar.description, color: calendar.color },
    events: rows.map((row) => ({
      event: eventColumns(row),
      exceptions: (exceptions.get(row.id) ?? []).map((one) => ({ ...one, category: nameOf(one.category_id) })),
      category: nameOf(row.category_id),
    })),
    now: instantOf(clock),
    productId: `-//Dodici//Dodici ${VERSION}//EN`,
  })
  return { filename: `${fileName(calendar.name)}.ics`, text }
}

/** A name that every file system takes: letters, digits and dashes of ASCII. */
const fileName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^\w -]/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .slice(0, 60) || 'calendar'
