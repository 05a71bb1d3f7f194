import type { AssistantLogEntry, ChatReply, Conversation, Proposal } from '@dodici/contract/types'
import { describe, expect, it } from 'vitest'
import type { ChatRequest } from '#server/ai/assistant-model.ts'
import { createDinner, DINNER } from '#server/test/dinner.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import { fakeModel, idsIn, proposed, saying, useTool } from '#server/test/fake-model.ts'
import type { Person } from '#server/test/planner.ts'

const model = fakeModel()

const ask = async (person: Person, message: string, rest: object = {}): Promise<ChatReply> => {
  const answer = await person.post('/ai/chat', { message, language: 'it', ...rest })
  expect([answer.statusCode, answer.body.slice(0, 200)]).toEqual([200, answer.body.slice(0, 200)])
  return answer.json<ChatReply>()
}

const conversation = async (person: Person, id: string): Promise<Conversation> =>
  (await person.get(`/ai/conversations/${id}`)).json<Conversation>()

/** A model that looks up some days, and then says something with what it has read. */
const looking = (when: string, say: (text: string, request: ChatRequest) => string[]) =>
  async function* (request: ChatRequest) {
    const text = await useTool(request, 'list_events', { when })
    yield* saying(...say(text, request))
  }

eachDatabase(
  (planner) => {
    describe('a model in a conversation', () => {
      it('looks by tools, and what it cites becomes a chip that opens, taken out of the text', async () => {
        const person = await planner().newUser()
        const { _id } = await createDinner(person)
        model.script = looking('24 novembre', (text) => [
          'Martedì hai la cena [',
          `[${idsIn(text)[0] ?? ''}`,
          ']]',
          '.',
        ])
        const reply = await ask(person, 'Cosa ho martedì?')
        expect(reply).toMatchObject({
          reply: 'Martedì hai la cena.',
          events: [{ _id, title: DINNER.title, start: '2026-11-24T20:00', recurrenceId: null }],
          proposal: null,
          engine: 'model',
          fallback: null,
        })
        const [entry] = (await person.get('/ai/log')).json<AssistantLogEntry[]>()
        expect(entry).toMatchObject({
          call: 'chat',
          engine: 'model',
          sentTo: 'model.example',
          looked: [{ tool: 'list_events', at: 'martedì 24 novembre 2026', events: 1 }],
        })
      })

      it('does not answer what the person reads otherwise: code does, and nothing leaves the server', async () => {
        const person = await planner().newUser()
        const { _id } = await createDinner(person)
        model.script = looking('24 novembre', () => ['no'])
        const days = { from: '2026-11-24', to: '2026-11-24', areDaysSaid: true }
        const reading = { what: 'count', words: ['cena'], categoryId: null, ...days }
        const reply = await ask(person, 'Cosa ho martedì?', { reading })
        expect(reply).toMatchObject({ engine: 'builtin', fallback: null, reading, events: [{ _id }] })
        const [entry] = (await person.get('/ai/log')).json<AssistantLogEntry[]>()
        expect(entry).toMatchObject({ engine: 'builtin', sentTo: null })
      })

      it('L2: names no event that no tool has shown: unknown, another’s, or the person’s own by a guess', async () => {
        const [person, other] = [await planner().newUser(), await planner().newUser()]
        const own = await createDinner(person, { start: '2026-12-24T20:00', end: '2026-12-24T21:00' })
        const foreign = await createDinner(other)
        await createDinner(person)
        model.script = looking('24 novembre', () => [`A [[x]] B [[${foreign._id}]] C [[${own._id}]] D [[`, 'no'])
        expect(await ask(person, 'Cosa ho?')).toMatchObject({ reply: 'A B C D', events: [] })
      })

      it.each<[setting: string, has: string[], hasNot: string[]]>([
        ['titles', ['Cena con Luca'], ['Trattoria', 'segreto', '20:00', 'Famiglia']],
        ['noDescriptions', ['Cena con Luca', 'Trattoria', '20:00', 'Famiglia'], ['segreto']],
        ['everything', ['Cena con Luca', 'Trattoria', '20:00', 'Famiglia', 'segreto'], []],
      ])('is told what the person lets out: %s', async (assistant, has, hasNot) => {
        const person = await planner().newUser()
        const category = (await person.post('/categories', { name: 'Famiglia' })).json<{ _id: string }>()
        const { _id } = await createDinner(person, { categoryId: category._id })
        await person.patch('/users/profile', { assistant })
        let told = ''
        model.script = async function* (request) {
          told = request.facts
          told += await useTool(request, 'list_events', { when: '24 novembre' })
          told += await useTool(request, 'search_events', { words: 'cena' })
          told += await useTool(request, 'search_events', { words: 'segreto' })
          told += await useTool(request, 'stats', { when: '24 novembre' })
          yield* saying('Ecco.')
        }
        await ask(person, 'Cosa ho?', { context: { eventIds: [_id], categoryId: category._id } })
        for (const text of has) expect(told).toContain(text)
        for (const text of hasNot) expect(told.replace('words "segreto"', '')).not.toContain(text)
        expect(told).toContain('Tue 2026-11-24')
      })

      it('is answered by the server where nothing was found, whatever it would have said', async () => {
        const person = await planner().newUser()
        model.script = looking('3 marzo 2027', (text) => {
          expect(text).toBe('There are no events from Wed 2027-03-03 to Wed 2027-03-03.')
          return ['Il 3 marzo hai ', 'la visita dal dentista.']
        })
        expect(await ask(person, 'Cosa ho il 3 marzo?')).toMatchObject({
          reply: 'Nel tuo calendario non c’è niente: mercoledì 3 marzo 2027.',
          events: [],
        })
      })

      it('goes on from what was said before, and keeps the conversation', async () => {
        const person = await planner().newUser()
        model.script = () => saying('Ciao Ada.')
        const first = await ask(person, 'Mi chiamo Ada')
        model.script = () => saying('Ti chiami Ada.')
        const second = await ask(person, 'Come mi chiamo?', { conversationId: first.conversationId })
        expect(second.conversationId).toBe(first.conversationId)
        expect(model.asked.at(-1)?.before).toEqual([
          { role: 'person', text: 'Mi chiamo Ada' },
          { role: 'assistant', text: 'Ciao Ada.' },
        ])
        const kept = await conversation(person, first.conversationId)
        expect(kept.title).toBe('Mi chiamo Ada')
        expect(kept.messages.map(({ role, text, engine }) => [role, text, engine])).toEqual([
          ['person', 'Mi chiamo Ada', null],
          ['assistant', 'Ciao Ada.', 'model'],
          ['person', 'Come mi chiamo?', null],
          ['assistant', 'Ti chiami Ada.', 'model'],
        ])
      })
    })

    describe('what a model proposes', () => {
      const proposing = (make: (ids: string[]) => Parameters<typeof proposed>[0][], answers: string[]) =>
        async function* (request: ChatRequest) {
          const ids = idsIn(await useTool(request, 'list_events', { when: '24 novembre' }))
          answers.push(await request.propose(make(ids).map(proposed)))
          yield* saying('Guarda la scheda.')
        }

      it('waits on a card, its phrases read by the server, and is written by nobody but the person', async () => {
        const person = await planner().newUser()
        const { _id } = await createDinner(person)
        const answers: string[] = []
        model.script = proposing(
          ([eventId = '']) => [
            { action: 'create', title: 'Dentista', when: '3 marzo 2027 alle 9' },
            { action: 'create', title: 'Yoga', when: 'alle 18', repeat: 'ogni lunedì' },
            { action: 'move', eventId, when: '26 novembre' },
            { action: 'rename', eventId, title: 'Cena da Luca' },
          ],
          answers,
        )
        const before = (await person.get('/changes')).json<unknown[]>()
        const { proposal, conversationId } = await ask(person, 'Sposta la cena e aggiungi il dentista')
        expect(answers[0]).toContain('create "Dentista" on Wed 2027-03-03 09:00')
        expect(proposal?.items).toMatchObject([
          { action: 'create', title: 'Dentista', start: '2027-03-03T09:00', before: null },
          { action: 'create', title: 'Yoga', start: '2026-11-23T18:00', recurrence: 'FREQ=WEEKLY;BYDAY=MO' },
          { action: 'update', eventId: _id, start: '2026-11-26T20:00', end: '2026-11-26T22:00' },
          { action: 'update', eventId: _id, title: 'Cena da Luca' },
        ])
        expect((await person.get('/changes')).json()).toEqual(before)
        expect((await conversation(person, conversationId)).messages[1]?.proposal).toEqual(proposal)
        expect((await person.post(`/ai/proposals/${(proposal as Proposal)._id}/apply`, {})).statusCode).toBe(200)
        expect((await person.get(`/events/${_id}`)).json()).toMatchObject({
          title: 'Cena da Luca',
          start: '2026-11-26T20:00',
        })
      })

      it.each<[string, Parameters<typeof proposed>[0], RegExp]>([
        ['a day that is none', { action: 'create', title: 'x', when: '30 febbraio' }, /not sure when/],
        ['words that are no day', { action: 'create', title: 'x', when: 'prima o poi' }, /not sure when/],
        ['half a phrase', { action: 'create', title: 'x', when: 'domani dopo il pranzo' }, /not sure when/],
        ['a day that it has reckoned', { action: 'create', title: 'x', when: '2027-03-03' }, /not sure when/],
        ['nothing', { action: 'create', title: 'x' }, /not sure when/],
        ['no title', { action: 'create', when: 'domani' }, /title/],
        ['an id that it made up', { action: 'delete', eventId: 'x' }, /No tool has shown/],
        [
          'a category that is not there',
          { action: 'create', title: 'x', when: 'domani', category: 'y' },
          /no category/,
        ],
      ])('L2: is refused where it is %s, and is told so', async (_name, change, told) => {
        const person = await planner().newUser()
        await createDinner(person)
        const answers: string[] = []
        model.script = proposing(() => [change], answers)
        expect(await ask(person, 'Fai qualcosa')).toMatchObject({ proposal: null, reply: 'Guarda la scheda.' })
        expect(answers[0]).toMatch(told)
      })

      it('L2: is refused where it is too much', async () => {
        const person = await planner().newUser()
        await createDinner(person)
        const answers: string[] = []
        model.script = proposing(
          () => Array.from({ length: 10_000 }, () => ({ action: 'create' as const, title: 'x', when: 'domani' })),
          answers,
        )
        expect(await ask(person, 'Fai qualcosa')).toMatchObject({ proposal: null })
        expect(answers[0]).toMatch(/at most 500/)
      })
    })

    it('breaks off in the middle: what came is kept as it is, and nothing is mixed in', async () => {
      const person = await planner().newUser()
      model.script = async function* () {
        yield* saying('Hai tre ')
        yield { failed: 'late' }
      }
      const { conversationId, ...reply } = await ask(person, 'Quanti?')
      expect(reply).toMatchObject({ reply: 'Hai tre ', engine: 'model', fallback: null, proposal: null })
      expect((await conversation(person, conversationId)).messages[1]).toMatchObject({ text: 'Hai tre ', isCut: true })
    })
  },
  {},
  { model },
)
