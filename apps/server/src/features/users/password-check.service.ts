import type { Storage } from '#server/db/journal/write-change.ts'
import { bucketOf, forgiveAttempts, takeAttempts, type Limit } from '#server/features/limits/limits.service.ts'
import type { Passwords } from '#server/passwords.ts'

/** Wrong passwords of one account within a quarter of an hour, wherever they come from. */
const WRONG_PASSWORDS_OF_AN_ACCOUNT = 10
/** And from one address, whatever accounts they are for: many people may share one. */
const WRONG_PASSWORDS_OF_AN_ADDRESS = 59
const WITHIN_MINUTES = 15

export type CheckingStorage = Storage & { readonly passwords: Passwords }

interface PasswordTry {
  /** The account, as `emailKeyOf` says it: of one that does not exist too, so that both are limited alike. */
  readonly emailKey: string
  /** Null where there is no such account. */
  readonly storedHash: string | null
  readonly password: string
  /** Where it comes from, as `addressOf` says it. */
  readonly address: string
}

/**
 * Whether a password is the right one. Every way to try one goes through here, and the limits belong to it. A try is
 * counted before it is made, however many come at once; the right password takes that back.
 * @throws AppError `too_many_requests`, also for the right one; `unavailable`
 */
export function isRightPassword(storage: CheckingStorage, tried: PasswordTry): Promise<boolean> {
  return storage.passwords.inTurn(tried.emailKey, async () => {
    const taken = await takeAttempts(storage, limitsOf(tried))
    const isRight = await storage.passwords.verify(tried.storedHash, tried.password)
    if (isRight) await storage.db.transact((trx) => forgiveAttempts(trx, taken))
    return isRight
  })
}

const limitsOf = ({ emailKey, address }: PasswordTry): Limit[] => [
  { bucket: bucketOf('password', emailKey), most: WRONG_PASSWORDS_OF_AN_ACCOUNT, minutes: WITHIN_MINUTES },
  { bucket: bucketOf('passwords', address), most: WRONG_PASSWORDS_OF_AN_ADDRESS, minutes: WITHIN_MINUTES },
]
