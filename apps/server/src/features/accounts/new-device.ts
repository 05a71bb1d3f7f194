import { daysBefore, instantOf, type Clock } from '#server/clock.ts'
import type { CameFrom } from '#server/actor.ts'
import type { Queries, UserTable } from '#server/db/schema.ts'
import { AUDIT_KEPT_DAYS, noteAudit, wasEntered } from '#server/features/audit/note-audit.ts'
import { queueMail } from '#server/features/mail-queue/queue-mail.ts'
import { hasDevices, knownDevice, type DeviceToken } from './known-devices.ts'

interface SignIn {
  readonly user: UserTable
  readonly from: CameFrom
  /** What the browser has sent of its own. */
  readonly said: DeviceToken
  /** Who has let them in, where it was not this installation. */
  readonly elsewhere?: string | undefined
}

/**
 * Notes that somebody has signed in, inside that transaction, and mails them if it was on a device that has not been in
 * this account. To be called before the device is remembered.
 */
export async function noteSignIn(trx: Queries, clock: Clock, { elsewhere, ...signedIn }: SignIn): Promise<void> {
  const { user, from } = signedIn
  const isNew = await isNewDevice(trx, clock, signedIn)
  const kind = elsewhere === undefined ? 'signedIn' : 'signedInElsewhere'
  await noteAudit(trx, clock, { userId: user.id, kind, name: elsewhere ?? '', from })
  if (!isNew) return
  const { id: userId, email: address, language } = user
  const signIn = { userAgent: from.userAgent, place: from.block, at: instantOf(clock) }
  await queueMail(trx, clock, { kind: 'new_device', userId, address, language, about: { signIns: [signIn] } })
}

/**
 * A browser is known by its token. A program keeps none: it is known by its name and its block of addresses. Nobody is told
 * of the first time that they are in their account.
 */
async function isNewDevice(trx: Queries, clock: Clock, { user, from, said }: SignIn): Promise<boolean> {
  if ((await knownDevice(trx, user.id, said)) !== null) return false
  const { before, alike } = await wasEntered(trx, user.id, from)
  if (said === undefined && alike) return false
  // What was noted of an old account does not reach back to its beginning.
  return before || user.created_at < daysBefore(clock, AUDIT_KEPT_DAYS) || (await hasDevices(trx, user.id))
}
