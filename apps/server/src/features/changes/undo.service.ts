import type { Change } from '@dodici/contract/types'
import type { Actor } from '#server/actor.ts'
import type { ChangeWriter } from '#server/db/journal/change-writer.ts'
import { newerContent, refuseNewerContent, restoreRows } from '#server/db/journal/restore-rows.ts'
import { writeAndTell, type Storage, type Written } from '#server/db/journal/write-change.ts'
import type { ChangeRowTable, ChangeTable } from '#server/db/schema.ts'
import { isUniqueViolation } from '#server/storage-fault.ts'
import type { UnitType } from '#server/db/journal/units/unit.ts'
import { notFound } from '#server/errors.ts'
import { refuseHomelessEvents } from '#server/features/calendars/calendars.service.ts'
import { findChange, findChangeRows, findUndos, markUndone } from './changes.queries.ts'
import { changeOfRow } from './changes.service.ts'

/** In this order, so that units find the ones they depend on. */
const UNIT_TYPES: readonly UnitType[] = [
  'calendar',
  'category',
  'goal',
  'goalEntry',
  'event',
  'milestone',
  'conversation',
]
/** Types whose undo may leave an event without its calendar. */
const HOUSING: ReadonlySet<UnitType> = new Set(['calendar', 'event'])

/**
 * Undoes a change: every touched unit gets its earlier content. Allowed only if each of them still is what the change
 * left, so that nothing newer is lost. The undo is a change too; undoing it is redo.
 * @throws AppError `not_found`, `undo_conflict`
 */
export async function undoChange(storage: Storage, actor: Actor, changeId: string): Promise<Written<Change>> {
  try {
    const change = await findChange(storage.db.read, actor.userId, changeId)
    if (change === undefined) throw notFound()
    // The new content is not returned: nobody should wait for 20,000 rows to be read.
    const rows = await findChangeRows(storage.db.read, actor.userId, change.sequence)
    const facts = { kind: 'undo', undoes: changeId, isLarge: true, isRestoring: true }
    const written = await writeAndTell(storage, actor, facts, (writer) => restoreBefore(writer, change, rows))
    return { ...written, value: changeOfRow(written.value ?? change) }
  } catch (error) {
    throw isUniqueViolation(error) ? newerContent(error) : error
  }
}

async function restoreBefore(
  writer: ChangeWriter,
  change: ChangeTable,
  rows: readonly ChangeRowTable[],
): Promise<void> {
  if (rows.length === 0) throw newerContent()
  await refuseNewerContent(writer, rows)
  const byType = Map.groupBy(rows, (row) => row.unit_type)
  for (const type of UNIT_TYPES) await restoreRows(writer, type, byType.get(type) ?? [])
  if (rows.some((row) => HOUSING.has(row.unit_type))) await refuseHomelessEvents(writer.trx, writer.ownerId)
  await noteUndone(writer, change.id)
}

/** Updates which changes are in effect, back to the original act, however often it was undone and redone. */
async function noteUndone({ trx, ownerId, changeId }: ChangeWriter, id: string): Promise<void> {
  const { alike, opposite } = familyOf(id, await findUndos(trx, ownerId))
  await markUndone(trx, ownerId, { ids: alike, undoneBy: changeId })
  await markUndone(trx, ownerId, { ids: opposite, undoneBy: null })
}

/** A change that undid another one. */
interface Undo {
  readonly id: string
  readonly undoes: string
}

/** Changes about the same act: the act with its redos, and its undos. All of one kind leave the same content. */
interface UndoFamily {
  readonly alike: readonly string[]
  readonly opposite: readonly string[]
}

/**
 * The family of a change, including itself, from all undos of its owner in order. Undoing one member undoes all of its
 * kind, and puts the opposite ones into effect again.
 */
function familyOf(id: string, undos: readonly Undo[]): UndoFamily {
  const places = new Map<string, { readonly act: string; readonly takesBack: boolean }>()
  const placeOf = (change: string) => places.get(change) ?? { act: change, takesBack: false }
  for (const undo of undos) {
    const { act, takesBack } = placeOf(undo.undoes)
    places.set(undo.id, { act, takesBack: !takesBack })
  }
  const { act, takesBack: own } = placeOf(id)
  const family = [act, ...undos.map((undo) => undo.id)].filter((other) => placeOf(other).act === act)
  return {
    alike: family.filter((other) => placeOf(other).takesBack === own),
    opposite: family.filter((other) => placeOf(other).takesBack !== own),
  }
}
