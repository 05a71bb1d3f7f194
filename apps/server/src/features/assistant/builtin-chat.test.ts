import type { AppliedProposal, Category, ChatReply, Conversation, Event, Milestone } from '@dodici/contract/types'
import { READING_WORDS_MAX } from '@dodici/contract/limits'
import { describe, expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import type { Person } from '#server/test/planner.ts'

const create = async (person: Person, title: string, start: string, rest: object = {}): Promise<Event> =>
  (await person.post('/events', { title, allDay: true, start, end: start, ...rest })).json<Event>()

const ask = async (person: Person, message: string, rest: object = {}): Promise<ChatReply> => {
  const answer = await person.post('/ai/chat', { message, language: 'it', ...rest })
  expect([answer.statusCode, answer.body.slice(0, 300)]).toEqual([200, answer.body.slice(0, 300)])
  return answer.json<ChatReply>()
}

eachDatabase((planner) => {
  describe('the built-in planner in a conversation', () => {
    it('answers from the person’s own events, each of which is a chip, and from nobody else’s', async () => {
      const [person, other] = [await planner().newUser(), await planner().newUser()]
      const { _id } = await create(person, 'Dentista', '2027-06-03')
      await create(other, 'Segreto', '2027-06-03')
      const reply = await ask(person, 'Cosa ho a giugno 2027?')
      expect(reply).toMatchObject({ engine: 'builtin', fallback: null, proposal: null })
      expect(reply.reply).toContain('Dentista')
      expect(reply.reply).not.toContain('Segreto')
      expect(reply.events).toEqual([
        { _id, title: 'Dentista', start: '2027-06-03', recurrenceId: null, categoryId: null },
      ])
      const english = await ask(person, 'What do I have in June 2027?', { language: 'en' })
      expect(english.events).toHaveLength(1)
    })

    it('says plainly where there is nothing, and names nothing', async () => {
      const person = await planner().newUser()
      await create(person, 'Dentista', '2027-06-03')
      const { reply, events } = await ask(person, 'Cosa ho il 4 agosto 2027?')
      expect(events).toEqual([])
      expect(reply).not.toContain('Dentista')
      expect(reply.length).toBeGreaterThan(10)
    })

    it('goes on from the question before', async () => {
      const person = await planner().newUser()
      await create(person, 'Dentista', '2027-06-03')
      await create(person, 'Vacanza', '2027-07-03')
      const first = await ask(person, 'Cosa ho a giugno 2027?')
      expect(first.events.map(({ title }) => title)).not.toContain('Vacanza')
      const second = await ask(person, 'e a luglio?', { conversationId: first.conversationId })
      expect(second.conversationId).toBe(first.conversationId)
      expect(second.events.map(({ title }) => title)).toEqual(['Vacanza'])
    })

    it('says how it read a question, and reads it as the person says instead', async () => {
      const person = await planner().newUser()
      await create(person, 'Dentista', '2027-06-03')
      await create(person, 'Dentista', '2027-07-08')
      await create(person, 'Cena', '2027-06-10')
      const message = 'Quante volte vado dal dentista a giugno 2027?'
      const first = await ask(person, message)
      const reading = { what: 'count', words: ['dentista'], categoryId: null, from: '2027-06-01', to: '2027-06-30' }
      expect(first.reading).toEqual({ ...reading, areDaysSaid: true })
      const { conversationId } = first
      const july = { ...reading, from: '2027-07-01', to: '2027-07-31', areDaysSaid: true }
      const again = await ask(person, message, { conversationId, reading: july })
      expect(again.reading).toEqual(july)
      expect(again.events.map(({ start }) => start)).toEqual(['2027-07-08'])
      const all = { ...reading, what: 'find', words: [], areDaysSaid: true }
      const listed = await ask(person, message, { conversationId, reading: all })
      expect(listed.events.map(({ title }) => title)).toEqual(['Dentista', 'Cena'])
      const kept = (await person.get(`/ai/conversations/${conversationId}`)).json<Conversation>()
      expect(kept.messages.map((one) => one.reading)).toEqual([null, first.reading, null, july, null, all])
    })

    it('says what it counted, in days of one year or several, of a category or of some events alone', async () => {
      const person = await planner().newUser()
      const { _id: sport } = (await person.post('/categories', { name: 'Sport', color: '#2563eb' })).json<Category>()
      const yoga = await create(person, 'Yoga', '2027-06-01', {
        ...{ categoryId: sport, recurrence: 'FREQ=WEEKLY', allDay: false },
        ...{ start: '2027-06-01T18:00', end: '2027-06-01T19:00' },
      })
      for (let day = 10; day < 17; day += 1) await create(person, `Cena ${day}`, `2027-06-${day}`)
      await create(person, 'Compleanno di Ada', '2027-06-20', { kind: 'marker' })
      const june = { from: '2027-06-01', to: '2027-06-30', categoryId: null, eventIds: null }
      const counted = async (message: string, rest?: object) => (await ask(person, message, rest)).counted
      expect(await counted('Quanti impegni ho a giugno 2027?')).toEqual({ ...june, events: 12 })
      expect(await counted('How many events do I have in June 2027?', { language: 'en' })).toEqual({
        ...june,
        events: 12,
      })
      expect(await counted('Cosa ho a giugno 2027?')).toEqual({ ...june, events: 12 })
      expect(await counted('Quanto yoga ho nel 2027?')).toEqual({
        ...{ from: '2027-01-01', to: '2027-12-31', categoryId: null },
        ...{ eventIds: [yoga._id], events: 31 },
      })
      expect(await counted('Quante ore di sport ho a giugno 2027?')).toEqual({ ...june, categoryId: sport, events: 5 })
      for (let day = 1; day < 8; day += 1) await create(person, 'Cena', `2026-09-0${day}`)
      const days = { from: '2026-03-01', to: '2027-12-31', areDaysSaid: true }
      const reading = { what: 'count', words: [], categoryId: null, ...days }
      expect(await counted('Quanti impegni?', { reading })).toEqual({
        ...{ from: '2026-03-01', to: '2027-12-31', categoryId: null, eventIds: null },
        events: 45,
      })
      const { conversationId, ...first } = await ask(person, 'Quanti impegni ho a giugno 2027?')
      const kept = (await person.get(`/ai/conversations/${conversationId}`)).json<Conversation>()
      expect(kept.messages.map((one) => one.counted)).toEqual([null, first.counted])
    })

    it('says nothing of it where all is named, nothing counts, or what counts is in more years than a list has', async () => {
      const person = await planner().newUser()
      await create(person, 'Dentista', '2027-06-03')
      for (const year of [2026, 2037])
        for (let day = 1; day < 8; day += 1) await create(person, 'Cena', `${year}-09-0${day}`)
      for (const message of ['Cosa ho a giugno 2027?', 'Quanti impegni ho a luglio 2027?'])
        expect([message, (await ask(person, message)).counted]).toEqual([message, null])
      const cene = (to: string) => ({ what: 'count', words: ['cena'], categoryId: null, ...from2026, to })
      const from2026 = { from: '2026-01-01', areDaysSaid: true }
      const both = await ask(person, 'Quante cene?', { reading: cene('2037-12-31') })
      expect(both.reply).toContain('14')
      expect(both.counted).toBeNull()
      const ofOne = await ask(person, 'Quante cene?', { reading: cene('2036-12-31') })
      expect(ofOne.counted).toMatchObject({ from: '2026-01-01', to: '2026-12-31', events: 7 })
    })

    it('takes nobody else’s category and no kind that is no question from how it is to be read', async () => {
      const [person, other] = [await planner().newUser(), await planner().newUser()]
      const { _id } = (await other.post('/categories', { name: 'Segreta', color: '#2563eb' })).json<Category>()
      await create(person, 'Dentista', '2027-06-03')
      const days = { from: '2027-06-01', to: '2027-06-30', areDaysSaid: true }
      const reading = { what: 'find', words: [], categoryId: _id, ...days }
      const reply = await ask(person, 'dentista?', { reading })
      expect(reply.reading).toEqual({ ...reading, categoryId: null })
      const refused = await person.post('/ai/chat', { message: 'dentista?', reading: { ...reading, what: 'change' } })
      expect(refused.statusCode).toBe(400)
    })

    it('gives back a reading of as many words as it takes', async () => {
      const person = await planner().newUser()
      const message = 'Quando è mandolino chitarra violoncello sassofono trombone clarinetto fagotto?'
      const { reading } = await ask(person, message)
      expect(reading?.words).toHaveLength(READING_WORDS_MAX)
      expect((await ask(person, message, { reading })).reading).toEqual(reading)
    })

    it('answers about the calendar where a text was read to be about goals and the person says otherwise', async () => {
      const person = await planner().newUser()
      await create(person, 'Leggere', '2027-06-03')
      const goal = { title: 'Leggere', kind: 'count', target: 12, from: '2027-01-01', to: '2027-12-31' }
      expect((await person.post('/goals', goal)).statusCode).toBe(201)
      const first = await ask(person, 'A che punto sono con leggere?')
      expect(first.reading?.what).toBe('goals')
      const reading = {
        ...first.reading,
        what: 'find',
        words: ['leggere'],
        from: '2027-06-01',
        to: '2027-06-30',
        areDaysSaid: true,
      }
      const again = await ask(person, 'A che punto sono con leggere?', { reading })
      expect(again.goals).toEqual([])
      expect(again.events.map(({ title }) => title)).toEqual(['Leggere'])
    })

    it('makes a card of a wish, which the person applies', async () => {
      const person = await planner().newUser()
      const { _id } = await create(person, 'Dentista', '2027-06-03')
      const { proposal } = await ask(person, 'Sposta il dentista al 10 giugno 2027')
      expect(proposal?.items).toMatchObject([
        { action: 'update', eventId: _id, start: '2027-06-10', before: { start: '2027-06-03' } },
      ])
      expect((await person.get(`/events/${_id}`)).json()).toMatchObject({ start: '2027-06-03' })
      const applied = await person.post(`/ai/proposals/${proposal?._id ?? ''}/apply`, {})
      expect(applied.json<AppliedProposal>().events).toMatchObject([{ _id, start: '2027-06-10' }])
      expect((await person.get(`/events/${_id}`)).json()).toMatchObject({ start: '2027-06-10', title: 'Dentista' })
    })

    it('plans a goal, as a card with a milestone', async () => {
      const person = await planner().newUser()
      const { proposal, reply, conversationId } = await ask(person, 'Maratona di Roma il 22 marzo', { intent: 'plan' })
      expect(proposal?.kind).toBe('milestone')
      expect(reply).toContain('22 marzo 2027')
      await person.post(`/ai/proposals/${proposal?._id ?? ''}/apply`, {})
      expect((await person.get('/milestones')).json<Milestone[]>()).toMatchObject([{ date: '2027-03-22' }])
      const kept = (await person.get(`/ai/conversations/${conversationId}`)).json<Conversation>()
      expect(kept.messages[1]?.proposal).toMatchObject({ _id: proposal?._id, state: 'applied' })
    })

    it('measures the year that is looked at', async () => {
      const person = await planner().newUser()
      await create(person, 'Dentista', '2027-06-03')
      const { reply } = await ask(person, 'Com’è il mio anno?', { intent: 'analysis', context: { year: 2027 } })
      expect(reply.length).toBeGreaterThan(20)
    })

    it('takes no notice of categories and events of others that it is told to look at', async () => {
      const [person, other] = [await planner().newUser(), await planner().newUser()]
      const { _id } = await create(other, 'Segreto', '2027-06-03')
      const category = (await other.post('/categories', { name: 'Lavoro' })).json<{ _id: string }>()
      const context = { year: 2027, categoryId: category._id, eventIds: [_id] }
      const { reply, events } = await ask(person, 'Elimina questo evento', { context })
      expect([reply.includes('Segreto'), events]).toEqual([false, []])
    })

    it('speaks as a stream too', async () => {
      const person = await planner().newUser()
      await create(person, 'Dentista', '2027-06-03')
      const answer = await person.post('/ai/chat-stream', { message: 'Cosa ho a giugno 2027?', language: 'it' })
      expect(answer.body).toContain('Dentista')
      const id = String(answer.headers['x-conversation-id'])
      const { messages } = (await person.get(`/ai/conversations/${id}`)).json<Conversation>()
      expect(messages[1]).toMatchObject({ text: answer.body, engine: 'builtin', isCut: false })
    })
  })
})
