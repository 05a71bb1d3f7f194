import { Agent, request as send } from 'node:http'

export interface Question {
  readonly method?: string
  readonly path: string
  readonly headers?: Record<string, string>
  readonly body?: string
}

export interface Answer {
  readonly status: number
  readonly headers: Record<string, string | string[] | undefined>
  readonly body: Buffer
  /** From the first byte sent to the last one received. */
  readonly milliseconds: number
}

export type Client = (question: Question) => Promise<Answer>

/**
 * A client of one server on this machine that keeps its connections: the thinnest one that Node has. One that keeps no bodies
 * answers with empty ones: to put megabytes together would hold whoever measures in the same process.
 */
export function httpClient(address: string, connections = 1, { keepsBodies = true } = {}): Client {
  const { hostname, port } = new URL(address)
  if (hostname !== '127.0.0.1') throw new Error(`the benchmark asks only this machine, not ${hostname}`)
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  return ({ method = 'GET', path, headers = {}, body }) =>
    new Promise((resolve, reject) => {
      const start = performance.now()
      const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }
      const outgoing = send({ hostname, port, agent, method, path, headers: { ...headers, ...length } }, (incoming) => {
        const parts: Buffer[] = []
        incoming.on('data', (part: Buffer) => keepsBodies && parts.push(part))
        incoming.on('error', reject)
        incoming.on('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            body: Buffer.concat(parts),
            milliseconds: performance.now() - start,
          }),
        )
      })
      outgoing.on('error', reject)
      outgoing.end(body)
    })
}

/** Insists on a status. @throws Error with what the server said instead */
export async function expectStatus(answer: Promise<Answer>, ...wanted: number[]): Promise<Answer> {
  const got = await answer
  if (wanted.includes(got.status)) return got
  throw new Error(`answered ${got.status}: ${got.body.toString('utf8').slice(0, 500)}`)
}
