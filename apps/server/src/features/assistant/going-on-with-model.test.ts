import type { ChatReply, Event, Proposal } from '@dodici/contract/types'
import { describe, expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import { fakeModel, proposed, saying } from '#server/test/fake-model.ts'
import type { Person } from '#server/test/planner.ts'

const model = fakeModel()

const ask = async (person: Person, message: string, rest: object = {}): Promise<ChatReply> =>
  (await person.post('/ai/chat', { message, language: 'en', ...rest })).json<ChatReply>()

const failing = async function* () {
  yield { failed: 'failed' } as const
}

eachDatabase(
  (planner) => {
    describe('a conversation with a model that goes on', () => {
      it('has its yes and no to a card answered by code, so that nobody is told that it is done', async () => {
        const person = await planner().newUser()
        model.script = async function* (request) {
          await request.propose([proposed({ action: 'create', title: 'Dinner', when: '3 June 2027' })])
          yield* saying('Look at the card.')
        }
        const { conversationId, proposal } = await ask(person, 'put dinner on 3 June 2027')
        model.script = () => saying('Done!')
        const yes = await ask(person, 'yes', { conversationId })
        expect(yes).toMatchObject({ engine: 'builtin', reply: expect.stringContaining('press Apply') })
        const no = await ask(person, 'no, forget it', { conversationId })
        expect(no).toMatchObject({ engine: 'builtin', reply: expect.stringContaining('closed the card') })
        const closed = (await person.get(`/ai/proposals/${proposal?._id ?? ''}`)).json<Proposal>()
        expect(closed.state).toBe('expired')
        expect(await ask(person, 'yes', { conversationId })).toMatchObject({ engine: 'model', reply: 'Done!' })
      })

      it('takes no older list for what a model has told since', async () => {
        const person = await planner().newUser()
        const { _id } = (
          await person.post('/events', { title: 'Dentist', allDay: true, start: '2027-06-03', end: '2027-06-03' })
        ).json<Event>()
        model.script = failing
        const first = await ask(person, 'What do I have in June 2027?')
        expect(first).toMatchObject({ engine: 'builtin', fallback: 'failed', events: [{ _id }] })
        const { conversationId } = first
        model.script = () => saying('You also have a lot in July.')
        await ask(person, 'And then?', { conversationId })
        model.script = failing
        const wish = await ask(person, 'delete those', { conversationId })
        expect(wish).toMatchObject({ proposal: null, reply: expect.stringMatching(/^Which events do you mean/u) })
      })
    })
  },
  {},
  { model },
)
