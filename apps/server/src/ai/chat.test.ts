import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ChatPiece, ChatRequest, ReadTool } from './assistant-model.ts'
import { openModel, type ModelTimes } from './open-model.ts'
import { anthropicCalls, anthropicStreams, fakeAnthropic } from './test/fake-anthropic.ts'
import { fakeOpenAi, openAiCalls, openAiStreams } from './test/fake-openai.ts'
import type { FakeServer } from './test/fake-server.ts'

let server: FakeServer
beforeEach(async () => {
  server = await fakeOpenAi()
})
afterEach(() => server.stop())

const open = (times: ModelTimes = {}) =>
  openModel({ provider: 'openai-compatible', baseUrl: server.baseUrl, model: 'fake', apiKey: '' }, times)!

const search: ReadTool = {
  name: 'search_events',
  description: 'Finds events',
  parameters: { words: { description: 'words', isRequired: true } },
  run: async () => 'id-1 Dentist',
}

const request = (rest: Partial<ChatRequest> = {}): ChatRequest => ({
  language: 'en',
  facts: 'Today is Thursday.',
  before: [],
  message: 'When is the dentist?',
  tools: [search],
  propose: async () => 'A card is shown.',
  signal: new AbortController().signal,
  ...rest,
})

async function all(pieces: AsyncIterable<ChatPiece>): Promise<readonly ChatPiece[]> {
  const read: ChatPiece[] = []
  for await (const piece of pieces) read.push(piece)
  return read
}

const textOf = (pieces: readonly ChatPiece[]): string =>
  pieces.map((piece) => ('text' in piece ? piece.text : `(${piece.failed})`)).join('')

const chat = async (rest: Partial<ChatRequest> = {}, times: ModelTimes = {}) =>
  textOf(await all(open(times).chat(request(rest))))

describe('an answer', () => {
  it('uses the tools, with and without an index', async () => {
    for (const hasIndex of [true, false]) {
      server.answerWith(
        openAiCalls('search_events', { words: 'dentist' }, hasIndex),
        openAiStreams(['On ', '[[id-1]].']),
      )
      expect(await chat()).toBe('On [[id-1]].')
    }
    expect(JSON.stringify(server.seen[1]!.body.messages)).toContain('id-1 Dentist')
  })

  it('comes from Anthropic too', async () => {
    const other = await fakeAnthropic()
    other.answerWith(anthropicCalls('search_events', { words: 'x' }), anthropicStreams(['It is ', 'there.']))
    const model = openModel({ provider: 'anthropic', baseUrl: other.baseUrl, model: 'claude-x', apiKey: 'k' })!
    expect(textOf(await all(model.chat(request())))).toBe('It is there.')
    await other.stop()
  })
})

describe('a server that fails', () => {
  it('is asked without tools where it says nothing with them', async () => {
    server.answerWith(openAiStreams([]), openAiStreams(['Hello.']))
    expect(await chat()).toBe('Hello.')
    expect(server.seen.map(({ body }) => 'tools' in body)).toEqual([true, false])
  })
})

it('stays within the room of a small model', async () => {
  server.answerWith(openAiStreams(['Yes.']))
  const before = Array.from({ length: 40 }, (_, turn) => ({
    role: turn % 2 === 0 ? ('person' as const) : ('assistant' as const),
    text: `turn ${turn} ${'word '.repeat(100)}`,
  }))
  await chat({ before, facts: 'fact '.repeat(2_000) })
  expect(JSON.stringify(server.seen[0]!.body).length).toBeLessThan(9_000 + 3_000)
  expect(JSON.stringify(server.seen[0]!.body.messages)).toContain('turn 39')
})
