import type { OnlineIndex } from '../online-indexes.ts'

/** Where rows of everybody are compared with an instant, once an hour. */
const byAge = (table: string, column: string, where?: string): OnlineIndex => ({
  name: `${table}_by_${column}`,
  definition: `on ${table} (${column})${where === undefined ? '' : ` where ${where}`}`,
})

const trashOf = (table: string): OnlineIndex => byAge(table, 'deleted_at', 'deleted_at is not null')

const sentOf = (table: string): OnlineIndex => byAge(table, 'created_at', 'due_at is null')

/** By what else a few rows are found than by their key. */
const by = (table: string, name: string, expression: string = name): OnlineIndex => ({
  name: `${table}_by_${name}`,
  definition: `on ${table} (${expression})`,
})

/**
 * Indexes of tables that may be large already when a version comes that wants them. Unlike migrations they have no order:
 * those that are missing are built at the start.
 */
export const ONLINE_INDEXES: readonly OnlineIndex[] = [
  ...['event', 'category', 'calendar', 'milestone', 'goal', 'goal_entry', 'conversation'].map(trashOf),
  ...['mail', 'push_message', 'notification'].map(sentOf),
  byAge('idempotency_key', 'created_at'),
  byAge('proposal', 'expires_at'),
  byAge('ai_log', 'at'),
  byAge('attempt', 'tried_at'),
  byAge('session', 'created_at'),
  byAge('session', 'last_used_at'),
  byAge('known_device', 'last_used_at'),
  byAge('password_reset', 'created_at'),
  byAge('email_confirmation', 'created_at'),
  byAge('login_step', 'created_at'),
  byAge('identity_code', 'created_at'),
  byAge('answered_challenge', 'answered_at'),
  // An account is deleted with what is about it elsewhere.
  ...['mail', 'invite', 'feedback'].map((table) => by(table, 'user_id')),
  by('mail', 'address', 'lower(address)'),
  by('invite', 'note', 'lower(note)'),
  // Whether anybody has an id that a client chose. Other tables were made with such an index.
  ...['goal', 'goal_entry'].map((table) => by(table, 'id')),
]
