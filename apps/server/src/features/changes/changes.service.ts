import { TRASH_DAYS } from '@dodici/contract/limits'
import type { Change, TrashItem } from '@dodici/contract/types'
import type { Access } from '#server/actor.ts'
import { daysBefore } from '#server/clock.ts'
import type { ChangeWriter } from '#server/db/journal/change-writer.ts'
import { writeAndTell, type Storage, type Written } from '#server/db/journal/write-change.ts'
import { isUniqueViolation } from '#server/storage-fault.ts'
import type { UnitType } from '#server/db/journal/units/unit.ts'
import { storeOf } from '#server/db/journal/units/unit-stores.ts'
import { AppError, notFound } from '#server/errors.ts'
import { refuseHomelessEvents } from '#server/features/calendars/calendars.service.ts'
import { changeOfRow } from './change-row.ts'
import { findTrash } from './trash.queries.ts'

/** Deletions of the last 30 days, newest first. */
export async function listTrash({ db, clock }: Storage, access: Access): Promise<TrashItem[]> {
  const rows = await findTrash(db.read, access.ownerId, daysBefore(clock, TRASH_DAYS))
  return rows.map(({ id, type, title, deletedAt, contentId }) => ({
    _id: id,
    type,
    title,
    deletedAt,
    changeId: contentId,
  }))
}

/**
 * Restores one thing from the trash, whatever was deleted with it.
 * @throws AppError `not_found` if it is not in the trash; `undo_conflict` if something took its place
 */
export async function restoreTrash(storage: Storage, access: Access, id: string): Promise<Written<Change>> {
  try {
    const written = await writeAndTell(
      storage,
      access,
      { kind: 'trash.restore', isRestoring: true },
      async (writer) => {
        if (!(await restoreAny(writer, id))) throw notFound()
        await refuseHomelessEvents(writer.trx, writer.ownerId)
      },
    )
    if (written.value === null) throw notFound()
    return { ...written, value: changeOfRow(written.value) }
  } catch (error) {
    throw isUniqueViolation(error)
      ? new AppError('undo_conflict', 'Its place was taken since.', { cause: error })
      : error
  }
}

/** Types listed in the trash. A milestone returns with its event; goal entries return with the goal, or by undo. */
const RESTORED: readonly UnitType[] = ['event', 'category', 'goal', 'conversation']

async function restoreAny(writer: ChangeWriter, id: string): Promise<boolean> {
  for (const type of RESTORED) if (await restore(writer, type, id)) return true
  return false
}

async function restore(writer: ChangeWriter, type: UnitType, id: string): Promise<boolean> {
  const [unit] = await storeOf(type).readMany(writer.trx, writer.ownerId, [id])
  if (unit === undefined || unit.deletedAt === null) return false
  await writer.put(type, [{ id, content: unit.content }])
  return true
}
