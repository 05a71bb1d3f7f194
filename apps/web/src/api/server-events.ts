import { createParser } from 'eventsource-parser'
import { readAll } from './read-all.ts'

interface Reader {
  /** Called for anything received, including heartbeats. */
  readonly onBytes: () => void
  /** Called with each event's name and data. */
  readonly onEvent: (name: string, data: string) => void
}

/**
 * Reads a stream of server-sent events to its end. `EventSource` cannot send a bearer token, and a token in an address ends
 * in logs.
 */
export async function readServerEvents({ body }: Response, { onBytes, onEvent }: Reader): Promise<void> {
  if (!body) return
  const parser = createParser({ onEvent: ({ event = 'message', data }) => onEvent(event, data) })
  for await (const text of readAll(body.pipeThrough(new TextDecoderStream()))) {
    onBytes()
    parser.feed(text)
  }
}
