import { performance } from 'node:perf_hooks'
import type { Clock } from './clock.ts'

const DAY = 24 * 60 * 60 * 1_000
const HELD_MILLISECONDS = 10 * 60 * 1_000

/**
 * A clock for what cannot be taken back: reminders that come, and rows that are removed for good. It goes on by itself when the
 * other one leaps ahead by more than a day, and follows it once that has held for ten minutes. Back it goes at once.
 */
export function calmClock(clock: Clock, steady: () => number = () => performance.now()): Clock {
  let [believed, at] = [clock.now(), steady()]
  let leaptAt: number | null = null
  return {
    now: () => {
      const [now, time] = [clock.now(), steady()]
      const expected = believed + time - at
      if (now - expected > DAY) {
        leaptAt ??= time
        if (time - leaptAt < HELD_MILLISECONDS) return expected
      }
      leaptAt = null
      ;[believed, at] = [now, time]
      return now
    },
  }
}
