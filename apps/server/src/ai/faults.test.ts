import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ChatPiece, ChatRequest, ReadTool } from './assistant-model.ts'
import type { ModelTimes } from './open-model.ts'
import {
  breaksOff,
  cutShort,
  endless,
  endlessStream,
  htmlPage,
  redirects,
  refuses,
  says,
  silent,
  startFakeServer,
  trickledStream,
  trickles,
  type FakeServer,
  type Script,
} from './test/fake-server.ts'
import { modelAt, WIRES, type Wire } from './test/wires.ts'

let server: FakeServer
let elsewhere: FakeServer
beforeEach(async () => {
  server = await startFakeServer()
  elsewhere = await startFakeServer()
})
afterEach(() => Promise.all([server.stop(), elsewhere.stop()]))

const step = { title: 'Read the score', description: 'Slowly', daysBefore: 20, lengthDays: 3, optional: false }
const good = { steps: [step] }
const failed = { answered: false, why: 'failed' }
const late = { answered: false, why: 'late' }

/** What a model may do of itself; afterwards it says something. */
const run = vi.fn(async () => 'id-1 Dentist')
const propose = vi.fn(async () => 'A card is shown.')
const search: ReadTool = {
  name: 'search_events',
  description: 'Finds events',
  parameters: { words: { description: 'words', isRequired: true } },
  run,
}
beforeEach(() => {
  run.mockClear()
  propose.mockClear()
})

const steps = (wire: Wire, times: ModelTimes = {}, signal = new AbortController().signal) =>
  modelAt(server, wire, times).steps({ language: 'en', target: 'Sing in a choir', weeks: 6, signal })

const request = (signal = new AbortController().signal): ChatRequest => ({
  language: 'en',
  facts: 'Today is Thursday.',
  before: [],
  message: 'When is the dentist?',
  tools: [search],
  propose,
  signal,
})

const said = (pieces: readonly ChatPiece[]): string =>
  pieces.map((piece) => ('text' in piece ? piece.text : `(${piece.failed})`)).join('')

async function talk(wire: Wire, times: ModelTimes = {}): Promise<string> {
  const pieces: ChatPiece[] = []
  for await (const piece of modelAt(server, wire, times).chat(request())) pieces.push(piece)
  return said(pieces)
}

/** A fault of L3, and how often a structured answer and a chat are asked for where it is met: twice at most. */
type Fault = readonly [name: string, script: (wire: Wire) => Script, structured: number, chat: number]

const FAULTS: readonly Fault[] = [
  ['401', () => refuses(401), 1, 1],
  ['403', () => refuses(403), 1, 1],
  ['404', () => refuses(404), 1, 1],
  ['429 for long', () => refuses(429, { 'retry-after': '60' }), 1, 1],
  ['429 for a moment', () => refuses(429, { 'retry-after': '0' }), 2, 2],
  ['500', () => refuses(500), 2, 2],
  ['503', () => refuses(503), 2, 2],
  ['529', () => refuses(529), 2, 2],
  ['a line that breaks off at once', () => breaksOff, 2, 2],
  ['an answer that is cut short', () => cutShort, 2, 2],
  ['a page of HTML', () => htmlPage, 1, 1],
  ['another answer than was asked for', () => says({ status: 'ok' }), 1, 1],
  ['an answer without end', () => endless, 1, 1],
  ['a stream without end', () => endlessStream, 1, 1],
  ['half a JSON', ({ says: text }) => text('{"steps":[{"title":"Re'), 2, 1],
  ['nothing', ({ says: text }) => text(''), 2, 1],
  ['thoughts alone', ({ thinks }) => thinks, 2, 1],
]

describe.each(WIRES)('a model on the wire of $provider', (wire) => {
  describe('L3: fails, and the built-in planner is left to answer', () => {
    it.each(FAULTS)('at %s, where a structured answer is asked for', async (_name, script, requests) => {
      server.answerWith(script(wire))
      expect([await steps(wire), server.seen.length]).toEqual([failed, requests])
    })

    it.each(FAULTS)('at %s, where it is to talk', async (_name, script, _structured, requests) => {
      server.answerWith(script(wire))
      expect([await talk(wire), server.seen.length]).toEqual(['(failed)', requests])
    })

    it.each<[string, (wire: Wire) => Script]>([
      ['ends without a word', ({ streams }) => streams([])],
      ['only thinks', ({ reasons }) => reasons],
    ])('where a stream %s, with tools and without', async (_name, script) => {
      server.answerWith(script(wire))
      expect(await talk(wire)).toBe('(failed)')
      expect(server.seen.map(({ body }) => 'tools' in body)).toEqual([true, false])
    })

    it.each<[string, (wire: Wire) => Script]>([
      ['breaks off', ({ streams }) => streams(['Half '], 'breaks')],
      ['says amid that it failed', ({ failsAmid }) => failsAmid],
    ])('where a stream %s: what came stays, and is not asked for again', async (_name, script) => {
      server.answerWith(script(wire))
      expect([await talk(wire), server.seen.length]).toEqual(['Half (failed)', 1])
    })

    it('where it says all at once more than is ever shown', async () => {
      server.answerWith(wire.streams(['a'.repeat(1_000_000)]))
      expect([await talk(wire), server.seen.length]).toEqual(['(failed)', 1])
    })

    it('where there is no server', async () => {
      await server.stop()
      expect([await steps(wire), await talk(wire)]).toEqual([failed, '(failed)'])
    })

    it('and follows nobody to another address, to which words and key would go', async () => {
      server.answerWith(redirects(`${elsewhere.baseUrl}/x`))
      expect([await steps(wire), await talk(wire)]).toEqual([failed, '(failed)'])
      expect(elsewhere.seen).toEqual([])
    })
  })

  describe('L3: is late', () => {
    it.each<[string, Script]>([
      ['silent', silent],
      ['trickling', trickles],
    ])('with a structured answer where it is %s, and its request is closed', async (_name, script) => {
      server.answerWith(script)
      expect(await steps(wire, { totalMs: 300 })).toEqual(late)
      await expect.poll(() => server.seen.map(({ isAborted }) => isAborted)).toEqual([true])
    })

    it.each<[string, (wire: Wire) => Script]>([
      ['silent', () => silent],
      ['trickling a stream', () => trickledStream],
      ['giving signs of life alone', ({ pings }) => pings],
    ])('with a chat where it is %s, and its request is closed', async (_name, script) => {
      server.answerWith(script(wire))
      expect(await talk(wire, { totalMs: 300 })).toBe('(late)')
      await expect.poll(() => server.seen.map(({ isAborted }) => isAborted)).toEqual([true])
    })

    it('where it stops amid its words: what came stays', async () => {
      server.answerWith(wire.streams(['Half '], 'stays'))
      expect(await talk(wire, { chunkMs: 200 })).toBe('Half (late)')
      await expect.poll(() => server.seen.map(({ isAborted }) => isAborted)).toEqual([true])
    })
  })

  describe('L3: is left in peace for a minute after five failures, and then tried once', () => {
    it('whatever it is asked for', async () => {
      let now = 0
      const model = modelAt(server, wire, { now: () => now })
      const ask = () => model.steps({ language: 'en', target: 'Sing', weeks: 6, signal: new AbortController().signal })
      server.answerWith(refuses(401))
      for (let call = 0; call < 5; call += 1) await ask()
      const pieces: ChatPiece[] = []
      for await (const piece of model.chat(request())) pieces.push(piece)
      expect([await ask(), pieces]).toEqual([{ answered: false, why: 'paused' }, [{ failed: 'paused' }]])
      expect(server.seen).toHaveLength(5)
      now = 60_000
      server.answerWith(wire.object(good))
      const both = await Promise.all([ask(), ask()])
      expect(both.map(({ answered }) => answered)).toEqual([true, false])
    })
  })

  describe('L2: answers what it may not', () => {
    it.each<[string, object]>([
      ['10,000 steps', { steps: Array.from({ length: 10_000 }, () => step) }],
      ['a day that is none', { steps: [{ ...step, title: 'Read by 30 February' }] }],
      ['a date in a description', { steps: [{ ...step, description: 'until 2027-02-30' }] }],
      ['a day outside of the window', { steps: [{ ...step, daysBefore: 400 }] }],
      ['an unknown field', { steps: [{ ...step, run: 'rm' }] }],
      ['nothing but HTML in a title', { steps: [{ ...step, title: '<img src=x>' }] }],
      ['no steps', { steps: [] }],
    ])('and is refused: %s', async (_name, answer) => {
      server.answerWith(wire.object(answer))
      expect(await steps(wire)).toEqual(failed)
      expect(server.seen.length).toBeLessThanOrEqual(2)
    })

    const create = { action: 'create', title: 'Run', when: 'February 30' }

    it.each<[string, string, unknown]>([
      ['an unknown tool', 'delete_everything', {}],
      ['a foreign id', 'propose_changes', { changes: [{ action: 'delete', eventId: 'of-another' }] }],
      ['10,000 actions', 'propose_changes', { changes: Array.from({ length: 10_000 }, () => create) }],
      ['half a JSON', 'propose_changes', '{"changes":[{"act'],
      ['an unknown field', 'propose_changes', { changes: [{ ...create, sql: 'drop' }] }],
      ['a tool without what it needs', 'search_events', {}],
    ])('and neither looks nor proposes: %s', async (_name, name, input) => {
      server.answerWith(wire.calls(name, input), wire.streams(['Sorry.']))
      expect(await talk(wire)).toBe('Sorry.')
      expect([run.mock.calls, propose.mock.calls]).toEqual([[], []])
    })

    it('and phrases pass as they are: the code that is asked refuses a day that is none', async () => {
      server.answerWith(wire.calls('propose_changes', { changes: [create] }), wire.streams(['Proposed.']))
      await talk(wire)
      expect(propose).toHaveBeenCalledWith([expect.objectContaining({ when: 'February 30', eventId: null })])
    })

    it('and nothing remote or marked up is passed on, also where it is cut', async () => {
      server.answerWith(
        wire.streams(['See ![x](htt', 'p://evil/a.png) <im', 'g src="http://evil/b"> and ht', 'tps://evil/c now']),
      )
      const text = await talk(wire)
      expect(text).toMatch(/See x.*now/)
      expect(text).not.toMatch(/evil|<|http/)
    })

    it('and is ended where its tools never do', async () => {
      server.answerWith(wire.calls('search_events', { words: 'x' }))
      expect(await talk(wire)).toBe('(failed)')
      expect(server.seen.length).toBeLessThanOrEqual(6)
    })

    it('and hears no error of a tool', async () => {
      run.mockRejectedValueOnce(new Error('SQLITE secret'))
      server.answerWith(wire.calls('search_events', { words: 'x' }), wire.streams(['Sorry.']))
      await talk(wire)
      expect(run).toHaveBeenCalledOnce()
      expect(JSON.stringify(server.seen)).not.toContain('SQLITE')
    })
  })

  describe('L4: is stopped', () => {
    it('at the first piece, which is passed on before the rest is there', async () => {
      server.answerWith(wire.streams(['First'], 'stays'))
      const stop = new AbortController()
      const pieces = modelAt(server, wire).chat(request(stop.signal))[Symbol.asyncIterator]()
      expect(await pieces.next()).toEqual({ done: false, value: { text: 'First' } })
      expect(server.seen.map(({ isAborted }) => isAborted)).toEqual([false])
      stop.abort()
      await expect.poll(() => server.seen[0]?.isAborted, { timeout: 1_000 }).toBe(true)
      expect(await pieces.next()).toMatchObject({ value: { failed: 'failed' } })
    })

    it('before the first piece, and while a structured answer is awaited; that says nothing of the model', async () => {
      server.answerWith(silent)
      const model = modelAt(server, wire)
      const stop = new AbortController()
      const talking = model.chat(request(stop.signal))[Symbol.asyncIterator]().next()
      const asking = model.steps({ language: 'en', target: 'Sing', weeks: 6, signal: stop.signal })
      await expect.poll(() => server.seen.length).toBe(2)
      stop.abort()
      await expect.poll(() => server.seen.map(({ isAborted }) => isAborted), { timeout: 1_000 }).toEqual([true, true])
      expect([await asking, await talking]).toMatchObject([failed, { value: { failed: 'failed' } }])
      expect(model.answered()).toBe(null)
    })

    it('where nobody reads on', async () => {
      server.answerWith(wire.streams(['First'], 'stays'))
      for await (const _ of modelAt(server, wire).chat(request())) break
      await expect.poll(() => server.seen[0]?.isAborted, { timeout: 1_000 }).toBe(true)
    })
  })
})
