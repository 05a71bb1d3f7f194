import type { Clock } from './clock.ts'

const DAY = 24 * 60 * 60 * 1_000
const HELD_MILLISECONDS = 10 * 60 * 1_000

/**
 * A clock for irreversible work: reminders that fire, rows that are removed for good. If the system clock jumps ahead
 * by more than a day, it keeps its own pace and follows only after ten minutes. It goes back at once.
 */
export function calmClock(clock: Clock, steady: () => number): Clock {
  let [believed, at] = [clock.now(), steady()]
  let leaptAt: number | null = null
  return {
    ...clock,
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
