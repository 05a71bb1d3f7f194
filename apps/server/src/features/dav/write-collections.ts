import { DEFAULT_CATEGORY_COLOR } from '@dodici/contract/limits'
import { planLimits } from '@dodici/contract/plans'
import { v7 as uuid } from 'uuid'
import type { Access } from '#server/actor.ts'
import { todayIn } from '#server/clock.ts'
import type { ChangeWriter } from '#server/db/journal/change-writer.ts'
import { ownUnit } from '#server/db/journal/own-units.ts'
import { refuseReadOnly } from '#server/db/journal/refuse-read-only.ts'
import { calendarUnit } from '#server/db/journal/units/row-units.ts'
import { writeChange, type Storage } from '#server/db/journal/write-change.ts'
import type { CalendarContent } from '#server/db/schema.ts'
import { realCalendars, refuseAsLast } from '#server/features/calendars/calendars.service.ts'
import { deleteProperty, freePath, isPathTaken, putCollection, putProperty } from './collections.queries.ts'
import { DavRefusal } from './dav-refusal.ts'
import { findIdsOf, type Collection } from './objects.queries.ts'
import type { CollectionChange } from './properties/set-properties.ts'

/**
 * Makes a calendar at a path that a program chose.
 * @throws DavRefusal `resource-must-be-null`, `quota-not-exceeded`
 */
export async function makeCollection(
  storage: Storage,
  access: Access,
  { name, change }: { readonly name: string; readonly change: CollectionChange },
): Promise<void> {
  await writeChange(storage, access, { kind: 'calendar.create' }, async (writer) => {
    if (await isPathTaken(writer.trx, writer.ownerId, name)) throw new DavRefusal(405, 'resource-must-be-null')
    const calendars = await realCalendars(writer.trx, writer.ownerId)
    if (calendars.length >= planLimits[access.plan].calendars) throw new DavRefusal(507, 'quota-not-exceeded')
    const id = uuid()
    const content: CalendarContent = {
      name: name.slice(0, 100),
      year: Number(todayIn(storage.clock, access.actor.timezone).slice(0, 4)),
      description: '',
      color: DEFAULT_CATEGORY_COLOR,
      shown: 1,
      sample: null,
      kind: 'own',
      created_at: writer.now,
      ...change.content,
    }
    await writer.put('calendar', [{ id, content }])
    await freePath(writer.trx, writer.ownerId, name)
    await keep(writer, id, { ...change, facts: { name, ...change.facts } })
  })
}

/** Changes properties of a calendar, all or none. */
export async function changeCollection(
  storage: Storage,
  access: Access,
  { calendarId, change }: { readonly calendarId: string; readonly change: CollectionChange },
): Promise<void> {
  await writeChange(storage, access, { kind: 'calendar.update' }, async (writer) => {
    const row = await ownUnit(writer.trx, 'calendar', writer.ownerId, calendarId)
    const [unit] = await calendarUnit.readMany(writer.trx, writer.ownerId, [row.id])
    if (unit === undefined) throw new DavRefusal(404)
    await writer.put('calendar', [{ id: row.id, content: { ...unit.content, ...change.content } }])
    await keep(writer, calendarId, change)
  })
}

async function keep(
  { trx, ownerId }: Pick<ChangeWriter, 'trx' | 'ownerId'>,
  calendarId: string,
  { facts, kept }: CollectionChange,
): Promise<void> {
  if (Object.keys(facts).length > 0) await putCollection(trx, { ownerId, calendarId }, facts)
  for (const [name, value] of kept) {
    const row = { owner_id: ownerId, calendar_id: calendarId, name }
    if (value === null) await deleteProperty(trx, row)
    else await putProperty(trx, { ...row, value })
  }
}

/**
 * Moves a calendar with its events to the trash, as one change. The page's own deletion, which is for good, stays the
 * page's.
 * @throws AppError `last_calendar`, `calendar_read_only`
 */
export async function trashCalendar(storage: Storage, access: Access, collection: Collection): Promise<void> {
  await writeChange(storage, access, { kind: 'calendar.trash', isLarge: true }, async (writer) => {
    refuseReadOnly(await ownUnit(writer.trx, 'calendar', writer.ownerId, collection.calendarId))
    await refuseAsLast(writer, collection.calendarId)
    await writer.remove('calendar', [collection.calendarId])
    await writer.remove('event', await findIdsOf(writer.trx, collection))
  })
}
