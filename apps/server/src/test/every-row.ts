import type { AuditKind } from '@dodici/contract/types'
import { sql } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/schema.ts'

/** Every table, with the columns that put its rows in order. A new table fails the build until it stands here. */
const orders: { readonly [Table in keyof Tables]: readonly (keyof Tables[Table] & string)[] } = {
  user: ['id'],
  session: ['id'],
  calendar: ['id'],
  category: ['id'],
  event: ['id'],
  event_exception: ['event_id', 'recurrence_id'],
  change: ['id'],
  change_row: ['owner_id', 'sequence', 'unit_type', 'unit_id'],
  usage: ['owner_id'],
  unfinished_change: ['owner_id'],
  idempotency_key: ['owner_id', 'key'],
  api_key: ['id'],
  known_device: ['token_hash'],
  factor: ['user_id', 'kind'],
  recovery_code: ['code_hash'],
  login_step: ['token_hash'],
  passkey: ['credential_id'],
  answered_challenge: ['challenge_hash'],
  identity: ['issuer', 'subject'],
  identity_code: ['code_hash'],
  password_reset: ['token_hash'],
  email_confirmation: ['token_hash'],
  invite: ['id'],
  beta_request: ['id'],
  feedback: ['id'],
  mail: ['id'],
  attempt: ['id'],
  audit_entry: ['owner_id', 'id'],
  operator_entry: ['id'],
  milestone: ['id'],
  milestone_step: ['milestone_id', 'id'],
  conversation: ['id'],
  message: ['id'],
  proposal: ['id'],
  ai_log: ['id'],
  turned_down: ['owner_id', 'advice_id'],
  reminder_look: ['event_id'],
  notification: ['id'],
  push_subscription: ['id'],
  push_message: ['id'],
  goal: ['id'],
  goal_entry: ['id'],
  dav_name: ['owner_id', 'calendar_id', 'name'],
  dav_former_name: ['owner_id', 'calendar_id', 'name'],
  dav_collection: ['owner_id', 'calendar_id'],
  dav_property: ['owner_id', 'calendar_id', 'name'],
  calendar_mark: ['owner_id', 'calendar_id'],
  subscription: ['owner_id', 'calendar_id'],
  linked_account: ['owner_id', 'id'],
  linked_calendar: ['owner_id', 'calendar_id'],
  linked_object: ['owner_id', 'calendar_id', 'href'],
  webhook: ['owner_id', 'id'],
  setting: ['name'],
}

/** Everything that a database holds, by table: equal before and after where nothing was changed. */
export async function everyRow({ read }: Pick<Database, 'read'>): Promise<Record<string, unknown[]>> {
  const tables: [string, unknown[]][] = []
  for (const [table, order] of Object.entries(orders)) {
    const columns = sql.join(order.map((column) => sql.ref(column)))
    const { rows } = await sql`select * from ${sql.table(table)} order by ${columns}`.execute(read)
    tables.push([table, rows])
  }
  return Object.fromEntries(tables)
}

/** The kinds of entries of the log that tell of what was refused. */
const REFUSED: readonly AuditKind[] = ['signInFailed', 'proofFailed']

/** Every row but what a refused request may leave: that it was tried. */
export async function everyRowButTries(db: Pick<Database, 'read'>): Promise<Record<string, unknown[]>> {
  const rows = await everyRow(db)
  const entries = rows['audit_entry'] as Tables['audit_entry'][]
  return { ...rows, attempt: [], audit_entry: entries.filter(({ kind }) => !REFUSED.includes(kind as AuditKind)) }
}
