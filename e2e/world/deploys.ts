import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The server behind another address, where new versions of the page can be put in its place. */
export interface Deploys {
  readonly address: string
  /** From now on the page says that it is another version, and so does its service worker. */
  readonly deploy: (version: string) => void
  readonly close: () => Promise<void>
}

/** What names the version in the page and in its service worker: 16 hexadecimal digits. */
const VERSIONED = /<meta name="version" content="([0-9a-f]{16})"/

/** Stands before the server of the tests. */
export async function startDeploys(baseURL: string): Promise<Deploys> {
  let version: string | null = null
  const built = VERSIONED.exec(await (await fetch(`${baseURL}/login`)).text())?.[1]
  if (built === undefined) throw new Error('The page does not say its version')
  const server = createServer((asked, answer) =>
    pass(baseURL, asked, answer, (text) => text.replaceAll(built, version ?? built)),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deploy: (next) => (version = next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Hands a request on, and its answer back; what is HTML or the service worker is changed on the way. */
function pass(baseURL: string, asked: IncomingMessage, answer: ServerResponse, change: (text: string) => string): void {
  // Whole and legible, whatever the browser has of it.
  const { 'if-none-match': _match, 'if-modified-since': _since, ...headers } = asked.headers
  headers['accept-encoding'] = 'identity'
  const onward = request(new URL(asked.url ?? '/', baseURL), { method: asked.method, headers }, (given) => {
    const isVersioned = asked.url === '/service-worker.js' || /html/.test(given.headers['content-type'] ?? '')
    if (!isVersioned) {
      answer.writeHead(given.statusCode ?? 500, given.headers)
      given.pipe(answer)
      return
    }
    const parts: Buffer[] = []
    given.on('data', (part: Buffer) => parts.push(part))
    given.on('end', () => {
      const { 'content-length': _length, etag: _etag, 'last-modified': _modified, ...kept } = given.headers
      answer.writeHead(given.statusCode ?? 500, kept)
      answer.end(change(Buffer.concat(parts).toString()))
    })
  })
  onward.on('error', () => answer.destroy())
  asked.pipe(onward)
}
