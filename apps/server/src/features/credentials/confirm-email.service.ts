import type { CameFrom } from '#server/actor.ts'
import { emailKeyOf } from '#server/email-key.ts'
import { daysBefore, instantOf, type Clock } from '#server/clock.ts'
import type { EmailConfirmationTable, Queries, UserTable } from '#server/db/schema.ts'
import { AppError } from '#server/errors.ts'
import { noteAudit } from '#server/features/audit/note-audit.ts'
import { holdAccountById } from '#server/features/accounts/account-row.ts'
import { bucketOf, forgiveAttempts, takeAttempts } from '#server/features/limits/limits.ts'
import { queueMail, type MailStorage } from '#server/features/mail-queue/queue-mail.ts'
import { endResetsOf } from './reset-token.ts'
import { hashSecret, isSecret } from '#server/secrets.ts'
import { isUniqueViolation } from '#server/storage-fault.ts'
import { findConfirmation, updateAddress, useConfirmation } from './addresses.queries.ts'
import { CONFIRMATION_DAYS, unconfirmedOf } from './confirmation.ts'

const TOKENS_A_PLACE = 100
const TOKEN_MINUTES = 15

/**
 * Confirms the address that a link was sent to. A requested address replaces the present one, which is informed. The
 * link alone proves that its holder reads the mailbox.
 * @throws AppError `invalid_token`, `token_used`, `token_expired`, `token_superseded`, `email_taken` if somebody else
 * has the address by now, `too_many_requests`
 */
export async function confirmEmail(
  storage: MailStorage,
  token: string,
  { address, ...from }: CameFrom & { readonly address: string },
): Promise<{ email: string }> {
  const { db, clock } = storage
  const taken = await takeAttempts(storage, [
    { bucket: bucketOf('confirm-email', address), most: TOKENS_A_PLACE, minutes: TOKEN_MINUTES },
  ])
  if (!isSecret('confirmation', token)) throw invalidToken()
  const email = await refusingTaken(() =>
    db.transact(async (trx) => {
      const { user, row } = await useToken(trx, clock, hashSecret(token))
      await takeAddress(trx, clock, { user, email: row.email, from })
      await forgiveAttempts(trx, taken)
      return row.email
    }),
  )
  storage.wakePost()
  return { email }
}

async function useToken(
  trx: Queries,
  clock: Clock,
  tokenHash: string,
): Promise<{ user: UserTable; row: EmailConfirmationTable }> {
  const known = await findConfirmation(trx, tokenHash)
  const user = known === undefined ? null : await holdAccountById(trx, known.user_id)
  // The person as they are now, after nobody else can use the link.
  const row = user === null ? undefined : await findConfirmation(trx, tokenHash)
  if (user === null || user.disabled_at !== null || row === undefined) throw invalidToken()
  if (row.ended_as === 'used') throw new AppError('token_used', 'This link was used before.')
  if (row.ended_as === 'superseded' || unconfirmedOf(user) !== row.email)
    throw new AppError('token_superseded', 'There is a newer link than this one.')
  if (row.created_at <= daysBefore(clock, CONFIRMATION_DAYS)) {
    throw new AppError('token_expired', 'This link has expired.')
  }
  await useConfirmation(trx, tokenHash)
  return { user, row }
}

async function takeAddress(
  trx: Queries,
  clock: Clock,
  { user, email, from }: { readonly user: UserTable; readonly email: string; readonly from: CameFrom },
): Promise<void> {
  const now = instantOf(clock)
  const confirmed = { email_confirmed_at: now, updated_at: now }
  if (user.new_email === null) {
    await updateAddress(trx, user.id, confirmed)
    await noteAudit(trx, clock, { userId: user.id, kind: 'addressConfirmed', name: email, from })
    return
  }
  const emailKey = emailKeyOf(email)
  await updateAddress(trx, user.id, { ...confirmed, email, email_key: emailKey, new_email: null })
  await noteAudit(trx, clock, { userId: user.id, kind: 'addressChanged', name: email, from })
  // A reset link sent to the old address becomes invalid.
  await endResetsOf(trx, user.id)
  if (user.email_confirmed_at === null || emailKey === user.email_key) return
  const { id, email: address, language } = user
  await queueMail(trx, clock, { kind: 'email_changed', userId: id, address, language, about: { email } })
}

async function refusingTaken<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('email_taken', 'This address has an account.', { cause: error })
    throw error
  }
}

const invalidToken = (): AppError =>
  new AppError('invalid_token', 'This is no link that was sent to confirm an address.')
