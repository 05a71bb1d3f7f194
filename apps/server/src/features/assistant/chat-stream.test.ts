import { setTimeout as wait } from 'node:timers/promises'
import type { Conversation, ConversationSummary } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import type { ChatRequest } from '#server/ai/assistant-model.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import { fakeModel, saying } from '#server/test/fake-model.ts'
import { apiOf } from '#server/test/listening.ts'
import type { Person, Planner } from '#server/test/planner.ts'

const model = fakeModel()

async function stream(planner: Planner, person: Person, init: RequestInit = {}): Promise<Response> {
  return fetch(`${await apiOf(planner)}/ai/chat-stream`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${person.token}`,
      'content-type': 'application/json',
      'accept-encoding': 'gzip, br',
    },
    body: JSON.stringify({ message: 'Raccontami il mio anno', language: 'it' }),
    ...init,
  })
}

const conversation = async (person: Person, id: string): Promise<Conversation> =>
  (await person.get(`/ai/conversations/${id}`)).json<Conversation>()

/** Says one word, and then nothing until it is ended; tells when that was. */
function endless() {
  const state = { endedAfter: -1 }
  const script = async function* ({ signal }: ChatRequest) {
    const begun = Date.now()
    signal.addEventListener('abort', () => (state.endedAfter = Date.now() - begun))
    yield* saying('Uno ')
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
  }
  return { state, script }
}

const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  for (let tries = 0; tries < 100 && !(await isSo()); tries += 1) await wait(20)
}

eachDatabase(
  (planner) => {
    it('forwards each piece as it comes, uncompressed, and names the conversation, which is kept by the last', async () => {
      const person = await planner().newUser()
      let goOn: () => void = () => undefined
      const waiting = new Promise<void>((resolve) => (goOn = resolve))
      model.script = async function* () {
        yield* saying('Uno ')
        await waiting
        yield* saying('due.')
      }
      const answer = await stream(planner(), person)
      const id = answer.headers.get('x-conversation-id') ?? ''
      expect([answer.status, answer.headers.get('content-type'), answer.headers.get('content-encoding')]).toEqual([
        200,
        'text/plain; charset=utf-8',
        null,
      ])
      const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
      expect((await reader?.read())?.value).toBe('Uno ')
      expect((await person.get(`/ai/conversations/${id}`)).statusCode).toBe(404)
      goOn()
      expect((await reader?.read())?.value).toBe('due.')
      expect((await reader?.read())?.done).toBe(true)
      expect((await conversation(person, id)).messages[1]).toMatchObject({ text: 'Uno due.', isCut: false })
    })

    it('L4: ends the model’s request within a second when the person leaves, and keeps what came as cut', async () => {
      const person = await planner().newUser()
      const { state, script } = endless()
      model.script = script
      const leaving = new AbortController()
      const answer = await stream(planner(), person, { signal: leaving.signal })
      const id = answer.headers.get('x-conversation-id') ?? ''
      await answer.body?.getReader().read()
      leaving.abort()
      await until(() => state.endedAfter >= 0)
      expect(state.endedAfter).toBeGreaterThanOrEqual(0)
      expect(state.endedAfter).toBeLessThan(1_000)
      await until(async () => (await person.get(`/ai/conversations/${id}`)).statusCode === 200)
      expect((await conversation(person, id)).messages[1]).toMatchObject({ text: 'Uno ', isCut: true })
    })

    it('L4: ends it too where nothing had come yet, and where the model does not listen', async () => {
      const person = await planner().newUser()
      model.script = async function* () {
        await new Promise(() => undefined)
        yield* saying('mai')
      }
      const leaving = new AbortController()
      const asked = stream(planner(), person, { signal: leaving.signal })
      const count = model.asked.length
      await until(() => model.asked.length > count)
      leaving.abort()
      await expect(asked).rejects.toThrow()
      const kept = async () => (await person.get('/ai/conversations')).json<ConversationSummary[]>()
      await until(async () => (await kept()).length === 1)
      const [{ _id } = { _id: '' }] = await kept()
      expect((await conversation(person, _id)).messages[1]).toMatchObject({ text: '', isCut: true })
    })

    it('waits for the first piece before it says that all is well', async () => {
      const person = await planner().newUser()
      await person.patch('/users/profile', { assistant: 'off' })
      const answer = await stream(planner(), person)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        403,
        'application/problem+json; charset=utf-8',
      ])
    })

    it('keeps what came where the model breaks off, and mixes nothing in', async () => {
      const person = await planner().newUser()
      model.script = async function* () {
        yield* saying('Hai tre ')
        yield { failed: 'failed' }
      }
      const answer = await stream(planner(), person)
      expect(await answer.text()).toBe('Hai tre ')
      const { messages } = await conversation(person, answer.headers.get('x-conversation-id') ?? '')
      expect(messages[1]).toMatchObject({ text: 'Hai tre ', isCut: true, engine: 'model' })
    })
  },
  {},
  { model },
)
