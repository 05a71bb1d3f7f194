import type { Queries, UserTable } from '#server/db/schema.ts'
import type { MailFacts } from '#server/features/mail-queue/queue-mail.ts'
import { aboutOccurrences, type AboutOccurrence } from '#server/features/events/about-occurrence.ts'
import { findNotificationsById } from './notifications.queries.ts'

/** Occurrences per mail. */
const TOLD = 20

/** The occurrences of a mail, and how many were left out. */
export interface ReminderMailItems {
  readonly told: readonly AboutOccurrence[]
  readonly more: number
}

/**
 * The occurrences behind a mail's reminders, as they are now; null if nothing is left, or the person no longer wants
 * such mails. Two reminders of one occurrence are one line.
 */
export async function reminderMailItems(
  trx: Queries,
  owner: UserTable,
  { notificationIds = [] }: Pick<MailFacts, 'notificationIds'>,
): Promise<ReminderMailItems | null> {
  if (owner.mail_reminders === 0 || notificationIds.length === 0) return null
  const rows = await findNotificationsById(trx, owner.id, notificationIds)
  const about = await aboutOccurrences(trx, { ownerId: owner.id, actor: owner }, rows)
  const there = about.filter((one) => one !== null)
  const inOrder = there.sort((one, other) => (one.start < other.start ? -1 : one.start > other.start ? 1 : 0))
  const different = [...new Map(inOrder.map((one) => [`${one.eventId} ${one.recurrenceId ?? ''}`, one])).values()]
  return different.length === 0 ? null : { told: different.slice(0, TOLD), more: Math.max(0, different.length - TOLD) }
}
