import { planLimits } from '@dodici/contract/plans'
import { nextDigest } from '@dodici/core/reminders'
import { formatDay, weekStartOf } from '@dodici/core/date'
import type { Clock } from '#server/clock.ts'
import type { Queries, UserTable } from '#server/db/schema.ts'
import { queueMail } from '#server/features/mail-queue/queue-mail.ts'
import { instantOfMinutes, minutesOfInstant } from './reminded-event.ts'
import { setDigestDue } from './reminders.queries.ts'

/** A digest for today is useless in the evening. */
const TOO_LATE_MINUTES = 6 * 60

/** When somebody's next digest is due after a moment; null if they want none. */
export function digestDueAfter(owner: UserTable, now: string): string | null {
  if (owner.digest === 'off' || !planLimits[owner.plan].hasDigest) return null
  const { at } = nextDigest(minutesOfInstant(now), wishOf(owner, owner.digest))
  return instantOfMinutes(at)
}

const wishOf = (owner: UserTable, every: 'daily' | 'weekly') => ({
  every,
  at: owner.digest_at,
  zone: owner.timezone,
  weekStart: weekStartOf(owner.week_start),
})

/** Queues a due digest once and stores when the next is due. One that is hours late is skipped, and so are those of the disabled. */
export async function sendDigest(trx: Queries, clock: Clock, owner: UserTable, now: string): Promise<void> {
  const { digest_due_at: dueAt, digest } = owner
  if (dueAt === null || dueAt > now) return
  await setDigestDue(trx, owner.id, digestDueAfter(owner, now))
  if (owner.disabled_at !== null) return
  const due = minutesOfInstant(dueAt)
  if (digest === 'off' || !planLimits[owner.plan].hasDigest || owner.email_confirmed_at === null) return
  if (minutesOfInstant(now) - due > TOO_LATE_MINUTES) return
  const { day } = nextDigest(due - 1, wishOf(owner, digest))
  await queueMail(trx, clock, {
    kind: 'digest',
    userId: owner.id,
    address: owner.email,
    language: owner.language,
    about: { from: formatDay(day), days: digest === 'daily' ? 1 : 7 },
  })
}
