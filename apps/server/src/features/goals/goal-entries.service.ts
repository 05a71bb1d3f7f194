import { GOAL_ENTRIES_MAX } from '@dodici/contract/limits'
import type { GoalEntry, GoalEntryPatch, NewGoalEntry } from '@dodici/contract/types'
import { v7 as uuid } from 'uuid'
import type { Access, Actor } from '#server/actor.ts'
import { todayIn } from '#server/clock.ts'
import type { ChangeWriter } from '#server/db/journal/change-writer.ts'
import { ownUnit, refuseTakenId, type UnitTarget } from '#server/db/journal/own-units.ts'
import { writeChange, type Storage, type Written } from '#server/db/journal/write-change.ts'
import type { GoalEntryTable } from '#server/db/schema.ts'
import { AppError, invalidInput, notFound, staleVersion } from '#server/errors.ts'
import { entryOfRow } from './goal-record.ts'
import { countEntries } from './goals.queries.ts'

interface EntryTarget extends UnitTarget {
  readonly goalId: string
}

/**
 * Adds an entry to a goal by hand. An entry outside the goal's days is stored and does not count, because the goal's
 * days may still change.
 * @throws AppError `not_found`, `id_taken`; `invalid_input` for a future day; `quota_exceeded` if the goal has its
 * maximum of entries
 */
export function createEntry(
  storage: Storage,
  access: Access,
  { goalId, draft }: { goalId: string; draft: NewGoalEntry },
): Promise<Written<GoalEntry>> {
  return writeChange(storage, access, { kind: 'goalEntry.create' }, async (writer) => {
    await ownUnit(writer.trx, 'goal', writer.ownerId, goalId)
    refuseAhead(storage, access.actor, draft.day)
    await refuseTakenId(writer.trx, 'goal_entry', draft._id)
    await refuseTooMany(writer, goalId)
    const id = draft._id ?? uuid()
    const { day, value = 1, note = '' } = draft
    await writer.put('goalEntry', [{ id, content: { goal_id: goalId, day, value, note, created_at: writer.now } }])
    return entryOfRow(await ownEntry(writer, { goalId, id, version: null }))
  })
}

/**
 * Changes some fields of an entry.
 * @throws AppError `not_found`, `stale_version`; `invalid_input` for a future day
 */
export function updateEntry(
  storage: Storage,
  access: Access,
  { patch, ...target }: EntryTarget & { patch: GoalEntryPatch },
): Promise<Written<GoalEntry>> {
  return writeChange(storage, access, { kind: 'goalEntry.update' }, async (writer) => {
    const row = await ownEntry(writer, target)
    if (patch.day !== undefined) refuseAhead(storage, access.actor, patch.day)
    const content = {
      goal_id: row.goal_id,
      day: patch.day ?? row.day,
      value: patch.value ?? row.value,
      note: patch.note ?? row.note,
      created_at: row.created_at,
    }
    await writer.put('goalEntry', [{ id: row.id, content }])
    return entryOfRow(await ownEntry(writer, { ...target, version: null }))
  })
}

/**
 * Deletes an entry; undo restores it.
 * @throws AppError `not_found`, `stale_version`
 */
export function deleteEntry(storage: Storage, access: Access, target: EntryTarget): Promise<Written<null>> {
  return writeChange(storage, access, { kind: 'goalEntry.delete' }, async (writer) => {
    await ownEntry(writer, target)
    await writer.remove('goalEntry', [target.id])
    return null
  })
}

/** Progress cannot be in the future, in the person's time zone. */
function refuseAhead({ clock }: Storage, { timezone }: Actor, day: string): void {
  if (day > todayIn(clock, timezone)) throw invalidInput('day', 'must not be ahead')
}

async function ownEntry({ trx, ownerId }: ChangeWriter, { goalId, id, version }: EntryTarget): Promise<GoalEntryTable> {
  await ownUnit(trx, 'goal', ownerId, goalId)
  const row = await ownUnit(trx, 'goal_entry', ownerId, id)
  if (row.goal_id !== goalId) throw notFound()
  if (version !== null && row.version !== version) throw staleVersion('entry', entryOfRow(row))
  return row
}

async function refuseTooMany({ trx, ownerId }: ChangeWriter, goalId: string): Promise<void> {
  if ((await countEntries(trx, ownerId, goalId)) < GOAL_ENTRIES_MAX) return
  throw new AppError('quota_exceeded', `A goal has at most ${String(GOAL_ENTRIES_MAX)} entries. Delete one first.`)
}
