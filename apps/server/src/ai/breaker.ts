const FAILURES_MAX = 5
const PAUSE_MS = 60_000

/** Leaves a model in peace that fails: after five failures in a row for a minute, then it is tried once. */
export interface Breaker {
  /** Whether it may be asked now. Who gets true says afterwards how it went. */
  readonly mayAsk: () => boolean
  readonly succeeded: () => void
  readonly failed: () => void
  /** The person stopped it: that says nothing of the model. */
  readonly stopped: () => void
  readonly answered: () => boolean | null
}

export function openBreaker(now: () => number): Breaker {
  let failures = 0
  let pausedUntil = 0
  let isTrying = false
  let hasAnswered: boolean | null = null
  return {
    mayAsk: () => {
      if (failures < FAILURES_MAX) return true
      if (isTrying || now() < pausedUntil) return false
      isTrying = true
      return true
    },
    succeeded: () => {
      failures = 0
      isTrying = false
      hasAnswered = true
    },
    failed: () => {
      failures += 1
      isTrying = false
      hasAnswered = false
      if (failures >= FAILURES_MAX) pausedUntil = now() + PAUSE_MS
    },
    stopped: () => {
      isTrying = false
    },
    answered: () => hasAnswered,
  }
}
