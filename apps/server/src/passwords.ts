import { hash, verify } from '@node-rs/argon2'
import { AppError } from './errors.ts'
import { openGate } from './gate.ts'

export interface Passwords {
  readonly hash: (password: string) => Promise<string>
  /** Whether a password is the one of a stored hash. With null (an unknown account) it costs the same and is false. */
  readonly verify: (stored: string | null, password: string) => Promise<boolean>
}

interface Cost {
  /** Kibibytes of memory, passes and lanes: OWASP's first choice for argon2id is 19,456 · 2 · 1. */
  readonly memoryCost: number
  readonly timeCost: number
  readonly parallelism: number
}

const RECOMMENDED_COST: Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashing takes a whole core: more at once would take the rest of the server down. */
const AT_ONCE = 2
const QUEUE_MAX = 50
const RETRY_AFTER_SECONDS = 5

/**
 * Argon2id behind a gate: two at a time, fifty waiting, then `unavailable`.
 * @throws AppError `unavailable` when too many wait
 */
export function argonPasswords(cost: Cost = RECOMMENDED_COST): Passwords {
  const gate = openGate({ atOnce: AT_ONCE, waiting: QUEUE_MAX }, () => {
    const detail = 'Too many people are signing in. Try again in a moment.'
    return new AppError('unavailable', detail, { retryAfter: RETRY_AFTER_SECONDS })
  })
  // Verified in place of the missing hash of an unknown account, so that it takes the same time.
  const decoy = gate(() => hash('no account has this password', cost))
  decoy.catch(() => undefined)
  return {
    hash: (password) => gate(() => hash(password, cost)),
    verify: async (stored, password) => {
      const target = stored ?? (await decoy)
      const isRight = await gate(() => verify(target, password))
      return isRight && stored !== null
    },
  }
}
