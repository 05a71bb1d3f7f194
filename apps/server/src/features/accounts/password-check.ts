import type { Storage } from '#server/db/journal/write-change.ts'
import type { UserTable } from '#server/db/schema.ts'
import { AppError } from '#server/errors.ts'
import { bucketOf, countUnlessUndecided, type Limit } from '#server/features/limits/limits.ts'
import type { CheckWay, Passwords } from '#server/passwords.ts'
import { knownDevice, type KnownDevice, type SaidDevice } from './known-devices.ts'

/** Wrong passwords of one account within a quarter of an hour, wherever they come from; and as many of each known device. */
const WRONG_PASSWORDS_OF_AN_ACCOUNT = 10
/** And from one address, whatever accounts they are for: many people may share one. */
const WRONG_PASSWORDS_OF_AN_ADDRESS = 59
const WITHIN_MINUTES = 15

export type CheckingStorage = Storage & { readonly passwords: Passwords }

export interface From {
  /** Where it comes from, as `addressOf` says it. */
  readonly address: string
  /** Aborted where nobody waits for the answer any more. */
  readonly signal: AbortSignal
}

interface PasswordTry {
  /** The account, as `emailKeyOf` says it: of one that does not exist too, so that both are limited alike. */
  readonly emailKey: string
  /** Null where there is no such account. */
  readonly storedHash: string | null
  readonly password: string
  /** Where it comes from, as `addressOf` says it. */
  readonly address: string
  /** What has been in this account before: a device (its counter), or a session that asks. Null for anybody. */
  readonly known?: KnownDevice | 'session' | null
  /** Aborted where nobody waits for the answer any more. */
  readonly signal?: AbortSignal
}

/**
 * Whether a password is the right one. Every way to try one goes through here, and the limits belong to it. A try is
 * counted before it is made, however many come at once; the right password takes that back, and so does whatever keeps it
 * from coming to a verdict. A device that has signed in before has a counter and a turn of its own: what others try on the
 * account, or from the same address, does not lock it out.
 * @throws AppError `too_many_requests`, also for the right one; `unavailable`
 */
export function isRightPassword(storage: CheckingStorage, tried: PasswordTry): Promise<boolean> {
  const { passwords } = storage
  const { known = null, storedHash, password, address, signal } = tried
  const way: CheckWay = { lane: known === null ? 'stranger' : 'known', signal }
  const check = (): Promise<boolean> =>
    countUnlessUndecided(storage, limitsOf(tried), async () => {
      const isRight = await passwords.verify(storedHash, password, way)
      return { value: isRight, isForgiven: isRight }
    })
  if (known === null) return passwords.inTurn(tried.emailKey, () => passwords.besideOne(address, check))
  return passwords.inTurn(`known ${isDevice(known) ? known.tokenHash : tried.emailKey}`, check)
}

const isDevice = (known: PasswordTry['known']): known is KnownDevice => known !== null && typeof known === 'object'

function limitsOf({ emailKey, address, known = null }: PasswordTry): Limit[] {
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
  { password, device, ...from }: From & { readonly password: string; readonly device?: SaidDevice },
): Promise<void> {
  const known = (await knownDevice(storage.db.read, row.id, device)) ?? ('session' as const)
  const tried = { emailKey: row.email_key, storedHash: row.password_hash, password, known, ...from }
  if (!(await isRightPassword(storage, tried))) throw wrongPassword()
}

export const wrongPassword = (): AppError => new AppError('wrong_password', 'The password is wrong.')
