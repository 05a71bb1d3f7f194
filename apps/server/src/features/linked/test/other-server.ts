import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Planner } from '#server/test/planner.ts'

/** A request that has come, before it is answered. */
export interface Asked {
  readonly method: string
  readonly path: string
  readonly authorization: string | undefined
}

/** What becomes of a request: `lost` is carried out, but its answer never comes; `dropped` is not carried out. */
export type Fate =
  | 'answered'
  | 'lost'
  | 'dropped'
  | { readonly status: number; readonly headers?: Record<string, string> }

/** Another server with calendars, which is a planner behind a port of its own, and may be made to fail. */
export interface OtherServer {
  readonly url: string
  /** As `OUTGOING_ALLOWED` names it. */
  readonly place: string
  readonly asked: Asked[]
  /** Whose planner stands behind it. */
  planner: Planner | null
  /** Says what becomes of each request. */
  fateOf: (asked: Asked) => Fate
  readonly close: () => Promise<void>
}

export async function startOtherServer(): Promise<OtherServer> {
  const server = http.createServer((request, response) => void handle(other, request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const place = `127.0.0.1:${String((server.address() as AddressInfo).port)}`
  const other: OtherServer = {
    url: `http://${place}`,
    place,
    asked: [],
    planner: null,
    fateOf: () => 'answered',
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return other
}

async function handle(other: OtherServer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const parts: Buffer[] = []
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
  const { authorization } = request.headers
  const asked = { method: request.method ?? '', path: request.url ?? '', authorization }
  other.asked.push(asked)
  const fate = other.fateOf(asked)
  if (typeof fate !== 'string') {
    response.writeHead(fate.status, fate.headers).end()
    return
  }
  if (fate === 'dropped' || other.planner === null) {
    request.socket.destroy()
    return
  }
  const answer = await other.planner.app.inject({
    method: asked.method,
    url: asked.path,
    headers: request.headers,
    payload: Buffer.concat(parts),
  })
  if (fate === 'lost') request.socket.destroy()
  else response.writeHead(answer.statusCode, answer.headers).end(answer.rawPayload)
}
