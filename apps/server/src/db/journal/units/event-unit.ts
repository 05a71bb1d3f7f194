import { countEndOf } from '@dodici/core/recurrence'
import { getOrMake } from '#server/get-or-make.ts'
import { isOneOf } from '../../dialect.ts'
import { chunksOf, pagesOf, ROWS_A_PAGE, slicesOf } from '../../pages.ts'
import type { EventColumns, EventExceptionTable, ExceptionColumns, OccurrenceColumns, Queries } from '../../schema.ts'
import { lookAtReminders } from './look-at-reminders.ts'
import { markCalendars } from './mark-calendars.ts'
import type { JsonObject } from '../patch.ts'
import { isSameRow, replaceOnConflict, writeRows } from './unit-rows.ts'
import { searchText } from './search-text.ts'
import { rowOfUnit, unitOfRow, type UnitStore, type WriteBatch } from './unit.ts'

/** An event with its exceptions, changed and undone as a whole. */
export interface EventContent {
  readonly event: EventColumns
  readonly exceptions: readonly ExceptionColumns[]
}

/** Older entries lack columns: what is said about being away came with migration 0016. */
type JournalOccurrence = Omit<OccurrenceColumns, 'away'> & Partial<Pick<OccurrenceColumns, 'away'>>

/** Columns shared by an event and its exceptions. */
export const occurrenceColumns = (row: JournalOccurrence): OccurrenceColumns => ({
  title: row.title,
  description: row.description,
  location: row.location,
  url: row.url,
  kind: row.kind,
  status: row.status,
  busy: row.busy,
  away: row.away ?? null,
  all_day: row.all_day,
  start_at: row.start_at,
  end_at: row.end_at,
  timezone: row.timezone,
  end_timezone: row.end_timezone,
  category_id: row.category_id,
  ics_extra: row.ics_extra,
})

/** Goals came with migration 0006, the stored end of a COUNT with 0013, what a device sent with 0026. */
type Later = 'goal_id' | 'count_end' | 'away' | 'ics_names' | 'ics_body'
type JournalEvent = Omit<EventColumns, Later> & Partial<Pick<EventColumns, Later>>

/** The content of an event row, without the journal's columns. */
export const eventColumns = (row: JournalEvent): EventColumns => ({
  ...occurrenceColumns(row),
  calendar_id: row.calendar_id,
  uid: row.uid,
  ics_sequence: row.ics_sequence,
  rrule: row.rrule,
  rdates: row.rdates,
  exdates: row.exdates,
  reminders: row.reminders,
  goal_id: row.goal_id ?? null,
  split_from: row.split_from,
  first_day: row.first_day,
  last_day: row.last_day,
  spans_years: row.spans_years,
  count_end: row.count_end ?? null,
  search_text: row.search_text,
  created_at: row.created_at,
  ics_names: row.ics_names ?? null,
  ics_body: row.ics_body ?? null,
})

const exceptionColumns = (row: ExceptionColumns): ExceptionColumns => ({
  ...occurrenceColumns(row),
  recurrence_id: row.recurrence_id,
})

/** What follows from events that were written, or went to the trash or out of it. */
const settle = async (db: Queries, batch: WriteBatch<EventContent>): Promise<void> => {
  await lookAtReminders(db, batch)
  await markCalendars(db, batch)
}

/** The rows of events, and whether they have exceptions: few do, and to look for them would be one more statement. */
async function readEvents(db: Queries, ownerId: string, ids: readonly string[]) {
  // PostgreSQL knows no empty list.
  if (ids.length === 0) return []
  return db
    .selectFrom('event')
    .selectAll()
    .select((be) =>
      be
        .exists(
          be
            .selectFrom('event_exception')
            .select('event_exception.event_id')
            .whereRef('event_exception.owner_id', '=', 'event.owner_id')
            .whereRef('event_exception.event_id', '=', 'event.id'),
        )
        .as('has_exceptions'),
    )
    .where('owner_id', '=', ownerId)
    .where(isOneOf(db, 'id', ids))
    .execute()
}

export const eventUnit: UnitStore<EventContent> = {
  table: 'event',
  readMany: async (db, ownerId, ids) => {
    const rows = await readEvents(db, ownerId, ids)
    const changed = rows.filter((row) => row.has_exceptions).map(({ id }) => id)
    const exceptions = await exceptionsOf(db, ownerId, changed)
    return rows.map((row) => {
      const { content, ...unit } = unitOfRow<EventColumns>(row, eventColumns)
      return { ...unit, content: { event: content, exceptions: exceptions.get(row.id) ?? [] } }
    })
  },
  writeMany: async (db, batch) => {
    const rows = batch.units.map((unit) =>
      rowOfUnit<EventColumns>(batch, { ...unit, content: eventColumns(unit.content.event) }),
    )
    await writeRows(db, 'event', rows)
    await replaceExceptions(db, batch)
    await settle(db, batch)
  },
  moved: settle,
  restored: withSequenceOf,
  titleOf: (content) => content.event.title,
  treeOf: ({ event: { search_text: _text, count_end: _end, ...event }, exceptions }) => ({
    event,
    exceptions: exceptions.length === 0 ? {} : getOrMake(exceptionTrees, exceptions, () => exceptionTree(exceptions)),
  }),
  contentOf: ({ event, exceptions }) => contentOfTree(event as TreeOfEvent, exceptions as TreeOfExceptions),
}

/** One change wants the tree of a content several times, and thousands of exceptions take milliseconds each time. */
const exceptionTrees = new WeakMap<EventContent['exceptions'], JsonObject>()

const exceptionTree = (exceptions: EventContent['exceptions']): JsonObject =>
  Object.fromEntries(exceptions.map(({ recurrence_id: id, ...rest }) => [id, rest]))

/** Other programs keep the version with the higher SEQUENCE (RFC 5546 2.1.5), so an undo does not lower it. */
function withSequenceOf(before: EventContent, { event: present }: EventContent): EventContent {
  if (before.event.ics_sequence >= present.ics_sequence) return before
  return { ...before, event: { ...before.event, ics_sequence: present.ics_sequence } }
}

type TreeOfEvent = Omit<EventColumns, 'search_text' | 'count_end'> & JsonObject
type TreeOfExceptions = Readonly<Record<string, OccurrenceColumns & JsonObject>>

function contentOfTree(event: TreeOfEvent, exceptionsById: TreeOfExceptions): EventContent {
  const exceptions = Object.entries(exceptionsById)
    .map(([id, rest]) => exceptionColumns({ ...rest, recurrence_id: id }))
    .sort((one, other) => (one.recurrence_id < other.recurrence_id ? -1 : 1))
  const derived = { search_text: searchText([event, ...exceptions]), count_end: countEndOfColumns(event) }
  return { event: eventColumns({ ...event, ...derived }), exceptions }
}

type RuleColumns = Pick<EventColumns, 'rrule' | 'all_day' | 'start_at' | 'end_at' | 'timezone' | 'end_timezone'>

/** The end of a COUNT is derived from other columns. */
export const countEndOfColumns = (row: RuleColumns): string | null =>
  row.rrule === null
    ? null
    : countEndOf(row.rrule, {
        allDay: row.all_day === 1,
        start: row.start_at,
        end: row.end_at,
        timezone: row.timezone,
        endTimezone: row.end_timezone,
      })

/** The exceptions of events, by event, ordered by original start. There may be thousands per event. */
export async function exceptionsOf(
  db: Queries,
  ownerId: string,
  eventIds: readonly string[],
): Promise<Map<string, ExceptionColumns[]>> {
  const byEvent = new Map<string, ExceptionColumns[]>()
  for await (const ids of slicesOf(eventIds)) {
    for await (const page of exceptionPages(db, ownerId, ids)) {
      for (const row of page) {
        const known = byEvent.get(row.event_id)
        if (known) known.push(exceptionColumns(row))
        else byEvent.set(row.event_id, [exceptionColumns(row)])
      }
    }
  }
  return byEvent
}

function exceptionPages(
  db: Queries,
  ownerId: string,
  eventIds: readonly string[],
): AsyncGenerator<EventExceptionTable[]> {
  const inOrder = db
    .selectFrom('event_exception')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where(isOneOf(db, 'event_id', eventIds))
    .orderBy('event_id')
    .orderBy('recurrence_id')
    .limit(ROWS_A_PAGE)
  return pagesOf((before: EventExceptionTable | undefined) =>
    (before === undefined
      ? inOrder
      : inOrder.where((where) =>
          where(where.refTuple('event_id', 'recurrence_id'), '>', where.tuple(before.event_id, before.recurrence_id)),
        )
    ).execute(),
  )
}

/** Writes the exceptions that differ and removes those that should not exist: perhaps one of thousands. */
async function replaceExceptions(db: Queries, { ownerId, units, before }: WriteBatch<EventContent>): Promise<void> {
  const rows: (ExceptionColumns & { owner_id: string; event_id: string })[] = []
  for (const { id, content } of units) {
    const stored = new Map(before.get(id)?.content.exceptions.map((row) => [row.recurrence_id, row]))
    const written = content.exceptions.filter((row) => {
      const known = stored.get(row.recurrence_id)
      return known === undefined || !isSameRow(known, row)
    })
    rows.push(...written.map((row) => ({ ...row, owner_id: ownerId, event_id: id })))
    for (const { recurrence_id } of content.exceptions) stored.delete(recurrence_id)
    await removeExceptions(db, { ownerId, eventId: id, recurrenceIds: [...stored.keys()] })
  }
  for (const slice of chunksOf(rows, EXCEPTIONS_A_STATEMENT)) {
    const columns = ['owner_id', 'event_id', 'recurrence_id'] as const
    await db
      .insertInto('event_exception')
      .values(slice)
      .onConflict((conflict) => conflict.columns(columns).doUpdateSet(replaceOnConflict(slice)))
      .execute()
  }
}

async function removeExceptions(
  db: Queries,
  { ownerId, eventId, recurrenceIds }: { ownerId: string; eventId: string; recurrenceIds: readonly string[] },
): Promise<void> {
  for (const slice of chunksOf(recurrenceIds, EXCEPTIONS_A_STATEMENT)) {
    await db
      .deleteFrom('event_exception')
      .where('owner_id', '=', ownerId)
      .where('event_id', '=', eventId)
      .where('recurrence_id', 'in', slice)
      .execute()
  }
}

/** 18 columns a row, and SQLite takes 32,766 parameters. */
const EXCEPTIONS_A_STATEMENT = 500
