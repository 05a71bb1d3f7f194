import type { OutgoingAnswer } from '#server/outgoing/outgoing.ts'
import { OutgoingFault } from '#server/outgoing/outgoing-fault.ts'

/** What has become of a push. A fault is short, and says neither where it went nor what was in it. */
export type Outcome =
  | { readonly kind: 'pushed' }
  /** The browser wants no more (404, 410). */
  | { readonly kind: 'gone'; readonly fault: string }
  /** Again then, in ms since 1970. */
  | { readonly kind: 'later'; readonly at: number; readonly fault: string }
  | { readonly kind: 'never'; readonly fault: string }

const MINUTE = 60_000
const PAUSE_MAX = 60 * MINUTE
/** With pauses of 1, 2, 4 ... 60 minutes these are eight hours: what reminds of something is stale then. */
const TRIES_MAX = 13

/** What an answer of a push service, or none, makes of a push that was tried so often (RFC 8030). */
export function outcomeOf(
  answered: Pick<OutgoingAnswer, 'status' | 'headers'> | Error,
  tries: number,
  now: number,
): Outcome {
  if (answered instanceof Error) return unanswered(answered, tries, now)
  const { status, headers } = answered
  const fault = String(status)
  if (status >= 200 && status < 300) return { kind: 'pushed' }
  if (status === 404 || status === 410) return { kind: 'gone', fault }
  if (status !== 429 && status < 500) return { kind: 'never', fault }
  return later({ tries, now, fault, wanted: retryAfter(headers['retry-after'], now) })
}

function unanswered(error: Error, tries: number, now: number): Outcome {
  if (!(error instanceof OutgoingFault)) return { kind: 'never', fault: 'failed' }
  const fault = error.reason
  return error.isRefusal ? { kind: 'never', fault } : later({ tries, now, fault, wanted: 0 })
}

interface Again {
  readonly tries: number
  readonly now: number
  readonly fault: string
  /** How long the push service wants to be left alone, in ms. */
  readonly wanted: number
}

function later({ tries, now, fault, wanted }: Again): Outcome {
  if (tries >= TRIES_MAX) return { kind: 'never', fault }
  const pause = Math.min(PAUSE_MAX, Math.max(wanted, 2 ** (tries - 1) * MINUTE))
  return { kind: 'later', at: now + pause, fault }
}

/** Seconds, or a date; what is neither is nothing. */
function retryAfter(header: string | string[] | undefined, now: number): number {
  if (typeof header !== 'string') return 0
  const wait = /^\d{1,9}$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now
  return Number.isFinite(wait) ? Math.max(0, wait) : 0
}
