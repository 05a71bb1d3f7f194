import { DEFAULT_CATEGORY_COLOR } from '@dodici/contract/limits'
import { planLimits } from '@dodici/contract/plans'
import type { Calendar, CalendarDraft, CalendarPatch } from '@dodici/contract/types'
import { v7 as uuid } from 'uuid'
import type { Access } from '#server/actor.ts'
import { instantOf, todayIn, type Clock } from '#server/clock.ts'
import type { ChangeWriter } from '#server/db/journal/change-writer.ts'
import { eraseCalendarRow, eraseEventsOf } from '#server/db/journal/erase.ts'
import { ownUnit, ownUnits, presentUnit, refuseTakenId, type UnitTarget } from '#server/db/journal/own-units.ts'
import { undoConflict } from '#server/db/journal/undo-conflict.ts'
import { ERASING_KINDS } from '#server/db/journal/unfinished-change.ts'
import { writeChange, type Storage, type Written } from '#server/db/journal/write-change.ts'
import type { CalendarTable, Queries, UserTable } from '#server/db/schema.ts'
import { AppError } from '#server/errors.ts'
import { findEventOf, insertCalendar, missingCalendar } from './calendars.queries.ts'

const FIRST_NAME = { it: 'Personale', en: 'Personal' } as const

export const calendarOfRow = (row: CalendarTable): Calendar => ({
  _id: row.id,
  name: row.name,
  year: row.year,
  description: row.description,
  color: row.color,
  shown: row.shown === 1,
  kind: row.kind,
  sample: row.sample !== null,
  version: row.version,
})

/** The current year in the person's time zone. */
const thisYear = (clock: Clock, zone: string): number => Number(todayIn(clock, zone).slice(0, 4))

/** The first calendar of a new account. Part of the account, so creating it cannot be undone. */
export async function firstCalendar(
  trx: Queries,
  clock: Clock,
  user: Pick<UserTable, 'id' | 'language' | 'timezone'>,
): Promise<void> {
  const now = instantOf(clock)
  await insertCalendar(trx, {
    owner_id: user.id,
    id: uuid(),
    name: FIRST_NAME[user.language],
    year: thisYear(clock, user.timezone),
    description: '',
    color: DEFAULT_CATEGORY_COLOR,
    shown: 1,
    sample: null,
    kind: 'own',
    version: 1,
    bytes: 0,
    content_id: null,
    deleted_at: null,
    created_at: now,
    updated_at: now,
  })
}

export async function listCalendars({ db }: Storage, access: Access): Promise<Calendar[]> {
  return (await ownUnits(db.read, 'calendar', access.ownerId)).map(calendarOfRow)
}

/**
 * Creates a calendar.
 * @throws AppError `plan_limit` if the plan has only one calendar; `id_taken`
 */
export function createCalendar(storage: Storage, access: Access, draft: CalendarDraft): Promise<Written<Calendar>> {
  return writeChange(storage, access, { kind: 'calendar.create' }, async (writer) => {
    await refuseTakenId(writer.trx, 'calendar', draft._id)
    await refuseBeyondPlan(writer, access)
    const id = draft._id ?? uuid()
    const content = {
      name: draft.name,
      year: draft.year ?? thisYear(storage.clock, access.actor.timezone),
      description: draft.description,
      color: draft.color ?? DEFAULT_CATEGORY_COLOR,
      shown: 1,
      sample: null,
      kind: 'own' as const,
      created_at: writer.now,
    }
    await writer.put('calendar', [{ id, content }])
    return savedCalendar(writer, id)
  })
}

async function refuseBeyondPlan(writer: ChangeWriter, access: Access): Promise<void> {
  const calendars = await realCalendars(writer.trx, writer.ownerId)
  if (calendars.length >= planLimits[access.plan].calendars)
    throw new AppError('plan_limit', 'The Basic plan has one calendar.')
}

/**
 * Changes some fields of a calendar.
 * @throws AppError `not_found`, `stale_version`
 */
export function updateCalendar(
  storage: Storage,
  access: Access,
  { patch, ...target }: UnitTarget & { patch: CalendarPatch },
): Promise<Written<Calendar>> {
  return writeChange(storage, access, { kind: 'calendar.update' }, async (writer) => {
    const row = await presentUnit(writer, 'calendar', target, calendarOfRow)
    const content = {
      name: patch.name ?? row.name,
      year: patch.year ?? row.year,
      description: patch.description ?? row.description,
      color: patch.color ?? row.color,
      shown: patch.shown === undefined ? row.shown : patch.shown ? 1 : 0,
      sample: row.sample,
      kind: row.kind,
      created_at: row.created_at,
    }
    await writer.put('calendar', [{ id: row.id, content }])
    return savedCalendar(writer, row.id)
  })
}

/**
 * Deletes a calendar with its events for good: one of the two actions that cannot be undone, confirmed by the person.
 * The change stays in the journal, so that other tabs and devices notice. Once begun, it is completed, even by a server
 * that starts after a kill.
 * @throws AppError `not_found`, `last_calendar`, `stale_version`
 */
export function deleteCalendar(storage: Storage, access: Access, target: UnitTarget): Promise<Written<null>> {
  const { id } = target
  return writeChange(storage, access, { kind: ERASING_KINDS.calendar, isLarge: true }, async (writer) => {
    const { kind } = await presentUnit(writer, 'calendar', target, calendarOfRow)
    if (kind === 'own') await refuseAsLast(writer, id)
    await writer.remove('calendar', [id])
    await eraseCalendarRow(writer.trx, writer.ownerId, id)
    await eraseEventsOf(writer.trx, { ownerId: writer.ownerId, calendarId: id }, writer.pause)
    return null
  })
}

/** Without the sample year and what is subscribed: what a person has to put events into, oldest first. */
export const realCalendars = async (db: Queries, ownerId: string): Promise<CalendarTable[]> =>
  (await ownUnits(db, 'calendar', ownerId)).filter(({ sample, kind }) => sample === null && kind === 'own')

/** @throws AppError `last_calendar` if nothing but the sample year would be left, or nothing at all */
export async function refuseAsLast({ trx, ownerId }: ChangeWriter, id: string): Promise<void> {
  if ((await realCalendars(trx, ownerId)).some((other) => other.id !== id)) return
  throw new AppError('last_calendar', 'The last calendar cannot be deleted.')
}

const savedCalendar = async (writer: ChangeWriter, id: string): Promise<Calendar> =>
  calendarOfRow(await ownUnit(writer.trx, 'calendar', writer.ownerId, id))

/**
 * Refuses an undo or restore that would leave a person without a calendar, or an event without its own. Deleted
 * calendars are gone for good, and a calendar whose creation is undone may have received events since.
 * @throws AppError `undo_conflict`, naming one such event
 */
export async function refuseHomelessEvents(db: Queries, ownerId: string): Promise<void> {
  const calendars = await realCalendars(db, ownerId)
  const missing = await missingCalendar(db, ownerId)
  if (calendars.length > 0 && missing === undefined) return
  const event = missing === undefined ? undefined : await findEventOf(db, ownerId, missing)
  const conflict = event && (await undoConflict(db, ownerId, { type: 'event', id: event.id, because: missing ?? '' }))
  throw new AppError('undo_conflict', 'The calendar that this needs is gone, or holds something else since.', {
    conflict: conflict ?? null,
  })
}

/** The default calendar for new events: the oldest visible one, so that they can be seen; never the sample year, nor a subscribed one. */
export async function defaultCalendarId(db: Queries, ownerId: string): Promise<string> {
  const own = await realCalendars(db, ownerId)
  const chosen = own.find(({ shown }) => shown === 1) ?? own[0]
  if (chosen === undefined) throw new Error('every account has a calendar')
  return chosen.id
}
