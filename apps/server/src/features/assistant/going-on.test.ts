import type { AppliedProposal, ChatReply, Conversation, Event, Proposal } from '@dodici/contract/types'
import { describe, expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import type { Person } from '#server/test/planner.ts'

const create = async (person: Person, title: string, start: string, rest: object = {}): Promise<Event> =>
  (await person.post('/events', { title, allDay: true, start, end: start, ...rest })).json<Event>()

/** Says messages one after the other in a conversation of one's own. */
function talkOf(person: Person, language = 'en') {
  let conversationId: string | undefined
  return async (message: string, rest: object = {}): Promise<ChatReply> => {
    const body = { message, language, ...(conversationId === undefined ? {} : { conversationId }), ...rest }
    const answer = await person.post('/ai/chat', body)
    expect([answer.statusCode, answer.body.slice(0, 300)]).toEqual([200, answer.body.slice(0, 300)])
    const reply = answer.json<ChatReply>()
    ;({ conversationId } = reply)
    return reply
  }
}

const shown = (proposal: Proposal | null): readonly string[] =>
  (proposal?.items ?? []).map(({ action, title, start }) => `${action} ${title} ${start}`)

const stateOf = async (person: Person, proposal: Proposal | null): Promise<string> =>
  (await person.get(`/ai/proposals/${proposal?._id ?? ''}`)).json<Proposal>().state

const june = async (person: Person) => ({
  dentist: await create(person, 'Dentist', '2027-06-03'),
  dinner: await create(person, 'Dinner', '2027-06-10'),
  concert: await create(person, 'Concert', '2027-06-12'),
})

eachDatabase((planner) => {
  describe('a conversation that goes on', () => {
    it('knows what was listed, by its place and as a whole, after a reload as well', async () => {
      const person = await planner().newUser()
      await june(person)
      const say = talkOf(person)
      const { conversationId } = await say('What do I have in June 2027?')
      expect(shown((await say('delete the second one')).proposal)).toEqual(['delete Dinner 2027-06-10'])
      const again = talkOf(person)
      expect(shown((await again('move those a week later', { conversationId })).proposal)).toHaveLength(1)
      const listed = await again('What do I have in June 2027?')
      expect(listed.events).toHaveLength(3)
      expect(shown((await again('delete them all')).proposal)).toHaveLength(3)
    })

    it('says which of those that it listed are not there any more, and reads the others anew', async () => {
      const person = await planner().newUser()
      const { dentist, dinner } = await june(person)
      const say = talkOf(person)
      await say('What do I have in June 2027?')
      await person.delete(`/events/${dentist._id}`)
      await person.patch(`/events/${dinner._id}`, { start: '2027-07-01', end: '2027-07-01' })
      const { reply, proposal } = await say('delete those')
      expect(reply).toContain('One of those is not in your calendar any more.')
      expect(shown(proposal)).toEqual(['delete Concert 2027-06-12', 'delete Dinner 2027-07-01'])
      expect((await say('delete the first one')).proposal).not.toBeNull()
    })

    it('writes nothing on a yes, and says what does', async () => {
      const person = await planner().newUser()
      const { concert } = await june(person)
      const say = talkOf(person)
      expect((await say('yes')).reply).toMatch(/^There is no card that waits/u)
      const { proposal } = await say('cancel the concert')
      expect((await say('yes, do it')).reply).toContain('press Apply')
      expect((await person.get(`/events/${concert._id}`)).statusCode).toBe(200)
      const applied = await person.post(`/ai/proposals/${proposal?._id ?? ''}/apply`, { deletions: 1 })
      expect(applied.json<AppliedProposal>().changeId).toBeTruthy()
      expect((await say('yes')).reply).toMatch(/^There is no card that waits/u)
    })

    it('closes the card on a no, which cannot be applied then', async () => {
      const person = await planner().newUser()
      await june(person)
      const say = talkOf(person)
      const { proposal } = await say('cancel the concert')
      expect((await say('no, forget it')).reply).toContain('closed the card')
      expect(await stateOf(person, proposal)).toBe('expired')
      expect((await person.post(`/ai/proposals/${proposal?._id ?? ''}/apply`, {})).statusCode).toBe(409)
      expect((await say('no')).reply).toBe('All right, nothing has changed.')
    })

    it('leaves a card as it is that was applied, whatever is said then', async () => {
      const person = await planner().newUser()
      await june(person)
      const say = talkOf(person)
      const { proposal } = await say('move the concert to 20 June 2027')
      await person.post(`/ai/proposals/${proposal?._id ?? ''}/apply`, {})
      await say('no, forget it')
      expect(await stateOf(person, proposal)).toBe('applied')
    })

    it('puts another card in the place of one that is corrected', async () => {
      const person = await planner().newUser()
      await june(person)
      const say = talkOf(person)
      const first = await say('move the concert to 20 June 2027')
      const second = await say('no, make it 26 June 2027')
      expect(shown(second.proposal)).toEqual(['update Concert 2027-06-26'])
      expect(await stateOf(person, first.proposal)).toBe('expired')
      expect(await stateOf(person, second.proposal)).toBe('open')
    })

    it('has one card for what is wished and for another one too, in place of the first', async () => {
      const person = await planner().newUser()
      await june(person)
      const say = talkOf(person)
      const first = await say('cancel the concert')
      const second = await say('and the dinner too')
      expect(shown(second.proposal)).toEqual(['delete Concert 2027-06-12', 'delete Dinner 2027-06-10'])
      expect(await stateOf(person, first.proposal)).toBe('expired')
      const moved = await say('move the dentist to 5 June 2027 and delete the dinner')
      expect(shown(moved.proposal)).toEqual(['update Dentist 2027-06-05', 'delete Dinner 2027-06-10'])
    })

    it('gives an event a place and a note, which Apply writes', async () => {
      const person = await planner().newUser()
      const { dinner } = await june(person)
      const say = talkOf(person)
      await say('when is the dinner?')
      await say('set the location to Da Michele')
      const { proposal } = await say('add a note: bring wine')
      expect(proposal?.items.map(({ reason }) => reason)).toEqual(['place: “Da Michele”', 'note: “bring wine”'])
      await person.post(`/ai/proposals/${proposal?._id ?? ''}/apply`, {})
      const written = (await person.get(`/events/${dinner._id}`)).json<Event>()
      expect(written).toMatchObject({ location: 'Da Michele', description: 'bring wine' })
    })

    it('adds a series with its reminder, and changes that before it is applied', async () => {
      const person = await planner().newUser()
      const say = talkOf(person)
      const now = '2027-05-20T11:00'
      const first = await say(
        'add swimming every Monday and Thursday at 6pm until the end of June with a reminder 1 hour before',
        { now },
      )
      expect(first.reply).toContain('with a reminder 1 hour before')
      const [item] = first.proposal?.items ?? []
      expect(item).toMatchObject({ action: 'create', title: 'Swimming', start: '2027-05-20T18:00' })
      expect(item?.recurrence).toContain('BYDAY=MO,TH')
      expect(item?.reminders).toMatchObject([{ minutesBefore: 60 }])
      const second = await say('make it an hour later', { now })
      expect(second.proposal?.items).toMatchObject([{ start: '2027-05-20T19:00', reminders: [{ minutesBefore: 60 }] }])
      const { events } = (
        await person.post(`/ai/proposals/${second.proposal?._id ?? ''}/apply`, {})
      ).json<AppliedProposal>()
      const event = (await person.get(`/events/${events[0]?._id ?? ''}`)).json<Event>()
      expect(event.reminders).toMatchObject([{ minutesBefore: 60 }])
    })

    it('shows nobody what somebody else was told', async () => {
      const [person, other] = [await planner().newUser(), await planner().newUser()]
      await june(person)
      await create(other, 'Secret', '2027-06-04')
      const { conversationId } = await talkOf(person)('What do I have in June 2027?')
      const answer = await other.post('/ai/chat', { message: 'delete those', language: 'en', conversationId })
      expect(answer.statusCode).toBe(404)
    })

    it('keeps but the last list of a long conversation', async () => {
      const person = await planner().newUser()
      await june(person)
      const say = talkOf(person)
      const { conversationId } = await say('What do I have in June 2027?')
      for (let at = 0; at < 3; at += 1) await say('What do I have in June 2027?')
      const rows = await planner()
        .db.read.selectFrom('message')
        .select('question')
        .where('conversation_id', '=', conversationId)
        .where('question', 'is not', null)
        .execute()
      expect(rows).toHaveLength(1)
      const kept = (await person.get(`/ai/conversations/${conversationId}`)).json<Conversation>()
      expect(kept.messages).toHaveLength(8)
    })

    it('understands a question that was stored before lists were', async () => {
      const person = await planner().newUser()
      await june(person)
      await create(person, 'Holiday', '2027-07-03')
      const say = talkOf(person)
      const { conversationId } = await say('What do I have in June 2027?')
      const { db } = planner()
      const stored = await db.read
        .selectFrom('message')
        .select(['id', 'question'])
        .where('conversation_id', '=', conversationId)
        .where('question', 'is not', null)
        .executeTakeFirstOrThrow()
      const { question } = JSON.parse(stored.question ?? '') as { question: object }
      await db.transact((trx) =>
        trx
          .updateTable('message')
          .set({ question: JSON.stringify(question) })
          .where('id', '=', stored.id)
          .execute(),
      )
      expect((await say('and in July?')).events.map(({ title }) => title)).toEqual(['Holiday'])
    })
  })
})
