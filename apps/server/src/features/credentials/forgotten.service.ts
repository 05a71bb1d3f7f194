import type { User } from '@dodici/contract/types'
import { emailKeyOf } from '#server/email-key.ts'
import { daysBefore } from '#server/clock.ts'
import { AppError } from '#server/errors.ts'
import { namesOfKeys } from '#server/features/api-keys/end-keys.ts'
import { addressWasConfirmed } from './confirmation.ts'
import { bucketOf, forgetAttemptsOf, forgiveAttempts, takeAttempts } from '#server/features/limits/limits.ts'
import { queueMail, type MailStorage } from '#server/features/mail-queue/queue-mail.ts'
import { accessHasEnded } from '#server/features/sessions/sessions.service.ts'
import { hashSecret, isSecret } from '#server/secrets.ts'
import { refuseWeakPassword } from '#server/weak-passwords.ts'
import { type PasswordStorage, passwordWasChanged, replacePassword } from './password-changed.ts'
import { deleteReset, findReset } from './passwords.queries.ts'
import { RESET_DAYS } from './reset-token.ts'

const REQUESTS_AN_ADDRESS = 5
const REQUESTS_A_PLACE = 30
const REQUEST_MINUTES = 60
const TOKENS_A_PLACE = 100
const TOKEN_MINUTES = 15

/**
 * Has a link for a new password sent, if anybody has the address. That is looked up when the mail is written: here, known
 * and unknown addresses make no difference at all.
 * @throws AppError `too_many_requests`
 */
export async function forgotPassword(
  storage: MailStorage,
  input: { readonly email: string; readonly language?: User['language'] | undefined },
  place: string,
): Promise<void> {
  const { db, clock } = storage
  const minutes = REQUEST_MINUTES
  await takeAttempts(storage, [
    { bucket: bucketOf('forgot-password', emailKeyOf(input.email)), most: REQUESTS_AN_ADDRESS, minutes },
    { bucket: bucketOf('forgot-password', place), most: REQUESTS_A_PLACE, minutes },
  ])
  const mail = { userId: null, address: input.email, language: input.language ?? 'it' } as const
  await db.transact((trx) => queueMail(trx, clock, { kind: 'password_reset', ...mail }))
  storage.wakePost()
}

/**
 * Sets a new password with the token of a link, ends all sessions and keys (but those kept by name), and has a mail tell the
 * owner. The address counts as confirmed by that.
 * @throws AppError `invalid_token`, `invalid_input` for a weak password (the link still works then), `too_many_requests`
 */
export async function resetPassword(
  storage: PasswordStorage,
  input: {
    readonly token: string
    readonly newPassword: string
    readonly device?: string | null | undefined
    readonly keepKeys?: readonly string[] | undefined
  },
  place: string,
): Promise<void> {
  const { db, clock, passwords } = storage
  const { found, taken, tokenHash } = await openReset(storage, input.token, place)
  if (found === undefined) throw invalidToken()
  await refuseWeakPassword(input.newPassword, { ...found, appName: storage.config.appName }, 'newPassword')
  const hash = await passwords.hash(input.newPassword, 'known')
  await db.transact(async (trx) => {
    // Hashing takes its time: of two who come with one link, the slower finds it used.
    const { device, keepKeys } = input
    const replaced = await replacePassword(trx, clock, { userId: found.user_id, hash, device, keepKeys })
    if (replaced === null || !(await deleteReset(trx, tokenHash))) throw invalidToken()
    // The link was sent to their address, and nowhere else: whoever has it reads what comes there.
    const owner = await addressWasConfirmed(trx, clock, replaced.owner)
    await passwordWasChanged(trx, clock, owner, replaced.keys)
    await forgiveAttempts(trx, taken)
    // Who has tried too many passwords before can sign in with the new one.
    await forgetAttemptsOf(trx, emailKeyOf(replaced.owner.email))
  })
  await accessHasEnded(storage, found.user_id)
  storage.wakePost()
}

/**
 * Names of the API keys that a link for a new password can keep, and none for a link that does not work. It stays good.
 * Whoever has it could set a password and see them then: nobody learns more, and nobody has to guess names to keep keys.
 * @throws AppError `too_many_requests`
 */
export async function listResetKeys(storage: MailStorage, token: string, place: string): Promise<string[]> {
  const { found } = await openReset(storage, token, place)
  return found === undefined ? [] : namesOfKeys(storage.db.read, found.user_id)
}

/** Whose link it is, if anybody's, with the try that looking counted as. @throws AppError `too_many_requests` */
async function openReset({ db, clock }: MailStorage, token: string, place: string) {
  const taken = await takeAttempts({ db, clock }, [
    { bucket: bucketOf('reset-password', place), most: TOKENS_A_PLACE, minutes: TOKEN_MINUTES },
  ])
  const tokenHash = hashSecret(token)
  const after = daysBefore(clock, RESET_DAYS)
  const found = isSecret('reset', token) ? await findReset(db.read, { tokenHash, after }) : undefined
  return { found, taken, tokenHash }
}

const invalidToken = (): AppError => new AppError('invalid_token', 'Invalid or expired password reset token.')
