import { readAll } from './read-all.ts'

interface Reader {
  /** Called for anything received, including heartbeats. */
  readonly onBytes: () => void
  /** Called with each event's name and data. */
  readonly onEvent: (name: string, data: string) => void
}

/**
 * Reads a stream of server-sent events to its end (WHATWG HTML, 9.2.6). `EventSource` cannot send a bearer token, and a
 * token in a URL ends up in logs.
 */
export async function readServerEvents(answer: Response, reader: Reader): Promise<void> {
  if (!answer.body) return
  const lines = answer.body.pipeThrough(new TextDecoderStream())
  let rest = ''
  for await (const text of readAll(lines)) {
    reader.onBytes()
    const blocks = (rest + text).replaceAll('\r\n', '\n').split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) report(block, reader)
  }
}

function report(block: string, reader: Reader): void {
  const fields = block
    .split('\n')
    .map((line) => /^(\w+): ?(.*)$/.exec(line))
    .filter((match) => match !== null)
  const valuesOf = (name: string) => fields.filter((field) => field[1] === name).map((field) => field[2] ?? '')
  const data = valuesOf('data')
  // Comments (`: beat`) and blocks without data are not events.
  if (data.length > 0) reader.onEvent(valuesOf('event').at(-1) ?? 'message', data.join('\n'))
}
