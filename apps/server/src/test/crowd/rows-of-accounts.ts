import type { RowsOf } from './crowd-columns.ts'
import { AGENT, one, oneIn, text } from './row-values.ts'

type AccountTable =
  | 'user'
  | 'session'
  | 'api_key'
  | 'known_device'
  | 'factor'
  | 'recovery_code'
  | 'login_step'
  | 'passkey'
  | 'answered_challenge'
  | 'identity'
  | 'identity_code'
  | 'password_reset'
  | 'email_confirmation'

/** Tables of accounts, and of what signs people in. */
export const ROWS_OF_ACCOUNTS: { readonly [Table in AccountTable]: RowsOf } = {
  user: ({ owner, ago }) => ({
    each: one,
    columns: {
      id: owner,
      email: `'Person' || p || '@crowd.example'`,
      email_key: `'person' || p || '@crowd.example'`,
      email_confirmed_at: ago('700'),
      username: `'Person ' || p`,
      password_hash: text('none'),
      plan: text('enterprise'),
      language: `case when p % 2 = 0 then 'it' else 'en' end`,
      timezone: text('Europe/Rome'),
      week_start: text('monday'),
      sequence: '1000',
      disabled_at: `case when p % 500 = 3 then ${ago('9')} end`,
      created_at: ago('700 - p % 365'),
      updated_at: ago('p % 300'),
    },
  }),
  session: ({ owner, id, hash, ago }) => ({
    each: '2',
    columns: {
      token_hash: hash(1),
      id: id(1),
      user_id: owner,
      user_agent: AGENT,
      created_at: ago('(p * 7 + k * 80) % 170'),
      last_used_at: ago('(p * 3 + k) % 29'),
    },
  }),
  api_key: ({ owner, id, hash, ago }) => ({
    each: `${oneIn(20)} + ${oneIn(10, 3)} + ${oneIn(10, 7)}`,
    columns: {
      key_hash: hash(2),
      id: id(2),
      user_id: owner,
      name: text('Laptop'),
      created_at: ago('p % 300'),
      last_used_at: ago('p % 9'),
      scope: `case when p % 10 = 3 then 'dav' when p % 10 = 7 then 'feed' else 'api' end`,
    },
  }),
  known_device: ({ owner, hash, ago }) => ({
    each: '2',
    columns: { token_hash: hash(3), user_id: owner, last_used_at: ago('(p + k * 40) % 300') },
  }),
  factor: ({ owner, ago }) => ({
    each: oneIn(10),
    columns: {
      user_id: owner,
      kind: text('totp'),
      secret: `repeat('s', 80)`,
      last_step: '60000000',
      created_at: ago('90'),
    },
  }),
  recovery_code: ({ owner, hash, ago }) => ({
    each: oneIn(10, 0, 10),
    columns: { code_hash: hash(4), user_id: owner, created_at: ago('90') },
  }),
  login_step: ({ owner, hash, ago }) => ({
    each: oneIn(20),
    columns: { token_hash: hash(5), user_id: owner, tries: '0', created_at: ago('p / 100000.0') },
  }),
  passkey: ({ owner, id, hash, ago }) => ({
    each: oneIn(10, 1),
    columns: {
      credential_id: hash(6),
      id: id(6),
      user_id: owner,
      public_key: `repeat('k', 100)`,
      counter: '0',
      transports: text('["internal"]'),
      name: text('Phone'),
      created_at: ago('90'),
    },
  }),
  answered_challenge: ({ hash, ago }) => ({
    each: oneIn(20),
    columns: { challenge_hash: hash(7), answered_at: ago('p / 100000.0') },
  }),
  identity: ({ owner, id, hash, ago }) => ({
    each: oneIn(10, 2),
    columns: {
      issuer: text('https://accounts.example.org'),
      subject: hash(8),
      id: id(8),
      user_id: owner,
      created_at: ago('90'),
    },
  }),
  identity_code: ({ owner, hash, ago }) => ({
    each: oneIn(20, 1),
    columns: {
      code_hash: hash(9),
      browser_hash: hash(10),
      purpose: text('proof'),
      user_id: owner,
      claims: text('{}'),
      created_at: ago('p / 100000.0'),
    },
  }),
  password_reset: ({ owner, hash, ago }) => ({
    each: oneIn(20, 3),
    columns: { token_hash: hash(11), user_id: owner, created_at: ago('p / 20000.0') },
  }),
  email_confirmation: ({ owner, hash, ago }) => ({
    each: one,
    columns: {
      token_hash: hash(12),
      user_id: owner,
      email: `'Person' || p || '@crowd.example'`,
      created_at: ago('p % 30'),
      ended_as: text('used'),
    },
  }),
}
