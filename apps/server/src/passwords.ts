import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { AppError } from './errors.ts'
import { queuesByName } from './queues-by-name.ts'
import { openGateLanes, type GateLanes, type LaneLimits } from './gate-lanes.ts'

/**
 * Lanes of hashing: people without an account, people who claim to have one, and people who have shown a session, a
 * known device or a mailed link.
 */
export type PasswordLane = 'newcomer' | 'stranger' | 'known'

/** The lane of a check, and the signal that ends its waiting. */
export interface CheckWay {
  readonly lane: PasswordLane
  readonly signal?: AbortSignal | undefined
}

export interface Passwords {
  readonly hash: (password: string, lane: PasswordLane) => Promise<string>
  /** Whether a password matches a stored hash. With null (an unknown account) it takes as long and is false. */
  readonly verify: (stored: string | null, password: string, way: CheckWay) => Promise<boolean>
  /** Runs checks of one name one after another, so that a limit never counts those that merely wait. */
  readonly inTurn: <Value>(name: string, check: () => Promise<Value>) => Promise<Value>
  /** Runs at most two checks of one address at a time, whatever accounts they are for. */
  readonly besideOne: <Value>(address: string, check: () => Promise<Value>) => Promise<Value>
  readonly figures: GateLanes<PasswordLane>['figures']
}

interface Cost {
  /** Memory in KiB, passes and lanes: OWASP's first choice for argon2id is 19,456, 2, 1. */
  readonly memoryCost: number
  readonly timeCost: number
  readonly parallelism: number
}

const RECOMMENDED_COST: Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashing occupies a whole core; more at once would slow the whole server down. */
const AT_ONCE = 2
const QUEUE_MAX = 50
const RETRY_AFTER_SECONDS = 5

/** Registration never has more than half of the gate. */
const LANES: Readonly<Record<PasswordLane, LaneLimits>> = {
  newcomer: { atOnce: 1, waiting: QUEUE_MAX },
  stranger: { atOnce: AT_ONCE, waiting: QUEUE_MAX },
  known: { atOnce: AT_ONCE, waiting: QUEUE_MAX },
}

/**
 * Argon2id behind a gate: two at a time, with one queue per lane.
 * @throws AppError `unavailable` if too many wait
 */
export function argonPasswords(cost: Cost = RECOMMENDED_COST): Passwords {
  const gate = openGateLanes(AT_ONCE, LANES, tooMany)
  // Verified for an unknown account, so that it takes the same time.
  const decoy = gate.run('known', () => hash('no account has this password', cost))
  decoy.catch(() => undefined)
  return {
    hash: (password, lane) => gate.run(lane, () => hash(password, cost)),
    verify: async (stored, password, { lane, signal }) => {
      const target = stored ?? (await decoy)
      const isRight = await gate.run(lane, () => verify(target, password), signal)
      return isRight && stored !== null
    },
    inTurn: queuesByName({ atOnce: 1, waiting: QUEUE_MAX }, tooMany).run,
    besideOne: queuesByName({ atOnce: AT_ONCE, waiting: QUEUE_MAX }, tooMany).run,
    figures: gate.figures,
  }
}

const tooMany = (): AppError =>
  new AppError('unavailable', 'Too many people are signing in. Try again in a moment.', {
    retryAfter: RETRY_AFTER_SECONDS,
  })

/** 96 random bits: impossible to guess, and still typeable. */
const RANDOM_BYTES = 12

/** A password that is shown once to whoever made an account for somebody. */
export const newPassword = (): string => randomBytes(RANDOM_BYTES).toString('base64url')
