import { freeColors } from '@dodici/contract/category-colors'
import type { Category, CategoryDraft, CategoryPatch } from '@dodici/contract/types'
import { foldForSearch } from '@dodici/core/event'
import { v7 as uuid } from 'uuid'
import type { Access } from '#server/actor.ts'
import type { ChangeWriter } from '#server/db/journal/change-writer.ts'
import { ownUnit, ownUnits, presentUnit, refuseTakenId, type UnitTarget } from '#server/db/journal/own-units.ts'
import { writeChange, type Storage, type Written } from '#server/db/journal/write-change.ts'
import type { CategoryContent, CategoryTable, Queries } from '#server/db/schema.ts'
import { choiceOfColumn, columnOfChoice } from '#server/open-choice.ts'
import { invalidInput } from '#server/errors.ts'

const categoryOfRow = (row: CategoryTable): Category => ({
  _id: row.id,
  name: row.name,
  description: row.description,
  color: row.color,
  targetMinutes: row.target_minutes,
  away: choiceOfColumn(row.away),
  defaultReminders: JSON.parse(row.default_reminders) as Category['defaultReminders'],
  version: row.version,
})

/** The person's categories, oldest first. */
export async function listCategories(db: Queries, access: Access): Promise<Category[]> {
  return (await ownUnits(db, 'category', access.ownerId)).map(categoryOfRow)
}

/**
 * Creates categories as one change.
 * @throws AppError `id_taken` if an id chosen by the client exists; `invalid_input` for a duplicate id
 */
export function createCategories(
  storage: Storage,
  access: Access,
  drafts: readonly CategoryDraft[],
): Promise<Written<Category[]>> {
  refuseRepeatedIds(drafts)
  return writeChange(storage, access, { kind: 'category.create' }, async (writer) => {
    const ids = await putCategories(writer, drafts)
    return Promise.all(ids.map((id) => savedCategory(writer, id)))
  })
}

/** Creates categories within a change. Returns their ids, in the order of the drafts. */
async function putCategories(writer: ChangeWriter, drafts: readonly CategoryDraft[]): Promise<string[]> {
  const states = drafts.map((draft) => ({ id: draft._id ?? uuid(), content: contentOf(draft, writer.now) }))
  for (const draft of drafts) await refuseTakenId(writer.trx, 'category', draft._id)
  await writer.put('category', states)
  return states.map(({ id }) => id)
}

/** Finds a category by name (ignoring accents and case), or creates it within a change. Returns its id. */
export async function putCategoryNamed(
  writer: ChangeWriter,
  { name, color }: { readonly name: string; readonly color?: string | undefined },
): Promise<string> {
  const own = await ownUnits(writer.trx, 'category', writer.ownerId)
  const known = own.find((row) => foldForSearch(row.name) === foldForSearch(name))
  if (known) return known.id
  const chosen = color ?? freeColors(own.map((row) => row.color))()
  const plain = { description: '', targetMinutes: null, away: null, defaultReminders: { timed: [], allDay: [] } }
  const [id = ''] = await putCategories(writer, [{ ...plain, name, color: chosen }])
  return id
}

/**
 * Changes some fields of a category.
 * @throws AppError `not_found`; `stale_version` with the newer copy if `version` is outdated
 */
export function updateCategory(
  storage: Storage,
  access: Access,
  { patch, ...target }: UnitTarget & { patch: CategoryPatch },
): Promise<Written<Category>> {
  return writeChange(storage, access, { kind: 'category.update' }, async (writer) => {
    const row = await presentUnit(writer, 'category', target, categoryOfRow)
    const content: CategoryContent = {
      name: patch.name ?? row.name,
      description: patch.description ?? row.description,
      color: patch.color ?? row.color,
      target_minutes: patch.targetMinutes === undefined ? row.target_minutes : patch.targetMinutes,
      away: patch.away === undefined ? row.away : columnOfChoice(patch.away),
      default_reminders:
        patch.defaultReminders === undefined ? row.default_reminders : JSON.stringify(patch.defaultReminders),
      created_at: row.created_at,
    }
    await writer.put('category', [{ id: row.id, content }])
    return savedCategory(writer, row.id)
  })
}

/**
 * Deletes a category. Its events keep its id, shown as none while the category is in the trash, so undo restores their
 * colour without writing each of them.
 * @throws AppError `not_found`, `stale_version`
 */
export function deleteCategory(storage: Storage, access: Access, target: UnitTarget): Promise<Written<null>> {
  return writeChange(storage, access, { kind: 'category.delete' }, async (writer) => {
    await presentUnit(writer, 'category', target, categoryOfRow)
    await writer.remove('category', [target.id])
    return null
  })
}

const contentOf = (draft: CategoryDraft, now: string): CategoryContent => ({
  name: draft.name,
  description: draft.description,
  color: draft.color,
  target_minutes: draft.targetMinutes,
  away: columnOfChoice(draft.away),
  default_reminders: JSON.stringify(draft.defaultReminders),
  created_at: now,
})

function refuseRepeatedIds(drafts: readonly CategoryDraft[]): void {
  const ids = drafts.flatMap(({ _id }) => (_id === undefined ? [] : [_id]))
  if (new Set(ids).size < ids.length) throw invalidInput('categories', 'must not have the same _id twice')
}

const savedCategory = async (writer: ChangeWriter, id: string): Promise<Category> =>
  categoryOfRow(await ownUnit(writer.trx, 'category', writer.ownerId, id))

/** Names of the person's categories outside the trash, by id. */
export async function ownCategoryNames(db: Queries, ownerId: string): Promise<ReadonlyMap<string, string>> {
  return new Map((await ownUnits(db, 'category', ownerId)).map((row) => [row.id, row.name]))
}

/** Default reminders of the person's categories, by id. */
export async function ownDefaultReminders(
  db: Queries,
  ownerId: string,
): Promise<ReadonlyMap<string, Category['defaultReminders']>> {
  const rows = (await ownUnits(db, 'category', ownerId)).map(categoryOfRow)
  return new Map(rows.map(({ _id, defaultReminders }) => [_id, defaultReminders]))
}
