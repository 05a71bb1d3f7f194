import type { Tables } from '../schema.ts'

/** A table with the columns that its rows are read by, in order: its primary key. */
export interface CopiedTable {
  readonly name: keyof Tables
  readonly key: readonly string[]
}

/** Every table that a backup holds. A new table that is missing here fails a test. */
export const COPIED_TABLES: readonly CopiedTable[] = [
  { name: 'user', key: ['id'] },
  { name: 'session', key: ['token_hash'] },
  { name: 'calendar', key: ['owner_id', 'id'] },
  { name: 'category', key: ['owner_id', 'id'] },
  { name: 'event', key: ['owner_id', 'id'] },
  { name: 'event_exception', key: ['owner_id', 'event_id', 'recurrence_id'] },
  { name: 'change', key: ['owner_id', 'sequence'] },
  { name: 'change_row', key: ['owner_id', 'sequence', 'unit_type', 'unit_id'] },
  { name: 'idempotency_key', key: ['owner_id', 'key'] },
]
