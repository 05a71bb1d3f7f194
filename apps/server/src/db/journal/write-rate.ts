import type { Clock } from '../../clock.ts'
import type { PersonLimits } from '../person-limits.ts'
import { AppError } from '../../errors.ts'
import type { RateStanding } from '../../rate-standing.ts'

/** Cost of a write in addition to one point per unit. */
export const POINTS_A_WRITE = 50

const MINUTE = 60_000
/** Above this number, people whose points are full are forgotten. */
const PEOPLE_MAX = 10_000

interface Balance {
  readonly points: number
  readonly at: number
}

/** Rate limit of writes: each costs points, which refill over time. */
export interface WriteRate {
  /** @throws AppError `too_many_requests` if the person has none left */
  readonly refuseTooFast: (userId: string) => void
  readonly spend: (userId: string, points: number) => void
  /** What the person may still write, in writes of one thing each. */
  readonly standingOf: (userId: string) => RateStanding
}

/** Cost of the smallest write. */
const POINTS_OF_ONE = POINTS_A_WRITE + 1

/**
 * Counted per process and not in the database as password attempts are: it protects this process and its disk, costs no
 * write, and with several nodes there are several times as many points. Points may go negative: a large write is not
 * refused, but the next one has to wait.
 */
export function writeRate({ most, aMinute }: PersonLimits['points'], clock: Clock): WriteRate {
  const balances = new Map<string, Balance>()
  const pointsOf = (userId: string): number => {
    const known = balances.get(userId)
    if (known === undefined) return most
    const now = clock.now()
    // A clock that was set back would otherwise give nothing until it catches up.
    if (now < known.at) balances.set(userId, { points: known.points, at: now })
    const minutes = Math.max(0, now - known.at) / MINUTE
    return Math.min(most, known.points + minutes * aMinute)
  }
  const forgetFull = (): void => {
    for (const userId of balances.keys()) if (pointsOf(userId) >= most) balances.delete(userId)
  }
  const secondsFor = (points: number): number => Math.max(0, Math.ceil((points / aMinute) * 60))
  const standingOf = (userId: string): RateStanding => {
    const points = pointsOf(userId)
    return {
      policy: 'writes',
      quota: Math.floor(most / POINTS_OF_ONE),
      windowSeconds: secondsFor(most),
      left: Math.max(0, Math.floor(points / POINTS_OF_ONE)),
      resetSeconds: secondsFor(most - points),
    }
  }
  return {
    standingOf,
    refuseTooFast: (userId) => {
      const points = pointsOf(userId)
      if (points > 0) return
      throw new AppError('too_many_requests', 'You have written a great deal in a short time. Go on in a moment.', {
        retryAfter: Math.max(1, secondsFor(1 - points)),
        rate: standingOf(userId),
      })
    },
    spend: (userId, points) => {
      if (balances.size >= PEOPLE_MAX) forgetFull()
      balances.set(userId, { points: pointsOf(userId) - points, at: clock.now() })
    },
  }
}
