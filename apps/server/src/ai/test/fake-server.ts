import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** What a test may look at of a request that came in. */
export interface SeenRequest {
  readonly path: string
  // A test reads what it expects; the wire has many shapes.
  // oxlint-disable-next-line typescript/no-explicit-any -- see above
  readonly body: any
  /** Whether the other side closed it before its answer was whole. */
  isAborted: boolean
}

export type Script = (answer: ServerResponse, seen: SeenRequest) => void

/** A model's server on a free port. Scripts answer in turn; the last of them goes on answering. */
export interface FakeServer {
  readonly baseUrl: string
  readonly seen: readonly SeenRequest[]
  readonly answerWith: (...scripts: readonly Script[]) => void
  readonly stop: () => Promise<void>
}

export async function startFakeServer(): Promise<FakeServer> {
  const seen: SeenRequest[] = []
  let scripts: readonly Script[] = []
  const handle = async (request: IncomingMessage, answer: ServerResponse): Promise<void> => {
    const one: SeenRequest = { path: request.url ?? '', body: JSON.parse(await text(request)), isAborted: false }
    seen.push(one)
    answer.on('close', () => (one.isAborted = !answer.writableFinished))
    const [script, ...rest] = scripts
    if (rest.length > 0) scripts = rest
    if (script) script(answer, one)
    else answer.writeHead(500).end()
  }
  const server = createServer((request, answer) => void handle(request, answer))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    seen,
    answerWith: (...next) => {
      scripts = next
    },
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

const JSON_TYPE = { 'content-type': 'application/json' }

export const says =
  (body: unknown): Script =>
  (answer) =>
    void answer.writeHead(200, JSON_TYPE).end(JSON.stringify(body))

/** Refuses by a status, with headers such as `retry-after`. */
export const refuses =
  (status: number, headers: Readonly<Record<string, string>> = {}): Script =>
  (answer) =>
    void answer.writeHead(status, { ...JSON_TYPE, ...headers }).end('{"error":{"message":"no","type":"no"}}')

export const silent: Script = () => undefined

export const htmlPage: Script = (answer) =>
  void answer.writeHead(200, { 'content-type': 'text/html' }).end('<html><body>Sign in</body></html>')

/** A byte now and then, which never become an answer. */
export const trickles: Script = (answer) => {
  answer.writeHead(200, JSON_TYPE)
  const timer = setInterval(() => answer.write(' '), 50)
  answer.on('close', () => clearInterval(timer))
}

export type StreamEnd = 'ends' | 'breaks' | 'stays'

/** Events of a stream; afterwards it ends, breaks off, or stays open. */
export const streams =
  (lines: readonly string[], end: StreamEnd = 'ends'): Script =>
  (answer) => {
    answer.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const line of lines) answer.write(`${line}\n\n`)
    if (end === 'ends') answer.end()
    if (end === 'breaks') setTimeout(() => answer.destroy(), 50)
  }

/** Events of a stream, and then one and the same for ever. */
export const streamsForEver =
  (lines: readonly string[], again: string): Script =>
  (answer) => {
    answer.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const line of lines) answer.write(`${line}\n\n`)
    const timer = setInterval(() => answer.write(`${again}\n\n`), 50)
    answer.on('close', () => clearInterval(timer))
  }

/** A stream of which one byte comes now and then. */
export const trickledStream: Script = (answer) => {
  answer.writeHead(200, { 'content-type': 'text/event-stream' })
  const timer = setInterval(() => answer.write('e'), 50)
  answer.on('close', () => clearInterval(timer))
}

/** Sends the request on to another address. */
export const redirects =
  (address: string): Script =>
  (answer) =>
    void answer.writeHead(307, { location: address }).end()

export const breaksOff: Script = (answer) => void answer.destroy()

/** The head of an answer, and half of what it promised. */
export const cutShort: Script = (answer) => {
  answer.writeHead(200, { ...JSON_TYPE, 'content-length': '500' })
  answer.write('{"id":"x"')
  setTimeout(() => answer.destroy(), 50)
}

const pours =
  (type: string, start: string): Script =>
  (answer) => {
    answer.writeHead(200, { 'content-type': type })
    answer.write(start)
    const more = 'x'.repeat(1 << 20)
    const pour = (): void => {
      while (!answer.destroyed && answer.write(more));
    }
    answer.on('drain', pour)
    pour()
  }

/** As many bytes as anybody reads, and never an end of them. */
export const endless: Script = pours('application/json', '{"id":"')
export const endlessStream: Script = pours('text/event-stream', 'data: ')
