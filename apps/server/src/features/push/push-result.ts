import type { OutgoingAnswer } from '#server/outgoing/outgoing.ts'
import { OutgoingFault } from '#server/outgoing/outgoing-fault.ts'

/** The result of a push. A fault is short and contains neither address nor content. */
export type PushResult =
  | { readonly kind: 'pushed' }
  /** The subscription has ended (404, 410). */
  | { readonly kind: 'gone'; readonly fault: string }
  /** Retry then, in ms since 1970. */
  | { readonly kind: 'later'; readonly at: number; readonly fault: string }
  | { readonly kind: 'never'; readonly fault: string }

const MINUTE = 60_000
const PAUSE_MAX = 60 * MINUTE
/** With pauses of 1, 2, 4 ... 60 minutes that is eight hours, after which a reminder is stale. */
const TRIES_MAX = 13

/** The result of a push service's answer, or of none, after so many tries (RFC 8030). */
export function pushResultOf(
  answered: Pick<OutgoingAnswer, 'status' | 'headers'> | Error,
  tries: number,
  now: number,
): PushResult {
  if (answered instanceof Error) return unanswered(answered, tries, now)
  const { status, headers } = answered
  const fault = String(status)
  if (status >= 200 && status < 300) return { kind: 'pushed' }
  if (status === 404 || status === 410) return { kind: 'gone', fault }
  if (status !== 429 && status < 500) return { kind: 'never', fault }
  return later({ tries, now, fault, wanted: retryAfter(headers['retry-after'], now) })
}

function unanswered(error: Error, tries: number, now: number): PushResult {
  if (!(error instanceof OutgoingFault)) return { kind: 'never', fault: 'failed' }
  const fault = error.reason
  return error.isRefusal ? { kind: 'never', fault } : later({ tries, now, fault, wanted: 0 })
}

interface RetryFacts {
  readonly tries: number
  readonly now: number
  readonly fault: string
  /** How long the push service asks to wait, in ms. */
  readonly wanted: number
}

function later({ tries, now, fault, wanted }: RetryFacts): PushResult {
  if (tries >= TRIES_MAX) return { kind: 'never', fault }
  const pause = Math.min(PAUSE_MAX, Math.max(wanted, 2 ** (tries - 1) * MINUTE))
  return { kind: 'later', at: now + pause, fault }
}

/** Seconds, or a date; anything else is ignored. */
function retryAfter(header: string | string[] | undefined, now: number): number {
  if (typeof header !== 'string') return 0
  const wait = /^\d{1,9}$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now
  return Number.isFinite(wait) ? Math.max(0, wait) : 0
}
