import { hash, verify } from '@node-rs/argon2'
import { AppError } from './errors.ts'
import { openGate } from './gate.ts'

export interface Passwords {
  readonly hash: (password: string) => Promise<string>
  /** Whether a password is the one of a stored hash. With null (an unknown account) it costs the same and is false. */
  readonly verify: (stored: string | null, password: string) => Promise<boolean>
  /** Lets the checks of one account run one after another, so that a limit never counts those that merely wait. */
  readonly inTurn: <Value>(account: string, check: () => Promise<Value>) => Promise<Value>
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
  const gate = openGate({ atOnce: AT_ONCE, waiting: QUEUE_MAX }, tooMany)
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
    inTurn: turnsByName(),
  }
}

const tooMany = (): AppError =>
  new AppError('unavailable', 'Too many people are signing in. Try again in a moment.', {
    retryAfter: RETRY_AFTER_SECONDS,
  })

/** A gate for each name that is in use, one at a time and fifty waiting. */
function turnsByName(): Passwords['inTurn'] {
  const turns = new Map<string, { gate: ReturnType<typeof openGate>; users: number }>()
  return async (name, check) => {
    const turn = turns.get(name) ?? { gate: openGate({ atOnce: 1, waiting: QUEUE_MAX }, tooMany), users: 0 }
    turns.set(name, turn)
    turn.users += 1
    try {
      return await turn.gate(check)
    } finally {
      turn.users -= 1
      if (turn.users === 0) turns.delete(name)
    }
  }
}
