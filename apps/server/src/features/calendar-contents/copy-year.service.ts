import type { Readable } from 'node:stream'
import { FIRST_YEAR, LAST_YEAR } from '@dodici/contract/limits'
import type { YearCopy, YearCopyAnswer } from '@dodici/contract/types'
import { copyYear, type CopiedEvent } from '@dodici/core/copying'
import { dayOf, formatDay } from '@dodici/core/date'
import type { Access } from '#server/actor.ts'
import { isOwn, ownUnit } from '#server/db/journal/own-units.ts'
import { refuseReadOnly } from '#server/db/journal/refuse-read-only.ts'
import { nothingWritten, writeChange, type Storage, type Written } from '#server/db/journal/write-change.ts'
import type { Queries } from '#server/db/schema.ts'
import { invalidInput, unknownReference } from '#server/errors.ts'
import type { EventRecord } from '#server/features/events/event-record.ts'
import { inTurns } from '#server/event-loop-turns.ts'
import { bodyOf, jsonPieces } from '#server/list-as-json.ts'
import { refuseBeyondSteps, spending, stepsOf } from '#server/steps-of-request.ts'
import { copiableOf, copyOf } from './copied-event.ts'
import { refuseBeyondRoom } from './calendar-room.ts'
import { recordsOfCalendar } from './export.service.ts'
import { findStartsOfCalendar, type OwnCalendar } from './calendar-contents.queries.ts'

interface CopyRequest extends YearCopy {
  /** The source calendar. */
  readonly id: string
}

/**
 * Copies events of one year of a calendar into another year, as one change, all or nothing. By default everything that
 * can be copied and is not there yet. With `dryRun` nothing is written.
 * @throws AppError `not_found`; `unknown_reference` for a calendar or event that cannot be copied; `invalid_input` for
 * a year onto itself; `too_many_events`, `plan_limit`; `quota_exceeded` if it needs too many steps
 */
export async function copyCalendarYear(
  storage: Storage,
  access: Access,
  request: CopyRequest,
): Promise<Written<YearCopyAnswer>> {
  if (request.dryRun === true) {
    const { answer } = await planFor(storage.db.read, access, request)
    return nothingWritten(answer, access)
  }
  return writeChange(storage, access, { kind: 'calendar.copy', isLarge: true }, async (writer) => {
    const { answer, chosen, records } = await planFor(writer.trx, access, request)
    const target = { calendarId: request.calendarId ?? request.id, now: writer.now, access }
    const steps = stepsOf(access.actor)
    const states = await inTurns(chosen, (copied) => {
      refuseBeyondSteps(steps)
      return spending(steps, () => copyOf(recordOf(records, copied), copied.copy, target))
    })
    await refuseBeyondRoom(writer.trx, access, { calendarId: target.calendarId, added: states })
    await writer.put('event', states)
    return answer
  })
}

/** Written as JSON here, because a year may have 20,000 events. */
export const copyAsJson = async ({ events, copied }: YearCopyAnswer): Promise<Buffer | Readable> =>
  bodyOf(await jsonPieces(events, { before: `{"copied":${String(copied)},"events":`, after: '}' }))

type Copiable = CopiedEvent & { readonly copy: NonNullable<CopiedEvent['copy']> }

interface CopyPlan {
  readonly answer: YearCopyAnswer
  readonly chosen: readonly Copiable[]
  readonly records: ReadonlyMap<string, EventRecord>
}

async function planFor(db: Queries, access: Access, request: CopyRequest): Promise<CopyPlan> {
  const { id, from, to, keep, calendarId = id } = request
  await ownUnit(db, 'calendar', access.ownerId, id)
  if (!(await isOwn(db, 'calendar', access.ownerId, calendarId))) throw unknownReference('calendarId')
  refuseReadOnly(await ownUnit(db, 'calendar', access.ownerId, calendarId))
  if (from === to && calendarId === id) throw invalidInput('to', 'must be another year, or another calendar')
  const records = await recordsOfYear(db, { ownerId: access.ownerId, id }, from)
  const starts = await startsOfYear(db, { ownerId: access.ownerId, id: calendarId }, to)
  const isThere = (title: string, day: number): boolean => starts.has(placeOf(title, formatDay(day)))
  // One by one with yields: a series may take some milliseconds.
  const steps = stepsOf(access.actor)
  const found = await inTurns(records.values(), (record) => {
    refuseBeyondSteps(steps)
    const copy = () => copyYear([copiableOf(record)], { from, to, keep, isThere }).map(withinCalendar)
    return spending(steps, copy)
  })
  const events = found.flat().sort(byStart)
  const chosen = chosenOf(events, request.events)
  return { answer: { events: events.map(said), copied: chosen.length }, chosen, records }
}

const said = ({ copy: _, ...event }: CopiedEvent): YearCopyAnswer['events'][number] => event

const byStart = (one: CopiedEvent, other: CopiedEvent): number =>
  one.start < other.start ? -1 : one.start > other.start ? 1 : one.eventId < other.eventId ? -1 : 1

/** A date beyond the supported years has no copy. */
function withinCalendar(event: CopiedEvent): CopiedEvent {
  const years = [event.newStart, event.newEnd].map((text) => Number((text ?? '2000').slice(0, 4)))
  return years.every((year) => year >= FIRST_YEAR && year <= LAST_YEAR)
    ? event
    : { ...event, newStart: null, newEnd: null, note: null, copy: null }
}

/** @throws AppError `unknown_reference` for an event without a copy */
function chosenOf(events: readonly CopiedEvent[], ids: readonly string[] | undefined): Copiable[] {
  const copiable = events.filter((event): event is Copiable => event.copy !== null)
  if (ids === undefined) return copiable.filter(({ note }) => note !== 'there')
  const known = new Set(copiable.map(({ eventId }) => eventId))
  const wanted = new Set(ids)
  if ([...wanted].some((id) => !known.has(id))) throw unknownReference('events')
  return copiable.filter(({ eventId }) => wanted.has(eventId))
}

function recordOf(records: ReadonlyMap<string, EventRecord>, { eventId }: CopiedEvent): EventRecord {
  const record = records.get(eventId)
  if (record === undefined) throw new Error('what is copied was read')
  return record
}

/** In any time zone: local dates differ by less than two days. */
const ON_ANY_WALL = 2

const daysAround = (year: number) => ({
  first: dayOf(year, 1, 1) - ON_ANY_WALL,
  last: dayOf(year, 12, 31) + ON_ANY_WALL,
})

async function recordsOfYear(db: Queries, calendar: OwnCalendar, year: number): Promise<Map<string, EventRecord>> {
  const records = new Map<string, EventRecord>()
  for await (const page of recordsOfCalendar(db, calendar, daysAround(year))) {
    for (const record of page) records.set(record.row.id, record)
  }
  return records
}

const placeOf = (title: string, day: string): string => `${day} ${title}`

/** Titles and days of what begins in a year of a calendar. */
async function startsOfYear(db: Queries, calendar: OwnCalendar, year: number): Promise<ReadonlySet<string>> {
  const rows = await findStartsOfCalendar(db, calendar, daysAround(year))
  return new Set(rows.map((row) => placeOf(row.title, row.start_at.slice(0, 10))))
}
