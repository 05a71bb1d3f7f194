import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A part of what a page has reported: what it is, and the text of it. */
interface Report {
  readonly type: string
  readonly text: string
}

/** What stands in for an error-reporting service. */
export interface Receiver {
  /** What a server is told to report to. */
  readonly dsn: string
  readonly reports: Report[]
  /** Everything that came, headers of requests included, as it came. */
  readonly everything: () => string
  readonly close: () => Promise<void>
}

/** Listens as Sentry does: envelopes of lines, facts and content in turn (develop.sentry.dev/sdk/envelopes). */
export async function startReceiver(): Promise<Receiver> {
  const [reports, raw]: [Report[], string[]] = [[], []]
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body = Buffer.concat(parts)
      raw.push(`${request.url ?? ''} ${JSON.stringify(request.headers)}\n${body.toString()}`)
      reports.push(...reportsOf(body))
      response.writeHead(200, { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' })
      response.end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    dsn: `http://0123456789abcdef0123456789abcdef@127.0.0.1:${port}/1`,
    reports,
    everything: () => raw.join('\n'),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function reportsOf(body: Buffer): Report[] {
  const reports: Report[] = []
  for (let at = body.indexOf('\n') + 1; at > 0 && at < body.length;) {
    const end = body.indexOf('\n', at)
    const { type, length } = JSON.parse(body.toString('utf8', at, end)) as { type: string; length?: number }
    const newline = body.indexOf('\n', end + 1)
    const until = length === undefined ? (newline < 0 ? body.length : newline) : end + 1 + length
    reports.push({ type, text: body.toString('utf8', end + 1, until) })
    at = until + 1
  }
  return reports
}
