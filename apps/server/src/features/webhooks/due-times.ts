import { WEBHOOK_DELIVERIES_MAX } from '@dodici/contract/limits'
import type { WebhookDelivery } from '@dodici/contract/types'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Changes within so long are told together. */
export const GATHER_MILLISECONDS = SECOND
/** Nothing is due later than this, unless it was put off by a wrong clock. */
export const DUE_DAYS_MAX = 2
/** How long a message is signed with the secret before as well. */
export const OLD_SECRET_MILLISECONDS = DAY
/** How long a receiver may take nothing before its webhook is switched off. */
export const FAILING_MILLISECONDS = 3 * DAY
/** A receiver that has a program write here on each message gets so many at once, and no more in so long. */
const WINDOW_MILLISECONDS = 5 * MINUTE
const MESSAGES_A_WINDOW = WEBHOOK_DELIVERIES_MAX

const WAITS = [10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR]
const WAIT_MAX = 12 * HOUR

/**
 * In how many milliseconds a message is sent again after so many tries. `spread` is between 0 and 1: what failed together
 * does not come again together.
 */
export function waitAfterFault(tries: number, retrySeconds: number | null, spread: number): number {
  const wait = (WAITS[tries - 1] ?? WAIT_MAX) * (1 + spread / 10)
  return Math.min(Math.max(wait, (retrySeconds ?? 0) * SECOND), DAY)
}

/** Until when a webhook has to wait because it was sent much of late; null if it need not. */
export function waitsUntil(deliveries: readonly WebhookDelivery[], now: number): number | null {
  const oldest = deliveries.filter(({ type }) => type !== 'test')[MESSAGES_A_WINDOW - 1]
  if (oldest === undefined) return null
  const until = Date.parse(oldest.at) + WINDOW_MILLISECONDS
  return until > now && Date.parse(oldest.at) <= now ? until : null
}
