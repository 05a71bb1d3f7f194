import type { UndoConflict } from '@dodici/contract/types'
import { AppError } from '../../errors.ts'
import type { Queries } from '../schema.ts'
import { newestOfUnit } from './newest-of-unit.ts'
import type { UnitType } from './units/unit.ts'
import { storeOf } from './units/unit-stores.ts'

/** The unit that stands in the way of an undo. */
interface InTheWay {
  readonly type: UnitType
  readonly id: string
  /** The unit whose newest change is the reason; itself by default. */
  readonly because?: string
}

/** What is said of a unit in the way: its name, and the newest change of it. */
export async function undoConflict(
  trx: Queries,
  ownerId: string,
  { type, id, because = id }: InTheWay,
): Promise<UndoConflict> {
  const store = storeOf(type)
  const [unit] = await store.readMany(trx, ownerId, [id])
  const change = await trx
    .selectFrom('change')
    .select(['id', 'kind', 'title', 'created_at'])
    .where('owner_id', '=', ownerId)
    .where('sequence', '=', newestOfUnit(trx, { ownerId, unitId: because, limit: 1 }))
    .executeTakeFirst()
  return {
    type,
    _id: id,
    title: unit === undefined ? '' : store.titleOf(unit.content),
    change: change ? { _id: change.id, kind: change.kind, title: change.title, createdAt: change.created_at } : null,
  }
}

/** @throws AppError `undo_conflict` */
export const newerContent = (cause?: unknown, conflict: UndoConflict | null = null): AppError =>
  new AppError('undo_conflict', 'What this change left was changed again since. Undo the newer change first.', {
    cause,
    conflict,
  })
