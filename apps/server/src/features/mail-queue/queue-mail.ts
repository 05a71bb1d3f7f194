import { v7 as uuid } from 'uuid'
import { daysBefore, instantOf, type Clock } from '#server/clock.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import type { MailTable, Queries } from '#server/db/schema.ts'
import { deleteSettledMails, findWaitingMail, insertMail, setMailFacts } from './mail-queue.queries.ts'

/** What every service needs that has mail sent. */
export interface MailStorage extends Storage {
  /** Tells the sender of this process, after the commit, that there is something to send. */
  readonly wakePost: () => void
}

/** What a mail can be about; the sender knows what each says. */
export type MailKind =
  | 'password_reset'
  | 'password_changed'
  | 'beta_invite'
  | 'email_confirm'
  | 'email_change'
  | 'email_changed'
  | 'reminder'
  | 'digest'

interface NewMail {
  readonly kind: MailKind
  /** Null where nobody has looked whether the address has an account. */
  readonly userId: string | null
  readonly address: string
  readonly language: MailTable['language']
  /** What it is about, where its kind needs to know; nothing secret. */
  readonly about?: ReminderFacts | DigestFacts | PasswordFacts | EmailFacts
  /** When it is to be sent; at once unless said. */
  readonly dueAt?: string
}

/** Which reminders a mail brings, and whether it says of them that they come late. */
export interface ReminderFacts {
  readonly notificationIds: readonly string[]
  readonly isLate: boolean
}

/** The days that a digest is about: its first, as YYYY-MM-DD on the person's own wall, and how many. */
export interface DigestFacts {
  readonly from: string
  readonly days: number
}

/** Names of the API keys that ended with a password, and of those that go on working. */
export interface PasswordFacts {
  readonly endedKeys: readonly string[]
  readonly keptKeys: readonly string[]
}

/** The address that an account is to have, or has by now. */
export interface EmailFacts {
  readonly email: string
}

/** What a row of the queue says beside its columns. */
export type MailFacts = Partial<ReminderFacts & DigestFacts & PasswordFacts & EmailFacts>

/** How long mails are remembered that were sent or given up, and kept where they are files. */
export const MAIL_KEPT_DAYS = 7

/** Puts a mail into the queue, inside the transaction of what it is about. It says what is to be written, not the words. */
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
 * Adds reminders to a mail that waits for the same moment, such as the end of quiet hours, and was not tried yet. Answers
 * whether there is one.
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

/** Removes mails that were sent or given up some days ago. */
export const removeOldMails = ({ db, clock }: Storage): Promise<void> =>
  db.transact((trx) => deleteSettledMails(trx, daysBefore(clock, MAIL_KEPT_DAYS)))
