import { routes } from '@dodici/contract/routes'
import { describe, expect, it } from 'vitest'
import { callsOf, fail, reply } from '../test/fake-api.ts'
import { textStream } from '../test/text-stream.ts'
import { stream, type TextStream } from './client.ts'

const ask = (signal?: AbortSignal): Promise<TextStream> =>
  stream(routes.chatStream, { body: { message: 'Ciao', language: 'it' }, ...(signal ? { signal } : {}) })

const readInto = async (heard: string[], { pieces }: TextStream): Promise<void> => {
  for await (const piece of pieces) heard.push(piece)
}

describe('a text that comes in pieces', () => {
  it('is given piece by piece, with the headers before the first', async () => {
    const source = textStream()
    reply(routes.chatStream, () => ({ body: source.body, headers: { 'X-Conversation-Id': 'talk-1' } }))
    const heard: string[] = []
    const answer = await ask()
    expect(answer.headers.get('X-Conversation-Id')).toBe('talk-1')
    const reading = readInto(heard, answer)
    await source.push('Due ')
    expect(heard).toEqual(['Due '])
    await source.push('impegni')
    source.end()
    await reading
    expect(heard.join('')).toBe('Due impegni')
    expect(callsOf(routes.chatStream)[0]?.body.message).toBe('Ciao')
  })

  it('keeps a letter whole that is cut between two pieces', async () => {
    const source = textStream()
    reply(routes.chatStream, () => ({ body: source.body }))
    const heard: string[] = []
    const reading = readInto(heard, await ask())
    const bytes = new TextEncoder().encode('è')
    await source.pushBytes(bytes.slice(0, 1))
    await source.pushBytes(bytes.slice(1))
    source.end()
    await reading
    expect(heard.join('')).toBe('è')
  })

  it('is a matter of the network where it breaks off, after what had come', async () => {
    const source = textStream()
    reply(routes.chatStream, () => ({ body: source.body }))
    const heard: string[] = []
    const reading = readInto(heard, await ask())
    await source.push('Due ')
    source.breakOff()
    await expect(reading).rejects.toMatchObject({ code: 'network' })
    expect(heard).toEqual(['Due '])
  })

  it("ends with the caller's own abort, which stays what it is", async () => {
    const source = textStream()
    reply(routes.chatStream, () => ({ body: source.body }))
    const abort = new AbortController()
    const reading = readInto([], await ask(abort.signal))
    abort.abort(new Error('stopped'))
    await expect(reading).rejects.toThrow('stopped')
  })

  it('is refused with a code as any other call', async () => {
    fail(routes.chatStream, 'assistant_unavailable')
    await expect(ask()).rejects.toMatchObject({ code: 'assistant_unavailable', status: 503 })
  })
})
