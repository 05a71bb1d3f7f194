import type { Access } from '#server/actor.ts'
import { ownUnit } from '#server/db/journal/own-units.ts'
import type { CalendarTable, Queries } from '#server/db/schema.ts'
import type { EventRecord } from '#server/features/events/event-record.ts'
import { findExceptions } from '#server/features/events/exceptions.ts'
import { personalClock } from '#server/features/reminders/reminded-event.ts'
import { accountRow } from '#server/features/accounts/account-row.ts'
import { inTurns } from '#server/event-loop-turns.ts'
import { jsonPagesOf } from '#server/json-pages.ts'
import { VERSION } from '#server/version.ts'
import { pagesOfCalendar, type Days, type OwnCalendar } from './calendar-contents.queries.ts'
import type { FileStorage } from './ics-tasks.ts'
import { categoriesOfFiles, storedForFile } from './stored-for-file.ts'

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
  access: Access,
  id: string,
): Promise<CalendarFile> {
  const calendar = await ownUnit(db.read, 'calendar', access.ownerId, id)
  const categories = await categoriesOfFiles(db.read, access.ownerId)
  const events: string[] = []
  for await (const records of recordsOfCalendar(db.read, { ownerId: access.ownerId, id })) {
    events.push(
      ...(await inTurns(jsonPagesOf(records.map((record) => storedForFile(record, categories))), (page) => page)),
    )
  }
  const bytes = await files.write({
    calendar: { name: calendar.name, description: calendar.description, color: calendar.color },
    events,
    allDayAt: personalClock(await accountRow(db.read, access.ownerId)).allDayAt,
    productId: `-//Dodici//Dodici ${VERSION}//EN`,
  })
  return { filename: `${fileNameOf(calendar)}.ics`, bytes }
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
