import type { Tables } from './schema.ts'

/** What is said of a table once, for all who go through the tables. */
export interface TableFacts {
  readonly name: keyof Tables
  /** The columns that its rows are read by, in order: its primary key. */
  readonly key: readonly string[]
  /** The column that says whose a row is; null for the people themselves, and for what is nobody's. */
  readonly owner: 'owner_id' | 'user_id' | null
}

// A table that is missing here fails the build.
const facts: { readonly [Table in keyof Tables]: Omit<TableFacts, 'name'> } = {
  user: { key: ['id'], owner: null },
  session: { key: ['token_hash'], owner: 'user_id' },
  calendar: { key: ['owner_id', 'id'], owner: 'owner_id' },
  category: { key: ['owner_id', 'id'], owner: 'owner_id' },
  event: { key: ['owner_id', 'id'], owner: 'owner_id' },
  event_exception: { key: ['owner_id', 'event_id', 'recurrence_id'], owner: 'owner_id' },
  change: { key: ['owner_id', 'sequence'], owner: 'owner_id' },
  change_row: { key: ['owner_id', 'sequence', 'unit_type', 'unit_id'], owner: 'owner_id' },
  usage: { key: ['owner_id'], owner: 'owner_id' },
  unfinished_change: { key: ['owner_id'], owner: 'owner_id' },
  idempotency_key: { key: ['owner_id', 'key'], owner: 'owner_id' },
  api_key: { key: ['key_hash'], owner: 'user_id' },
  known_device: { key: ['token_hash'], owner: 'user_id' },
  password_reset: { key: ['token_hash'], owner: 'user_id' },
  email_confirmation: { key: ['token_hash'], owner: 'user_id' },
  invite: { key: ['code_hash'], owner: 'user_id' },
  beta_request: { key: ['id'], owner: null },
  feedback: { key: ['id'], owner: 'user_id' },
  mail: { key: ['id'], owner: 'user_id' },
  attempt: { key: ['id'], owner: null },
  milestone: { key: ['owner_id', 'id'], owner: 'owner_id' },
  milestone_step: { key: ['owner_id', 'milestone_id', 'id'], owner: 'owner_id' },
  conversation: { key: ['owner_id', 'id'], owner: 'owner_id' },
  message: { key: ['owner_id', 'conversation_id', 'id'], owner: 'owner_id' },
  proposal: { key: ['owner_id', 'id'], owner: 'owner_id' },
  ai_log: { key: ['owner_id', 'id'], owner: 'owner_id' },
  reminder: { key: ['owner_id', 'event_id'], owner: 'owner_id' },
  notification: { key: ['owner_id', 'id'], owner: 'owner_id' },
  push_subscription: { key: ['owner_id', 'id'], owner: 'owner_id' },
  push_message: { key: ['owner_id', 'id'], owner: 'owner_id' },
  goal: { key: ['owner_id', 'id'], owner: 'owner_id' },
  goal_entry: { key: ['owner_id', 'id'], owner: 'owner_id' },
  setting: { key: ['name'], owner: null },
}

/** Every table: what a backup holds. */
export const ALL_TABLES: readonly TableFacts[] = Object.entries(facts).map(([name, rest]) => ({
  name: name as keyof Tables,
  ...rest,
}))

/** Those whose rows belong to somebody: what goes when they go. */
export const OWNED_TABLES: readonly (TableFacts & { readonly owner: string })[] = ALL_TABLES.flatMap((table) =>
  table.owner === null ? [] : [{ ...table, owner: table.owner }],
)
