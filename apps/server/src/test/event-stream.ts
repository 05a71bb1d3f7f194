import { EventSourceParserStream } from 'eventsource-parser/stream'
import type { Planner } from './planner.ts'
import { apiOf } from './listening.ts'

/** A stream of server-sent events as a test reads it. */
export interface OpenStream {
  readonly status: number
  readonly headers: Headers
  /** The next change's number; null where the stream has ended. */
  readonly next: () => Promise<number | null>
  readonly close: () => Promise<void>
}

/** Opens a person's stream on a real connection. */
export async function openStream(planner: Planner, token: string): Promise<OpenStream> {
  const stopping = new AbortController()
  const response = await fetch(`${await apiOf(planner)}/events/stream`, {
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip, br' },
    signal: stopping.signal,
  })
  const numbers = sequencesIn(response)
  return {
    status: response.status,
    headers: response.headers,
    next: async () => (await numbers.next()).value ?? null,
    close: async () => {
      stopping.abort()
      await response.body?.cancel().catch(() => undefined)
    },
  }
}

async function* sequencesIn({ body }: Response): AsyncGenerator<number, undefined> {
  if (body === null) return
  const events = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())
  for await (const { event, data } of events) {
    if (event === 'change') yield (JSON.parse(data) as { sequence: number }).sequence
  }
}
