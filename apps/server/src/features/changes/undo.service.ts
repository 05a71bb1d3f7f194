import type { ChangeKind } from '@dodici/contract/change-kinds'
import type { Change } from '@dodici/contract/types'
import type { Access } from '#server/actor.ts'
import type { ChangeFacts } from '#server/db/journal/change-header.ts'
import type { ChangeWriter } from '#server/db/journal/change-writer.ts'
import { refuseNewerContent, restoreRows } from '#server/db/journal/restore-rows.ts'
import { newerContent } from '#server/db/journal/undo-conflict.ts'
import { actsOfRow, familiesOf, oppositeOf, type Undo } from '#server/db/journal/undo-families.ts'
import { writeAndTell, type Storage, type Written } from '#server/db/journal/write-change.ts'
import type { ChangeTable } from '#server/db/schema.ts'
import { isUniqueViolation } from '#server/storage-fault.ts'
import type { UnitType } from '#server/db/journal/units/unit.ts'
import { notFound, type AppError } from '#server/errors.ts'
import { refuseHomelessEvents } from '#server/features/calendars/calendars.service.ts'
import { findChange, findChangeRows, findUndos, markUndone, type UndoRow } from './changes.queries.ts'
import { changeOfRow, isFinal } from './change-row.ts'

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

/** What taking back a change of some kind is; taking back an undo is the redo. */
const undoKinds: Partial<Record<ChangeKind, ChangeKind>> = {
  undo: 'redo',
  'undo.several': 'redo.several',
  'redo.several': 'undo.several',
}

/** A change and what it did to each unit. */
export interface UndoneChange {
  readonly change: ChangeTable
  readonly rows: readonly UndoRow[]
}

/**
 * Undoes a change: every touched unit gets its earlier content. Allowed only if each of them still is what the change
 * left, so that nothing newer is lost. The undo is a change too; undoing it is redo.
 * @throws AppError `not_found`; `undo_conflict`, naming what was changed since and by which change
 */
export async function undoChange(storage: Storage, access: Access, changeId: string): Promise<Written<Change>> {
  const change = await findChange(storage.db.read, access.ownerId, changeId)
  if (change === undefined) throw notFound()
  // The new content is not returned: nobody should wait for 20,000 rows to be read.
  const rows = await findChangeRows(storage.db.read, access.ownerId, change.sequence)
  const acts = actsOfRow(change)
  return writeUndo(storage, access, {
    facts: {
      kind: undoKinds[change.kind] ?? 'undo',
      undoes: changeId,
      ...(acts === null ? {} : { acts: JSON.stringify(oppositeOf(acts)) }),
    },
    refusal: isFinal(change) ? newerContent() : null,
    undone: [{ change, rows }],
  })
}

interface UndoWork {
  readonly facts: Pick<ChangeFacts, 'kind' | 'undoes' | 'acts'>
  /** Why it must not be; a request that was answered before is answered again all the same. */
  readonly refusal?: AppError | null
  /** Newest first. */
  readonly undone: readonly UndoneChange[]
}

/**
 * Undoes some changes as one change, all or nothing.
 * @throws AppError `undo_conflict`
 */
export async function writeUndo(
  storage: Storage,
  access: Access,
  { facts, undone, refusal = null }: UndoWork,
): Promise<Written<Change>> {
  const large = { ...facts, isLarge: true, isRestoring: true }
  try {
    const written = await writeAndTell(storage, access, large, (writer) => {
      if (refusal !== null) throw refusal
      return restoreBefore(writer, facts, undone)
    })
    if (written.value === null) throw newerContent()
    return { ...written, value: changeOfRow(written.value) }
  } catch (error) {
    throw isUniqueViolation(error) ? newerContent(error) : error
  }
}

async function restoreBefore(
  writer: ChangeWriter,
  facts: UndoWork['facts'],
  undone: readonly UndoneChange[],
): Promise<void> {
  for (const [at, { change, rows }] of undone.entries()) {
    if (at > 0) await writer.pause()
    if (rows.length === 0 || change.undone_by === change.id) throw newerContent()
    await refuseNewerContent(writer, { sequence: change.sequence, rows })
    const byType = Map.groupBy(rows, (row) => row.unit_type)
    for (const type of UNIT_TYPES) await restoreRows(writer, type, byType.get(type) ?? [])
  }
  const hasHomes = undone.some(({ rows }) => rows.some((row) => HOUSING.has(row.unit_type)))
  if (hasHomes) await refuseHomelessEvents(writer.trx, writer.ownerId)
  const acts = facts.acts === undefined ? null : (JSON.parse(facts.acts) as Undo['acts'])
  await noteUndone(writer, { id: writer.changeId, undoes: facts.undoes ?? null, acts })
}

/** Updates which changes are in effect, back to the original acts, however often they were undone and redone. */
async function noteUndone({ trx, ownerId }: ChangeWriter, undo: Undo): Promise<void> {
  const families = familiesOf(await findUndos(trx, ownerId))
  families.add(undo)
  const others = families.relatives(undo.id).filter((id) => id !== undo.id)
  for (const [undoneBy, ids] of Map.groupBy(others, families.undoneBy))
    await markUndone(trx, ownerId, { ids, undoneBy })
}
