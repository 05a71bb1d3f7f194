import type { User } from '@dodici/contract/types'
import type { CameFrom } from '#server/actor.ts'
import { emailKeyOf } from '#server/email-key.ts'
import { daysBefore } from '#server/clock.ts'
import { AppError } from '#server/errors.ts'
import { noteAudit } from '#server/features/audit/note-audit.ts'
import { namesOfKeys } from '#server/features/api-keys/end-keys.ts'
import { addressWasConfirmed } from './confirmation.ts'
import {
  bucketOf,
  forgetAttemptsOf,
  forgiveAttempts,
  limitsOfPlace,
  takeAttempts,
} from '#server/features/limits/limits.ts'
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
 * Sends a reset link if anybody has the address. That is looked up when the mail is written, so known and unknown
 * addresses behave alike.
 * @throws AppError `too_many_requests`
 */
export async function forgotPassword(
  storage: MailStorage,
  input: { readonly email: string; readonly language?: User['language'] | undefined },
  place: { readonly address: string; readonly block: string },
): Promise<void> {
  const { db, clock } = storage
  const minutes = REQUEST_MINUTES
  await takeAttempts(storage, [
    { bucket: bucketOf('forgot-password', emailKeyOf(input.email)), most: REQUESTS_AN_ADDRESS, minutes },
    ...limitsOfPlace('forgot-password', place, { most: REQUESTS_A_PLACE, minutes }),
  ])
  const mail = { userId: null, address: input.email, language: input.language ?? 'it' } as const
  await db.transact((trx) => queueMail(trx, clock, { kind: 'password_reset', ...mail }))
  storage.wakePost()
}

/**
 * Sets a new password with a link's token, ends all sessions and keys (except those kept by name), and mails the owner.
 * It also confirms the address.
 * @throws AppError `invalid_token`, `invalid_input` for a weak password (the link stays valid), `too_many_requests`
 */
export async function resetPassword(
  storage: PasswordStorage,
  input: {
    readonly token: string
    readonly newPassword: string
    readonly device?: string | null | undefined
    readonly keepKeys?: readonly string[] | undefined
  },
  { address, ...from }: CameFrom & { readonly address: string },
): Promise<void> {
  const { db, clock, passwords } = storage
  const { found, taken, tokenHash } = await openReset(storage, input.token, address)
  if (found === undefined) throw invalidToken()
  await refuseWeakPassword(input.newPassword, { ...found, appName: storage.config.appName }, 'newPassword')
  const hash = await passwords.hash(input.newPassword, 'known')
  await db.transact(async (trx) => {
    // Hashing takes time: of two requests with one link, the slower finds it used.
    const { device, keepKeys } = input
    const replaced = await replacePassword(trx, clock, { userId: found.user_id, hash, device, keepKeys })
    if (replaced === null || !(await deleteReset(trx, tokenHash))) throw invalidToken()
    // The link was sent only to their address, so its holder reads it.
    const owner = await addressWasConfirmed(trx, clock, replaced.owner)
    await passwordWasChanged(trx, clock, owner, replaced.keys)
    await noteAudit(trx, clock, { userId: owner.id, kind: 'passwordReset', from })
    await forgiveAttempts(trx, taken)
    // Earlier wrong attempts no longer prevent signing in with the new password.
    await forgetAttemptsOf(trx, emailKeyOf(replaced.owner.email))
  })
  await accessHasEnded(storage, found.user_id)
  storage.wakePost()
}

/**
 * Names of the API keys that a reset link can keep; none for an invalid link. The link stays valid. Its holder could
 * set a password and see them anyway, so this reveals nothing, and nobody has to guess names.
 * @throws AppError `too_many_requests`
 */
export async function listResetKeys(storage: MailStorage, token: string, place: string): Promise<string[]> {
  const { found } = await openReset(storage, token, place)
  return found === undefined ? [] : namesOfKeys(storage.db.read, found.user_id)
}

/**
 * The owner of a link, if any, with the counted attempt.
 * @throws AppError `too_many_requests`
 */
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
