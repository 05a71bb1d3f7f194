import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { webhookMessage } from '@dodici/contract/webhook-message'
import type { WebhookMessage } from '@dodici/contract/types'
import { TEST_SECRET } from '#server/test/told.ts'
import { signedHeaders } from '../signature.ts'

/** A message as it came. */
export interface Received {
  readonly path: string
  readonly id: string
  readonly signatures: readonly string[]
  readonly seconds: number
  readonly body: string
  readonly message: WebhookMessage
}

type Answer = number | ((response: ServerResponse) => void)

/** A receiver of webhooks for tests, that behaves as badly as it is told to. */
export interface Receiver {
  /** `host:port`, as OUTGOING_ALLOWED wants it. */
  readonly place: string
  readonly urlOf: (path: string) => string
  /** What came to a path, oldest first. */
  readonly at: (path: string) => readonly Received[]
  /** How a path answers from now on; 204 without any. */
  readonly answer: (path: string, by: Answer) => void
  /** Forgets what came and how it was to answer. */
  readonly reset: () => void
  readonly close: () => Promise<void>
}

/** Starts one on a free port of this machine. It takes nothing that is not as the contract says. */
export async function startReceiver(): Promise<Receiver> {
  const answers = new Map<string, Answer>()
  const received: Received[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const path = request.url ?? ''
      const body = Buffer.concat(parts).toString()
      const said = (name: string): string => String(request.headers[name])
      const signatures = said('webhook-signature').split(' ')
      const facts = { path, id: said('webhook-id'), seconds: Number(said('webhook-timestamp')), signatures, body }
      received.push({ ...facts, message: webhookMessage.parse(JSON.parse(body)) })
      const by = answers.get(path) ?? 204
      if (typeof by === 'function') by(response)
      else response.writeHead(by).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const place = `127.0.0.1:${String((server.address() as AddressInfo).port)}`
  return {
    place,
    urlOf: (path) => `http://${place}${path}`,
    at: (path) => received.filter((one) => one.path === path),
    answer: (path, by) => void answers.set(path, by),
    reset: () => {
      answers.clear()
      received.length = 0
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** The signatures that a message must have by some secrets. */
export const signaturesBy = ({ id, seconds, body }: Received, secrets: readonly string[] = [TEST_SECRET]): string[] =>
  signedHeaders(secrets, { id, seconds, body })['webhook-signature'].split(' ')
