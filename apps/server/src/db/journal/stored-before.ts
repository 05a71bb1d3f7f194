import { applyPatch, patchBetween, type Patch } from './patch.ts'
import type { StoredUnit, UnitStore, UnitType } from './units/unit.ts'
import type { UnitContents } from './units/unit-stores.ts'

type PatchOfContent = Readonly<Record<string, Patch>>

/**
 * What the journal stores of a unit's earlier state: the difference from the new one. Nothing is stored if the unit did
 * not exist, or was in the trash and is unchanged.
 */
export function storedBefore<Content>(
  store: UnitStore<Content>,
  before: StoredUnit<Content> | undefined,
  after: StoredUnit<Content>,
): string | null {
  if (before === undefined) return null
  const patch =
    before.content === after.content ? {} : patchBetween(store.treeOf(after.content), store.treeOf(before.content))
  if (before.deletedAt === null) return JSON.stringify({ patch })
  return Object.keys(patch).length === 0 ? null : JSON.stringify({ trashed: patch })
}

/**
 * A unit's earlier state, from the journal: its content (null if it is the present one), and whether it was in the
 * trash.
 */
export interface StateBefore<Content> {
  readonly content: Content | null
  readonly isTrashed: boolean
}

/**
 * Reads what `storedBefore` wrote, and the whole contents that older versions wrote.
 * @throws Error if the present content is not the one that the change left
 */
export function readBefore<Type extends UnitType>(
  store: UnitStore<UnitContents[Type]>,
  json: string | null,
  present: UnitContents[Type],
): StateBefore<UnitContents[Type]> {
  if (json === null) return { content: null, isTrashed: true }
  const kept = JSON.parse(json) as UnitContents[Type] | { patch: PatchOfContent } | { trashed: PatchOfContent }
  if ('patch' in kept) return { content: patched(store, present, kept.patch), isTrashed: false }
  if ('trashed' in kept) return { content: patched(store, present, kept.trashed), isTrashed: true }
  return { content: kept, isTrashed: false }
}

const patched = <Content>(store: UnitStore<Content>, present: Content, patch: PatchOfContent): Content =>
  Object.keys(patch).length === 0 ? present : store.contentOf(applyPatch(store.treeOf(present), patch))
