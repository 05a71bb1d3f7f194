import type { Clock } from '../../clock.ts'
import type { PersonLimits } from '../person-limits.ts'
import { AppError } from '../../errors.ts'

/** What a write costs beside each thing that it writes. */
export const POINTS_A_WRITE = 50

const MINUTE = 60_000
/** Whoever has all their points again is forgotten when so many are known. */
const PEOPLE_MAX = 10_000

interface Balance {
  readonly points: number
  readonly at: number
}

/** How fast each person writes: a write costs points, which come back with the time. */
export interface WriteRate {
  /** @throws AppError `too_many_requests` while a person has none left */
  readonly refuseTooFast: (ownerId: string) => void
  readonly spend: (ownerId: string, points: number) => void
}

/**
 * Counted in this process, and not in the database as tries of passwords are: it protects the process and its disk, costs no
 * write, and whoever writes to several nodes has as many points as there are nodes. What is spent may be more than is left:
 * a large write is not refused, but the next one comes later.
 */
export function writeRate({ most, aMinute }: PersonLimits['points'], clock: Clock): WriteRate {
  const balances = new Map<string, Balance>()
  const pointsOf = (ownerId: string): number => {
    const known = balances.get(ownerId)
    if (known === undefined) return most
    const now = clock.now()
    // A clock that was set back would give nothing until it is there again.
    if (now < known.at) balances.set(ownerId, { points: known.points, at: now })
    const minutes = Math.max(0, now - known.at) / MINUTE
    return Math.min(most, known.points + minutes * aMinute)
  }
  const forgetFull = (): void => {
    for (const ownerId of balances.keys()) if (pointsOf(ownerId) >= most) balances.delete(ownerId)
  }
  return {
    refuseTooFast: (ownerId) => {
      const points = pointsOf(ownerId)
      if (points > 0) return
      throw new AppError('too_many_requests', 'You have written a great deal in a short time. Go on in a moment.', {
        retryAfter: Math.max(1, Math.ceil(((1 - points) / aMinute) * 60)),
      })
    },
    spend: (ownerId, points) => {
      if (balances.size >= PEOPLE_MAX) forgetFull()
      balances.set(ownerId, { points: pointsOf(ownerId) - points, at: clock.now() })
    },
  }
}
