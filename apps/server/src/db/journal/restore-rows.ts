import { chunksOf } from '../pages.ts'
import type { ChangeRowTable } from '../schema.ts'
import type { ChangeWriter, UnitState } from './change-writer.ts'
import { readBefore } from './stored-before.ts'
import { newerContent, undoConflict } from './undo-conflict.ts'
import { newerUnit } from './units/newer-unit.ts'
import type { StoredUnit, UnitStore, UnitType } from './units/unit.ts'
import { storeOf, type UnitContents } from './units/unit-stores.ts'

type Row = Pick<ChangeRowTable, 'unit_type' | 'unit_id' | 'before' | 'before_content_id' | 'after_content_id'>

/** Rows that a query compares: some milliseconds on SQLite. */
const ROWS_A_QUERY = 1_000

/**
 * Refuses, before anything is written, if a unit is no longer what the change left.
 * @param rows of the change with that number, in the order of their ids
 * @throws AppError `undo_conflict`, naming the first such unit
 */
export async function refuseNewerContent(
  { trx, ownerId, pause }: Pick<ChangeWriter, 'trx' | 'ownerId' | 'pause'>,
  { sequence, rows }: { readonly sequence: number; readonly rows: readonly Row[] },
): Promise<void> {
  for (const [type, ofType] of Map.groupBy(rows, (row) => row.unit_type)) {
    for (const [at, slice] of [...chunksOf(ofType, ROWS_A_QUERY)].entries()) {
      if (at > 0) await pause()
      const id = await newerUnit(trx, { ownerId, sequence, type, ids: slice.map((row) => row.unit_id) })
      if (id !== null) throw newerContent(undefined, await undoConflict(trx, ownerId, { type, id }))
    }
  }
}

/** Restores units of one type to what the journal says they were. */
export const restoreRows = (
  writer: Pick<ChangeWriter, 'edit'>,
  type: UnitType,
  rows: readonly Row[],
): Promise<number> => {
  const byId = new Map(rows.map((row) => [row.unit_id, row]))
  return writer.edit(type, [...byId.keys()], (present) => stateBefore(type, byId.get(present.id), present))
}

function stateBefore<Type extends UnitType>(
  type: Type,
  row: Row | undefined,
  present: StoredUnit<UnitContents[Type]>,
): UnitState<Type> {
  if (row === undefined || present.contentId !== row.after_content_id) throw newerContent()
  const store: UnitStore<UnitContents[Type]> = storeOf(type)
  const { content, isTrashed } = readBefore<Type>(store, row.before, present.content)
  const restored = content && (store.restored?.(content, present.content) ?? content)
  return { id: present.id, content: restored, isTrashed, contentId: row.before_content_id }
}
