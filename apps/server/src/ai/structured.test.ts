import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openModel, type ModelTimes } from './open-model.ts'
import { anthropicObject, fakeAnthropic } from './test/fake-anthropic.ts'
import { fakeOpenAi, openAiObject, openAiSays } from './test/fake-openai.ts'
import { htmlPage, refuses, silent, trickles, type FakeServer, type Script } from './test/fake-server.ts'

let server: FakeServer
beforeEach(async () => {
  server = await fakeOpenAi()
})
afterEach(() => server.stop())

const signal = new AbortController().signal
const open = (times: ModelTimes = {}, provider: 'openai-compatible' | 'anthropic' = 'openai-compatible') =>
  openModel({ provider, baseUrl: server.baseUrl, model: 'fake', apiKey: 'k' }, times)!

const step = { title: 'Read the score', description: 'Slowly', daysBefore: 20, lengthDays: 3, optional: false }
const good = { steps: [step] }
const asked = { language: 'en', goal: 'Sing in a choir', weeks: 6, signal } as const
const failed = { answered: false, why: 'failed' }

describe('steps', () => {
  it('are read from a structured answer', async () => {
    server.answerWith(openAiObject(good))
    const model = open()
    expect(await model.steps(asked)).toEqual({ answered: true, value: [step] })
    expect(server.seen[0]!.body.response_format.type).toBe('json_schema')
    expect(model.answered()).toBe(true)
  })

  it('are read from Anthropic', async () => {
    const other = await fakeAnthropic()
    other.answerWith(anthropicObject(good))
    const model = openModel({ provider: 'anthropic', baseUrl: other.baseUrl, model: 'claude-x', apiKey: 'k' })!
    expect(await model.steps(asked)).toEqual({ answered: true, value: [step] })
    await other.stop()
  })

  it('are asked for in words where the server takes no schema, and so the next time at once', async () => {
    server.answerWith(refuses(400), openAiSays(`<think>hm</think>\`\`\`json\n${JSON.stringify(good)}\n\`\`\``))
    const model = open()
    expect(await model.steps(asked)).toEqual({ answered: true, value: [step] })
    expect(JSON.stringify(server.seen[1]!.body.messages)).toContain('daysBefore')
    await model.steps(asked)
    expect(server.seen.map(({ body }) => String(body.response_format.type))).toEqual([
      'json_schema',
      'json_object',
      'json_object',
    ])
  })

  it.each<[string, unknown]>([
    ['10,000 steps', { steps: Array.from({ length: 10_000 }, () => step) }],
    ['a date in a title', { steps: [{ ...step, title: 'Read by 30 February' }] }],
    ['an ISO date in a description', { steps: [{ ...step, description: 'until 2027-02-30' }] }],
    ['a day outside of the window', { steps: [{ ...step, daysBefore: 400 }] }],
    ['an unknown field', { steps: [{ ...step, run: 'rm' }] }],
    ['nothing but HTML in a title', { steps: [{ ...step, title: '<img src=x>' }] }],
    ['no steps', { steps: [] }],
  ])('are refused with %s', async (_, answer) => {
    server.answerWith(openAiObject(answer))
    expect(await open().steps(asked)).toEqual(failed)
    expect(server.seen.length).toBeLessThanOrEqual(2)
  })

  it('are clipped where they are long, and lose links and images', async () => {
    const title = `![x](http://evil/a.png) ${'long '.repeat(60)}`
    server.answerWith(openAiObject({ steps: [{ ...step, title, description: 'see https://evil.example/x' }] }))
    const answer = await open().steps(asked)
    const [first] = answer.answered ? answer.value : []
    expect(first!.title.length).toBeLessThanOrEqual(80)
    expect(JSON.stringify(answer)).not.toContain('evil')
  })
})

describe('a server that fails', () => {
  it.each<[string, Script, number]>([
    ['401', refuses(401), 1],
    ['429 for long', refuses(429, { 'retry-after': '60' }), 1],
    ['429', refuses(429, { 'retry-after': '0' }), 2],
    ['500', refuses(500), 2],
    ['529', refuses(529), 2],
    ['a page of HTML', htmlPage, 1],
    ['half a JSON', openAiSays('{"steps":[{"title":"Re'), 2],
    ['nothing', openAiSays(''), 2],
    ['reasoning only', openAiSays('', { reasoning_content: 'hm' }), 2],
    ['a broken line', (answer) => void answer.destroy(), 2],
  ])('is given up at %s', async (_, script, requests) => {
    server.answerWith(script)
    const model = open()
    expect(await model.steps(asked)).toEqual(failed)
    expect(server.seen).toHaveLength(requests)
    expect(model.answered()).toBe(false)
  })

  it('is asked again after it was busy once', async () => {
    server.answerWith(refuses(429, { 'retry-after': '1' }), openAiObject(good))
    expect(await open().steps(asked)).toMatchObject({ answered: true })
  })

  it.each([
    ['silent', silent],
    ['trickling', trickles],
  ])('is late where it is %s', async (_, script) => {
    server.answerWith(script)
    expect(await open({ totalMs: 400 }).steps(asked)).toEqual({ answered: false, why: 'late' })
    await expect.poll(() => server.seen[0]!.isCut).toBe(true)
  })

  it('is left in peace for a minute after five failures, and then tried once', async () => {
    let now = 0
    const model = open({ now: () => now })
    server.answerWith(refuses(401))
    for (let call = 0; call < 5; call += 1) await model.steps(asked)
    expect(await model.steps(asked)).toEqual({ answered: false, why: 'paused' })
    expect(server.seen).toHaveLength(5)
    now = 60_000
    server.answerWith(openAiObject(good))
    const both = await Promise.all([model.steps(asked), model.steps(asked)])
    expect(both.map(({ answered }) => answered)).toEqual([true, false])
    expect(await model.steps(asked)).toMatchObject({ answered: true })
  })

  it('may not be there', async () => {
    await server.stop()
    expect(await open().steps(asked)).toEqual(failed)
  })
})

describe('numbers', () => {
  const summary = (text: string, facts: string) => {
    server.answerWith(openAiObject({ summary: text }))
    return open().summary({ language: 'it', facts, signal })
  }

  it('of a summary stand in the facts, with either mark', async () => {
    expect(await summary('Hai 12,5 ore.', 'hours: 12.5')).toEqual({ answered: true, value: 'Hai 12,5 ore.' })
    expect(await summary('Hai 1.200 ore.', 'hours: 1,200')).toMatchObject({ answered: true })
  })

  it('that stand nowhere refuse it, in digits or as a word', async () => {
    expect(await summary('Hai 13 ore.', 'hours: 12.5')).toEqual(failed)
    expect(await summary('Hai tre eventi.', 'events: 4')).toEqual(failed)
  })

  it('of words stand in the facts too', async () => {
    server.answerWith(openAiObject({ description: 'Bring 3 pens', checklist: ['<b>Pens</b>'] }))
    const words = (facts: string) => open().words({ language: 'en', title: 'Exam', description: '', facts, signal })
    expect(await words('3 pens')).toEqual({
      answered: true,
      value: { description: 'Bring 3 pens', checklist: ['Pens'] },
    })
    expect(await words('')).toEqual(failed)
  })
})

it('is no model where none is set up', () => {
  for (const provider of ['builtin', 'off'] as const)
    expect(openModel({ provider, baseUrl: 'http://x', model: 'm', apiKey: '' })).toBeNull()
})
