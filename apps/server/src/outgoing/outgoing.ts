import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { guardedAgents, type Resolve } from './guarded-agents.ts'
import { refusalOf } from './outgoing-address.ts'
import { OutgoingFault } from './outgoing-fault.ts'

/** A request to an address that a person has given us. */
export interface OutgoingRequest {
  readonly url: string
  readonly method: 'GET' | 'POST'
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
      const url = new URL(asked.url)
      const signal = AbortSignal.timeout(asked.milliseconds)
      const { method, headers } = asked
      const request =
        url.protocol === 'http:'
          ? http.request(url, { method, headers, signal, agent: agents.http })
          : https.request(url, { method, headers, signal, agent: agents.https })
      try {
        return await answerOf(request, asked)
      } catch (error) {
        throw faultOf(error, signal)
      } finally {
        request.destroy()
      }
    },
  }
}

async function answerOf(request: http.ClientRequest, { body, bytesMax }: OutgoingRequest): Promise<OutgoingAnswer> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve)
    // Stays attached: later errors have no other listener.
    request.on('error', reject)
    request.end(body ?? undefined)
  })
  return { status: response.statusCode ?? 0, headers: response.headers, ...(await bodyOf(response, bytesMax)) }
}

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
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'failed'
  return new OutgoingFault(`network: ${code}`)
}
