import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openModel, type ModelTimes } from './open-model.ts'
import { anthropicObject, fakeAnthropic } from './test/fake-anthropic.ts'
import { fakeOpenAi, openAiObject, openAiSays } from './test/fake-openai.ts'
import { refuses, type FakeServer } from './test/fake-server.ts'

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
const asked = { language: 'en', target: 'Sing in a choir', weeks: 6, signal } as const
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
  it('is asked again after it was busy once', async () => {
    server.answerWith(refuses(429, { 'retry-after': '1' }), openAiObject(good))
    expect(await open().steps(asked)).toMatchObject({ answered: true })
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
