import type { AssistantLogEntry, ChatReply, YearAnalysis } from '@dodici/contract/types'
import { describe, expect, it } from 'vitest'
import type { ChatRequest } from '#server/ai/assistant-model.ts'
import { createDinner } from '#server/test/dinner.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import { fakeModel, idsIn, proposed, saying, useTool } from '#server/test/fake-model.ts'
import type { Person } from '#server/test/planner.ts'

const model = fakeModel()

const ask = async (person: Person, rest: object = {}): Promise<ChatReply> =>
  (await person.post('/ai/chat', { message: 'Che cosa ho?', language: 'it', ...rest })).json<ChatReply>()

const lastEntry = async (person: Person): Promise<AssistantLogEntry | undefined> =>
  (await person.get('/ai/log')).json<AssistantLogEntry[]>()[0]

const list = (request: ChatRequest): Promise<string> => useTool(request, 'list_events', { when: '24 novembre' })

eachDatabase(
  (planner) => {
    describe('the log', () => {
      it('says what a model was told before it failed, beside what the built-in planner looked at', async () => {
        const person = await planner().newUser()
        await createDinner(person)
        model.script = async function* (request) {
          await list(request)
          yield { failed: 'late' }
        }
        expect(await ask(person)).toMatchObject({ engine: 'builtin', fallback: 'late' })
        expect(await lastEntry(person)).toMatchObject({
          engine: 'builtin',
          sentTo: 'model.example',
          looked: [{ tool: 'list_events', events: 1 }, { tool: expect.not.stringMatching('list_events') as string }],
        })
      })

      it('says that nothing was sent where the model is left in peace', async () => {
        const person = await planner().newUser()
        const { _id } = await createDinner(person)
        model.script = async function* () {
          yield { failed: 'paused' }
        }
        const paused = async () => ({ answered: false, why: 'paused' }) as const
        Object.assign(model, { stepsAnswer: paused, wordsAnswer: paused })
        const sentTo = async () => (await lastEntry(person))?.sentTo
        expect((await ask(person)).fallback).toBe('paused')
        expect(await sentTo()).toBeNull()
        await person.post(`/ai/enhance-event/${_id}`, { enhancementType: 'description' })
        expect(await sentTo()).toBeNull()
        await person.post('/ai/create-milestone', { input: 'Allevare lumache entro giugno 2027' })
        expect(await sentTo()).toBeNull()
      })

      it('says how many events were selected, which a model is told before it asks', async () => {
        const [person, other] = [await planner().newUser(), await planner().newUser()]
        const [own, foreign] = [await createDinner(person), await createDinner(other, { title: 'Segreto di un altro' })]
        const theirs = (await other.post('/categories', { name: 'Categoria di un altro' })).json<{ _id: string }>()
        model.script = () => saying('Ecco.')
        const context = { eventIds: [own._id, foreign._id], categoryId: theirs._id }
        await ask(person, { context })
        expect(await lastEntry(person)).toMatchObject({ looked: [{ tool: 'selected', at: '', events: 1 }] })
        const facts = model.asked.at(-1)?.facts
        expect(facts).toContain('Cena con Luca')
        expect(facts).not.toContain('di un altro')
      })

      it('counts the events that a model was told, of many those that there was room for', async () => {
        const person = await planner().newUser()
        for (let number = 1; number <= 30; number += 1)
          await createDinner(person, { title: `Riunione numero ${String(number)} con un titolo piuttosto lungo` })
        let told = ''
        model.script = async function* (request) {
          told = await list(request)
          yield* saying('Tanti.')
        }
        await ask(person)
        const shown = idsIn(told).length
        expect(shown).toBeGreaterThan(5)
        expect(told.length).toBeLessThanOrEqual(1_500)
        expect(told).toMatch(new RegExp(`</data>\n... and ${String(30 - shown)} more: ask for fewer days.$`))
        expect(await lastEntry(person)).toMatchObject({ looked: [{ tool: 'list_events', events: shown }] })
      })
    })

    describe('titles and days alone', () => {
      it('are all that a model hears of what it proposes to change', async () => {
        const person = await planner().newUser()
        await createDinner(person, { status: 'tentative' })
        await person.patch('/users/profile', { assistant: 'titles' })
        let told = ''
        model.script = async function* (request) {
          const text = await list(request)
          const [eventId = ''] = idsIn(text)
          told = text
          told += await request.propose([proposed({ action: 'move', eventId, when: '26 novembre' })])
          told += await request.propose([proposed({ action: 'delete', eventId })])
          yield* saying('Guarda la scheda.')
        }
        const { proposal } = await ask(person)
        expect(proposal?.items.map(({ start }) => start)).toEqual(['2026-11-26T20:00', '2026-11-24T20:00'])
        expect(told).toContain('Cena con Luca')
        expect(told).not.toMatch(/20:00|22:00|tentative|Trattoria|segreto/)
      })

      it('are not in the balance of a year, so that no model is asked for words about it', async () => {
        const person = await planner().newUser()
        const { _id: categoryId } = (await person.post('/categories', { name: 'Lavoro' })).json<{ _id: string }>()
        for (let day = 1; day <= 40; day += 1) {
          const date = new Date(Date.UTC(2027, 0, day * 7)).toISOString().slice(0, 10)
          await createDinner(person, { start: `${date}T09:00`, end: `${date}T10:00`, categoryId })
        }
        let facts: string | null = null
        model.summaryAnswer = async (request) => {
          facts = request.facts
          return { answered: true, value: 'Un anno.' }
        }
        const analysis = async () => (await person.get('/ai/analyze-year/2027')).json<YearAnalysis>()
        expect((await analysis()).engine).toBe('model')
        expect(facts).toContain('Lavoro')
        facts = null
        await person.patch('/users/profile', { assistant: 'titles' })
        expect(await analysis()).toMatchObject({ engine: 'builtin', fallback: null, coverage: { enough: true } })
        expect([facts, (await lastEntry(person))?.sentTo]).toEqual([null, null])
      })
    })

    it('tells a model nothing again that was said when the person let out more', async () => {
      const person = await planner().newUser()
      await person.patch('/users/profile', { assistant: 'everything' })
      model.script = () => saying('Il codice è 1234.')
      const { conversationId } = await ask(person)
      const before = async (assistant: string): Promise<string[] | undefined> => {
        await person.patch('/users/profile', { assistant })
        model.script = () => saying('Ecco.')
        await ask(person, { conversationId })
        return model.asked.at(-1)?.before.map(({ text }) => text)
      }
      expect(await before('titles')).toEqual(['Che cosa ho?'])
      expect(await before('noDescriptions')).toEqual(['Che cosa ho?', 'Che cosa ho?', 'Ecco.'])
      expect(await before('everything')).toContain('Il codice è 1234.')
    })
  },
  {},
  { model },
)
