import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server of calendars for tests, that behaves as badly as it is told to. */
export interface FeedServer {
  /** `host:port`, as OUTGOING_ALLOWED wants it. */
  readonly place: string
  readonly urlOf: (path: string) => string
  /** What came, oldest first. */
  readonly asked: { readonly method: string; readonly path: string; readonly headers: IncomingHttpHeaders }[]
  /** How a path is answered from now on: by a body as a calendar, or by what a listener does. 404 without any. */
  readonly answer: (path: string, by: string | Buffer | RequestListener) => void
  readonly close: () => Promise<void>
}

/** Starts one on a free port of this machine. */
export async function startFeedServer(): Promise<FeedServer> {
  const answers = new Map<string, string | Buffer | RequestListener>()
  const asked: FeedServer['asked'] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push({ method: request.method ?? '', path, headers: request.headers })
    const by = answers.get(path)
    if (typeof by === 'function') by(request, response)
    else if (by === undefined) response.writeHead(404).end()
    else response.writeHead(200, { 'content-type': 'text/calendar; charset=utf-8' }).end(by)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const place = `127.0.0.1:${String((server.address() as AddressInfo).port)}`
  return {
    place,
    urlOf: (path) => `http://${place}${path}`,
    asked,
    answer: (path, by) => void answers.set(path, by),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Lines of a calendar around some lines of its own and events, each by its lines. */
export const feedOf = (events: readonly (readonly string[])[], header: readonly string[] = []): string =>
  [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:test', ...header],
    ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
    ...['END:VCALENDAR', ''],
  ].join('\r\n')

/** Lines of an event on a day of 2027, by its number in the year. */
export function dayLines(day: number, { uid = `day-${String(day)}`, title = `Giorno ${String(day)}` } = {}): string[] {
  const start = new Date(Date.UTC(2027, 0, 1 + day)).toISOString().slice(0, 10).replaceAll('-', '')
  return [`UID:${uid}`, `SUMMARY:${title}`, `DTSTART;VALUE=DATE:${start}`]
}

/** A calendar of so many days. */
export const daysFeed = (count: number, header: readonly string[] = []): string =>
  feedOf(
    Array.from({ length: count }, (_, day) => dayLines(day)),
    header,
  )
