import * as contract from '@dodici/contract/operations'
import type { Calendar, Change, Event, Goal } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { usageOf } from '#server/db/journal/usage.ts'
import { PERSON_LIMITS, type PersonLimits } from '#server/db/person-limits.ts'
import { countedUsage } from '#server/test/counted-usage.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import type { Person, Planner } from '#server/test/planner.ts'

const LIMITS: PersonLimits = {
  ...PERSON_LIMITS,
  bytes: { kept: 40_000, journal: 60_000, messages: 8_000, proposals: 60_000 },
  units: { calendar: 3, category: 4, goal: 3, milestone: 2, conversation: 3 },
  proposals: 4,
}
const DAY = { start: '2026-03-03', end: '2026-03-03', allDay: true }
const MOST_TRIES = 300
const LONG = `SUMMARY:Lungo\r\nDESCRIPTION:${'x'.repeat(1_000)}`

type Answer = Awaited<ReturnType<Person['post']>>
type Create = (person: Person, at: number) => Promise<Answer>

async function goalOf(person: Person): Promise<Goal> {
  const [goal] = (await person.get('/goals?year=2026')).json<Goal[]>()
  return goal ?? (await newGoal(person, 0)).json<Goal>()
}
const newGoal: Create = (person, at) =>
  person.post('/goals', {
    title: `G${String(at)}`,
    kind: 'number',
    target: 5,
    unit: 'x',
    from: '2026-01-01',
    to: '2026-12-31',
  })

/** How each thing is made that can be made, by the name of its operation. */
const creators: Readonly<Record<string, Create>> = {
  createCalendar: (person, at) => person.post('/calendars', { name: `C${String(at)}`, description: '' }),
  createCategory: (person, at) => person.post('/categories', { name: `C${String(at)}` }),
  createCategories: (person, at) => person.post('/categories/batch', { categories: [{ name: `C${String(at)}` }] }),
  createEvent: (person, at) => person.post('/events', { title: String(at), description: 'x'.repeat(2_000), ...DAY }),
  createGoal: newGoal,
  createGoalEntry: async (person) =>
    person.post(`/goals/${(await goalOf(person))._id}/entries`, { day: '2026-01-02', value: 1, note: 'x'.repeat(500) }),
  createProposal: (person, at) => newCard(person, { title: String(at) }),
  'createProposal of many bytes': (person) => newCard(person, { title: 'x', description: 'x'.repeat(10_000) }),
  applyProposal: applyMilestone,
  importCalendar: async (person, at) => {
    const [calendar] = (await person.get('/calendars')).json<Calendar[]>()
    return person.post(`/calendars/${calendar?._id ?? ''}/import`, fileOf(at), { 'content-type': 'text/calendar' })
  },
  chat: (person) => person.post('/ai/chat', { message: 'Che cosa ho a marzo?' }),
}

const newCard = (person: Person, draft: object): Promise<Answer> =>
  person.post('/ai/proposals', { title: 'P', changes: [{ action: 'create', ...draft, ...DAY }] })

/** Makes a milestone with its steps, which the card of a goal is applied for. */
async function applyMilestone(person: Person, at: number): Promise<Answer> {
  const input = `Esame di diritto ${String(at)} il 20 febbraio 2027`
  const planned = await person.post('/ai/create-milestone', { input })
  return planned.statusCode >= 400
    ? planned
    : person.post(`/ai/proposals/${planned.json<{ proposalId: string }>().proposalId}/apply`, {})
}

const fileOf = (at: number): string =>
  [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:test'],
    ...Array.from({ length: 5 }, (_, index) =>
      ['BEGIN:VEVENT', `UID:${String(at)}-${String(index)}`, 'DTSTART;VALUE=DATE:20260303', LONG, 'END:VEVENT'].join(
        '\r\n',
      ),
    ),
    ...['END:VCALENDAR', ''],
  ].join('\r\n')

/** What is refused after so many elsewhere, with tests of its own. */
const ELSEWHERE = new Set([
  'createApiKey',
  'createDevicePassword',
  'createPasskey',
  'createFeed',
  'createPushDevice',
  'createSubscription',
  'createLinkedAccount',
  'createWebhook',
  'submitFeedback',
  'createInvite',
])

/** What makes something and says so in another way. */
const ALSO = ['chat', 'applyProposal', 'importCalendar', 'createProposal of many bytes']

const creating = Object.values(contract.operations)
  .filter(({ status, signedIn }) => status === 201 && signedIn !== false)
  .map(({ name }) => name)

async function untilRefused(person: Person, create: Create): Promise<{ made: Answer[]; refused: Answer }> {
  const made: Answer[] = []
  for (let at = 0; at < MOST_TRIES; at += 1) {
    const answer = await create(person, at)
    if (answer.statusCode >= 400) return { made, refused: answer }
    made.push(answer)
  }
  throw new Error('nothing was refused')
}

async function proPerson(planner: Planner): Promise<Person> {
  const person = await planner.newUser()
  await planner.db.transact((trx) =>
    trx.updateTable('user').set({ plan: 'pro' }).where('id', '=', person.user._id).execute(),
  )
  return person
}

const undoAll = async (person: Person) =>
  person.post(`/changes/${(await person.get('/changes')).json<Change[]>()[0]?._id ?? ''}/undo`)

eachDatabase(
  (planner) => {
    it('knows how all is made that can be made', () => {
      expect(new Set([...Object.keys(creators), ...ELSEWHERE])).toEqual(new Set([...creating, ...ALSO]))
    })

    it.each(Object.entries(creators))(
      'Q4 %s is refused when there is no room, nothing is lost, and undo works',
      async (_, create) => {
        const person = await proPerson(planner())
        const { made, refused } = await untilRefused(person, create)
        expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'quota_exceeded' }])
        expect(made.length).toBeGreaterThan(1)
        const sums = await usageOf(planner().db.read, person.user._id)
        expect(sums).toEqual(await countedUsage(planner().db, person))
        const changeId = made.at(-1)?.headers['x-change-id']
        if (typeof changeId !== 'string') return
        const undone = await person.post(`/changes/${changeId}/undo`)
        expect(undone.statusCode).toBe(200)
        expect((await create(person, MOST_TRIES)).statusCode).toBeLessThan(300)
        // There is no room again, and what was undone still comes back.
        expect((await person.post(`/changes/${undone.json<Change>()._id}/undo`)).statusCode).toBe(200)
        expect(await usageOf(planner().db.read, person.user._id)).toEqual(await countedUsage(planner().db, person))
      },
    )

    it('takes what makes less of what is too much', async () => {
      const person = await proPerson(planner())
      const { made } = await untilRefused(person, creators['createEvent'] as Create)
      const id = made[0]?.json<Event>()._id ?? ''
      expect((await person.patch(`/events/${id}`, { description: 'less' })).statusCode).toBe(200)
      expect((await person.delete(`/events/${id}`)).statusCode).toBe(204)
    })

    it('forgets the oldest changes and trash of a journal that is full, and nothing that is there', async () => {
      const person = await proPerson(planner())
      const kept = (await person.post('/events', { title: 'kept', ...DAY })).json<Event>()
      const gone = (await person.post('/events', { title: 'gone', ...DAY })).json<Event>()
      await person.delete(`/events/${gone._id}`)
      planner().clock.set('2026-11-20T10:00:00.000Z')
      const first = (await person.get('/changes')).json<Change[]>().length
      for (let at = 0; at < 40; at += 1) {
        const description = `${String(at)} `.repeat(1_500)
        expect((await person.patch(`/events/${kept._id}`, { description })).statusCode).toBe(200)
      }
      const { journal, trash } = await usageOf(planner().db.read, person.user._id)
      expect(journal + trash).toBeLessThanOrEqual(LIMITS.bytes.journal)
      expect(await usageOf(planner().db.read, person.user._id)).toEqual(await countedUsage(planner().db, person))
      expect((await person.get('/changes?limit=100')).json<Change[]>().length).toBeLessThan(first + 40)
      expect((await person.get('/trash')).json()).toEqual([])
      expect((await undoAll(person)).statusCode).toBe(200)
      expect((await person.get(`/events/${kept._id}`)).json<Event>().description).toBe('38 '.repeat(1_500))
    })
  },
  {},
  { limits: LIMITS },
)
