import { dayOfWall, formatDay } from '@dodici/core/date'
import { nowIn } from '@dodici/core/zone'

/** The time, passed in so that tests can set it. */
export interface Clock {
  /** Milliseconds since the epoch. */
  readonly now: () => number
  /** How long a timer has to run until so much has gone by on this clock; as long, unless it says so. */
  readonly timerOf?: (milliseconds: number) => number
}

export const systemClock: Clock = { now: () => Date.now() }

/** For `setTimeout` and `setInterval`, where what is waited for goes by a clock. */
export const timerOf = ({ timerOf: own }: Clock, milliseconds: number): number => own?.(milliseconds) ?? milliseconds

/** Now as it is stored: ISO 8601 in UTC with milliseconds. */
export const instantOf = (clock: Clock): string => new Date(clock.now()).toISOString()

/** The current year in UTC. */
export const yearNow = (clock: Clock): number => new Date(clock.now()).getUTCFullYear()

/** The current day in a time zone, `YYYY-MM-DD`. */
export const todayIn = (clock: Clock, zone: string): string => formatDay(dayOfWall(nowIn(zone, clock.now())))

const DAY = 24 * 60 * 60 * 1000

/** An instant some days ago, as stored. */
export const daysBefore = (clock: Clock, days: number): string => new Date(clock.now() - days * DAY).toISOString()
