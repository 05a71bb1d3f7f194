import { GOALS_MAX } from '@dodici/contract/limits'
import type { AppliedProposal, ChatReply, Event, Goal, PlannedMilestone, Proposal } from '@dodici/contract/types'
import { describe, expect, it } from 'vitest'
import { setPlan } from '#server/features/users/accounts.service.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import type { Person } from '#server/test/planner.ts'

const NOW = '2026-11-26T18:00'

type Planned = PlannedMilestone & { readonly proposalId: string }

/** A plan with its card. */
const plan = async (person: Person, input: string, language = 'en'): Promise<Planned> => {
  const answer = await person.post('/ai/create-milestone', { input, language, now: NOW })
  expect([answer.statusCode, answer.body.slice(0, 300)]).toEqual([200, answer.body.slice(0, 300)])
  const planned = answer.json<Planned>()
  expect(planned.proposalId).toBeTypeOf('string')
  return planned
}
const cardOf = async (person: Person, id: string): Promise<Proposal> =>
  (await person.get(`/ai/proposals/${id}`)).json<Proposal>()
const apply = (person: Person, id: string, choice: object = {}) => person.post(`/ai/proposals/${id}/apply`, choice)
const goalsOf = async (person: Person): Promise<Goal[]> => (await person.get('/goals')).json<Goal[]>()
const eventsOf = async (person: Person, year = 2027): Promise<Event[]> =>
  (await person.get(`/events?year=${String(year)}`)).json<Event[]>()

eachDatabase((planner) => {
  describe('a target that can be measured', () => {
    it('becomes a goal on a card, and writes nothing else', async () => {
      const person = await planner().newUser()
      const answer = await plan(person, 'Read 24 books next year')
      expect(answer).toMatchObject({
        milestone: { title: 'Read 24 books', date: '2027-12-31', description: '', categoryId: null },
        timeline: [],
        goal: { kind: 'count', target: 24, unit: 'books', from: '2027-01-01', to: '2027-12-31' },
        understood: [
          { kind: 'amount', meaning: '24 books' },
          { kind: 'timeframe', text: 'next year' },
        ],
        ...{ warnings: [], engine: 'builtin', fallback: null },
      })
      const card = await cardOf(person, answer.proposalId)
      expect(card).toMatchObject({ kind: 'goal', state: 'open', title: 'Read 24 books', goal: answer.goal, items: [] })
      expect([await goalsOf(person), await eventsOf(person)]).toEqual([[], []])
    })

    it('and its series are applied as one change, count together, and are undone as one', async () => {
      const person = await planner().newUser()
      const { goal, timeline, proposalId } = await plan(person, 'Study Spanish 3 hours a week until June')
      expect(timeline).toMatchObject([{ title: 'Study Spanish', start: '2026-11-30', phase: '' }])
      const answer = await apply(person, proposalId)
      const { events, goal: made, changeId } = answer.json<AppliedProposal>()
      expect([answer.statusCode, made]).toEqual([200, { _id: goal?._id, title: 'Study Spanish' }])
      expect(events).toHaveLength(1)
      const [stored] = await goalsOf(person)
      expect(stored).toMatchObject({ ...goal, matchText: null })
      const [series] = await eventsOf(person)
      expect(series).toMatchObject({ goalId: goal?._id, recurrence: expect.stringContaining('BYDAY=MO,TH') as string })
      expect(stored?.progress.planned).toBeGreaterThan(75)
      expect(await cardOf(person, proposalId)).toMatchObject({ state: 'applied', goal: { _id: goal?._id } })

      expect((await person.post(`/changes/${changeId}/undo`)).statusCode).toBe(200)
      expect([await goalsOf(person), await eventsOf(person), await eventsOf(person, 2026)]).toEqual([[], [], []])
      const redo = (await person.get('/changes?limit=1')).json<{ _id: string }[]>()[0]?._id ?? ''
      expect((await person.post(`/changes/${redo}/undo`)).statusCode).toBe(200)
      expect(await goalsOf(person)).toMatchObject([{ _id: goal?._id, progress: { planned: stored?.progress.planned } }])
      expect((await apply(person, proposalId)).json()).toMatchObject({ code: 'proposal_applied' })
    })

    it('keeps its series off a trip and Easter Monday, and still does where its hour is edited', async () => {
      const person = await planner().newUser()
      await person.post('/events', { title: 'Japan', allDay: true, start: '2027-03-01', end: '2027-03-14' })
      const { proposalId } = await plan(person, 'Study Spanish 3 hours a week until June')
      const [item] = (await cardOf(person, proposalId)).items
      expect(item?.reason).toContain('5 of')
      const edit = { _id: item?._id, start: item?.start.replace('18:30', '19:00') }
      expect((await apply(person, proposalId, { items: [edit] })).statusCode).toBe(200)
      const series = (await eventsOf(person)).find(({ title }) => title === 'Study Spanish')
      expect(series?.exdates).toEqual(
        ['2027-03-01', '2027-03-04', '2027-03-08', '2027-03-11', '2027-03-29'].map((day) => `${day}T19:00`),
      )
      expect(series?.occurrences.some(({ start }) => start >= '2027-03-01' && start < '2027-03-15')).toBe(false)
    })

    it('is written as it was edited, and its series ends with it', async () => {
      const person = await planner().newUser()
      const { proposalId } = await plan(person, 'Study Spanish 3 hours a week until June')
      const edited = { title: 'Spanish', target: 50, to: '2027-03-31' }
      expect((await apply(person, proposalId, { goal: edited })).statusCode).toBe(200)
      expect(await goalsOf(person)).toMatchObject([edited])
      expect((await eventsOf(person))[0]?.recurrence).toContain('UNTIL=20270331')
    })

    it('may be applied without its series, and the series without it, but not neither', async () => {
      const [one, other] = [await planner().newUser(), await planner().newUser()]
      const first = await plan(one, 'Run 3 times a week')
      expect((await apply(one, first.proposalId, { items: [] })).statusCode).toBe(200)
      expect([await goalsOf(one), await eventsOf(one)]).toMatchObject([[{ target: 153 }], []])
      const second = await plan(other, 'Run 3 times a week')
      const nothing = await apply(other, second.proposalId, { items: [], goal: null })
      expect([nothing.statusCode, nothing.json<{ code: string }>().code]).toEqual([400, 'invalid_input'])
      const left = await apply(other, second.proposalId, { goal: null })
      expect(left.json<AppliedProposal>().goal).toBeNull()
      expect(await goalsOf(other)).toEqual([])
      expect(await eventsOf(other)).toMatchObject([{ goalId: null }])
      expect((await cardOf(other, second.proposalId)).goal).toBeNull()
    })

    it('takes its days from a time frame beside it', async () => {
      const asked = { goal: 'Read 24 books', timeframe: 'by June', language: 'en', now: NOW }
      const answer = (await (await planner().newUser()).post('/ai/plan-milestone', asked)).json<PlannedMilestone>()
      expect(answer.goal).toMatchObject({ target: 24, from: '2026-11-26', to: '2027-06-01' })
    })

    it('is nobody else’s', async () => {
      const [owner, other] = [await planner().newUser(), await planner().newUser()]
      const { proposalId } = await plan(owner, 'Read 24 books next year')
      expect((await other.get(`/ai/proposals/${proposalId}`)).statusCode).toBe(404)
      expect((await apply(other, proposalId)).statusCode).toBe(404)
      const theirs = (await other.post('/categories', { name: 'Theirs', color: '#3B6EF6' })).json<{ _id: string }>()
      const taken = await apply(owner, proposalId, { goal: { categoryId: theirs._id } })
      expect(taken.json()).toMatchObject({ status: 400, code: 'unknown_reference' })
      expect([await goalsOf(owner), await goalsOf(other)]).toEqual([[], []])
    })

    it('is refused with all of its card where an account has its most of goals, or its days are odd', async () => {
      const person = await planner().newUser()
      const { proposalId } = await plan(person, 'Study Spanish 3 hours a week until June')
      const odd = await apply(person, proposalId, { goal: { to: '2026-11-01' } })
      expect([odd.statusCode, odd.json<{ code: string }>().code]).toEqual([400, 'invalid_input'])
      for (const target of [0, -5, 1e10]) {
        expect((await apply(person, proposalId, { goal: { target } })).statusCode).toBe(400)
      }
      const body = { title: 'One of many', kind: 'yesNo', from: '2027-01-01', to: '2027-12-31' }
      for (let made = 0; made < GOALS_MAX; made += 1) await person.post('/goals', body)
      const full = await apply(person, proposalId)
      expect(full.json()).toMatchObject({ code: 'quota_exceeded' })
      expect(await eventsOf(person)).toEqual([])
      expect((await cardOf(person, proposalId)).state).toBe('open')
    })

    it('is written with its series or not at all where the plan of the person allows no more events', async () => {
      const person = await planner().newUser()
      await setPlan(planner(), person.email, 'basic')
      const day = { title: 'One of many', allDay: true, start: '2026-12-01', end: '2026-12-01' }
      for (let made = 0; made < 100; made += 1) await person.post('/events', day)
      const { proposalId } = await plan(person, 'Study Spanish 3 hours a week until June')
      const full = await apply(person, proposalId)
      expect([full.statusCode, full.json<{ code: string }>().code]).toEqual([403, 'plan_limit'])
      expect(await goalsOf(person)).toEqual([])
      expect((await apply(person, proposalId, { items: [] })).statusCode).toBe(200)
      expect(await goalsOf(person)).toMatchObject([{ title: 'Study Spanish' }])
    })

    it.each([
      ['it', 'risparmiare 1.000,50 euro entro dicembre 2027', 1000.5, '2027-12-31'],
      ['en', 'save 1,000.50 euros by December 2027', 1000.5, '2027-12-01'],
      ['en', 'save 1000000000 euros by December 2027', 1e9, '2027-12-01'],
    ])('reads numbers as its language writes them (%s: %s)', async (language, input, target, to) => {
      const { goal } = await plan(await planner().newUser(), input, language)
      expect(goal).toMatchObject({ kind: 'number', target, unit: '€', from: '2026-11-26', to })
    })

    it.each(['save 0 euros', 'lose -4 kg', 'save 1e9 euros', 'save 2000000000 euros', 'read 1.000 books'])(
      'is no goal where the number is none: %s',
      async (input) => {
        const { goal, timeline } = await plan(await planner().newUser(), input)
        expect([goal, timeline.length > 0]).toEqual([null, true])
      },
    )

    it('is no goal where its number is of a purchase, which is planned', async () => {
      const person = await planner().newUser()
      const answer = await person.post('/ai/create-milestone', {
        input: 'buy 24 folding chairs',
        language: 'en',
        now: NOW,
      })
      expect(answer.json<PlannedMilestone>()).toMatchObject({
        goal: null,
        question: null,
        milestone: { title: 'Buy 24 folding chairs' },
      })
    })

    it('is offered in the chat as well, with the sentence that says so', async () => {
      const person = await planner().newUser()
      const message = {
        message: '3 ore di spagnolo alla settimana fino a giugno',
        intent: 'plan',
        language: 'it',
        now: NOW,
      }
      const reply = (await person.post('/ai/chat', message)).json<ChatReply>()
      expect(reply.reply).toMatch(
        /^Si può misurare, quindi ne ho fatto un obiettivo: «Spagnolo», fino a lunedì 31 maggio/,
      )
      expect(reply.proposal).toMatchObject({
        kind: 'goal',
        goal: { kind: 'hours', target: 78 },
        items: [{ title: 'Spagnolo' }],
      })
    })
  })

  it('leaves out the starts of a new series that are named, each once, and of what happens once none', async () => {
    const person = await planner().newUser()
    const yoga = { title: 'Yoga', allDay: false, start: '2027-01-04T18:00', end: '2027-01-04T19:00' }
    const exdates = ['2027-01-18T18:00', '2027-01-11T18:00', '2027-01-18T18:00']
    const rule = { recurrence: 'FREQ=WEEKLY;COUNT=4', exdates }
    const series = (await person.post('/events', { ...yoga, ...rule })).json<Event>()
    expect(series.exdates).toEqual(['2027-01-11T18:00', '2027-01-18T18:00'])
    expect(series.occurrences.map(({ start }) => start)).toEqual(['2027-01-04T18:00', '2027-01-25T18:00'])
    expect((await person.post('/events', { ...yoga, exdates })).json<Event>().exdates).toEqual([])
    expect((await person.post('/events', { ...yoga, ...rule, exdates: ['soon'] })).statusCode).toBe(400)
    expect((await person.post('/events', { ...yoga, ...rule, exdates: ['2027-01-11'] })).statusCode).toBe(201)
    expect((await person.get('/events?year=2027')).statusCode).toBe(200)
  })
})
