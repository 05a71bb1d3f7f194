import type { ImportReport } from '@dodici/contract/types'
import type { Access } from '#server/actor.ts'
import { ownUnit } from '#server/db/journal/own-units.ts'
import { refuseReadOnly } from '#server/db/journal/refuse-read-only.ts'
import { nothingWritten, writeChange, type Written } from '#server/db/journal/write-change.ts'
import type { Queries } from '#server/db/schema.ts'
import { eventUnit, type EventContent } from '#server/db/journal/units/event-unit.ts'
import type { StoredUnit } from '#server/db/journal/units/unit.ts'
import { instantOf } from '#server/clock.ts'
import { AppError } from '#server/errors.ts'
import { listCategories } from '#server/features/categories/categories.service.ts'
import { personalClock } from '#server/features/reminders/reminded-event.ts'
import { accountRow } from '#server/features/accounts/account-row.ts'
import { giveWay } from '#server/event-loop-turns.ts'
import { refuseBeyondRoom } from './calendar-room.ts'
import { findIdsByUid } from './calendar-contents.queries.ts'
import type { FileContent, FileStorage } from './ics-tasks.ts'
import { planCategories, type FileCategories } from './import-categories.ts'
import { planImport, type ImportPlan } from './import-plan.ts'
import { reportOf } from './import-report.ts'

interface ImportRequest {
  readonly calendarId: string
  readonly bytes: Uint8Array
  /** Only report what would happen. */
  readonly dryRun: boolean
  /** By which the history says where the events come from. */
  readonly fileName: string | undefined
}

const UNITS_A_READ = 500

/**
 * Imports a calendar file as one change, all or nothing.
 * @throws AppError `not_found`, `unreadable_file`, `too_many_events`, `plan_limit`, `unavailable`
 */
export async function importFile(
  storage: FileStorage,
  access: Access,
  { calendarId, bytes, dryRun, fileName }: ImportRequest,
): Promise<Written<ImportReport>> {
  refuseReadOnly(await ownUnit(storage.db.read, 'calendar', access.ownerId, calendarId))
  const reading = await storage.files.read(bytes, personalClock(await accountRow(storage.db.read, access.ownerId)))
  if (dryRun) {
    const target = { access, calendarId, now: instantOf(storage.clock), pause: giveWay }
    const { plan } = await planFor(storage.db.read, target, reading)
    return nothingWritten(reportOf(reading, plan, null), access)
  }
  const facts = { kind: 'calendar.import', madeBy: 'import', fileName, isLarge: true } as const
  const written = await writeChange(storage, access, facts, async (writer) => {
    await ownUnit(writer.trx, 'calendar', access.ownerId, calendarId)
    const target = { access, calendarId, now: writer.now, pause: writer.pause }
    const { plan, categories } = await planFor(writer.trx, target, reading)
    await writer.put('category', categories.added)
    await writer.put('event', [...plan.added, ...plan.updated])
    return reportOf(reading, plan, null)
  })
  return { ...written, value: { ...written.value, changeId: written.changeId } }
}

interface Target {
  readonly access: Access
  readonly calendarId: string
  readonly now: string
  /** Between two pieces of the plan others run, and may write. */
  readonly pause: () => Promise<void>
}

async function planFor(
  db: Queries,
  { access, calendarId, now, pause }: Target,
  reading: FileContent,
): Promise<{ plan: ImportPlan; categories: FileCategories }> {
  const own = await listCategories(db, access)
  const names = reading.events.flatMap((event) => [event, ...event.exceptions].map(({ category }) => category))
  const categories = planCategories(names, own, now)
  const uids = reading.events.map(({ event }) => event.uid)
  await pause()
  const present = await presentByUid(db, { ownerId: access.ownerId, id: calendarId, pause }, uids)
  const target = { calendarId, now, categoryIds: categories.idByName, present }
  const plan = await planImport(reading.events, target, pause)
  await refuseBeyondRoom(db, access, { calendarId, added: plan.added })
  return { plan, categories: plan.added.length + plan.updated.length === 0 ? { ...categories, added: [] } : categories }
}

async function presentByUid(
  db: Queries,
  calendar: { ownerId: string; id: string } & Pick<Target, 'pause'>,
  uids: readonly string[],
): Promise<Map<string, StoredUnit<EventContent>>> {
  const ids = await findIdsByUid(db, calendar, uids)
  const present = new Map<string, StoredUnit<EventContent>>()
  for (let from = 0; from < ids.length; from += UNITS_A_READ) {
    if (from > 0) await calendar.pause()
    const units = await eventUnit.readMany(db, calendar.ownerId, ids.slice(from, from + UNITS_A_READ))
    for (const unit of units) present.set(unit.content.event.uid, unit)
  }
  return present
}

/** For a form that is sent instead of a file. */
export const unreadableForm = (field: string, cause?: unknown): AppError =>
  new AppError('invalid_input', `The form cannot be read, or holds no single file in the field "${field}".`, { cause })
