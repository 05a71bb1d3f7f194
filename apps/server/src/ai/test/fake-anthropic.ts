import {
  says,
  startFakeServer,
  streams,
  streamsForEver,
  type FakeServer,
  type Script,
  type StreamEnd,
} from './fake-server.ts'

const message = { id: 'm1', type: 'message', role: 'assistant', model: 'fake', stop_sequence: null }
const usage = { input_tokens: 1, output_tokens: 1 }

const event = (data: { readonly type: string; readonly [key: string]: unknown }): string =>
  `event: ${data.type}\ndata: ${JSON.stringify(data)}`

const start = event({ type: 'message_start', message: { ...message, content: [], stop_reason: null, usage } })

const ends = (reason: string): readonly string[] => [
  event({ type: 'content_block_stop', index: 0 }),
  event({ type: 'message_delta', delta: { stop_reason: reason, stop_sequence: null }, usage }),
  event({ type: 'message_stop' }),
]

const delta = (value: object): string => event({ type: 'content_block_delta', index: 0, delta: value })

/** A structured answer, in the way in which it was asked for: by a forced tool, or as text of a schema. */
export const anthropicObject =
  (value: object): Script =>
  (answer, seen) => {
    const asText = [{ type: 'text', text: JSON.stringify(value) }]
    const asTool = [{ type: 'tool_use', id: 't1', name: 'json', input: value }]
    const isTool = Array.isArray(seen.body.tools)
    const content = isTool ? asTool : asText
    says({ ...message, content, stop_reason: isTool ? 'tool_use' : 'end_turn', usage })(answer, seen)
  }

/** A whole answer of text, however it was asked for. */
export const anthropicSays = (text: string): Script =>
  says({ ...message, content: text === '' ? [] : [{ type: 'text', text }], stop_reason: 'end_turn', usage })

/** Thinks, and says nothing. */
export const anthropicThinks: Script = says({
  ...message,
  content: [{ type: 'thinking', thinking: 'hm', signature: 's' }],
  stop_reason: 'end_turn',
  usage,
})

const textStart = event({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } })
const ping = event({ type: 'ping' })

/** An answer in pieces. */
export const anthropicStreams = (pieces: readonly string[], end: StreamEnd = 'ends'): Script =>
  streams(
    [
      start,
      ping,
      textStart,
      ...pieces.map((text) => delta({ type: 'text_delta', text })),
      ...(end === 'ends' ? ends('end_turn') : []),
    ],
    end,
  )

/** The same, where there is nothing but thoughts. */
export const anthropicReasons: Script = streams([
  start,
  event({ type: 'content_block_start', index: 0, content_block: { type: 'thinking', thinking: '', signature: '' } }),
  delta({ type: 'thinking_delta', thinking: 'hm' }),
  ...ends('end_turn'),
])

/** Words, and then an event that says that it failed. */
export const anthropicFailsAmid: Script = streams([
  start,
  textStart,
  delta({ type: 'text_delta', text: 'Half ' }),
  event({ type: 'error', error: { type: 'overloaded_error', message: 'overloaded' } }),
])

/** Signs of life, and never a word. */
export const anthropicPings = streamsForEver([start], ping)

export const anthropicCalls = (name: string, input: unknown): Script =>
  streams([
    start,
    event({ type: 'content_block_start', index: 0, content_block: { type: 'tool_use', id: 't1', name, input: {} } }),
    delta({ type: 'input_json_delta', partial_json: typeof input === 'string' ? input : JSON.stringify(input) }),
    ...ends('tool_use'),
  ])

/** A server that speaks Anthropic's messages. */
export const fakeAnthropic = (): Promise<FakeServer> => startFakeServer()
