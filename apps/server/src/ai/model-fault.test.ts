import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { freePort } from '../../../../scripts/machine/free-port.ts'
import { readConfig } from '../config.ts'
import { typeCommand } from '../test/type-command.ts'
import { seldom } from './model-fault.ts'
import { htmlPage, refuses, says, silent, startFakeServer, type FakeServer, type Script } from './test/fake-server.ts'
import { modelAt, WIRES, type Wire } from './test/wires.ts'

const KEY = 'sk-a-secret-key'

let server: FakeServer
beforeEach(async () => {
  server = await startFakeServer()
})
afterEach(() => server.stop())

const quoting: Script = (answer) =>
  void answer
    .writeHead(401, { 'content-type': 'application/json' })
    .end(JSON.stringify({ error: { message: `Incorrect API key provided: ${KEY}`, type: 'auth' } }))

describe.each(WIRES)('the operator of a model on the wire of $provider', (wire: Wire) => {
  const told: string[] = []
  beforeEach(() => void told.splice(0))
  const ask = async (baseUrl = server.baseUrl, signal = new AbortController().signal) => {
    const times = { totalMs: 1_000, tell: (fault: string) => void told.push(fault) }
    await modelAt({ baseUrl }, wire, times).steps({ language: 'en', target: 'Sing', weeks: 6, signal })
  }

  it.each<[string, Script, string]>([
    ['a wrong key', refuses(401), 'it answered 401: it refuses the key: look at AI_API_KEY'],
    [
      'a wrong model',
      refuses(404),
      'it answered 404: it knows no such model or address: look at AI_MODEL and AI_BASE_URL',
    ],
    ['an empty account', refuses(429, { 'retry-after': '60' }), 'it answered 429: it takes no more questions'],
    ['a status without a meaning', refuses(418), 'it answered 418'],
    ['an answer of another kind', htmlPage, 'its answer could not be used'],
    ['silence', silent, 'it took too long'],
  ])('is told of %s, and what to look at', async (_name, script, fault) => {
    server.answerWith(script)
    await ask()
    expect(told).toEqual([expect.stringContaining(fault)])
  })

  it('is told that nobody is there', async () => {
    await ask(`http://127.0.0.1:${String(await freePort())}/v1`)
    expect(told).toEqual(['it cannot be reached (ECONNREFUSED): look at AI_BASE_URL'])
  })

  it('is never told what the server has written, which may quote the key', async () => {
    server.answerWith(quoting)
    await ask()
    expect(told.join()).not.toContain(KEY)
  })

  it('is told nothing where a person stops, or all is well', async () => {
    server.answerWith(silent)
    const stopping = new AbortController()
    setTimeout(() => stopping.abort(), 50)
    await ask(server.baseUrl, stopping.signal)
    server.answerWith(
      wire.object({ steps: [{ title: 'Read', description: '', daysBefore: 20, lengthDays: 3, optional: false }] }),
    )
    await ask()
    expect(told).toEqual([])
  })

  it('can try it by a command', async () => {
    const settings = { AI_PROVIDER: wire.provider, AI_BASE_URL: server.baseUrl, AI_MODEL: 'fake', AI_API_KEY: KEY }
    const test = () => typeCommand({ config: readConfig(settings) }, ['ai', 'test'])
    server.answerWith(wire.object({ description: 'Buy the paint.', checklist: [] }))
    expect(await test()).toEqual([
      expect.stringMatching(/^fake at 127\.0\.0\.1:\d+ has answered after \d+\.\d s, in the form that is asked for\.$/),
    ])
    server.answerWith(quoting)
    await expect(test()).rejects.toThrow(
      /^fake at \S+ cannot be used: it answered 401: it refuses the key: look at AI_API_KEY$/,
    )
    server.answerWith(says({ status: 'ok' }))
    await expect(test()).rejects.toThrow('its answer could not be used')
  })
})

describe('trying a model by a command', () => {
  it.each([
    ['builtin', /no model is asked/],
    ['off', /there is no assistant/],
  ])('says that there is none (%s)', async (provider, said) => {
    const lines = await typeCommand({ config: readConfig({ AI_PROVIDER: provider }) }, ['ai', 'test']).catch(
      (error: unknown) => [String(error)],
    )
    expect(lines).toEqual([expect.stringMatching(said)])
  })
})

it('is passed on once a minute, each fault by itself', () => {
  const told: string[] = []
  let now = 0
  const tell = seldom(
    (fault) => void told.push(fault),
    () => now,
  )
  for (now of [0, 10_000, 59_999, 60_000]) tell('late')
  tell('refused')
  expect(told).toEqual(['late', 'late', 'refused'])
})
