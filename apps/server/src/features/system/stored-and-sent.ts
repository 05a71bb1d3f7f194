import type { SentLine, StoredLine } from '@dodici/contract/stored-and-sent'
import type { Config } from '#server/config.ts'
import type { Tables } from '#server/db/schema.ts'

/** The line of "Terms and privacy" that covers each table. A missing table fails the build. */
export const TABLE_LINES: Readonly<Record<keyof Tables, StoredLine>> = {
  user: 'account',
  password_reset: 'account',
  email_confirmation: 'account',
  session: 'sessions',
  api_key: 'sessions',
  known_device: 'sessions',
  factor: 'sessions',
  recovery_code: 'sessions',
  login_step: 'sessions',
  passkey: 'sessions',
  answered_challenge: 'sessions',
  identity: 'sessions',
  identity_code: 'sessions',
  audit_entry: 'audit',
  operator_entry: 'audit',
  calendar: 'content',
  category: 'content',
  event: 'content',
  event_exception: 'content',
  milestone: 'content',
  milestone_step: 'content',
  dav_name: 'content',
  dav_former_name: 'content',
  dav_collection: 'content',
  dav_property: 'content',
  calendar_mark: 'content',
  subscription: 'content',
  linked_account: 'links',
  linked_calendar: 'links',
  linked_object: 'links',
  webhook: 'webhooks',
  goal: 'goals',
  goal_entry: 'goals',
  change: 'changes',
  change_row: 'changes',
  unfinished_change: 'changes',
  idempotency_key: 'changes',
  usage: 'changes',
  reminder_look: 'reminders',
  notification: 'reminders',
  push_subscription: 'push',
  push_message: 'push',
  conversation: 'assistant',
  message: 'assistant',
  proposal: 'assistant',
  ai_log: 'assistant',
  turned_down: 'assistant',
  mail: 'mail',
  feedback: 'feedback',
  beta_request: 'requests',
  invite: 'requests',
  attempt: 'attempts',
  setting: 'installation',
}

/** What this installation sends to others, with the host if there is just one. */
export function sendsOf(config: SendingConfig): Sending[] {
  const { smtpUrl, assistance, sentryDsn, databaseUrl, webhooks, oidc } = config
  const { provider, baseUrl } = assistance
  const model = provider === 'anthropic' || provider === 'openai-compatible' ? hostOf(baseUrl ?? ANTHROPIC) : null
  return [
    ...(smtpUrl === null ? [] : [{ line: 'mail' as const, to: null }]),
    { line: 'push', to: null },
    { line: 'subscriptions', to: null },
    { line: 'links', to: null },
    ...(webhooks ? [{ line: 'webhooks' as const, to: null }] : []),
    ...(model === null ? [] : [{ line: 'model' as const, to: model }]),
    ...(sentryDsn === null ? [] : [{ line: 'reports' as const, to: hostOf(sentryDsn) }]),
    ...(databaseUrl === null ? [] : [{ line: 'database' as const, to: null }]),
    ...(oidc === null ? [] : [{ line: 'issuer' as const, to: hostOf(oidc.issuer) }]),
  ]
}

export type SendingConfig = Pick<Config, 'smtpUrl' | 'assistance' | 'sentryDsn' | 'databaseUrl' | 'webhooks' | 'oidc'>

interface Sending {
  readonly line: SentLine
  readonly to: string | null
}

/** The default host of Anthropic's models. */
const ANTHROPIC = 'https://api.anthropic.com'
const hostOf = (address: string): string => new URL(address).host
