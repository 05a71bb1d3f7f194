import { planLimits } from '@dodici/contract/plans'
import { NOTICE } from '@dodici/core/event'
import { minutesOfDay, quietEnd } from '@dodici/core/reminders'
import type { Clock } from '#server/clock.ts'
import type { NotificationTable, Queries, UserTable } from '#server/db/schema.ts'
import { joinWaitingMail, queueMail } from '#server/features/mail-queue/queue-mail.ts'
import { deviceIdsOf, queuePush } from '#server/features/push/queue-push.ts'
import type { Came } from './fire-due.ts'
import { findWaitingPushes, setPush } from './pushes.queries.ts'
import { instantOfMinutes, minutesOfInstant } from './reminded-event.ts'

/** If the event was over for longer, the reminder is only listed in the page. */
const OVER_MINUTES = 24 * 60

/** Reminders that go out as one message at one moment. */
interface Bundle {
  readonly ids: readonly string[]
  readonly isLate: boolean
  readonly dueAt: string
  /** Whether it waits for the end of quiet hours, and is combined with others. */
  readonly isWaiting: boolean
}

/**
 * Queues what has fired, in the same transaction: mails as wanted, and pushes to devices. Late reminders go out as one
 * message, and so does everything that waits for the same end of quiet hours. Events that begin before that end do not
 * wait.
 */
export async function deliver(
  trx: Queries,
  clock: Clock,
  { owner, came, now }: { readonly owner: UserTable; readonly came: readonly Came[]; readonly now: string },
): Promise<void> {
  const current = came.filter(({ endsAt }) => endsAt > minutesOfInstant(now) - OVER_MINUTES)
  const by = (channel: NotificationTable['channel']): Bundle[] =>
    bundlesOf(
      owner,
      current.filter(({ notification }) => notification.channel === channel),
      now,
    )
  const hasMail = owner.mail_reminders === 1 && owner.email_confirmed_at !== null
  if (hasMail) for (const bundle of inOneMail(by('email'))) await mail(trx, clock, owner, bundle)
  // Push needs a plan above Basic. After a downgrade devices stay registered but receive nothing.
  const isPushed = planLimits[owner.plan].hasDevices && owner.device_reminders === 0
  if (isPushed) await push(trx, owner, by(NOTICE), now)
}

function bundlesOf(owner: UserTable, came: readonly Came[], now: string): Bundle[] {
  const end = endOfQuiet(owner, now)
  const waits = ({ startsAt }: Came): boolean => end !== null && startsAt >= end
  const isLate = ({ notification }: Came): boolean => notification.is_late === 1
  const afterQuiet = end === null ? now : instantOfMinutes(end)
  const summed = { isLate: true, dueAt: now, isWaiting: false }
  return [
    ...came
      .filter((one) => !isLate(one) && !waits(one))
      .map((one) => ({ ids: idsOf([one]), isLate: false, dueAt: now, isWaiting: false })),
    { ids: idsOf(came.filter((one) => !isLate(one) && waits(one))), isLate: false, dueAt: afterQuiet, isWaiting: true },
    { ids: idsOf(came.filter((one) => isLate(one) && !waits(one))), ...summed },
    { ids: idsOf(came.filter((one) => isLate(one) && waits(one))), ...summed, dueAt: afterQuiet, isWaiting: true },
  ].filter(({ ids }) => ids.length > 0)
}

/** What fires at once goes out as one mail. */
function inOneMail(bundles: readonly Bundle[]): Bundle[] {
  const moments = new Map<string, Bundle>()
  for (const bundle of bundles) {
    const before = moments.get(bundle.dueAt)
    const isLate = bundle.isLate && (before?.isLate ?? true)
    moments.set(bundle.dueAt, { ...bundle, isLate, ids: [...(before?.ids ?? []), ...bundle.ids] })
  }
  return [...moments.values()]
}

const idsOf = (came: readonly Came[]): string[] => came.map(({ notification }) => notification.id)

function endOfQuiet({ quiet_from, quiet_to, timezone }: UserTable, now: string): number | null {
  if (quiet_from === null || quiet_to === null) return null
  return quietEnd(minutesOfInstant(now), { from: minutesOfDay(quiet_from), to: minutesOfDay(quiet_to) }, timezone)
}

async function mail(trx: Queries, clock: Clock, owner: UserTable, { ids, isLate, dueAt, isWaiting }: Bundle) {
  const waiting = { userId: owner.id, dueAt, notificationIds: ids }
  if (isWaiting && (await joinWaitingMail(trx, waiting))) return
  await queueMail(trx, clock, {
    kind: 'reminder',
    userId: owner.id,
    address: owner.email,
    language: owner.language,
    about: { notificationIds: ids, isLate },
    dueAt,
  })
}

async function push(trx: Queries, owner: UserTable, bundles: readonly Bundle[], now: string): Promise<void> {
  if (bundles.length === 0) return
  const devices = await deviceIdsOf(trx, owner.id)
  for (const bundle of bundles) {
    const joined = bundle.isWaiting ? await joinWaitingPushes(trx, owner.id, bundle) : new Set<string>()
    const { ids, isLate, dueAt } = bundle
    const kind = isLate || ids.length > 1 ? 'late' : 'reminder'
    for (const subscription_id of devices.filter((id) => !joined.has(id))) {
      await queuePush(trx, { owner_id: owner.id, subscription_id, kind, notificationIds: ids, dueAt }, now)
    }
  }
}

/** Adds to what waits for the same moment; returns the devices it waits for. */
async function joinWaitingPushes(trx: Queries, ownerId: string, { ids, dueAt }: Bundle): Promise<Set<string>> {
  const waiting = await findWaitingPushes(trx, ownerId, dueAt)
  for (const row of waiting) {
    const joined = [...(JSON.parse(row.notification_ids) as string[]), ...ids]
    await setPush(trx, row, { kind: 'late', notification_ids: JSON.stringify(joined) })
  }
  return new Set(waiting.map((row) => row.subscription_id))
}

/** Pushes snoozed reminders again, also in quiet hours: the person chose the time. */
export async function pushSnoozed(
  trx: Queries,
  owner: UserTable,
  { notifications, now }: { readonly notifications: readonly NotificationTable[]; readonly now: string },
): Promise<void> {
  if (!planLimits[owner.plan].hasDevices) return
  const bundles = notifications.map(({ id }) => ({ ids: [id], isLate: false, dueAt: now, isWaiting: false }))
  await push(trx, owner, bundles, now)
}
