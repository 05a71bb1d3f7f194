import type { Named } from './named.ts'

const GOES_THROUGH_ALL = 'A backup, a check and a restore go through all that there is. An operator asks for them.'
const OPERATOR = 'An operator asks for a list of everybody, or how many there are.'
const EACH_HOUR = 'Once an hour, by an index of the instant. Each shard cleans its own.'
const QUEUE = 'What is due, by its index and no more than some rows. Each shard has its own queue.'
const SHOWN = 'Somebody shows a secret, an address or an id, by which it is found before anybody knows whose it is.'
const OWN_MAIL = 'A mail that was claimed, by its id: it may be to somebody without an account.'
const TOUCH = 'What was just found by its secret, by its id.'

/** Statements that read a whole table or index. */
export const READING_ALL: readonly Named[] = [
  { origin: 'db/backup/dangling-references.ts', why: GOES_THROUGH_ALL },
  { origin: 'db/backup/lift-numbers.ts', why: GOES_THROUGH_ALL },
  { origin: 'features/admin/admin.queries.ts', has: 'count(', why: OPERATOR },
  { origin: 'features/admin/admin.queries.ts', has: 'like', on: 'postgresql', why: OPERATOR },
  { origin: 'features/admin/admin.queries.ts', has: 'from "beta_request"', why: OPERATOR },
  { origin: 'features/beta/invites.queries.ts', has: 'select * from "invite" order by', why: OPERATOR },
  { origin: 'features/beta/requests.queries.ts', has: 'order by', why: OPERATOR },
  { origin: 'features/feedback/feedback.queries.ts', has: 'left join "user"', why: OPERATOR },
  { origin: 'features/users/users.queries.ts', has: 'as "used"', why: OPERATOR },
  { origin: 'features/users/users.queries.ts', has: 'from "user" order by', why: OPERATOR },
  {
    origin: 'due-work/due.queries.ts',
    has: '"disabled_at" is not null',
    on: 'postgresql',
    why: 'The few who are disabled, by an index that has nobody else. What is due is found by its own index.',
  },
  {
    origin: 'due-work/due.queries.ts',
    has: 'group by "owner_id"',
    on: 'sqlite',
    why: 'SQLite groups in the order of the key, and looks at each: at most some for each of those whom one file serves.',
  },
  {
    origin: 'features/webhooks/webhooks.queries.ts',
    has: '"user"."sequence" > "webhook"."sequence"',
    why: 'Once a minute, every webhook that waits: whether a notice of its owner was lost. Few people have one.',
  },
  {
    origin: 'features/push/push.queries.ts',
    has: 'not exists',
    why: 'Once an hour, every browser that gets pushes: whether its session has ended. One row for some people.',
  },
]

/** What the planner does among ten million events alone, and costs little there. */
export const AMONG_MILLIONS: readonly Named[] = [
  {
    origin: 'db/journal/trim-journal.ts',
    has: '"kind" = ',
    why: 'It joins the changes of an owner with the index of all that were read from addresses, kept for two days.',
  },
]

/** Statements that do not know an owner, or read the rows of several. */
export const OF_ANYBODY: readonly Named[] = [
  { origin: 'db/backup/', why: GOES_THROUGH_ALL },
  { origin: 'features/admin/admin.queries.ts', why: OPERATOR },
  { origin: 'features/audit/operator-log.queries.ts', why: OPERATOR },
  { origin: 'features/beta/', why: OPERATOR },
  { origin: 'features/feedback/feedback.queries.ts', has: 'left join "user"', why: OPERATOR },
  { origin: 'features/users/users.queries.ts', has: 'as "used"', why: OPERATOR },
  { origin: 'features/users/users.queries.ts', has: 'from "user" order by', why: OPERATOR },
  {
    origin: 'features/users/users.queries.ts',
    has: 'where lower(',
    why: 'An account is deleted with what was sent to its address before there was one, by an index of addresses.',
  },
  { origin: 'db/journal/own-units.ts', why: 'Whether anybody has an id that a client chose, by an index of ids.' },
  {
    origin: 'db/journal/unfinished-change.ts',
    has: 'select "owner_id"',
    why: 'A start looks for what a killed server left.',
  },
  { origin: 'db/queue-rows.ts', has: 'due_at', why: QUEUE },
  { origin: 'due-work/due.queries.ts', why: QUEUE },
  { origin: 'features/metrics/metrics.queries.ts', why: QUEUE },
  { origin: 'features/reminders/reminders.queries.ts', why: QUEUE },
  { origin: 'features/webhooks/webhooks.queries.ts', has: '"user"."sequence" > "webhook"."sequence"', why: QUEUE },
  { origin: 'features/changes/purge.queries.ts', has: '" < $1', why: EACH_HOUR },
  {
    origin: 'features/changes/purge.queries.ts',
    has: 'from "milestone" where "owner_id" in',
    why: 'Those of some hundred owners whose old changes are forgotten, by the key. Each shard cleans its own.',
  },
  { origin: 'features/audit/audit.queries.ts', has: '"at" < $1', why: EACH_HOUR },
  { origin: 'features/credentials/', has: '"created_at" < $1', why: EACH_HOUR },
  { origin: 'features/factors/', has: '"created_at" < $1', why: EACH_HOUR },
  { origin: 'features/reminders/notifications.queries.ts', has: '"created_at" < $1', why: EACH_HOUR },
  { origin: 'features/push/push.queries.ts', has: 'not exists', why: EACH_HOUR },
  { origin: 'features/accounts/accounts.queries.ts', has: '"email_key" = $1', why: SHOWN },
  { origin: 'features/accounts/known-devices.queries.ts', has: '"token_hash" = $1', why: SHOWN },
  { origin: 'features/api-keys/', has: '"key_hash" = cast($1', why: SHOWN },
  { origin: 'features/feeds/', has: '"key_hash" = cast($1', why: SHOWN },
  { origin: 'features/sessions/', has: '"token_hash" = cast($1', why: SHOWN },
  { origin: 'features/credentials/', has: '"token_hash" = $', why: SHOWN },
  { origin: 'features/factors/', has: '"token_hash" = $', why: SHOWN },
  { origin: 'features/identities/', has: '"code_hash" = $1', why: SHOWN },
  { origin: 'features/identities/', has: '"issuer" = $1', why: SHOWN },
  { origin: 'features/push/push.queries.ts', has: '"endpoint_hash" = $1', why: SHOWN },
  { origin: 'features/factors/', has: '"credential_id" = $', why: SHOWN },
  { origin: 'features/sessions/', has: '"last_used_at" < $1', why: EACH_HOUR },
  { origin: 'features/sessions/', has: 'set "proven_at"', why: TOUCH },
  { origin: 'features/api-keys/', has: 'set "last_used_at"', why: TOUCH },
  { origin: 'features/sessions/', has: 'set "last_used_at"', why: TOUCH },
  { origin: 'features/mail', why: OWN_MAIL },
]
