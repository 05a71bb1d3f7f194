import type { Tables } from './schema.ts'

/** Facts about each table, for code that goes through all tables. */
export interface TableFacts {
  readonly name: keyof Tables
  /** The primary key, in order. */
  readonly key: readonly string[]
  /** The column with the owner; null for people themselves, and for rows of nobody. */
  readonly owner: 'owner_id' | 'user_id' | null
}

// A missing table fails the build.
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
  factor: { key: ['user_id', 'kind'], owner: 'user_id' },
  recovery_code: { key: ['code_hash'], owner: 'user_id' },
  login_step: { key: ['token_hash'], owner: 'user_id' },
  passkey: { key: ['credential_id'], owner: 'user_id' },
  answered_challenge: { key: ['challenge_hash'], owner: null },
  identity: { key: ['issuer', 'subject'], owner: 'user_id' },
  identity_code: { key: ['code_hash'], owner: 'user_id' },
  password_reset: { key: ['token_hash'], owner: 'user_id' },
  email_confirmation: { key: ['token_hash'], owner: 'user_id' },
  invite: { key: ['code_hash'], owner: 'user_id' },
  beta_request: { key: ['id'], owner: null },
  feedback: { key: ['id'], owner: 'user_id' },
  mail: { key: ['id'], owner: 'user_id' },
  attempt: { key: ['id'], owner: null },
  audit_entry: { key: ['owner_id', 'id'], owner: 'owner_id' },
  operator_entry: { key: ['id'], owner: null },
  milestone: { key: ['owner_id', 'id'], owner: 'owner_id' },
  milestone_step: { key: ['owner_id', 'milestone_id', 'id'], owner: 'owner_id' },
  conversation: { key: ['owner_id', 'id'], owner: 'owner_id' },
  message: { key: ['owner_id', 'conversation_id', 'id'], owner: 'owner_id' },
  proposal: { key: ['owner_id', 'id'], owner: 'owner_id' },
  turned_down: { key: ['owner_id', 'advice_id'], owner: 'owner_id' },
  ai_log: { key: ['owner_id', 'id'], owner: 'owner_id' },
  reminder_look: { key: ['owner_id', 'event_id'], owner: 'owner_id' },
  notification: { key: ['owner_id', 'id'], owner: 'owner_id' },
  push_subscription: { key: ['owner_id', 'id'], owner: 'owner_id' },
  push_message: { key: ['owner_id', 'id'], owner: 'owner_id' },
  goal: { key: ['owner_id', 'id'], owner: 'owner_id' },
  goal_entry: { key: ['owner_id', 'id'], owner: 'owner_id' },
  dav_name: { key: ['owner_id', 'calendar_id', 'name'], owner: 'owner_id' },
  dav_former_name: { key: ['owner_id', 'calendar_id', 'name'], owner: 'owner_id' },
  dav_collection: { key: ['owner_id', 'calendar_id'], owner: 'owner_id' },
  dav_property: { key: ['owner_id', 'calendar_id', 'name'], owner: 'owner_id' },
  calendar_mark: { key: ['owner_id', 'calendar_id'], owner: 'owner_id' },
  subscription: { key: ['owner_id', 'calendar_id'], owner: 'owner_id' },
  linked_account: { key: ['owner_id', 'id'], owner: 'owner_id' },
  linked_calendar: { key: ['owner_id', 'calendar_id'], owner: 'owner_id' },
  linked_object: { key: ['owner_id', 'calendar_id', 'href'], owner: 'owner_id' },
  webhook: { key: ['owner_id', 'id'], owner: 'owner_id' },
  setting: { key: ['name'], owner: null },
}

/** Every table: the content of a backup. */
export const ALL_TABLES: readonly TableFacts[] = Object.entries(facts).map(([name, rest]) => ({
  name: name as keyof Tables,
  ...rest,
}))

/** Tables of rows that belong to somebody, deleted with the account. */
export const OWNED_TABLES: readonly (TableFacts & { readonly owner: string })[] = ALL_TABLES.flatMap((table) =>
  table.owner === null ? [] : [{ ...table, owner: table.owner }],
)
