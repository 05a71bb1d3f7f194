import { ANSWER_LIMITS, readMultistatus, type AnswerFault, type Multistatus } from '@dodici/core/dav'
import { partByPart } from '#server/event-loop-turns.ts'
import { headerOf, retrySecondsOf } from '#server/outgoing/answer-headers.ts'
import type { Outgoing, OutgoingAnswer, OutgoingRequest } from '#server/outgoing/outgoing.ts'
import { OutgoingFault } from '#server/outgoing/outgoing-fault.ts'
import { VERSION } from '#server/version.ts'
import { RemoteFault } from './remote-fault.ts'

export interface Credentials {
  readonly username: string
  readonly password: string
}

export interface RemoteRequest {
  readonly url: string
  readonly method: OutgoingRequest['method']
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** Asks in somebody's name. @throws RemoteFault where there is no answer, and where nobody may ask at present */
export type AskRemote = (request: RemoteRequest) => Promise<OutgoingAnswer>

/** Asks as a person, who is told to whatever is asked: that it may be, is for the caller to know. */
export function remoteAsker(
  { ask }: Pick<Outgoing, 'ask'>,
  { username, password }: Credentials,
  milliseconds: () => number,
): AskRemote {
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`
  const own = { authorization, 'accept-encoding': 'identity', 'user-agent': `Dodici/${VERSION}` }
  return async ({ url, method, headers = {}, body }) => {
    const most = Math.floor(milliseconds())
    if (most <= 0) throw new RemoteFault('timeout')
    const answer = await ask({
      ...{ url, method, headers: { ...own, ...headers } },
      body: body === undefined ? null : Buffer.from(body),
      ...{ milliseconds: most, bytesMax: ANSWER_LIMITS.octets },
    }).catch(refuseFault)
    // Nobody asked for it to be packed.
    if ((headerOf(answer.headers, 'content-encoding') ?? 'identity') !== 'identity') throw new RemoteFault('notCalDav')
    return answer
  }
}

function refuseFault(error: unknown): never {
  if (!(error instanceof OutgoingFault)) throw error
  if (error.isRefusal) throw new RemoteFault('address')
  throw new RemoteFault(error.reason === 'timeout' ? 'timeout' : 'unreachable')
}

const XML = { 'content-type': 'application/xml; charset=utf-8' }

/** A question about a resource, and what is directly in it with Depth 1. */
export const propfind = (url: string, depth: 0 | 1, body: string): RemoteRequest => ({
  ...{ url, method: 'PROPFIND', body },
  headers: { ...XML, depth: String(depth) },
})

/** A question that has its own depth, or none (RFC 6578 3.2). */
export const report = (url: string, depth: 0 | 1, body: string): RemoteRequest => ({
  ...propfind(url, depth, body),
  method: 'REPORT',
})

/** What an answer means that is none of those wished for. */
export function faultOfAnswer({ status, headers }: OutgoingAnswer): RemoteFault {
  if (status === 401) return new RemoteFault('unauthorized')
  if (status === 403) return new RemoteFault('forbidden')
  if (status === 404 || status === 410) return new RemoteFault('notFound')
  if (status === 408 || status === 429 || status >= 500) return new RemoteFault('server', retrySecondsOf(headers))
  return new RemoteFault(status >= 300 && status < 400 ? 'elsewhere' : 'notCalDav')
}

const TOO_MUCH: ReadonlySet<AnswerFault> = new Set([
  'tooLarge',
  'tooDeep',
  'tooManyElements',
  'tooManyAttributes',
  'textTooLong',
])

/** Reads an answer about resources. @throws RemoteFault where it is none */
export async function multistatusOf(answer: OutgoingAnswer, origin: string): Promise<Multistatus> {
  if (answer.status !== 207) throw faultOfAnswer(answer)
  if (answer.isCut) throw new RemoteFault('tooLarge')
  const reading = await partByPart(readMultistatus(answer.body, origin))
  if ('value' in reading) return reading.value
  throw new RemoteFault(TOO_MUCH.has(reading.fault) ? 'tooLarge' : 'notCalDav')
}
