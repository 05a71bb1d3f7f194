import type { Storage } from '#server/db/journal/write-change.ts'
import type { UserTable } from '#server/db/schema.ts'
import { AppError } from '#server/errors.ts'
import { bucketOf, countUnlessUndecided, type Limit } from '#server/features/limits/limits.ts'
import type { CheckWay, Passwords } from '#server/passwords.ts'
import { knownDevice, type KnownDevice, type DeviceToken } from './known-devices.ts'

/** Wrong passwords per account in a quarter of an hour, from anywhere; and as many for each known device. */
const WRONG_PASSWORDS_OF_AN_ACCOUNT = 10
/** Wrong passwords per address, over all accounts: many people may share one. */
const WRONG_PASSWORDS_OF_AN_ADDRESS = 59
const WITHIN_MINUTES = 15

/** Stored for an account that has none: nothing matches it. Its owner can set one by mail. */
export const NO_PASSWORD = ''

export const hasPassword = ({ password_hash }: Pick<UserTable, 'password_hash'>): boolean =>
  password_hash !== NO_PASSWORD

export type CheckingStorage = Storage & { readonly passwords: Passwords }

export interface RequestOrigin {
  /** The address, from `addressOf`. */
  readonly address: string
  /** Aborted if nobody waits for the answer any more. */
  readonly signal: AbortSignal
}

interface PasswordTry {
  /** The account, from `emailKeyOf`. Also for an unknown account, so that both are limited alike. */
  readonly emailKey: string
  /** Null if there is no such account. */
  readonly storedHash: string | null
  readonly password: string
  /** The address, from `addressOf`. */
  readonly address: string
  /** What has been in this account before: a device, or the session that asks. Null for anybody else. */
  readonly known?: KnownDevice | 'session' | null
  /** Aborted if nobody waits for the answer any more. */
  readonly signal?: AbortSignal
}

/**
 * Checks a password. Every way to try one uses this function, which enforces the limits. An attempt is counted before
 * it is made, however many arrive at once. A correct password is subtracted again, and so is anything that prevents a
 * verdict. A known device has its own counter and lane, so other people's attempts do not lock it out.
 * @throws AppError `too_many_requests`, even for a correct password; `unavailable`
 */
export function isRightPassword(storage: CheckingStorage, tried: PasswordTry): Promise<boolean> {
  const { passwords } = storage
  const { known = null, storedHash, password, address, signal } = tried
  const way: CheckWay = { lane: known === null ? 'stranger' : 'known', signal }
  const check = (): Promise<boolean> =>
    countUnlessUndecided(storage, limitsOfTries(tried), async () => {
      const isRight = await passwords.verify(storedHash === NO_PASSWORD ? null : storedHash, password, way)
      return { value: isRight, isForgiven: isRight }
    })
  if (known === null) return passwords.inTurn(tried.emailKey, () => passwords.besideOne(address, check))
  return passwords.inTurn(`known ${isDevice(known) ? known.tokenHash : tried.emailKey}`, check)
}

const isDevice = (known: PasswordTry['known']): known is KnownDevice => known !== null && typeof known === 'object'

/** The limits that count a wrong password, or a wrong code beside a right one. */
export function limitsOfTries({
  emailKey,
  address,
  known = null,
}: Pick<PasswordTry, 'emailKey' | 'address' | 'known'>): Limit[] {
  const ofAnAccount = { most: WRONG_PASSWORDS_OF_AN_ACCOUNT, minutes: WITHIN_MINUTES }
  if (isDevice(known)) return [{ bucket: bucketOf(`password-device ${known.tokenHash}`, known.userId), ...ofAnAccount }]
  return [
    { bucket: bucketOf('password', emailKey), ...ofAnAccount },
    { bucket: bucketOf('passwords', address), most: WRONG_PASSWORDS_OF_AN_ADDRESS, minutes: WITHIN_MINUTES },
  ]
}

/** @throws AppError `wrong_password`, `too_many_requests` */
export async function refuseWrongPassword(
  storage: CheckingStorage,
  row: UserTable,
  { password, device, ...from }: RequestOrigin & { readonly password: string; readonly device?: DeviceToken },
): Promise<void> {
  const known = (await knownDevice(storage.db.read, row.id, device)) ?? ('session' as const)
  const tried = { emailKey: row.email_key, storedHash: row.password_hash, password, known, ...from }
  if (!(await isRightPassword(storage, tried))) throw wrongPassword()
}

export const wrongPassword = (): AppError => new AppError('wrong_password', 'The password is wrong.')
