import {
  says,
  startFakeServer,
  streams,
  streamsForEver,
  type FakeServer,
  type Script,
  type StreamEnd,
} from './fake-server.ts'

const head = { id: 'c1', created: 1, model: 'fake' }

const chunk = (delta: object, finish: string | null = null): string =>
  `data: ${JSON.stringify({ ...head, object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finish }] })}`

const DONE = 'data: [DONE]'

/** A whole answer of chat completions. */
export const openAiSays = (content: string, more: object = {}): Script =>
  says({
    ...head,
    object: 'chat.completion',
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content, ...more } }],
  })

export const openAiObject = (value: unknown): Script => openAiSays(JSON.stringify(value))

/** An answer in pieces. */
export const openAiStreams = (pieces: readonly string[], end: StreamEnd = 'ends'): Script =>
  streams([...pieces.map((content) => chunk({ content })), ...(end === 'ends' ? [chunk({}, 'stop'), DONE] : [])], end)

/** Thinks, and says nothing. */
export const openAiReasons: Script = streams([chunk({ content: '', reasoning_content: 'hm' }), chunk({}, 'stop'), DONE])

/** Signs of life, and never a word. */
export const openAiPings = streamsForEver([chunk({ role: 'assistant', content: '' })], ': ping')

/** Words, and then an event that says that it failed. */
export const openAiFailsAmid: Script = streams([
  chunk({ content: 'Half ' }),
  'data: {"error":{"message":"overloaded","type":"server_error"}}',
  DONE,
])

/** Calls a tool; some servers leave the index out. */
export const openAiCalls = (name: string, input: unknown, hasIndex = true): Script =>
  streams([
    chunk({
      tool_calls: [
        {
          ...(hasIndex ? { index: 0 } : {}),
          id: 't1',
          type: 'function',
          function: { name, arguments: typeof input === 'string' ? input : JSON.stringify(input) },
        },
      ],
    }),
    chunk({}, 'tool_calls'),
    DONE,
  ])

/** A server that speaks chat completions. */
export const fakeOpenAi = (): Promise<FakeServer> => startFakeServer()
