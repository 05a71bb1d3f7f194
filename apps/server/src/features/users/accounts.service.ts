import type { NewUser, Plan, User } from '@dodici/contract/types'
import { instantOf } from '#server/clock.ts'
import { noteErasing, settleUnfinished } from '#server/db/journal/unfinished-change.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import type { Queries, UserTable } from '#server/db/schema.ts'
import { userOfRow } from '#server/features/accounts/profile.ts'
import { forgetInOperatorLog, noteOperator, type OperatorStorage } from '#server/features/audit/operator-log.ts'
import { createDevicePassword } from '#server/features/api-keys/device-passwords.service.ts'
import { addressWasConfirmed } from '#server/features/credentials/confirmation.ts'
import { accessHasEnded } from '#server/features/sessions/sessions.service.ts'
import { accountOf, noteForBoth } from './account-of.ts'
import { deleteUserRow, findLastUses, findUsers, updatePlan, updateUser } from './users.queries.ts'
import { type AccountStorage, createAccount } from './new-account.ts'
import { passwordWasChanged, replacePassword } from '#server/features/credentials/password-changed.ts'
import { forgetAttemptsOf } from '#server/features/limits/limits.ts'

/** The operator's actions on accounts; not reachable over HTTP. Addresses ignore case. */

export interface Account extends User {
  /** Since when they are disabled; null for those who are not. */
  readonly disabledAt: string | null
  /** When they, or a program of theirs, were here last; null where their sessions have ended meanwhile, or never began. */
  readonly lastSeenAt: string | null
}

/** Everybody, oldest first. */
export async function listAccounts({ db }: Storage): Promise<Account[]> {
  const lastUses = await findLastUses(db.read)
  return (await findUsers(db.read)).map((row) => ({
    ...{ ...userOfRow(row), disabledAt: row.disabled_at },
    lastSeenAt: lastUses.get(row.id) ?? null,
  }))
}

/**
 * Creates an account without signing in. The operator vouches for the address.
 * @throws AppError `email_taken`, `invalid_input`
 */
export async function createAccountFor(storage: AccountStorage, input: NewUser, plan?: Plan): Promise<User> {
  const config = plan === undefined ? storage.config : { ...storage.config, defaultPlan: plan }
  const { user } = await createAccount({ ...storage, config }, input, (trx, row) => createdFor(trx, storage, row))
  return user
}

async function createdFor(trx: Queries, storage: AccountStorage, row: UserTable): Promise<void> {
  await addressWasConfirmed(trx, storage.clock, row)
  await noteOperator(trx, storage, { kind: 'accountMade', userId: row.id, subject: row.email })
}

/**
 * Changes a person's plan.
 * @throws AppError `not_found`
 */
export async function setPlan(storage: OperatorStorage, email: string, plan: Plan): Promise<User> {
  const user = await storage.db.transact(async (trx) => {
    const row = await accountOf(trx, email)
    await updatePlan(trx, row.id, { plan, updated_at: instantOf(storage.clock) })
    await noteForBoth(trx, storage, { row, kind: 'planChanged', name: plan })
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
export function renameAccount(storage: OperatorStorage, email: string, username: string): Promise<User> {
  return storage.db.transact(async (trx) => {
    const row = await accountOf(trx, email)
    await updateUser(trx, row.id, { username, updated_at: instantOf(storage.clock) })
    await noteForBoth(trx, storage, { row, kind: 'accountRenamed', name: username })
    return userOfRow({ ...row, username })
  })
}

/**
 * Makes a password for a device of somebody.
 * @throws AppError `not_found`; `plan_limit` if the account has as many as it can have
 */
export async function addDevice(
  storage: OperatorStorage,
  email: string,
  name: string,
): Promise<{ readonly user: User; readonly password: string }> {
  const user = userOfRow(await accountOf(storage.db.read, email))
  const { password } = await createDevicePassword(storage, { userId: user._id, sessionId: null }, name, (trx) =>
    noteOperator(trx, storage, { kind: 'deviceMade', userId: user._id, subject: user.email }),
  )
  return { user, password }
}

/**
 * Sets another password, ends all sessions and keys, and mails the person. Wrong attempts are forgotten.
 * @throws AppError `not_found`
 */
export async function resetPassword(
  storage: AccountStorage & OperatorStorage,
  email: string,
  password: string,
): Promise<User> {
  const { db, clock, passwords } = storage
  const hash = await passwords.hash(password, 'known')
  const user = await db.transact(async (trx) => {
    const row = await accountOf(trx, email)
    const replaced = await replacePassword(trx, clock, { userId: row.id, hash })
    await passwordWasChanged(trx, clock, row, replaced?.keys)
    await forgetAttemptsOf(trx, row.email_key)
    await noteForBoth(trx, storage, { row, kind: 'passwordReset' })
    return userOfRow(row)
  })
  await accessHasEnded(storage, user._id)
  return user
}

/**
 * Deletes somebody with everything that is theirs, including the journal. Cannot be undone.
 * @throws AppError `not_found`
 */
export async function deleteAccount(storage: OperatorStorage, email: string): Promise<User> {
  const { _id } = userOfRow(await accountOf(storage.db.read, email))
  return removeAccount(storage, _id, async (trx) => {
    const row = await accountOf(trx, email)
    // That somebody was deleted stays; who it was does not.
    await noteOperator(trx, storage, { kind: 'accountDeleted', subject: '' })
    return row
  })
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
      await forgetInOperatorLog(trx, row)
      await noteErasing(trx, row, instantOf(clock))
      await settleUnfinished(trx, row.id, parts)
      return userOfRow(row)
    },
    takeBack: (trx, parts) => settleUnfinished(trx, ownerId, parts),
  })
  await accessHasEnded(storage, user._id)
  return user
}
