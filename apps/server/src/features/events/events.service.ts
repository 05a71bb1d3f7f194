import { OCCURRENCES_MAX } from '@dodici/contract/limits'
import type { Event } from '@dodici/contract/types'
import type { Access } from '#server/actor.ts'
import { ownUnit } from '#server/db/journal/own-units.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import type { Queries } from '#server/db/schema.ts'
import { inTurns } from '#server/event-loop-turns.ts'
import { shownIds } from './event-references.ts'
import {
  eventOf,
  viewpointAround,
  viewpointWith,
  startYearOf,
  type EventRecord,
  type Viewpoint,
} from './event-record.ts'
import { findEventsById } from './events.queries.ts'
import { findExceptions } from './exceptions.ts'
import type { KnownYears } from './known-years.ts'

export interface YearQuery {
  readonly year: number
  readonly categoryId?: string | undefined
  readonly calendarId?: string | undefined
}

/** The events of a year, and whether occurrences were left out because there are too many. */
export interface YearOfEvents {
  readonly events: Event[]
  readonly isTruncated: boolean
}

/** What reading years needs. */
export interface YearSource {
  readonly storage: Storage
  readonly years: KnownYears
}

/** Each event once, with its occurrences that touch the year in the person's time zone. */
export async function eventsOfYear(
  { storage: { db }, years }: YearSource,
  access: Access,
  { year, categoryId, calendarId }: YearQuery,
): Promise<YearOfEvents> {
  const choose = (event: Event): Event =>
    calendarId !== undefined && event.calendarId !== calendarId ? none(event) : filtered(event, categoryId)
  const { events, isTruncated } = await years.read(db.read, access, { year, choose })
  return { events: [...events], isTruncated }
}

const none = (event: Event): Event => ({ ...event, occurrences: [] })

/** Limits the occurrences of one event after another to the total of an answer; returns for each whether it was cut. */
function cutter(): (event: Event) => { event: Event; isTruncated: boolean } {
  let room = OCCURRENCES_MAX
  return (event) => {
    const { occurrences } = event
    const isTruncated = occurrences.length > room
    const shown = isTruncated ? { ...event, occurrences: occurrences.slice(0, room) } : event
    room -= shown.occurrences.length
    return { event: shown, isTruncated }
  }
}

/** Filters occurrences by category; `all` keeps everything. An exception may have its own category. */
function filtered(event: Event, categoryId: string | undefined): Event {
  if (categoryId === undefined || categoryId === 'all') return event
  const occurrences = event.occurrences.filter(
    ({ changed }) => (changed === undefined ? event.categoryId : changed.categoryId) === categoryId,
  )
  return { ...event, occurrences }
}

/** A year as a person sees it. */
const viewpointOf = async (db: Queries, access: Access, year: number): Promise<Viewpoint> =>
  viewpointWith(await shownIds(db, access.ownerId), access.actor, year)

/**
 * One event with its occurrences in a year (by default the one it starts in), or around one of them, wherever it was
 * moved.
 * @throws AppError `not_found`
 */
export async function readEvent(
  { db }: Storage,
  access: Access,
  { id, year, occurrence }: { id: string; year?: number | undefined; occurrence?: string | undefined },
): Promise<Event> {
  const record = await ownRecord(db.read, access.ownerId, id)
  if (occurrence === undefined) return showEvent(db.read, access, record, year)
  const ids = await shownIds(db.read, access.ownerId)
  return eventOf(record, viewpointAround(ids, access.actor, { record, recurrenceId: occurrence }))
}

/** A record as its owner sees it. */
export async function showEvent(
  db: Queries,
  access: Access,
  record: EventRecord,
  year: number | undefined,
): Promise<Event> {
  return eventOf(record, await viewpointOf(db, access, year ?? startYearOf(record.row)))
}

/**
 * Several records as their owner sees them, each in the year that it starts in, with as many occurrences in total as a
 * year's answer allows.
 */
export async function showEvents(db: Queries, access: Access, records: readonly EventRecord[]): Promise<Event[]> {
  const ids = await shownIds(db, access.ownerId)
  const cut = cutter()
  return inTurns(records, (record) => {
    const { event, isTruncated } = cut(eventOf(record, viewpointWith(ids, access.actor, startYearOf(record.row))))
    return { ...event, truncated: isTruncated || event.truncated }
  })
}

/**
 * One of the person's events with its exceptions.
 * @throws AppError `not_found`
 */
export async function ownRecord(db: Queries, ownerId: string, id: string): Promise<EventRecord> {
  const row = await ownUnit(db, 'event', ownerId, id)
  const exceptions = await findExceptions(db, ownerId, [row])
  return { row, exceptions: exceptions.get(id) ?? [] }
}

/** The person's events among some ids, with their exceptions. At most some hundred. */
export async function ownRecords(
  db: Queries,
  ownerId: string,
  ids: readonly string[],
): Promise<Map<string, EventRecord>> {
  const rows = await findEventsById(db, ownerId, ids)
  const exceptions = await findExceptions(db, ownerId, rows)
  return new Map(rows.map((row) => [row.id, { row, exceptions: exceptions.get(row.id) ?? [] }]))
}
