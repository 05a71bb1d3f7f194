import { languages } from '@dodici/contract/language'
import { operations } from '@dodici/contract/operations'
import type { OidcLogin, Session } from '@dodici/contract/types'
import { v7 as uuid } from 'uuid'
import { instantOf } from '#server/clock.ts'
import type { Config } from '#server/config.ts'
import type { IdentityTable, Queries, UserTable } from '#server/db/schema.ts'
import { AppError } from '#server/errors.ts'
import { findAccount, holdAccountById } from '#server/features/accounts/account-row.ts'
import { NO_PASSWORD } from '#server/features/accounts/password-check.ts'
import { userOfRow } from '#server/features/accounts/profile.ts'
import { addressWasConfirmed } from '#server/features/credentials/confirmation.ts'
import { noteAudit } from '#server/features/audit/note-audit.ts'
import { tellOwner } from '#server/features/factors/factor-changes.ts'
import type { MailStorage } from '#server/features/mail-queue/queue-mail.ts'
import { addAccount, withKnownZone, type AccountStorage } from '#server/features/users/new-account.ts'
import { withinRegistrationLimits, type Origin } from '#server/features/users/registration-limits.ts'
import { enter } from '#server/features/users/users.service.ts'
import { isUniqueViolation } from '#server/storage-fault.ts'
import { findIdentity, insertIdentity, touchIdentity } from './identities.queries.ts'
import type { Claims } from './claims.ts'
import { claimsOfCode } from './oidc-steps.service.ts'

export type OidcLoginStorage = AccountStorage & MailStorage & { readonly config: Pick<Config, 'oidc'> }

/** What an account can have as its address and its name. */
const { email: addressOfAccount, username: nameOfAccount } = operations.register.spec.body.shape

type Login = OidcLogin & Origin & { readonly browser: string | null }

/**
 * Signs in who has signed in elsewhere: into the account that is linked to it, else into a new one. Never by the address
 * alone, but where the operator has both sides count for that.
 * @throws AppError `step_over`, `oidc_unverified`, `email_taken`, `registration_closed`, `account_disabled`,
 * `too_many_requests`
 */
export async function loginByOidc(storage: OidcLoginStorage, input: Login): Promise<Session> {
  const claims = await claimsOfCode(storage, input, { purpose: 'login', by: null })
  const identity = await findIdentity(storage.db.read, claims)
  const session =
    identity === undefined
      ? await enterAnew(storage, claims, input)
      : await enterAs(storage, input, identity.user_id, (trx) =>
          stillLinked(trx, storage, { ...claims, user_id: identity.user_id }),
        )
  storage.wakePost()
  return session
}

async function stillLinked(
  trx: Queries,
  { clock }: OidcLoginStorage,
  identity: Parameters<typeof touchIdentity>[1],
): Promise<void> {
  if (await touchIdentity(trx, identity, instantOf(clock))) return
  throw new AppError('step_over', 'This account elsewhere was unlinked meanwhile. Begin again.')
}

/** Signs in to an account that is there, after further work in the same transaction. */
function enterAs(
  { db, clock, config }: OidcLoginStorage,
  { userAgent, block, device }: Login,
  userId: string,
  first: (trx: Queries, owner: UserTable) => Promise<void>,
): Promise<Session> {
  return db.transact(async (trx) => {
    const owner = await holdAccountById(trx, userId)
    if (owner === null) throw new AppError('step_over', 'This account is no longer there. Begin again.')
    await first(trx, owner)
    const elsewhere = config.oidc?.name
    const entered = await enter(trx, clock, { userId, userAgent, block, said: device, elsewhere })
    return { user: userOfRow(owner), ...entered }
  })
}

/** Whoever comes for the first time. What is not verified is not even looked for. */
async function enterAnew(storage: OidcLoginStorage, claims: Claims, input: Login): Promise<Session> {
  const email = addressOfAccount.safeParse(claims.email)
  if (!email.success || !claims.isVerified) {
    throw new AppError('oidc_unverified', 'The sign-in elsewhere vouches for no address.')
  }
  const row = await findAccount(storage.db.read, email.data)
  return row === null
    ? register(storage, { ...claims, email: email.data }, input)
    : enterVerified(storage, { claims, row }, input)
}

/** Both sides have to vouch: whoever makes an account with another's address would else share it with them. */
function enterVerified(
  storage: OidcLoginStorage,
  { claims, row }: { readonly claims: Claims; readonly row: UserTable },
  input: Login,
): Promise<Session> {
  const taken = new AppError('email_taken', 'This address has an account. Sign in to it, and link this one there.')
  if (storage.config.oidc?.linksVerified !== true) throw taken
  return enterAs(storage, input, row.id, async (trx, owner) => {
    if (owner.email_confirmed_at === null || owner.email_key !== row.email_key) throw taken
    const added = await addIdentity(trx, storage, { claims, userId: owner.id, isUsed: true })
    const from = { userAgent: input.userAgent, block: input.block }
    const name = nameOfIdentity(added)
    await noteAudit(trx, storage.clock, { userId: owner.id, kind: 'identityLinked', name, from })
    await tellOwner(trx, storage.clock, owner, { change: 'identityAdded' })
  })
}

async function register(
  storage: OidcLoginStorage,
  claims: Claims & { readonly email: string },
  { code: _code, device, browser: _browser, userAgent, address, block, ...preferences }: Login,
): Promise<Session> {
  if (storage.config.registration !== 'open') {
    throw new AppError('registration_closed', 'Accounts are made by invitation here.')
  }
  const { clock } = storage
  const language = languages.find((one) => claims.language?.toLowerCase().startsWith(one)) ?? preferences.language
  const newcomer = withKnownZone({ ...preferences, language, email: claims.email, username: usernameOf(claims) })
  const make = () =>
    addAccount(storage, { ...newcomer, passwordHash: NO_PASSWORD }, async (trx, row) => {
      await addressWasConfirmed(trx, clock, row)
      await addIdentity(trx, storage, { claims, userId: row.id, isUsed: true })
      return enter(trx, clock, { userId: row.id, userAgent, block, said: device, isRegistration: true })
    })
  const { user, value } = await withinRegistrationLimits(storage, { userAgent, address, block }, make)
  return { user, ...value }
}

/** A name that can be kept, or the address up to its `@`. */
function usernameOf({ name, email }: Claims & { readonly email: string }): string {
  const said = nameOfAccount.safeParse(name)
  return said.success ? said.data : email.slice(0, email.indexOf('@')).slice(0, 50)
}

/** Links an account elsewhere, inside a transaction; it must not be linked yet. */
export async function addIdentity(
  trx: Queries,
  { clock }: Pick<OidcLoginStorage, 'clock'>,
  { claims, userId, isUsed }: { readonly claims: Claims; readonly userId: string; readonly isUsed: boolean },
): Promise<IdentityTable> {
  const now = instantOf(clock)
  const { issuer, subject, email } = claims
  const row = {
    issuer,
    subject,
    id: uuid(),
    user_id: userId,
    email,
    created_at: now,
    last_used_at: isUsed ? now : null,
  }
  try {
    await insertIdentity(trx, row)
  } catch (error) {
    // Somebody else came first.
    if (isUniqueViolation(error)) throw identityTaken(error)
    throw error
  }
  return row
}

export const identityTaken = (cause?: unknown): AppError =>
  new AppError('identity_taken', 'This account elsewhere signs somebody else in.', { cause })

/** As its owner reads it in their log. */
export const nameOfIdentity = ({ email, issuer }: Pick<IdentityTable, 'email' | 'issuer'>): string =>
  email ?? new URL(issuer).host
