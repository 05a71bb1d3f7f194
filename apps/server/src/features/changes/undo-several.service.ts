import { UNDO_CHANGES_MAX, UNDO_UNITS_MAX } from '@dodici/contract/limits'
import type { Change } from '@dodici/contract/types'
import type { Access } from '#server/actor.ts'
import { newerContent } from '#server/db/journal/undo-conflict.ts'
import { planUndo, type UndoPlan } from '#server/db/journal/undo-families.ts'
import type { Storage, Written } from '#server/db/journal/write-change.ts'
import type { ChangeTable, Queries } from '#server/db/schema.ts'
import { AppError, notFound } from '#server/errors.ts'
import { isFinal } from './change-row.ts'
import { findGroup } from './change-groups.queries.ts'
import { findChange, findChangeRows, findChangesSince, findUndos } from './changes.queries.ts'
import { writeUndo, type UndoneChange } from './undo.service.ts'

/**
 * Undoes a change and all that came after it as one change, newest first, all or nothing. What cannot be undone (a
 * calendar that is gone for good) is left as it is.
 * @throws AppError `not_found`; `too_large` for more than is taken back at once; `undo_conflict` if there is nothing to
 * undo, or something stands in the way, which is named
 */
export async function undoChangesSince(storage: Storage, access: Access, changeId: string): Promise<Written<Change>> {
  const { read } = storage.db
  const first = await findChange(read, access.ownerId, changeId)
  if (first === undefined) throw notFound()
  const since = await findChangesSince(read, access.ownerId, { sequence: first.sequence, limit: UNDO_CHANGES_MAX + 1 })
  return undoSeveral(storage, access, since)
}

/**
 * Undoes all that a device did without a pause, given by one of its changes, whatever came after it; as one change, all
 * or nothing.
 * @throws AppError as `undoChangesSince`
 */
export async function undoGroup(storage: Storage, access: Access, changeId: string): Promise<Written<Change>> {
  const group = await findGroup(storage.db.read, access.ownerId, { id: changeId, limit: UNDO_CHANGES_MAX })
  if (group.length === 0) throw notFound()
  return undoSeveral(storage, access, group)
}

/** Undoes some changes, given newest first, that came one after another. */
async function undoSeveral(
  storage: Storage,
  access: Access,
  changes: readonly ChangeTable[],
): Promise<Written<Change>> {
  const { read } = storage.db
  const { steps, acts, refusal } = await planSeveral(read, access.ownerId, changes)
  const undone: UndoneChange[] = []
  for (const change of steps) undone.push({ change, rows: await findChangeRows(read, access.ownerId, change.sequence) })
  return writeUndo(storage, access, { facts: { kind: 'undo.several', acts: JSON.stringify(acts) }, undone, refusal })
}

/** A plan, or why there is none: a repeated request is not refused, but answered as the first was. */
interface PlanOfSeveral extends UndoPlan<ChangeTable> {
  readonly refusal: AppError | null
}

const refused = (refusal: AppError): PlanOfSeveral => ({ steps: [], acts: [], refusal })

async function planSeveral(db: Queries, ownerId: string, changes: readonly ChangeTable[]): Promise<PlanOfSeveral> {
  if (changes.length > UNDO_CHANGES_MAX) return refused(tooMuch(`${String(UNDO_CHANGES_MAX)} changes`))
  // One that was interrupted is undone by itself.
  const possible = changes.filter((change) => !isFinal(change) && change.undone_by !== change.id)
  const plan = planUndo(possible, await findUndos(db, ownerId))
  const units = plan.steps.reduce((sum, { count }) => sum + count, 0)
  if (plan.steps.length > 1 && units > UNDO_UNITS_MAX) return refused(tooMuch(`${String(UNDO_UNITS_MAX)} things`))
  return plan.acts.length === 0 ? refused(newerContent()) : { ...plan, refusal: null }
}

const tooMuch = (most: string): AppError =>
  new AppError('too_large', `At most ${most} are taken back at once. Undo newer changes first.`)
