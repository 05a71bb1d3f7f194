import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { guardedAgents, type GuardedAgents, type Resolve } from './guarded-agents.ts'
import { refusalOf } from './outgoing-address.ts'
import { OutgoingFault } from './outgoing-fault.ts'

/** A request to an address that a person has given us. */
export interface OutgoingRequest {
  readonly url: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PROPFIND' | 'REPORT'
  readonly headers: Readonly<Record<string, string | number>>
  readonly body: Buffer | null
  /** For everything: lookup, connection, answer. */
  readonly milliseconds: number
  /** Bytes read of the answer. */
  readonly bytesMax: number
}

export interface OutgoingAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
  /** Whether there was more. */
  readonly isCut: boolean
}

/** Sends requests to addresses that people give us. */
export interface Outgoing {
  /**
   * Sends one request. Redirects are not followed; following one is a new, checked request.
   * @throws OutgoingFault
   */
  readonly ask: (request: OutgoingRequest) => Promise<OutgoingAnswer>
  /** Why an address is not allowed, before anything is sent; null if it is. */
  readonly refusalOf: (url: string) => ReturnType<typeof refusalOf>
}

/** `allowed` are hosts (`host:port`) that the operator permits although they are not public, also over http. */
export function outgoing(allowed: readonly string[], resolve?: Resolve): Outgoing {
  const agents = guardedAgents(allowed, resolve)
  return {
    refusalOf: (url) => refusalOf(url, allowed),
    ask: async (asked) => {
      const refusal = refusalOf(asked.url, allowed)
      if (refusal !== null) throw new OutgoingFault(`refused: ${refusal}`)
      const signal = AbortSignal.timeout(asked.milliseconds)
      try {
        return await answerOf(asked, () => begin(asked, agents, signal))
      } catch (error) {
        throw faultOf(error, signal)
      }
    },
  }
}

function begin({ url: text, method, headers }: OutgoingRequest, agents: GuardedAgents, signal: AbortSignal) {
  const url = new URL(text)
  const options = { method, headers, signal }
  return url.protocol === 'http:'
    ? http.request(url, { ...options, agent: agents.http })
    : https.request(url, { ...options, agent: agents.https })
}

async function answerOf(asked: OutgoingRequest, send: () => http.ClientRequest): Promise<OutgoingAnswer> {
  const request = send()
  try {
    const response = await responseTo(request, asked.body)
    return { status: response.statusCode ?? 0, headers: response.headers, ...(await bodyOf(response, asked.bytesMax)) }
  } catch (error) {
    if (asked.method !== 'POST' && wasClosedUnanswered(request, error)) return await answerOf(asked, send)
    throw error
  } finally {
    request.destroy()
  }
}

const responseTo = (request: http.ClientRequest, body: Buffer | null): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request.once('response', resolve)
    // Stays attached: later errors have no other listener.
    request.on('error', reject)
    request.end(body ?? undefined)
  })

/**
 * Whether a kept connection was closed by the other side before it had answered anything. It may be asked again (RFC 9110
 * 9.2.2): what comes over a new connection, or the next kept one, counts.
 */
const wasClosedUnanswered = (request: http.ClientRequest, error: unknown): boolean =>
  request.reusedSocket && request.listenerCount('response') > 0 && codeOf(error) === 'ECONNRESET'

async function bodyOf(response: IncomingMessage, bytesMax: number): Promise<Pick<OutgoingAnswer, 'body' | 'isCut'>> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part)
    length += part.length
    if (length > bytesMax) return { body: Buffer.concat(parts).subarray(0, bytesMax), isCut: true }
  }
  return { body: Buffer.concat(parts), isCut: false }
}

function faultOf(error: unknown, signal: AbortSignal): OutgoingFault {
  if (signal.aborted) return new OutgoingFault('timeout')
  if (error instanceof OutgoingFault) return error
  return new OutgoingFault(`network: ${codeOf(error)}`)
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : 'failed')
