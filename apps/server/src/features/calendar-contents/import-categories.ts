import { freeColors } from '@dodici/contract/category-colors'
import { CATEGORIES_MAX } from '@dodici/contract/limits'
import { foldForSearch } from '@dodici/core/event'
import { v7 as uuid } from 'uuid'
import { NO_REMINDERS } from '#server/db/journal/units/row-units.ts'
import type { UnitState } from '#server/db/journal/change-writer.ts'
import type { Category } from '@dodici/contract/types'

/** A file with more new categories than this, or than there is room for, creates none: they are tags, not colours of a year. */
const NEW_CATEGORIES_MAX = 20

/** What of a person's category decides which of a file are new. */
type OwnCategory = Pick<Category, '_id' | 'name' | 'color'>

/** The categories of a file: ids by name, and those to create first. */
export interface FileCategories {
  readonly idByName: ReadonlyMap<string, string>
  readonly added: readonly UnitState<'category'>[]
}

/** Matches a file's categories with the person's own (ignoring accents and case) and plans the missing ones. */
export function planCategories(
  names: readonly (string | null)[],
  own: readonly OwnCategory[],
  now: string,
): FileCategories {
  const wanted = [...new Set(names.filter((name): name is string => name !== null))]
  const known = new Map(own.map((category) => [foldForSearch(category.name), category._id]))
  const missing = new Map(
    wanted.filter((name) => !known.has(foldForSearch(name))).map((name) => [foldForSearch(name), name]),
  )
  const isTooMuch = missing.size > NEW_CATEGORIES_MAX || own.length + missing.size > CATEGORIES_MAX
  const added = isTooMuch ? [] : newCategories([...missing.values()], own, now)
  for (const { id, content } of added) if (content) known.set(foldForSearch(content.name), id)
  const idByName = wanted.flatMap((name) => {
    const id = known.get(foldForSearch(name))
    return id === undefined ? [] : [[name, id] as const]
  })
  return { idByName: new Map(idByName), added }
}

function newCategories(names: readonly string[], own: readonly OwnCategory[], now: string): UnitState<'category'>[] {
  const next = freeColors(own.map(({ color }) => color))
  return names.map((name) => ({
    id: uuid(),
    content: {
      name,
      description: '',
      color: next(),
      target_minutes: null,
      away: null,
      default_reminders: NO_REMINDERS,
      created_at: now,
    },
  }))
}
