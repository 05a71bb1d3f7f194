import { DEVICE_PASSWORDS_MAX } from '@dodici/contract/limits'
import type { DevicePassword, NewDevicePassword } from '@dodici/contract/types'
import type { Actor, SignedIn } from '#server/actor.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import type { ApiKeyTable, Queries } from '#server/db/schema.ts'
import { AppError } from '#server/errors.ts'
import { emailKeyOf } from '#server/email-key.ts'
import { accountRow } from '#server/features/accounts/account-row.ts'
import type { FactorStorage } from '#server/features/factors/factor-check.ts'
import { refuseWithoutProof, type Proof } from '#server/features/factors/proof.ts'
import { bucketOf, takeAttempts } from '#server/features/limits/limits.ts'
import { actorBy } from '#server/features/sessions/sessions.service.ts'
import { hashSecret } from '#server/secrets.ts'
import { findKey, findKeys, type KeyRow } from './api-keys.queries.ts'
import { newTypedSecret, readTypedSecret } from '#server/typed-secret.ts'
import { endKey, noteKeyUse, putKey, type KeyAsker } from './stored-keys.ts'

/** Wrong passwords per account and per address in a quarter of an hour. Only work is spared: none can be guessed. */
const WRONG_PASSWORDS = { most: 60, minutes: 15 }

/** What a program of a device sends with each request. */
export interface DeviceRequest {
  /** As typed into the device. The password alone says whose it is; so a new mail address ends no device. */
  readonly user: string
  readonly password: string
  readonly userAgent: string
  /** The address, from `addressOf`. */
  readonly address: string
}

/**
 * The person a device acts for. A right password is never held up by wrong ones.
 * @throws AppError `unauthenticated`; `too_many_requests` after many wrong passwords
 */
export async function actorOfDevice(storage: Storage, asked: DeviceRequest): Promise<SignedIn> {
  const password = readTypedSecret(asked.password)
  const [row] = password === null ? [] : await findKey(storage.db, hashSecret(password))
  if (row?.scope === 'dav') return signedIn(storage, row, asked)
  const limits = [bucketOf('device password', emailKeyOf(asked.user)), bucketOf('device passwords', asked.address)]
  await takeAttempts(
    storage,
    limits.map((bucket) => ({ bucket, ...WRONG_PASSWORDS })),
  )
  throw new AppError('unauthenticated', 'Sign in with a device password. Your profile makes them.')
}

async function signedIn(
  storage: Storage,
  row: KeyRow,
  { userAgent }: Pick<DeviceRequest, 'userAgent'>,
): Promise<SignedIn> {
  await noteKeyUse(storage, { id: row.key_id, last_used_at: row.last_used_at }, userAgent)
  return { ...actorBy('device', row.key_id, row), keyName: row.name }
}

const passwordOfRow = (row: ApiKeyTable): DevicePassword => ({
  _id: row.id,
  name: row.name,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
  lastAgent: row.agent,
})

/** The person's device passwords, oldest first. */
export async function listDevicePasswords(
  { db }: Storage,
  { userId }: Pick<Actor, 'userId'>,
): Promise<DevicePassword[]> {
  return (await findKeys(db.read, userId, 'dav')).map(passwordOfRow)
}

/**
 * Makes a password for a device and returns it, once, with further work in the same transaction.
 * @throws AppError `plan_limit` if the account has as many as it can have
 */
export async function createDevicePassword(
  storage: Storage,
  asker: KeyAsker,
  name: string,
  also?: (trx: Queries) => Promise<void>,
): Promise<NewDevicePassword> {
  const { shown, secret } = newTypedSecret()
  const wanted = { asker, name, scope: 'dav', secret, most: DEVICE_PASSWORDS_MAX } as const
  const row = await putKey(storage, wanted, also === undefined ? {} : { also })
  return { ...passwordOfRow(row), password: shown }
}

/**
 * The same for the owner, who shows that it is them: a device stays when the session ends that made its password.
 * @throws AppError `plan_limit`, `wrong_password`, `code_required`, `wrong_code`, `factor_unreadable`,
 * `too_many_requests`
 */
export async function createOwnDevicePassword(
  storage: FactorStorage,
  actor: Actor,
  { name, ...proof }: Proof & { readonly name: string },
): Promise<NewDevicePassword> {
  const row = await accountRow(storage.db.read, actor.userId)
  await refuseWithoutProof(storage, row, { ...proof, actor })
  return createDevicePassword(storage, actor, name)
}

/**
 * Ends a device's access.
 * @throws AppError `not_found`
 */
export const removeDevicePassword = (storage: Storage, actor: Actor, id: string): Promise<void> =>
  endKey(storage, actor, { id, scope: 'dav' })
