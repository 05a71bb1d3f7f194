import { v7 as uuid } from 'uuid'
import { daysBefore, instantOf, type Clock } from '#server/clock.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import type { MailTable, Queries } from '#server/db/schema.ts'
import type { Content } from './letter.ts'
import { deleteSettledMails, insertMail } from './mail.queries.ts'

/** What every service needs that has mail sent. */
export interface MailStorage extends Storage {
  /** Tells the sender of this process, after the commit, that there is something to send. */
  readonly wakePost: () => void
}

interface NewMail {
  readonly kind: Content['kind']
  /** Null where nobody has looked whether the address has an account. */
  readonly userId: string | null
  readonly address: string
  readonly language: MailTable['language']
  /** Somebody who gets this mail has had it before: it is written down like any other, and never sent. */
  readonly isRepeated?: boolean
}

/** What a row of the queue says beside its columns. */
export interface MailFacts {
  readonly isRepeated: boolean
}

/** How long mails are remembered that were sent or given up, and kept where they are files. */
export const MAIL_KEPT_DAYS = 7

/** Puts a mail into the queue, inside the transaction of what it is about. It says what is to be written, not the words. */
export async function queueMail(trx: Queries, clock: Clock, mail: NewMail): Promise<void> {
  const now = instantOf(clock)
  const facts: MailFacts = { isRepeated: mail.isRepeated ?? false }
  await insertMail(trx, {
    id: uuid(),
    user_id: mail.userId,
    address: mail.address,
    language: mail.language,
    kind: mail.kind,
    facts: JSON.stringify(facts),
    created_at: now,
    tries: 0,
    due_at: now,
    sent_at: null,
    last_fault: null,
  })
}

/** Removes mails that were sent or given up some days ago. */
export const removeOldMails = ({ db, clock }: Storage): Promise<void> =>
  db.transact((trx) => deleteSettledMails(trx, daysBefore(clock, MAIL_KEPT_DAYS)))
