import type { Actor } from '#server/actor.ts'
import { ownUnit } from '#server/db/journal/own-units.ts'
import { eventColumns } from '#server/db/journal/units/event-unit.ts'
import type { CalendarTable, Queries } from '#server/db/schema.ts'
import type { EventRecord } from '#server/features/events/event-record.ts'
import { findExceptions } from '#server/features/events/exceptions.ts'
import { personalClock } from '#server/features/reminders/reminded-event.ts'
import { accountRow } from '#server/features/accounts/account-row.ts'
import { inTurns } from '#server/event-loop-turns.ts'
import { jsonPagesOf } from '#server/json-pages.ts'
import { VERSION } from '#server/version.ts'
import type { StoredForFile } from './ics-content.ts'
import { findCategoriesOfFile, pagesOfCalendar, type Days, type OwnCalendar } from './calendar-contents.queries.ts'
import type { FileStorage } from './ics-tasks.ts'

/** A calendar as a file. */
export interface CalendarFile {
  readonly filename: string
  readonly bytes: Buffer
}

/**
 * Exports a calendar as an iCalendar file.
 * @throws AppError `not_found`, `unavailable`
 */
export async function exportCalendar(
  { db, files }: Pick<FileStorage, 'db' | 'files'>,
  actor: Actor,
  id: string,
): Promise<CalendarFile> {
  const calendar = await ownUnit(db.read, 'calendar', actor.userId, id)
  const categories = new Map((await findCategoriesOfFile(db.read, actor.userId)).map((row) => [row.id, row]))
  const events: string[] = []
  for await (const records of recordsOfCalendar(db.read, { ownerId: actor.userId, id })) {
    events.push(...(await inTurns(jsonPagesOf(storedOf(records, categories)), (page) => page)))
  }
  const bytes = await files.write({
    calendar: { name: calendar.name, description: calendar.description, color: calendar.color },
    events,
    allDayAt: personalClock(await accountRow(db.read, actor.userId)).allDayAt,
    productId: `-//Dodici//Dodici ${VERSION}//EN`,
  })
  return { filename: `${fileNameOf(calendar)}.ics`, bytes }
}

type CategoriesOfFile = ReadonlyMap<string, Awaited<ReturnType<typeof findCategoriesOfFile>>[number]>

/**
 * Events in their stored form. One has changed when its row was written last, which every change of its exceptions
 * does, or later when the name of a category was.
 */
function* storedOf(records: readonly EventRecord[], categories: CategoriesOfFile): Generator<StoredForFile> {
  const nameOf = (id: string | null): string | null => {
    const category = categories.get(id ?? '')
    return category?.deleted_at === null ? category.name : null
  }
  for (const { row, exceptions } of records) {
    const filed = [row, ...exceptions].map((one) => categories.get(one.category_id ?? '')?.updated_at ?? '')
    yield {
      event: eventColumns(row),
      exceptions: exceptions.map((one) => ({ ...one, category: nameOf(one.category_id) })),
      category: nameOf(row.category_id),
      changedAt: filed.reduce((latest, one) => (one > latest ? one : latest), row.updated_at),
    }
  }
}

/**
 * The events of a calendar with their exceptions, page by page, optionally only those that may touch a range of days.
 */
export async function* recordsOfCalendar(
  db: Queries,
  calendar: OwnCalendar,
  days?: Days,
): AsyncGenerator<EventRecord[]> {
  for await (const rows of pagesOfCalendar(db, calendar, days)) {
    const exceptions = await findExceptions(db, calendar.ownerId, rows)
    yield rows.map((row) => ({ row, exceptions: exceptions.get(row.id) ?? [] }))
  }
}

/** A file name for every file system: ASCII letters, digits and dashes. */
export const fileNameOf = ({ name }: Pick<CalendarTable, 'name'>): string =>
  name
    .normalize('NFD')
    .replace(/[^\w -]/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .slice(0, 60) || 'calendar'
