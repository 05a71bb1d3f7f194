import { expect, it } from 'vitest'
import { readServerEvents } from './server-events.ts'

/** Reads what comes in these pieces, and gives the events and how often something came. */
async function read(...pieces: string[]) {
  const events: [string, string][] = []
  let beats = 0
  const encoder = new TextEncoder()
  const body = new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece))
      controller.close()
    },
  })
  await readServerEvents(new Response(body), {
    onBytes: () => (beats += 1),
    onEvent: (name, data) => events.push([name, data]),
  })
  return { events, beats }
}

it('gives each event with its name and data', async () => {
  const { events } = await read('event: change\ndata: {"sequence":4}\n\nevent: change\ndata: {"sequence":5}\n\n')
  expect(events).toEqual([
    ['change', '{"sequence":4}'],
    ['change', '{"sequence":5}'],
  ])
})

it('puts together what comes in pieces, inside of lines and of characters too', async () => {
  const { events } = await read('event: cha', 'nge\nda', 'ta: a\r', '\ndata: b\n', '\n')
  expect(events).toEqual([['change', 'a\nb']])
})

it('hears a heartbeat and takes it for no event', async () => {
  expect(await read(': beat\n\n', ': beat\n\n')).toEqual({ events: [], beats: 2 })
})

it('calls an event without a name a message, and drops what was cut off', async () => {
  expect((await read('data: hello\n\nevent: change\ndata: never ended')).events).toEqual([['message', 'hello']])
})

it('reads lines that end as they may, and a mark of the byte order before the first', async () => {
  const { events } = await read('\ufeffdata: a\rid: 1\r\rretry: 5\r\ndata: b\r\n\r\n', 'data: c\n\n')
  expect(events.map(([, data]) => data)).toEqual(['a', 'b', 'c'])
})
