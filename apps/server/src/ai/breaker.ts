const FAILURES_MAX = 5
const PAUSE_MS = 60_000

/** A circuit breaker: after five failures in a row it pauses for a minute, then allows one attempt. */
export interface Breaker {
  /** Whether a call is allowed now. If so, the caller must report the outcome. */
  readonly mayAsk: () => boolean
  readonly succeeded: () => void
  readonly failed: () => void
  /** The person stopped it, which says nothing about the model. */
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
