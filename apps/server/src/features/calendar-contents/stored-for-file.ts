import { eventColumns } from '#server/db/journal/units/event-unit.ts'
import type { Queries } from '#server/db/schema.ts'
import type { EventRecord } from '#server/features/events/event-record.ts'
import { findCategoriesOfFile } from './calendar-contents.queries.ts'
import type { StoredForFile } from './ics-content.ts'

type CategoryOfFile = Awaited<ReturnType<typeof findCategoriesOfFile>>[number]

/** A person's categories by id, in the trash or not, oldest first. */
export type CategoriesOfFiles = ReadonlyMap<string, CategoryOfFile>

export const categoriesOfFiles = async (db: Queries, ownerId: string): Promise<CategoriesOfFiles> =>
  new Map((await findCategoriesOfFile(db, ownerId)).map((row) => [row.id, row]))

/** The name by which an event shows a category; null without one, and for one in the trash. */
export function shownName(categories: CategoriesOfFiles, id: string | null): string | null {
  const category = id === null ? undefined : categories.get(id)
  return category?.deleted_at === null ? category.name : null
}

/**
 * An event as a file is written from it. It has changed when its row was written last, which every change of its
 * exceptions does, or later when the name of a category was.
 */
export function storedForFile({ row, exceptions }: EventRecord, categories: CategoriesOfFiles): StoredForFile {
  const filed = [row, ...exceptions].map((one) => categories.get(one.category_id ?? '')?.updated_at ?? '')
  return {
    event: eventColumns(row),
    exceptions: exceptions.map((one) => ({ ...one, category: shownName(categories, one.category_id) })),
    category: shownName(categories, row.category_id),
    changedAt: filed.reduce((latest, one) => (one > latest ? one : latest), row.updated_at),
  }
}
