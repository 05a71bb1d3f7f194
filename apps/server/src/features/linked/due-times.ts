import type { LinkFault } from '@dodici/contract/types'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** How often both sides are compared if nothing changes here. */
export const WAIT_AFTER_SUCCESS = 10 * MINUTE
/** After a change here: many come together. */
export const WAIT_AFTER_CHANGE = 2 * SECOND
/** After a run that has not come to its end, the first time. */
const WAIT_FOR_MORE = 5 * SECOND
const FIRST_WAIT = MINUTE
const GROWTH = 3
const WAIT_MAX = 6 * HOUR
/** Nothing is due later than this, unless it was put off by a wrong clock, or its server wants to be left alone so long. */
export const DUE_DAYS_MAX = 2

/** What passes by itself. Everything else waits for the person, for it would be the same each time. */
const PASSING: ReadonlySet<LinkFault> = new Set(['unreachable', 'timeout', 'server', 'notCalDav'])

export const isPassing = (fault: LinkFault): boolean => PASSING.has(fault)

/** After so many runs in a row that have not come to their end. */
export const waitForMore = (runs: number): number =>
  Math.min(WAIT_FOR_MORE * 2 ** Math.min(runs, 10), WAIT_AFTER_SUCCESS)

/** In how many milliseconds it is tried again after so many faults in a row: soon at first, at last a few times a day. */
export function waitAfterFault(faults: number, retrySeconds: number | null): number {
  const wait = Math.min(FIRST_WAIT * GROWTH ** Math.min(faults - 1, 10), WAIT_MAX)
  return Math.min(Math.max(wait, (retrySeconds ?? 0) * SECOND), 24 * HOUR)
}
