import type { ChatReply, Conversation, ConversationSummary } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { purge } from '#server/features/changes/purge.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import { fakeModel } from '#server/test/fake-model.ts'
import type { Person } from '#server/test/planner.ts'

const model = fakeModel()

const ask = async (person: Person, message: string): Promise<string> =>
  (await person.post('/ai/chat', { message })).json<ChatReply>().conversationId

const list = async (person: Person): Promise<ConversationSummary[]> =>
  (await person.get('/ai/conversations')).json<ConversationSummary[]>()

eachDatabase(
  (planner) => {
    it('keeps conversations, newest first, each under the first words that were said in it', async () => {
      const person = await planner().newUser()
      const long = 'Vorrei sapere quando '.repeat(6).trim()
      const [first, second] = [await ask(person, long), await ask(person, 'E domani?')]
      expect((await list(person)).map(({ _id }) => _id)).toEqual([second, first])
      expect((await list(person)).map(({ title }) => title)).toEqual([
        'E domani?',
        'Vorrei sapere quando Vorrei sapere quando Vorrei sapere…',
      ])
      expect((await person.get('/changes')).json()).toEqual([])
    })

    it('deletes one as a change that can be undone, with all that was said', async () => {
      const person = await planner().newUser()
      const id = await ask(person, 'Ciao')
      const before = (await person.get(`/ai/conversations/${id}`)).json<Conversation>()
      const deleted = await person.delete(`/ai/conversations/${id}`)
      expect(deleted.statusCode).toBe(204)
      expect(await list(person)).toEqual([])
      expect((await person.get(`/ai/conversations/${id}`)).statusCode).toBe(404)
      expect((await person.post('/ai/chat', { message: 'Ancora', conversationId: id })).statusCode).toBe(404)
      expect((await person.post(`/changes/${String(deleted.headers['x-change-id'])}/undo`)).statusCode).toBe(200)
      const after = (await person.get(`/ai/conversations/${id}`)).json<Conversation>()
      expect(after.messages).toEqual(before.messages)
    })

    it('lists a deleted one in the trash, and brings it back from there with all that was said', async () => {
      const [person, stranger] = [await planner().newUser(), await planner().newUser()]
      const [id, kept] = [await ask(person, 'Quando parto?'), await ask(person, 'Resta')]
      const before = (await person.get(`/ai/conversations/${id}`)).json<Conversation>()
      const deleted = await person.delete(`/ai/conversations/${id}`)
      const trash = async (who: Person) => (await who.get('/trash')).json<unknown[]>()
      expect(await trash(person)).toEqual([
        {
          _id: id,
          type: 'conversation',
          title: 'Quando parto?',
          deletedAt: new Date(planner().clock.now()).toISOString(),
          changeId: deleted.headers['x-change-id'],
        },
      ])
      expect(await trash(stranger)).toEqual([])
      expect((await stranger.post(`/trash/${id}/restore`)).statusCode).toBe(404)
      expect((await person.post(`/trash/${kept}/restore`)).statusCode).toBe(404)
      const restored = await person.post(`/trash/${id}/restore`)
      expect([restored.statusCode, restored.json()]).toMatchObject([200, { kind: 'trash.restore', count: 1 }])
      expect(await trash(person)).toEqual([])
      const after = (await person.get(`/ai/conversations/${id}`)).json<Conversation>()
      expect(after.messages).toEqual(before.messages)
      expect((await person.post(`/changes/${String(restored.headers['x-change-id'])}/undo`)).statusCode).toBe(200)
      expect(await trash(person)).toMatchObject([{ _id: id }])
    })

    it('forgets what was said when a deleted one has been in the trash for 30 days', async () => {
      const person = await planner().newUser()
      const [gone, kept] = [await ask(person, 'Via'), await ask(person, 'Resta')]
      await person.delete(`/ai/conversations/${gone}`)
      const now = planner().clock.now()
      planner().clock.set(new Date(now + 31 * 24 * 3_600_000).toISOString())
      await purge(planner())
      planner().clock.set(new Date(now).toISOString())
      expect((await person.get('/trash')).json()).toEqual([])
      expect((await person.post(`/trash/${gone}/restore`)).statusCode).toBe(404)
      const messages = await planner()
        .db.read.selectFrom('message')
        .select('conversation_id')
        .where('owner_id', '=', person.user._id)
        .execute()
      expect(new Set(messages.map((row) => row.conversation_id))).toEqual(new Set([kept]))
      expect((await list(person)).map(({ _id }) => _id)).toEqual([kept])
    })

    it('are nobody else’s', async () => {
      const [owner, stranger] = [await planner().newUser(), await planner().newUser()]
      const id = await ask(owner, 'Segreto')
      expect(await list(stranger)).toEqual([])
      expect((await stranger.post('/ai/chat', { message: 'Cosa?', conversationId: id })).statusCode).toBe(404)
      expect((await stranger.delete(`/ai/conversations/${id}`)).statusCode).toBe(404)
      expect((await stranger.get('/ai/log')).json()).toEqual([])
      expect((await owner.get(`/ai/conversations/${id}`)).json<Conversation>().messages).toHaveLength(2)
    })

    it('go with the account, with everything of the helpers', async () => {
      const person = await planner().newUser()
      await ask(person, 'Ciao')
      await person.post('/ai/proposals', {
        title: 'x',
        changes: [{ action: 'create', title: 'x', allDay: true, start: '2027-01-01', end: '2027-01-01' }],
      })
      const gone = await person.post('/auth/delete-account', { password: person.password })
      expect(gone.statusCode).toBe(204)
      for (const table of ['conversation', 'message', 'proposal', 'ai_log'] as const) {
        const rows = await planner()
          .db.read.selectFrom(table)
          .selectAll()
          .where('owner_id', '=', person.user._id)
          .execute()
        expect([table, rows]).toEqual([table, []])
      }
    })
  },
  {},
  { model },
)
