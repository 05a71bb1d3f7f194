import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ChatPiece, ChatRequest, ReadTool } from './assistant-model.ts'
import { openModel, type ModelTimes } from './open-model.ts'
import { anthropicCalls, anthropicStreams, fakeAnthropic } from './test/fake-anthropic.ts'
import { fakeOpenAi, openAiCalls, openAiFailsAmid, openAiReasons, openAiStreams } from './test/fake-openai.ts'
import { htmlPage, refuses, silent, type FakeServer, type Script } from './test/fake-server.ts'

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

  it('is passed on from its first piece, before the rest is there; Stop closes the request', async () => {
    server.answerWith(openAiStreams(['First'], 'stays'))
    const stop = new AbortController()
    const pieces = open()
      .chat(request({ signal: stop.signal }))
      [Symbol.asyncIterator]()
    expect(await pieces.next()).toEqual({ done: false, value: { text: 'First' } })
    expect(server.seen[0]!.isCut).toBe(false)
    stop.abort()
    await expect.poll(() => server.seen[0]!.isCut, { timeout: 1_000 }).toBe(true)
    expect(await pieces.next()).toMatchObject({ value: { failed: 'failed' } })
  })

  it('closes the request where nobody reads on', async () => {
    server.answerWith(openAiStreams(['First'], 'stays'))
    for await (const _ of open().chat(request())) break
    await expect.poll(() => server.seen[0]!.isCut, { timeout: 1_000 }).toBe(true)
  })

  it('carries no images, links or HTML, also where they are cut', async () => {
    server.answerWith(
      openAiStreams(['See ![x](htt', 'p://evil/a.png) <im', 'g src="http://evil/b"> and ht', 'tps://evil/c now']),
    )
    const said = await chat()
    expect(said).toContain('See x')
    expect(said).toContain('now')
    expect(said).not.toMatch(/evil|<|http/)
  })
})

describe('a model that does what it may not', () => {
  const propose = vi.fn(async () => 'A card is shown.')
  beforeEach(() => propose.mockClear())
  const create = { action: 'create', title: 'Run', when: 'February 30' }

  it.each<[string, string, unknown]>([
    ['an unknown tool', 'delete_everything', {}],
    ['a foreign id', 'propose_changes', { changes: [{ action: 'delete', eventId: 'of-another' }] }],
    ['10,000 actions', 'propose_changes', { changes: Array.from({ length: 10_000 }, () => create) }],
    ['half a JSON', 'propose_changes', '{"changes":[{"act'],
    ['an unknown field', 'propose_changes', { changes: [{ ...create, sql: 'drop' }] }],
  ])('proposes nothing with %s', async (_, name, input) => {
    server.answerWith(openAiCalls(name, input), openAiStreams(['Sorry.']))
    expect(await chat({ propose })).toBe('Sorry.')
    expect(propose).not.toHaveBeenCalled()
  })

  it('passes phrases on as they are: code refuses a day that is not', async () => {
    server.answerWith(openAiCalls('propose_changes', { changes: [create] }), openAiStreams(['Proposed.']))
    await chat({ propose })
    expect(propose).toHaveBeenCalledWith([expect.objectContaining({ when: 'February 30', eventId: null })])
  })

  it('hears no error of a tool', async () => {
    const run = () => Promise.reject(new Error('SQLITE secret'))
    server.answerWith(openAiCalls('search_events', { words: 'x' }), openAiStreams(['Sorry.']))
    await chat({ tools: [{ ...search, run }] })
    expect(JSON.stringify(server.seen)).not.toContain('SQLITE')
  })

  it('ends where its tools never do', async () => {
    server.answerWith(openAiCalls('search_events', { words: 'x' }))
    expect(await chat()).toBe('(failed)')
    expect(server.seen.length).toBeLessThanOrEqual(6)
  })
})

describe('a server that fails', () => {
  it.each<[string, Script, number]>([
    ['401', refuses(401), 1],
    ['429', refuses(429, { 'retry-after': '0' }), 2],
    ['500', refuses(500), 2],
    ['529', refuses(529), 2],
    ['a page of HTML', htmlPage, 1],
    ['reasoning only', openAiReasons, 2],
    ['nothing', openAiStreams([]), 2],
  ])('is given up at %s', async (_, script, requests) => {
    server.answerWith(script)
    expect(await chat()).toBe('(failed)')
    expect(server.seen).toHaveLength(requests)
  })

  it('is asked without tools where it says nothing with them', async () => {
    server.answerWith(openAiStreams([]), openAiStreams(['Hello.']))
    expect(await chat()).toBe('Hello.')
    expect(server.seen.map(({ body }) => 'tools' in body)).toEqual([true, false])
  })

  it.each<[string, Script]>([
    ['breaks off', openAiStreams(['Half '], 'breaks')],
    ['says so amid', openAiFailsAmid],
  ])('leaves what came, and that it failed, where it %s', async (_, script) => {
    server.answerWith(script)
    expect(await chat()).toBe('Half (failed)')
    expect(server.seen).toHaveLength(1)
  })

  it('is late where it is silent, before the first piece and after it', async () => {
    server.answerWith(silent)
    expect(await chat({}, { totalMs: 400 })).toBe('(late)')
    server.answerWith(openAiStreams(['Half '], 'stays'))
    expect(await chat({}, { chunkMs: 300 })).toBe('Half (late)')
  })

  it('is paused after five failures', async () => {
    const model = open()
    server.answerWith(refuses(401))
    for (let call = 0; call < 5; call += 1) await all(model.chat(request()))
    expect(await all(model.chat(request()))).toEqual([{ failed: 'paused' }])
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
