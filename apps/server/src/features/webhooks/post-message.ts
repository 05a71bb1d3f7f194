import { performance } from 'node:perf_hooks'
import type { WebhookFault, WebhookMessage } from '@dodici/contract/types'
import type { Clock } from '#server/clock.ts'
import { retrySecondsOf } from '#server/outgoing/answer-headers.ts'
import { OutgoingFault } from '#server/outgoing/outgoing-fault.ts'
import type { Outgoing } from '#server/outgoing/outgoing.ts'
import { VERSION } from '#server/version.ts'
import { signedHeaders } from './signature.ts'

/** What became of a message. */
export interface Posted {
  /** Null without an answer. */
  readonly status: number | null
  /** Null if it was taken. */
  readonly fault: WebhookFault | null
  readonly milliseconds: number
  /** How long the receiver wants to be left alone; null if it does not say. */
  readonly retrySeconds: number | null
}

/** For everything. The standard recommends 15 to 30 seconds. */
const POST_MILLISECONDS = 15_000
/** Bytes read of the answer; its text is not used. */
const ANSWER_BYTES = 1_024

export interface Letter {
  readonly url: string
  readonly id: string
  readonly secrets: readonly string[]
  readonly message: WebhookMessage
}

/** Sends a message. Redirects are not followed: the owner gives the new address. */
export async function postMessage(
  { outgoing, clock }: { readonly outgoing: Pick<Outgoing, 'ask'>; readonly clock: Clock },
  { url, id, secrets, message }: Letter,
  milliseconds = POST_MILLISECONDS,
): Promise<Posted> {
  const body = JSON.stringify(message)
  const bytes = Buffer.from(body)
  const begun = performance.now()
  const took = (): number => Math.round(performance.now() - begun)
  const headers = {
    'content-type': 'application/json',
    'content-length': bytes.length,
    'user-agent': `Dodici/${VERSION}`,
    ...signedHeaders(secrets, { id, seconds: Math.floor(clock.now() / 1_000), body }),
  }
  try {
    const answer = await outgoing.ask({
      url,
      method: 'POST',
      headers,
      body: bytes,
      milliseconds,
      bytesMax: ANSWER_BYTES,
    })
    const { status } = answer
    return { status, fault: faultOfStatus(status), milliseconds: took(), retrySeconds: retrySecondsOf(answer.headers) }
  } catch (error) {
    if (!(error instanceof OutgoingFault)) throw error
    return { status: null, fault: faultOf(error), milliseconds: took(), retrySeconds: null }
  }
}

function faultOfStatus(status: number): WebhookFault | null {
  if (status >= 200 && status < 300) return null
  if (status === 410) return 'gone'
  return status >= 300 && status < 400 ? 'redirect' : 'status'
}

function faultOf(error: OutgoingFault): WebhookFault {
  if (error.isRefusal) return 'address'
  return error.reason === 'timeout' ? 'timeout' : 'unreachable'
}
