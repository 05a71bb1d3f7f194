import type { User } from '@dodici/contract/types'
import type { Actor } from '#server/actor.ts'
import { instantOf } from '#server/clock.ts'
import type { UserTable } from '#server/db/schema.ts'
import { invalidInput } from '#server/errors.ts'
import { noteAudit } from '#server/features/audit/note-audit.ts'
import { bucketOf, takeAttempts, type Limit } from '#server/features/limits/limits.ts'
import { queueMail, type MailStorage } from '#server/features/mail-queue/queue-mail.ts'
import { accountRow, holdAccountById, holdUnchanged } from '#server/features/accounts/account-row.ts'
import { wrongPassword } from '#server/features/accounts/password-check.ts'
import type { FactorStorage } from '#server/features/factors/factor-check.ts'
import { refuseWithoutProof, type Proof } from '#server/features/factors/proof.ts'
import { userOfRow } from '#server/features/accounts/profile.ts'
import { refuseEnded } from '#server/features/sessions/sessions.service.ts'
import { supersedeConfirmations, updateAddress } from './addresses.queries.ts'
import { forgetNewEmail, queueConfirmation } from './confirmation.ts'

/** Confirmation links that one account can request. */
const LINKS_AN_HOUR = 5
const LINKS_A_DAY = 10
const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES

const linkLimits = (userId: string): Limit[] => [
  { bucket: bucketOf('confirmations-an-hour', userId), most: LINKS_AN_HOUR, minutes: HOUR_MINUTES },
  { bucket: bucketOf('confirmations-a-day', userId), most: LINKS_A_DAY, minutes: DAY_MINUTES },
]

/**
 * Sends another link to a person's unconfirmed address. Does nothing if there is none.
 * @throws AppError `too_many_requests`
 */
export async function sendConfirmation(storage: MailStorage, { userId }: Actor): Promise<void> {
  await takeAttempts(storage, linkLimits(userId))
  await storage.db.transact(async (trx) => queueConfirmation(trx, storage.clock, await accountRow(trx, userId)))
  storage.wakePost()
}

/**
 * Requests another address. It takes effect when it is confirmed; until then the present one stays, and is informed.
 * Whether the new address is taken is looked up when the mail is written, so the answer does not reveal it.
 * @throws AppError `wrong_password`, `code_required`, `wrong_code`, `factor_unreadable`, `invalid_input` for the present
 * address, `too_many_requests`
 */
export async function changeEmail(
  storage: FactorStorage & MailStorage,
  actor: Actor,
  input: Omit<Proof, 'password'> & { readonly newEmail: string; readonly currentPassword: string },
): Promise<User> {
  const { db, clock } = storage
  const row = await accountRow(db.read, actor.userId)
  if (input.newEmail === row.email) throw invalidInput('newEmail', 'is the address of this account')
  await refuseWithoutProof(storage, row, { ...input, password: input.currentPassword, actor })
  await takeAttempts(storage, linkLimits(actor.userId))
  const user = await db.transact(async (trx) => {
    const held = await holdUnchanged(trx, row)
    // The check takes time. If the password has changed meanwhile, the new one is required.
    if (held === null) throw wrongPassword()
    await refuseEnded(trx, actor)
    await supersedeConfirmations(trx, held.id)
    const columns = { new_email: input.newEmail, updated_at: instantOf(clock) }
    const changed = (await updateAddress(trx, held.id, columns)) ?? held
    await queueConfirmation(trx, clock, changed)
    const asked = { userId: held.id, name: input.newEmail, from: actor.from }
    await noteAudit(trx, clock, { ...asked, kind: 'addressRequested' })
    if (held.email_confirmed_at !== null) {
      const { id, email, language } = held
      const about = { email: input.newEmail }
      await queueMail(trx, clock, { kind: 'email_change', userId: id, address: email, language, about })
    }
    return userOfRow(changed)
  })
  storage.wakePost()
  return user
}

/** Keeps the present address: forgets the requested one, and its link stops working. */
export async function keepEmail(storage: MailStorage, { userId }: Actor): Promise<User> {
  const { db, clock } = storage
  const kept = await db.transact(async (trx): Promise<UserTable> => {
    const held = (await holdAccountById(trx, userId)) ?? (await accountRow(trx, userId))
    return forgetNewEmail(trx, clock, held)
  })
  return userOfRow(kept)
}
