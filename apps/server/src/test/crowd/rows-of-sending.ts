import type { RowsOf } from './crowd-columns.ts'
import { AGENT, numbered, one, oneIn, text } from './row-values.ts'

type SendingTable =
  | 'invite'
  | 'beta_request'
  | 'feedback'
  | 'mail'
  | 'attempt'
  | 'audit_entry'
  | 'operator_entry'
  | 'push_subscription'
  | 'push_message'
  | 'webhook'
  | 'usage'

/** Tables of who is let in, of what is sent to people, and of what they and the operator have done. */
export const ROWS_OF_SENDING: { readonly [Table in SendingTable]: RowsOf } = {
  invite: ({ owner, id, hash, ago, never }) => ({
    each: oneIn(2),
    columns: {
      code_hash: hash(13),
      id: id(13),
      note: `'Friend ' || p || '@crowd.example'`,
      created_at: ago('p % 300'),
      expires_at: never,
      used_at: `case when p % 4 = 0 then ${ago('9')} end`,
      user_id: `case when p % 4 = 0 then ${owner} end`,
    },
  }),
  beta_request: ({ id, ago }) => ({
    each: oneIn(2, 1),
    columns: {
      id: id(14),
      email: `'Guest' || p || '@crowd.example'`,
      email_key: `'guest' || p || '@crowd.example'`,
      language: text('en'),
      created_at: ago('p % 300'),
      approved_at: `case when p % 3 > 0 then ${ago('9')} end`,
    },
  }),
  feedback: ({ owner, id, ago }) => ({
    each: oneIn(2),
    columns: {
      id: id(15),
      user_id: owner,
      category: text('idea'),
      title: numbered('An idea'),
      details: `repeat('words ', 40)`,
      page: text('/calendar'),
      url: text('/calendar'),
      user_agent: AGENT,
      created_at: ago('p % 300'),
    },
  }),
  mail: ({ owner, id, ago, never }) => ({
    each: '3',
    columns: {
      id: id(16),
      user_id: owner,
      address: `'Person' || p || '@crowd.example'`,
      language: text('en'),
      kind: text('reminder'),
      facts: text('{"notificationIds":[]}'),
      created_at: ago('(p + k * 9) % 30'),
      tries: '1',
      due_at: `case when (p + k) % 100 = 0 then ${never} end`,
      sent_at: ago('(p + k * 9) % 30'),
    },
  }),
  attempt: ({ id, hash, ago }) => ({
    each: '3',
    columns: { id: id(17), bucket: `'sign-in:' || ${hash(17)}`, tried_at: ago('(p + k) / 20000.0') },
  }),
  audit_entry: ({ owner, id, ago }) => ({
    each: '20',
    columns: {
      owner_id: owner,
      id: id(18),
      at: ago('(p + k * 17) % 360'),
      first_at: ago('(p + k * 17) % 360'),
      kind: text('signIn'),
      name: `''`,
      user_agent: AGENT,
      place: text('203.0.113.0/24'),
      count: '1',
      by_operator: '0',
    },
  }),
  operator_entry: ({ owner, id, ago }) => ({
    each: oneIn(2),
    columns: { id: id(19), at: ago('p % 700'), kind: text('plan'), user_id: owner, subject: text('x@crowd.example') },
  }),
  push_subscription: ({ owner, id, hash, ago }) => ({
    each: oneIn(2),
    columns: {
      owner_id: owner,
      id: id(20),
      session_id: id(1, '1'),
      endpoint_hash: hash(20),
      endpoint: `'https://push.example.org/' || ${hash(20)}`,
      p256dh: `repeat('p', 87)`,
      auth: `repeat('a', 22)`,
      user_agent: AGENT,
      created_at: ago('9'),
    },
  }),
  push_message: ({ owner, id, ago, never }) => ({
    each: oneIn(2, 0, 6),
    columns: {
      owner_id: owner,
      id: id(21),
      subscription_id: id(20, '1'),
      kind: text('reminder'),
      notification_ids: text('[]'),
      created_at: ago('(p + k) % 7'),
      tries: '1',
      due_at: `case when (p + k) % 100 = 0 then ${never} end`,
      sent_at: ago('(p + k) % 7'),
    },
  }),
  webhook: ({ owner, id, ago, never }) => ({
    each: oneIn(10, 4),
    columns: {
      owner_id: owner,
      id: id(22),
      name: text('Mine'),
      url: text('https://hooks.example.org/mine'),
      secret: `repeat('s', 90)`,
      kinds: text('["event"]'),
      sequence: '1000',
      due_at: `case when p % 100 = 4 then ${never} end`,
      tries: '0',
      deliveries: text('[]'),
      created_at: ago('90'),
    },
  }),
  usage: ({ owner }) => ({
    each: one,
    columns: { owner_id: owner, kept: '900000', trash: '9000', journal: '90000', messages: '9000' },
  }),
}
