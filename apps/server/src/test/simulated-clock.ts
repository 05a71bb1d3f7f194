import type { Clock } from '#server/clock.ts'

/** How a simulated time goes by: what it was at a moment of the machine, and how many times as fast it is. */
export interface SimulatedTime {
  /** Milliseconds since the epoch, by the simulated clock and by the machine's, at the same moment. */
  readonly from: number
  readonly began: number
  readonly speed: number
}

/** Timers are not shorter: a server that looks for what is due all the time would do nothing else. */
export const SHORTEST_TIMER = 100

/** A clock that is faster than the machine's. All processes that are told the same time agree on it. */
export const simulatedClock = ({ from, began, speed }: SimulatedTime): Required<Clock> => ({
  now: () => Math.floor(from + (Date.now() - began) * speed),
  timerOf: (milliseconds) => Math.max(SHORTEST_TIMER, milliseconds / speed),
})

/** For the environment of another process. */
export const writtenTime = ({ from, began, speed }: SimulatedTime): Record<string, string> => ({
  SIMULATED_TIME: [from, began, speed].join(' '),
})

/** @throws Error where the environment names none */
export function readTime(environment: Readonly<Record<string, string | undefined>>): SimulatedTime {
  const [from = Number.NaN, began = Number.NaN, speed = Number.NaN] = (environment['SIMULATED_TIME'] ?? '')
    .split(' ')
    .map(Number)
  if (![from, began, speed].every((value) => value > 0)) throw new Error('SIMULATED_TIME names no time')
  return { from, began, speed }
}
