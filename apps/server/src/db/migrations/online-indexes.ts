import type { OnlineIndex } from '../online-indexes.ts'

const trashOf = (table: string): OnlineIndex => ({
  name: `${table}_trashed_at`,
  definition: `on ${table} (deleted_at) where deleted_at is not null`,
})

/** Those of `event` and so on, by an instant that the hourly cleaning compares with. */
const byAge = (table: string, column: string, where = ''): OnlineIndex => ({
  name: `${table}_by_${column}`,
  definition: `on ${table} (${column})${where}`,
})

/**
 * Indexes that came after the tables, in any order: a migration would keep everybody from writing while it builds one. What
 * is old is found by them, among the rows of everybody; people's own rows are found by their owner.
 */
export const ONLINE_INDEXES: readonly OnlineIndex[] = []
