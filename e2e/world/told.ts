import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Told {
  readonly type: string
  /** What was signed, and the signatures that came with it. */
  readonly signed: string
  readonly signatures: readonly string[]
  readonly titles: readonly string[]
}

/** A program that is told what changes. */
export interface ToldProgram {
  /** `host:port`, as OUTGOING_ALLOWED wants it. */
  readonly place: string
  readonly address: string
  /** What came, oldest first. */
  readonly told: readonly Told[]
  /** The status of its answers from now on. */
  readonly answerWith: (status: number) => void
  readonly close: () => Promise<void>
}

export async function startToldProgram(): Promise<ToldProgram> {
  const told: Told[] = []
  let status = 204
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body = Buffer.concat(parts).toString()
      const { type, data } = JSON.parse(body) as { type: string; data: { changes?: { event?: { title: string } }[] } }
      const said = (name: string): string => String(request.headers[name])
      told.push({
        type,
        signed: `${said('webhook-id')}.${said('webhook-timestamp')}.${body}`,
        signatures: said('webhook-signature').split(' '),
        titles: (data.changes ?? []).flatMap(({ event }) => event?.title ?? []),
      })
      response.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const place = `127.0.0.1:${String((server.address() as AddressInfo).port)}`
  return {
    place,
    address: `http://${place}/hook`,
    told,
    answerWith: (next) => {
      status = next
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** The signature that a message must have by a secret. */
export const signatureOf = (secret: string, { signed }: Told): string =>
  `v1,${createHmac('sha256', Buffer.from(secret.replace('whsec_', ''), 'base64'))
    .update(signed)
    .digest('base64')}`
