import { yearSpan } from '@dodici/core/date'
import { OCCURRENCES_MAX } from '@dodici/contract/limits'
import type { Event } from '@dodici/contract/types'
import type { Actor } from '#server/actor.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import type { Queries } from '#server/db/schema.ts'
import { notFound } from '#server/errors.ts'
import { ownCategoryIds } from '#server/features/categories/categories.service.ts'
import { giveWay, inTurns } from '#server/give-way.ts'
import { eventOf, type EventRecord, type Sight } from './event-record.service.ts'
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

/** Events that are prepared before others get their turn: some milliseconds. */
const EVENTS_A_TURN = 500
/** Where each may be a long rule that takes some 15 ms. */
const SERIES_A_TURN = 5

/** Each event once, with those of its occurrences that touch the year on the person's own wall. */
export async function eventsOfYear({ db }: Storage, actor: Actor, query: YearQuery): Promise<YearOfEvents> {
  const span = yearSpan(query.year)
  const rows = await findEventsOfDays(db.read, actor.userId, span)
  const exceptions = await findExceptions(db.read, actor.userId, rows)
  const sight = await sightOf(db.read, actor, query.year)
  const events: Event[] = []
  let room = OCCURRENCES_MAX
  let truncated = false
  for (const [index, row] of rows.entries()) {
    if (index > 0 && index % EVENTS_A_TURN === 0) await giveWay()
    if (query.calendarId !== undefined && row.calendar_id !== query.calendarId) continue
    const event = filtered(eventOf({ row, exceptions: exceptions.get(row.id) ?? [] }, sight), query.categoryId)
    truncated ||= event.occurrences.length > room
    event.occurrences.length = Math.min(event.occurrences.length, room)
    room -= event.occurrences.length
    if (event.occurrences.length > 0) events.push(event)
  }
  return { events, truncated }
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
  return eventOf(record, await sightOf(db, actor, year ?? startYearOf(record)))
}

/** Several records as their owner sees them, each in the year that it starts in. */
export async function showEvents(db: Queries, actor: Actor, records: readonly EventRecord[]): Promise<Event[]> {
  const categoryIds = await ownCategoryIds(db, actor.userId)
  return inTurns(records, SERIES_A_TURN, (record) =>
    eventOf(record, sightWith(categoryIds, actor, startYearOf(record))),
  )
}

const startYearOf = ({ row }: EventRecord): number => Number(row.start_at.slice(0, 4))

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
