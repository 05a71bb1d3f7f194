import { findOwnRow, findOwnRows, isIdTaken } from '#server/db/own-rows.ts'
import type { CategoryTable, Queries } from '#server/db/schema.ts'

export const findCategories = (db: Queries, ownerId: string): Promise<CategoryTable[]> =>
  findOwnRows(db, 'category', ownerId)

export const findCategory = (db: Queries, ownerId: string, id: string): Promise<CategoryTable | undefined> =>
  findOwnRow(db, 'category', { ownerId, id })

export const isCategoryIdTaken = (db: Queries, id: string): Promise<boolean> => isIdTaken(db, 'category', id)
