import { v7 as uuid } from 'uuid'
import { daysBefore, instantOf, type Clock } from '#server/clock.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import type { MailTable, Queries } from '#server/db/schema.ts'
import { deleteSettledMails, findWaitingMail, insertMail, setMailFacts } from './mail-queue.queries.ts'

/** What every service needs that sends mail. */
export interface MailStorage extends Storage {
  /** Wakes the sender of this process, after the commit. */
  readonly wakePost: () => void
}

/** The kinds of mail; the sender knows the text of each. */
export type MailKind =
  | 'password_reset'
  | 'password_changed'
  | 'two_step_changed'
  | 'beta_invite'
  | 'email_confirm'
  | 'email_change'
  | 'email_changed'
  | 'reminder'
  | 'digest'
  | 'new_device'
  | 'webhook_off'

interface NewMail {
  readonly kind: MailKind
  /** Null if nobody has looked up whether the address has an account. */
  readonly userId: string | null
  readonly address: string
  readonly language: MailTable['language']
  /** Data that its kind needs; nothing secret. */
  readonly about?: ReminderFacts | DigestFacts | PasswordFacts | TwoStepFacts | EmailFacts | SignInFacts | WebhookFacts
  /** When to send it; now by default. */
  readonly dueAt?: string
}

/** The reminders in a mail, and whether they are late. */
export interface ReminderFacts {
  readonly notificationIds: readonly string[]
  readonly isLate: boolean
}

/** The days of a digest: the first, as YYYY-MM-DD in the person's time zone, and how many. */
export interface DigestFacts {
  readonly from: string
  readonly days: number
}

/** Names of the API keys that ended with a password change, and of those that were kept. */
export interface PasswordFacts {
  readonly endedKeys: readonly string[]
  readonly keptKeys: readonly string[]
}

/** What happened to the ways in: two steps on or off, new recovery codes, ended by the operator, a recovery code used; a passkey; an account elsewhere. */
export interface TwoStepFacts {
  readonly change:
    | 'on'
    | 'off'
    | 'codes'
    | 'reset'
    | 'recovered'
    | 'passkeyAdded'
    | 'passkeyRemoved'
    | 'identityAdded'
    | 'identityRemoved'
}

/** The account's new address, requested or confirmed. */
export interface EmailFacts {
  readonly email: string
}

/** A sign-in on a device that had not been in the account. */
export interface NewDeviceSignIn {
  readonly userAgent: string
  /** The block of addresses that it came from. */
  readonly place: string
  readonly at: string
}

/** The newest of them. */
export interface SignInFacts {
  readonly signIns: readonly NewDeviceSignIn[]
}

/** A webhook that was switched off, and why. */
export interface WebhookFacts {
  readonly webhook: string
  readonly reason: 'gone' | 'failing' | 'locked'
}

/** What a row of the queue says beside its columns. */
export type MailFacts = Partial<
  ReminderFacts & DigestFacts & PasswordFacts & TwoStepFacts & EmailFacts & SignInFacts & WebhookFacts
>

/** How long finished mails are remembered, and kept if they are files. */
export const MAIL_KEPT_DAYS = 7

/** Queues a mail, inside the transaction that causes it. The row says what to write, not the text. */
export async function queueMail(trx: Queries, clock: Clock, mail: NewMail): Promise<void> {
  const now = instantOf(clock)
  const facts: MailFacts = { ...mail.about }
  await insertMail(trx, {
    id: uuid(),
    user_id: mail.userId,
    address: mail.address,
    language: mail.language,
    kind: mail.kind,
    facts: JSON.stringify(facts),
    created_at: now,
    tries: 0,
    due_at: mail.dueAt ?? now,
    sent_at: null,
    last_fault: null,
  })
}

/**
 * Adds reminders to a mail that waits for the same moment (such as the end of quiet hours) and was not tried yet.
 * Returns whether there is one.
 */
export async function joinWaitingMail(
  trx: Queries,
  { userId, dueAt, notificationIds }: { userId: string; dueAt: string; notificationIds: readonly string[] },
): Promise<boolean> {
  const waiting = await findWaitingMail(trx, { userId, kind: 'reminder', dueAt })
  if (waiting === undefined) return false
  const facts = JSON.parse(waiting.facts) as MailFacts
  const joined = [...(facts.notificationIds ?? []), ...notificationIds]
  await setMailFacts(trx, waiting.id, {
    facts: JSON.stringify({ ...facts, notificationIds: joined } satisfies MailFacts),
  })
  return true
}

/** Deletes mails that were finished some days ago. */
export const removeOldMails = ({ db, clock }: Storage): Promise<void> =>
  db.transact((trx) => deleteSettledMails(trx, daysBefore(clock, MAIL_KEPT_DAYS)))
