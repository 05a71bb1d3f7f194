import type { NewUser, Plan, User } from '@dodici/contract/types'
import { instantOf } from '#server/clock.ts'
import { noteErasing, settleUnfinished } from '#server/db/journal/unfinished-change.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import type { Queries, UserTable } from '#server/db/schema.ts'
import { AppError } from '#server/errors.ts'
import { findAccount } from '#server/features/accounts/account-row.ts'
import { userOfRow } from '#server/features/accounts/profile.ts'
import { createDevicePassword } from '#server/features/api-keys/device-passwords.service.ts'
import { addressWasConfirmed } from '#server/features/credentials/confirmation.ts'
import { accessHasEnded } from '#server/features/sessions/sessions.service.ts'
import { deleteUserRow, findLastUses, findUsers, updatePlan, updateUser } from './users.queries.ts'
import { type AccountStorage, createAccount } from './users.service.ts'
import { passwordWasChanged, replacePassword } from '#server/features/credentials/password-changed.ts'
import { forgetAttemptsOf } from '#server/features/limits/limits.ts'

/** The operator's actions on accounts; not reachable over HTTP. Addresses ignore case. */

export interface Account extends User {
  /** When they, or a program of theirs, were here last; null where their sessions have ended meanwhile, or never began. */
  readonly lastSeenAt: string | null
}

/** Everybody, oldest first. */
export async function listAccounts({ db }: Storage): Promise<Account[]> {
  const lastUses = await findLastUses(db.read)
  return (await findUsers(db.read)).map((row) => ({ ...userOfRow(row), lastSeenAt: lastUses.get(row.id) ?? null }))
}

/**
 * Creates an account without signing in. The operator vouches for the address.
 * @throws AppError `email_taken`, `invalid_input`
 */
export async function createAccountFor(storage: AccountStorage, input: NewUser, plan?: Plan): Promise<User> {
  const config = plan === undefined ? storage.config : { ...storage.config, defaultPlan: plan }
  const { user } = await createAccount({ ...storage, config }, input, (trx, row) =>
    addressWasConfirmed(trx, storage.clock, row),
  )
  return user
}

/**
 * Changes a person's plan.
 * @throws AppError `not_found`
 */
export async function setPlan(storage: Storage, email: string, plan: Plan): Promise<User> {
  const user = await storage.db.transact(async (trx) => {
    const row = await accountOf(trx, email)
    await updatePlan(trx, row.id, { plan, updated_at: instantOf(storage.clock) })
    return userOfRow({ ...row, plan })
  })
  // Its keys may be suspended from now on.
  await accessHasEnded(storage, user._id)
  return user
}

/**
 * Changes how the page greets somebody.
 * @throws AppError `not_found`
 */
export function renameAccount(storage: Storage, email: string, username: string): Promise<User> {
  return storage.db.transact(async (trx) => {
    const row = await accountOf(trx, email)
    await updateUser(trx, row.id, { username, updated_at: instantOf(storage.clock) })
    return userOfRow({ ...row, username })
  })
}

/**
 * Makes a password for a device of somebody.
 * @throws AppError `not_found`; `plan_limit` if the account has as many as it can have
 */
export async function addDevice(
  storage: Storage,
  email: string,
  name: string,
): Promise<{ readonly user: User; readonly password: string }> {
  const user = userOfRow(await accountOf(storage.db.read, email))
  const { password } = await createDevicePassword(storage, { userId: user._id }, name)
  return { user, password }
}

/**
 * Marks an address as confirmed by the operator. Returns whether that was new.
 * @throws AppError `not_found`
 */
export function confirmAccount({ db, clock }: Storage, email: string): Promise<{ user: User; isNew: boolean }> {
  return db.transact(async (trx) => {
    const row = await accountOf(trx, email)
    const confirmed = await addressWasConfirmed(trx, clock, row)
    return { user: userOfRow(confirmed), isNew: row.email_confirmed_at === null }
  })
}

/**
 * Sets another password, ends all sessions and keys, and mails the person. Wrong attempts are forgotten.
 * @throws AppError `not_found`
 */
export async function resetPassword(storage: AccountStorage, email: string, password: string): Promise<User> {
  const { db, clock, passwords } = storage
  const hash = await passwords.hash(password, 'known')
  const user = await db.transact(async (trx) => {
    const row = await accountOf(trx, email)
    const replaced = await replacePassword(trx, clock, { userId: row.id, hash })
    await passwordWasChanged(trx, clock, row, replaced?.keys)
    await forgetAttemptsOf(trx, row.email_key)
    return userOfRow(row)
  })
  await accessHasEnded(storage, user._id)
  return user
}

/**
 * Deletes somebody with everything that is theirs, including the journal. Cannot be undone.
 * @throws AppError `not_found`
 */
export async function deleteAccount(storage: Storage, email: string): Promise<User> {
  const { _id } = userOfRow(await accountOf(storage.db.read, email))
  return removeAccount(storage, _id, (trx) => accountOf(trx, email))
}

/**
 * Deletes an account with everything in it. Others write meanwhile. Once begun, it is completed, even by a server that
 * starts after a kill.
 */
export async function removeAccount(
  storage: Storage,
  ownerId: string,
  find: (trx: Queries) => Promise<UserTable>,
): Promise<User> {
  const { db, clock } = storage
  const user = await db.transactFor({
    ownerId,
    work: async (trx, parts) => {
      const row = await find(trx)
      await deleteUserRow(trx, row)
      for (const who of [row.email_key, row.id]) await forgetAttemptsOf(trx, who)
      await noteErasing(trx, row, instantOf(clock))
      await settleUnfinished(trx, row.id, parts)
      return userOfRow(row)
    },
    takeBack: (trx, parts) => settleUnfinished(trx, ownerId, parts),
  })
  await accessHasEnded(storage, user._id)
  return user
}

async function accountOf(trx: Queries, email: string): Promise<UserTable> {
  const row = await findAccount(trx, email)
  if (row === null) throw new AppError('not_found', `Nobody has an account as ${email}.`)
  return row
}
