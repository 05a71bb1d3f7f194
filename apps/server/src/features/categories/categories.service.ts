import { freeColors } from '@dodici/contract/category-colors'
import type { Category, CategoryPatch } from '@dodici/contract/types'
import { foldForSearch } from '@dodici/core/event'
import { v7 as uuid } from 'uuid'
import type { Actor } from '#server/actor.ts'
import { NO_REMINDERS } from '#server/db/journal/units/row-units.ts'
import type { ChangeWriter } from '#server/db/journal/change-writer.ts'
import { writeChange, type Storage, type Written } from '#server/db/journal/write-change.ts'
import type { CategoryContent, CategoryTable, Queries } from '#server/db/schema.ts'
import { AppError, invalidInput, notFound } from '#server/errors.ts'
import { findCategories, findCategory, isCategoryIdTaken } from './categories.queries.ts'

/** A category as a person enters it, with defaults from the contract. */
export interface CategoryInput {
  readonly _id?: string | undefined
  readonly name: string
  readonly description: string
  readonly color: string
  readonly targetMinutes: number | null
  readonly defaultReminders?: Category['defaultReminders'] | undefined
}

const categoryOfRow = (row: CategoryTable): Category => ({
  _id: row.id,
  name: row.name,
  description: row.description,
  color: row.color,
  targetMinutes: row.target_minutes,
  defaultReminders: JSON.parse(row.default_reminders) as Category['defaultReminders'],
  version: row.version,
})

/** The person's categories, oldest first. */
export async function listCategories(db: Queries, actor: Actor): Promise<Category[]> {
  return (await findCategories(db, actor.userId)).map(categoryOfRow)
}

/**
 * Creates categories as one change.
 * @throws AppError `id_taken` if an id chosen by the client exists; `invalid_input` for a duplicate id
 */
export function createCategories(
  storage: Storage,
  actor: Actor,
  drafts: readonly CategoryInput[],
): Promise<Written<Category[]>> {
  refuseRepeatedIds(drafts)
  return writeChange(storage, actor, { kind: 'category.create' }, async (writer) => {
    const ids = await putCategories(writer, drafts)
    return Promise.all(ids.map((id) => savedCategory(writer, id)))
  })
}

/** Creates categories within a change. Returns their ids, in the order of the drafts. */
async function putCategories(writer: ChangeWriter, drafts: readonly CategoryInput[]): Promise<string[]> {
  const states = drafts.map((draft) => ({ id: draft._id ?? uuid(), content: contentOf(draft, writer.now) }))
  for (const draft of drafts) if (draft._id !== undefined) await refuseTakenId(writer.trx, draft._id)
  await writer.put('category', states)
  return states.map(({ id }) => id)
}

/** Finds a category by name (ignoring accents and case), or creates it within a change. Returns its id. */
export async function putCategoryNamed(
  writer: ChangeWriter,
  { name, color }: { readonly name: string; readonly color?: string | undefined },
): Promise<string> {
  const own = await findCategories(writer.trx, writer.ownerId)
  const known = own.find((row) => foldForSearch(row.name) === foldForSearch(name))
  if (known) return known.id
  const chosen = color ?? freeColors(own.map((row) => row.color))()
  const [id = ''] = await putCategories(writer, [{ name, description: '', color: chosen, targetMinutes: null }])
  return id
}

/**
 * Changes some fields of a category.
 * @throws AppError `not_found`; `stale_version` with the newer copy if `version` is outdated
 */
export function updateCategory(
  storage: Storage,
  actor: Actor,
  { id, patch, version }: { id: string; patch: CategoryPatch; version: number | null },
): Promise<Written<Category>> {
  return writeChange(storage, actor, { kind: 'category.update' }, async (writer) => {
    const row = await ownCategory(writer, id, version)
    const content: CategoryContent = {
      name: patch.name ?? row.name,
      description: patch.description ?? row.description,
      color: patch.color ?? row.color,
      target_minutes: patch.targetMinutes === undefined ? row.target_minutes : patch.targetMinutes,
      default_reminders:
        patch.defaultReminders === undefined ? row.default_reminders : JSON.stringify(patch.defaultReminders),
      created_at: row.created_at,
    }
    await writer.put('category', [{ id, content }])
    return savedCategory(writer, id)
  })
}

/**
 * Deletes a category. Its events keep its id, shown as none while the category is in the trash, so undo restores their
 * colour without writing each of them.
 * @throws AppError `not_found`, `stale_version`
 */
export function deleteCategory(
  storage: Storage,
  actor: Actor,
  { id, version }: { id: string; version: number | null },
): Promise<Written<null>> {
  return writeChange(storage, actor, { kind: 'category.delete' }, async (writer) => {
    await ownCategory(writer, id, version)
    await writer.remove('category', [id])
    return null
  })
}

const contentOf = (draft: CategoryInput, now: string): CategoryContent => ({
  name: draft.name,
  description: draft.description,
  color: draft.color,
  target_minutes: draft.targetMinutes,
  default_reminders: draft.defaultReminders === undefined ? NO_REMINDERS : JSON.stringify(draft.defaultReminders),
  created_at: now,
})

function refuseRepeatedIds(drafts: readonly CategoryInput[]): void {
  const ids = drafts.flatMap(({ _id }) => (_id === undefined ? [] : [_id]))
  if (new Set(ids).size < ids.length) throw invalidInput('categories', 'must not have the same _id twice')
}

async function refuseTakenId(trx: Queries, id: string): Promise<void> {
  if (await isCategoryIdTaken(trx, id)) throw new AppError('id_taken', 'This _id is taken.')
}

async function ownCategory(writer: ChangeWriter, id: string, version: number | null): Promise<CategoryTable> {
  const row = await findCategory(writer.trx, writer.ownerId, id)
  if (row === undefined) throw notFound()
  if (version !== null && row.version !== version) {
    throw new AppError('stale_version', 'This category was changed meanwhile.', { current: categoryOfRow(row) })
  }
  return row
}

async function savedCategory(writer: ChangeWriter, id: string): Promise<Category> {
  const row = await findCategory(writer.trx, writer.ownerId, id)
  if (row === undefined) throw notFound()
  return categoryOfRow(row)
}

/** Ids of the person's categories outside the trash; events show no others. */
export async function ownCategoryIds(db: Queries, ownerId: string): Promise<ReadonlySet<string>> {
  return new Set((await findCategories(db, ownerId)).map((row) => row.id))
}

/** Names of the person's categories outside the trash, by id. */
export async function ownCategoryNames(db: Queries, ownerId: string): Promise<ReadonlyMap<string, string>> {
  return new Map((await findCategories(db, ownerId)).map((row) => [row.id, row.name]))
}

/** Default reminders of the person's categories, by id. */
export async function ownDefaultReminders(
  db: Queries,
  ownerId: string,
): Promise<ReadonlyMap<string, Category['defaultReminders']>> {
  const rows = (await findCategories(db, ownerId)).map(categoryOfRow)
  return new Map(rows.map(({ _id, defaultReminders }) => [_id, defaultReminders]))
}
