import type { Problem } from '@dodici/contract/errors'
import { describe, expect, it } from 'vitest'
import { databasesToTest, eachDatabase } from '#server/test/each-database.ts'
import { everyRow } from '#server/test/every-row.ts'
import { fakeModel } from '#server/test/fake-model.ts'
import { makeThings } from '#server/test/things.ts'
import { startPlanner, type Person, type Planner } from '#server/test/planner.ts'
import { newDatabase } from '#server/test/test-database.ts'

const model = fakeModel()

const status = async (person: Person): Promise<unknown> => (await person.get('/ai/status')).json()

/** Every call that thinks. */
const CALLS = (eventId: string): [('get' | 'post')[], string, object?][] => [
  [['post'], '/ai/create-milestone', { input: 'Esame il 3 giugno' }],
  [['post'], '/ai/plan-milestone', { goal: 'Esame' }],
  [['post'], `/ai/enhance-event/${eventId}`, {}],
  [['post'], '/ai/chat', { message: 'Ciao' }],
  [['post'], '/ai/chat-stream', { message: 'Ciao' }],
  [['get'], '/ai/analyze-year/2027'],
  [['get'], '/ai/suggestions'],
]

async function expectOff(
  planner: Planner,
  person: Person,
  { refusal, ...said }: { readonly refusal: [number, string] } & Record<string, unknown>,
): Promise<void> {
  const { present } = await makeThings(planner, person)
  const before = await everyRow(planner.db)
  for (const [[method = 'get'], path, body] of CALLS(present.event)) {
    const answer = await person[method](path, body as never)
    expect([path, answer.statusCode, answer.json<Problem>().code]).toEqual([path, ...refusal])
  }
  expect(await everyRow(planner.db)).toEqual(before)
  expect(await status(person)).toMatchObject({ available: false, engine: 'off', ...said })
  const kept = ['/ai/conversations', `/ai/conversations/${present.conversation}`, '/ai/log', '/milestones']
  for (const path of [...kept, `/ai/proposals/${present.proposal}`]) {
    expect([path, (await person.get(path)).statusCode]).toEqual([path, 200])
  }
  expect((await person.post(`/ai/proposals/${present.proposal}/apply`, {})).statusCode).toBe(200)
  const move = await person.post(`/milestones/${present.milestone}/move`, { date: '2027-12-01' })
  expect([move.statusCode, move.json()]).toEqual([200, { proposal: expect.objectContaining({ kind: 'replan' }) }])
  expect((await person.delete(`/ai/conversations/${present.conversation}`)).statusCode).toBe(204)
}

eachDatabase(
  (planner) => {
    it('says who answers, and what is sent where', async () => {
      const person = await planner().newUser()
      expect(person.user.assistant).toBe('noDescriptions')
      expect(await status(person)).toEqual({
        available: true,
        engine: 'model',
        provider: 'openai-compatible',
        model: 'fake',
        answers: null,
        sends: { to: 'model.example', what: 'noDescriptions' },
      })
      await person.patch('/users/profile', { assistant: 'titles' })
      expect((await person.get('/users/profile')).json()).toMatchObject({ assistant: 'titles' })
      expect(await status(person)).toMatchObject({ sends: { what: 'titles' } })
      expect((await person.patch('/users/profile', { assistant: 'all' })).statusCode).toBe(400)
    })

    it('is off for who wants no helpers, and for nobody else: they are told what there would be', async () => {
      const [person, other] = [await planner().newUser(), await planner().newUser()]
      await person.patch('/users/profile', { assistant: 'off' })
      const asked = model.asked.length
      const sends = { to: 'model.example', what: 'nothing' }
      const refusal: [number, string] = [403, 'assistant_off']
      const logged = planner().log.length
      await expectOff(planner(), person, { refusal, provider: 'openai-compatible', model: 'fake', sends })
      expect(
        planner()
          .log.slice(logged)
          .filter((line) => line.includes('"level":"error"') || line.includes('stack')),
      ).toEqual([])
      expect(await status(other)).toMatchObject({ available: true })
      expect(model.asked).toHaveLength(asked)
    })

    it('L5: takes sixty calls a minute of a person, and refuses more than 4,000 characters', async () => {
      const [person, other] = [await planner().newUser(), await planner().newUser()]
      const ask = (who: Person, message: string) => who.post('/ai/chat', { message })
      const long = await ask(person, 'a'.repeat(4_001))
      expect([long.statusCode, long.json<Problem>().code]).toEqual([400, 'invalid_input'])
      expect((await ask(person, 'a'.repeat(100_000))).statusCode).toBe(400)
      expect((await ask(person, 'a'.repeat(2_000_000))).statusCode).toBe(413)
      const answers: Awaited<ReturnType<typeof ask>>[] = []
      // Ten at once: a hundred would also measure how long a busy database lets one wait.
      for (let turn = 0; turn < 10; turn += 1)
        answers.push(...(await Promise.all(Array.from({ length: 10 }, () => ask(person, 'Ciao')))))
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(60)
      const refused = answers.filter(({ statusCode }) => statusCode === 429)
      expect(refused).toHaveLength(40)
      expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
      expect((await ask(other, 'Ciao')).statusCode).toBe(200)
      expect((await person.get('/ai/status')).statusCode).toBe(200)
    })
  },
  {},
  { model },
)

describe.each(databasesToTest())('AI_PROVIDER=off (%s)', (kind) => {
  it('is off for everybody', async () => {
    const database = await newDatabase(kind)
    const planner = await startPlanner(database, { AI_PROVIDER: 'off' })
    await expectOff(planner, await planner.newUser(), {
      refusal: [503, 'assistant_unavailable'],
      provider: 'off',
      model: null,
      sends: { to: null, what: 'nothing' },
    })
    // Nothing failed: there is no stack to look at.
    expect(planner.log.filter((line) => line.includes('assistant_unavailable'))).not.toEqual([])
    expect(planner.log.filter((line) => line.includes('stack'))).toEqual([])
    await planner.stop()
    await database.remove()
  })
})
