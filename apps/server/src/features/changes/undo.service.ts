import type { Change } from '@dodici/contract/types'
import type { Actor } from '#server/actor.ts'
import type { ChangeWriter, UnitState } from '#server/db/journal/change-writer.ts'
import { writeAndTell, type Storage } from '#server/db/journal/write-change.ts'
import type { ChangeRowTable, ChangeTable } from '#server/db/schema.ts'
import { isUniqueViolation } from '#server/storage-fault.ts'
import type { StoredUnit, UnitType } from '#server/db/journal/units/unit.ts'
import { storeOf, type UnitContents } from '#server/db/journal/units/unit-stores.ts'
import { AppError, notFound } from '#server/errors.ts'
import { refuseHomelessEvents } from '#server/features/calendars/calendars.service.ts'
import { findChange, findChangeRows, findUndos, markUndone } from './changes.queries.ts'
import { changeOfRow } from './changes.service.ts'
import { familyOf } from './undo-family.ts'

const UNIT_TYPES: readonly UnitType[] = [
  'calendar',
  'category',
  'goal',
  'goalEntry',
  'event',
  'milestone',
  'conversation',
]
/** Those of which one brought back or taken away may leave an event without its calendar. */
const HOUSING: ReadonlySet<UnitType> = new Set(['calendar', 'event'])
const IDS_A_QUERY = 500

const conflict = (cause?: unknown): AppError =>
  new AppError('undo_conflict', 'What this change left was changed again since. Undo the newer change first.', {
    cause,
  })

/**
 * Takes a change back: every unit that it touched gets the content again that it had before. Allowed exactly where each
 * of them still is what the change left, so that nothing newer is lost. The undo is a change too; undoing it is the redo.
 * @throws AppError `not_found`, `undo_conflict`
 */
export async function undoChange(storage: Storage, actor: Actor, changeId: string): Promise<Change> {
  try {
    const change = await findChange(storage.db.read, actor.userId, changeId)
    if (change === undefined) throw notFound()
    const facts = { kind: 'undo', undoes: changeId }
    const { value } = await writeAndTell(storage, actor, facts, (writer) => restoreBefore(writer, change))
    return changeOfRow(value ?? change)
  } catch (error) {
    throw isUniqueViolation(error) ? conflict(error) : error
  }
}

async function restoreBefore(writer: ChangeWriter, change: ChangeTable): Promise<void> {
  const rows = await findChangeRows(writer.trx, writer.ownerId, change.sequence)
  if (rows.length === 0) throw conflict()
  for (const type of UNIT_TYPES) {
    const ofType = rows.filter((row) => row.unit_type === type)
    await refuseNewerContent(writer, type, ofType)
    await writer.put(type, ofType.map(stateBefore))
  }
  if (rows.some((row) => HOUSING.has(row.unit_type))) await refuseHomelessEvents(writer.trx, writer.ownerId)
  await noteUndone(writer, change.id)
}

/** Notes what stands and what does not any more, down to the act, however often it was undone and redone. */
async function noteUndone({ trx, ownerId, changeId }: ChangeWriter, id: string): Promise<void> {
  const { alike, opposite } = familyOf(id, await findUndos(trx, ownerId))
  await markUndone(trx, ownerId, { ids: alike, undoneBy: changeId })
  await markUndone(trx, ownerId, { ids: opposite, undoneBy: null })
}

async function refuseNewerContent(
  writer: ChangeWriter,
  type: UnitType,
  rows: readonly ChangeRowTable[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += IDS_A_QUERY) {
    const slice = rows.slice(from, from + IDS_A_QUERY)
    const ids = slice.map((row) => row.unit_id)
    const units: StoredUnit<unknown>[] = await storeOf(type).readMany(writer.trx, writer.ownerId, ids)
    const present = new Map(units.map((unit) => [unit.id, unit.contentId]))
    if (slice.some((row) => present.get(row.unit_id) !== row.after_content_id)) throw conflict()
  }
}

const stateBefore = <Type extends UnitType>(row: ChangeRowTable): UnitState<Type> => ({
  id: row.unit_id,
  content: row.before === null ? null : (JSON.parse(row.before) as UnitContents[Type]),
  contentId: row.before_content_id,
})
