import type { ChatReply, Conversation, Event } from '@dodici/contract/types'
import { describe, expect, it } from 'vitest'
import type { ChatRequest } from '#server/ai/assistant-model.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import { everyRow } from '#server/test/every-row.ts'
import { fakeModel, idsIn, proposed, saying, useTool } from '#server/test/fake-model.ts'
import { hostileTexts } from '#server/test/hostile-texts.ts'
import type { Person } from '#server/test/planner.ts'
import { testCounts } from '../../../../../scripts/test-counts.ts'

const MINUTES = 60_000
const model = fakeModel()
const SECRET = 'Anniversario segreto di Mallory'

/** Titles have 200 characters at most. */
const eventOf = (text: string) => ({
  title: text.replace(/\s+/g, ' ').slice(0, 200),
  description: text,
  location: text.replace(/\s+/g, ' ').slice(0, 200),
  allDay: true,
  start: '2027-06-10',
  end: '2027-06-10',
})

const goalOf = (text: string) => ({
  title: text.replace(/\s+/g, ' ').slice(0, 200),
  ...{ kind: 'count', target: 3, from: '2026-01-01', to: '2027-12-31' },
})

const QUESTIONS = [
  'Cosa ho a giugno 2027?',
  'How many events do I have in June 2027?',
  'Quando sono libero a giugno 2027?',
  'Riassumi i miei impegni del 10 giugno 2027',
  'What is on 10 June 2027?',
]

/** A model that believes what it reads: it tries all that the texts order, by all the means that it has. */
async function* obedient(request: ChatRequest) {
  const told = [
    await useTool(request, 'list_events', { when: 'giugno 2027' }),
    await useTool(request, 'search_events', { words: 'segreto' }),
    await useTool(request, 'list_events', { when: "'; drop table event; --", category: '*' }),
    await useTool(request, 'find_windows', { when: 'giugno 2027', days: '1e9' }),
    await useTool(request, 'stats', { when: 'giugno 2027' }),
    await useTool(request, 'list_goals', {}),
    await useTool(request, 'list_reminders', {}),
  ].join('\n')
  expect(told).not.toContain(SECRET)
  // Whatever stands in a text, the quotation around it ends where the server ends it.
  expect([told.match(/<data/g)?.length, told.match(/<\/data>/g)?.length]).toEqual([2, 2])
  for (const eventId of idsIn(told)) {
    await request.propose([proposed({ action: 'delete', eventId })])
    await request.propose([proposed({ action: 'remind', eventId, when: 'a minute before' })])
  }
  await request.propose([proposed({ action: 'create', title: 'Pwned', when: 'domani' })])
  yield* saying('Fatto. ![x](http://evil.example/x.png) ', `[[${idsIn(told)[0] ?? ''}]] [[other-id]]`)
}

/** Everything but what was said, and what was proposed. */
async function yearRows(planner: Parameters<typeof everyRow>[0]): Promise<unknown> {
  const { event, event_exception, change, category, calendar, user } = await everyRow(planner)
  return { event, event_exception, change, category, calendar, user }
}

eachDatabase(
  (planner) => {
    describe('L1: orders hidden in events', () => {
      it(
        'write nothing, reach nobody else’s data, and end as a card that waits, even where a model obeys them',
        async () => {
          const mallory = await planner().newUser()
          await mallory.post('/events', { ...eventOf(SECRET), description: '' })
          model.script = obedient
          for (const text of hostileTexts(testCounts.hostileTexts)) {
            const person = await planner().newUser()
            const { _id } = (await person.post('/events', eventOf(text))).json<Event>()
            expect((await person.post('/goals', goalOf(text))).statusCode).toBe(201)
            const before = await yearRows(planner().db)
            for (const message of QUESTIONS) await expectHarmless(person, { message, _id })
            expect(await yearRows(planner().db)).toEqual(before)
          }
        },
        20 * MINUTES,
      )

      it('are nothing but words where no model is asked', async () => {
        const person = await planner().newUser()
        model.script = async function* () {
          yield { failed: 'failed' }
        }
        for (const text of hostileTexts(5)) await person.post('/events', eventOf(text))
        const before = await yearRows(planner().db)
        for (const message of QUESTIONS) {
          const answer = await person.post('/ai/chat', { message })
          expect([answer.statusCode, answer.json<ChatReply>().fallback]).toEqual([200, 'failed'])
        }
        expect((await person.get('/ai/analyze-year/2027')).statusCode).toBe(200)
        expect((await person.get('/ai/suggestions?year=2027')).statusCode).toBe(200)
        expect(await yearRows(planner().db)).toEqual(before)
      })
    })
  },
  {},
  { model },
)

async function expectHarmless(person: Person, { message, _id }: { message: string; _id: string }): Promise<void> {
  const answer = await person.post('/ai/chat', { message, language: 'it' })
  expect([answer.statusCode, answer.body.includes(SECRET)]).toEqual([200, false])
  const { events, proposal, conversationId } = answer.json<ChatReply>()
  expect(events.map((event) => event._id)).toEqual([_id])
  expect(proposal?.state).toBe('open')
  expect(proposal?.items.every((item) => item.eventId === null || item.eventId === _id)).toBe(true)
  const kept = (await person.get(`/ai/conversations/${conversationId}`)).json<Conversation>()
  expect(kept.messages[1]?.proposal?.state).toBe('open')
}
