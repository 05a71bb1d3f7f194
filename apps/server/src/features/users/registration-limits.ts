import { AppError } from '#server/errors.ts'
import { countUnlessUndecided, limitsOfPlace } from '#server/features/limits/limits.ts'
import type { Config } from '#server/config.ts'
import type { Storage } from '#server/db/journal/write-change.ts'

const WITHIN_MINUTES = 60

/** Where somebody registers from: an address from `addressOf`, and the block around it. */
export interface Origin {
  readonly userAgent: string
  readonly address: string
  readonly block: string
}

type LimitedStorage = Storage & { readonly config: Pick<Config, 'registrationsPerHour'> }

/**
 * Creates an account within the limits of its origin. A created account counts, and so does asking for a taken address;
 * other failures (an invalid form, a busy server) do not.
 * @throws AppError `too_many_requests`, and whatever the creation throws
 */
export function withinRegistrationLimits<Value>(
  storage: LimitedStorage,
  origin: Origin,
  make: () => Promise<Value>,
): Promise<Value> {
  const most = storage.config.registrationsPerHour
  const limits = limitsOfPlace('register', origin, { most, minutes: WITHIN_MINUTES })
  const counted = async () => ({ value: await make(), isForgiven: false })
  return countUnlessUndecided(storage, limits, counted, isTaken)
}

const isTaken = (error: unknown): boolean => error instanceof AppError && error.code === 'email_taken'
