import { yearSpan } from '@dodici/core/date'
import { OCCURRENCES_MAX } from '@dodici/contract/limits'
import type { Event } from '@dodici/contract/types'
import type { Actor } from '#server/actor.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import type { Queries } from '#server/db/schema.ts'
import { notFound } from '#server/errors.ts'
import { ownCategoryIds } from '#server/features/categories/categories.service.ts'
import { inTurns } from '#server/give-way.ts'
import { eventOf, startYearOf, type EventRecord, type Sight } from './event-record.service.ts'
import { findEvent, findEventsById, findEventsOfDays } from './events.queries.ts'
import { findExceptions } from './exceptions.service.ts'
import { writeWindow } from './single-occurrence.ts'

export interface YearQuery {
  readonly year: number
  readonly categoryId?: string | undefined
  readonly calendarId?: string | undefined
}

/** The events of a year, and whether some of their occurrences were left out because there are too many. */
export interface YearOfEvents {
  readonly events: Event[]
  readonly truncated: boolean
}

/** Each event once, with those of its occurrences that touch the year on the person's own wall. */
export async function eventsOfYear({ db }: Storage, actor: Actor, query: YearQuery): Promise<YearOfEvents> {
  const span = yearSpan(query.year)
  const rows = await findEventsOfDays(db.read, actor.userId, span)
  const exceptions = await findExceptions(db.read, actor.userId, rows)
  const sight = await sightOf(db.read, actor, query.year)
  const isCut = cutter()
  const wanted = query.calendarId === undefined ? rows : rows.filter((row) => row.calendar_id === query.calendarId)
  const shown = await inTurns(wanted, (row) => {
    const event = filtered(eventOf({ row, exceptions: exceptions.get(row.id) ?? [] }, sight), query.categoryId)
    return { event, isCut: isCut(event) }
  })
  return {
    events: shown.map(({ event }) => event).filter(({ occurrences }) => occurrences.length > 0),
    truncated: shown.some((one) => one.isCut),
  }
}

/** Cuts the occurrences of one event after the other to what an answer holds of all; tells of each whether it had to. */
function cutter(): (event: Event) => boolean {
  let room = OCCURRENCES_MAX
  return ({ occurrences }) => {
    const isCut = occurrences.length > room
    occurrences.length = Math.min(occurrences.length, room)
    room -= occurrences.length
    return isCut
  }
}

/** Keeps the occurrences of a category; `all` keeps everything. A changed occurrence may have a category of its own. */
function filtered(event: Event, categoryId: string | undefined): Event {
  if (categoryId === undefined || categoryId === 'all') return event
  const occurrences = event.occurrences.filter(
    ({ changed }) => (changed === undefined ? event.categoryId : changed.categoryId) === categoryId,
  )
  return { ...event, occurrences }
}

/** What a person sees in a year. */
const sightOf = async (db: Queries, actor: Actor, year: number): Promise<Sight> =>
  sightWith(await ownCategoryIds(db, actor.userId), actor, year)

function sightWith(categoryIds: Sight['categoryIds'], actor: Actor, year: number): Sight {
  const window = { ...yearSpan(year), zone: actor.timezone }
  return { window, written: writeWindow(window), categoryIds }
}

/**
 * One event with its occurrences in a year (the year that it starts in, unless said).
 * @throws AppError `not_found`
 */
export async function readEvent(
  { db }: Storage,
  actor: Actor,
  { id, year }: { id: string; year?: number | undefined },
): Promise<Event> {
  return showEvent(db.read, actor, await ownRecord(db.read, actor.userId, id), year)
}

/** A record as its owner sees it. */
export async function showEvent(
  db: Queries,
  actor: Actor,
  record: EventRecord,
  year: number | undefined,
): Promise<Event> {
  return eventOf(record, await sightOf(db, actor, year ?? startYearOf(record.row)))
}

/**
 * Several records as their owner sees them, each in the year that it starts in, with no more occurrences over all than a
 * year is answered with.
 */
export async function showEvents(db: Queries, actor: Actor, records: readonly EventRecord[]): Promise<Event[]> {
  const categoryIds = await ownCategoryIds(db, actor.userId)
  const isCut = cutter()
  return inTurns(records, (record) => {
    const event = eventOf(record, sightWith(categoryIds, actor, startYearOf(record.row)))
    return { ...event, truncated: isCut(event) || event.truncated }
  })
}

/**
 * One of the person's own events with its exceptions.
 * @throws AppError `not_found`
 */
export async function ownRecord(db: Queries, ownerId: string, id: string): Promise<EventRecord> {
  const row = await findEvent(db, ownerId, id)
  if (row === undefined) throw notFound()
  const exceptions = await findExceptions(db, ownerId, [row])
  return { row, exceptions: exceptions.get(id) ?? [] }
}

/** Those of some ids that are the person's own events, with their exceptions. At most some hundred. */
export async function ownRecords(
  db: Queries,
  ownerId: string,
  ids: readonly string[],
): Promise<Map<string, EventRecord>> {
  const rows = await findEventsById(db, ownerId, ids)
  const exceptions = await findExceptions(db, ownerId, rows)
  return new Map(rows.map((row) => [row.id, { row, exceptions: exceptions.get(row.id) ?? [] }]))
}
