import { AppError } from '#server/errors.ts'
import { bucketOf, countUnlessUndecided } from '#server/features/limits/limits.ts'
import type { Config } from '#server/config.ts'
import type { Storage } from '#server/db/journal/write-change.ts'

/** How many times as many accounts a larger block of addresses may make as one address of it. */
const BLOCK_FACTOR = 5
const WITHIN_MINUTES = 60

/** Where somebody registers from: an address as `addressOf` says it, and the block around it. */
export interface Origin {
  readonly userAgent: string
  readonly address: string
  readonly block: string
}

type LimitedStorage = Storage & { readonly config: Pick<Config, 'registrationsPerHour'> }

/**
 * Makes an account within the limits of where it is made from. An account counts, and so does asking for an address that
 * has one; what else fails (a form that was filled in wrong, a server that is busy) does not.
 * @throws AppError `too_many_requests`, and whatever the making throws
 */
export function withinRegistrationLimits<Value>(
  storage: LimitedStorage,
  { address, block }: Origin,
  make: () => Promise<Value>,
): Promise<Value> {
  const most = storage.config.registrationsPerHour
  const limits = [
    { bucket: bucketOf('register', address), most, minutes: WITHIN_MINUTES },
    { bucket: bucketOf('register-block', block), most: most * BLOCK_FACTOR, minutes: WITHIN_MINUTES },
  ]
  const counted = async () => ({ value: await make(), isForgiven: false })
  return countUnlessUndecided(storage, limits, counted, isTaken)
}

const isTaken = (error: unknown): boolean => error instanceof AppError && error.code === 'email_taken'
