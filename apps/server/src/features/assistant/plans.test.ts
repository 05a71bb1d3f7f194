import type {
  AppliedProposal,
  AssistantLogEntry,
  EnhancedEvent,
  Event,
  Milestone,
  PlannedMilestone,
  Proposal,
} from '@dodici/contract/types'
import { describe, expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import { fakeModel } from '#server/test/fake-model.ts'
import type { Person } from '#server/test/planner.ts'

const model = fakeModel()

const plan = async (person: Person, input: string, language = 'it'): Promise<PlannedMilestone> => {
  const answer = await person.post('/ai/create-milestone', { input, language })
  expect([answer.statusCode, answer.body.slice(0, 300)]).toEqual([200, answer.body.slice(0, 300)])
  return answer.json<PlannedMilestone>()
}

const cardOf = async (person: Person, id: string | null): Promise<Proposal> =>
  (await person.get(`/ai/proposals/${id ?? ''}`)).json<Proposal>()

const apply = async (person: Person, id: string | null): Promise<AppliedProposal> => {
  const answer = await person.post(`/ai/proposals/${id ?? ''}/apply`, {})
  expect(answer.statusCode).toBe(200)
  return answer.json<AppliedProposal>()
}

const years = async (person: Person): Promise<Event[]> => [
  ...(await person.get('/events?year=2026')).json<Event[]>(),
  ...(await person.get('/events?year=2027')).json<Event[]>(),
]

const milestones = async (person: Person): Promise<Milestone[]> => (await person.get('/milestones')).json<Milestone[]>()

eachDatabase(
  (planner) => {
    describe('planning a target', () => {
      it('reads it, plans backward from its day, and writes nothing but a card', async () => {
        const person = await planner().newUser()
        const answer = await plan(person, 'Maratona di Roma il 22 marzo')
        expect(answer.milestone).toMatchObject({ date: '2027-03-22' })
        expect(answer.milestone.title).toMatch(/maratona di roma/i)
        expect(answer.timeline.length).toBeGreaterThan(3)
        expect([answer.engine, answer.fallback]).toEqual(['builtin', null])
        const { items, ...card } = await cardOf(person, answer.proposalId)
        expect(card).toMatchObject({ kind: 'milestone', state: 'open' })
        expect(items[0]).toMatchObject({ _id: answer.milestone._id, kind: 'milestone', start: '2027-03-22' })
        expect(items.slice(1).map(({ _id }) => _id)).toEqual(answer.timeline.map(({ _id }) => _id))
        expect(await years(person)).toEqual([])
        expect((await person.get('/ai/log')).json<AssistantLogEntry[]>()).toMatchObject([
          { call: 'create-milestone', engine: 'builtin', sentTo: null, looked: [{ tool: 'plan', events: 0 }] },
        ])
      })

      it('takes the days of the event that it names, on which the milestone is', async () => {
        const person = await planner().newUser()
        const trip = { title: 'Viaggio a Roma', allDay: true, start: '2027-05-14', end: '2027-05-17' }
        expect((await person.post('/events', trip)).statusCode).toBe(201)
        const answer = await plan(person, 'preparare il viaggio a Roma')
        expect(answer.warnings[0]).toMatch(/^Dal tuo calendario: «Viaggio a Roma»/)
        const { items } = await cardOf(person, answer.proposalId)
        expect(items[0]).toMatchObject({ kind: 'milestone', start: '2027-05-14', end: '2027-05-17' })
        expect((await plan(person, 'perdere 6 kg prima del viaggio a Roma')).goal?.to).toBe('2027-05-13')
      })

      it('takes no event of somebody else', async () => {
        const [person, other] = [await planner().newUser(), await planner().newUser()]
        await other.post('/events', { title: 'Viaggio a Roma', allDay: true, start: '2027-05-14', end: '2027-05-17' })
        expect((await plan(person, 'preparare il viaggio a Roma')).warnings[0]).toMatch(/^Non hai detto quando/)
      })

      it('is applied as one change, with a milestone whose steps are its events, and undone as one', async () => {
        const person = await planner().newUser()
        const { milestone, timeline, proposalId } = await plan(person, 'Maratona di Roma il 22 marzo')
        const wanted = timeline.filter(({ optional }) => !optional)
        const { events, changeId } = await apply(person, proposalId)
        expect(events).toHaveLength(wanted.length + 1)
        const [made] = await milestones(person)
        expect(made).toMatchObject({ _id: milestone._id, title: milestone.title, date: '2027-03-22', template: 'race' })
        expect(made?.steps.map(({ _id, start, end }) => [_id, start, end]).sort()).toEqual(
          wanted.map(({ _id, start, end }) => [_id, start, end]).sort(),
        )
        expect((await years(person)).filter(({ kind }) => kind === 'milestone')).toHaveLength(1)
        expect((await person.post(`/changes/${changeId}/undo`)).statusCode).toBe(200)
        expect([await years(person), await milestones(person)]).toEqual([[], []])
        const redo = (await person.get('/changes?limit=1')).json<{ _id: string }[]>()[0]?._id ?? ''
        expect((await person.post(`/changes/${redo}/undo`)).statusCode).toBe(200)
        expect(await milestones(person)).toMatchObject([{ _id: milestone._id, steps: made?.steps }])
      })

      it('takes the days of short steps alone: what trains for weeks is free for other things', async () => {
        const person = await planner().newUser()
        const { proposalId } = await plan(person, 'Maratona di Roma il 22 marzo')
        await apply(person, proposalId)
        const events = await years(person)
        const isLong = ({ start, end }: { start: string; end: string }) =>
          Date.parse(end) - Date.parse(start) >= 6 * 86_400_000
        expect(events.filter(isLong).length).toBeGreaterThan(1)
        for (const event of events) expect([event.title, event.busy]).toEqual([event.title, !isLong(event)])
      })

      it('avoids the days that are full in the person’s own year, and nobody else’s', async () => {
        const [busy, free] = [await planner().newUser(), await planner().newUser()]
        const calm = await plan(free, 'Esame di diritto il 20 febbraio')
        // The last ones are of the eve, which does not move.
        const day = calm.timeline.find(({ start, end }) => start === end)?.start ?? ''
        for (let count = 0; count < 6; count += 1) {
          await busy.post('/events', { title: 'Pieno', allDay: true, start: day, end: day })
        }
        const moved = await plan(busy, 'Esame di diritto il 20 febbraio')
        expect(moved.timeline.map(({ start, end }) => [start, end])).not.toEqual(
          calm.timeline.map(({ start, end }) => [start, end]),
        )
        expect((await plan(free, 'Esame di diritto il 20 febbraio')).timeline.map(({ start }) => start)).toEqual(
          calm.timeline.map(({ start }) => start),
        )
      })

      it('takes a time frame beside the target, and says what it understood', async () => {
        const person = await planner().newUser()
        const answer = await person.post('/ai/plan-milestone', {
          goal: 'Learn the piano',
          timeframe: 'by June',
          language: 'en',
        })
        const { understood, milestone } = answer.json<PlannedMilestone>()
        expect(milestone.date?.slice(0, 7)).toBe('2027-06')
        expect(understood.length).toBeGreaterThan(0)
      })

      it('asks a model for the steps of what no template knows, and places them itself', async () => {
        const person = await planner().newUser()
        const step = { description: '', lengthDays: 1, optional: false }
        model.stepsAnswer = async () => ({
          answered: true,
          value: [
            { ...step, title: 'Comprare i recinti', daysBefore: 60 },
            { ...step, title: 'Corso di elicicoltura', daysBefore: 30 },
          ],
        })
        const answer = await plan(person, 'Allevare lumache entro il 30 aprile 2027')
        expect([answer.engine, answer.fallback]).toEqual(['model', null])
        expect(answer.timeline.map(({ title }) => title)).toEqual(['Comprare i recinti', 'Corso di elicicoltura'])
        expect(answer.timeline.every(({ end }) => end < '2027-04-30')).toBe(true)
        expect((await person.get('/ai/log')).json()).toMatchObject([{ engine: 'model', sentTo: 'model.example' }])
      })

      it('asks a model too for what is only to be done, and asks the person where that fails', async () => {
        const person = await planner().newUser()
        const input = 'Smaltare le tazze della nonna entro il 30 aprile 2027'
        const step = { description: '', lengthDays: 1, optional: false }
        model.stepsAnswer = async () => ({
          answered: true,
          value: [{ ...step, title: 'Lavare le tazze', daysBefore: 30 }],
        })
        const answer = await plan(person, input)
        expect([answer.engine, answer.timeline.map(({ title }) => title)]).toEqual(['model', ['Lavare le tazze']])
        model.stepsAnswer = async () => ({ answered: false, why: 'paused' })
        const own = await plan(person, input)
        expect([own.engine, own.fallback, own.timeline]).toEqual(['builtin', 'paused', []])
        expect(own.question?.choices[0]?.kind).toBe('doneBy')
      })

      it('asks what kind of goal it is where the model fails too, and plans it as the person chooses', async () => {
        const person = await planner().newUser()
        model.stepsAnswer = async () => ({ answered: false, why: 'paused' })
        const input = 'Allevare lumache entro il 30 aprile 2027'
        const asked = await plan(person, input)
        expect([asked.engine, asked.fallback, asked.proposalId, asked.timeline]).toEqual([
          'builtin',
          'paused',
          null,
          [],
        ])
        expect(asked.milestone).toMatchObject({ _id: null, title: 'Allevare lumache', date: '2027-04-30' })
        expect(asked.question?.choices.map(({ kind }) => kind)).toEqual(['prepared', 'doneBy', 'regular'])
        const planned = (await person.post('/ai/create-milestone', { input, kind: 'regular' })).json<PlannedMilestone>()
        expect([planned.question, planned.fallback, planned.milestone.date]).toEqual([null, null, '2027-04-30'])
        expect(planned.timeline.map(({ title }) => title)).toContain('Cominciare in piccolo')
        expect((await person.post('/ai/create-milestone', { input, kind: 'unheard of' })).statusCode).toBe(400)
      })

      it('offers the kinds that a word may mean, and makes no plan of a text without words', async () => {
        const person = await planner().newUser()
        model.stepsAnswer = async () => ({ answered: false, why: 'paused' })
        const { question } = await plan(person, 'Intervento il 25 gennaio')
        expect(question?.choices.map(({ kind }) => kind)).toEqual(['surgery', 'repair', 'talk'])
        const nothing = await plan(person, 'asdf')
        expect([nothing.question, nothing.proposalId, nothing.timeline, nothing.warnings.length]).toEqual([
          null,
          null,
          [],
          1,
        ])
        expect((await person.get('/ai/log')).json<AssistantLogEntry[]>()[0]).toMatchObject({ engine: 'builtin' })
      })

      it('asks in words in a conversation', async () => {
        const person = await planner().newUser()
        model.stepsAnswer = async () => ({ answered: false, why: 'paused' })
        const answer = await person.post('/ai/chat', { message: 'Allevare lumache', intent: 'plan' })
        expect(answer.json()).toMatchObject({ proposal: null })
        expect(answer.json<{ reply: string }>().reply).toContain('- Qualcosa da fare con regolarità')
      })
    })

    describe('enhancing an event', () => {
      const EXAM = {
        title: 'Esame di chimica',
        description: 'Aula 4',
        allDay: true,
        start: '2027-02-20',
        end: '2027-02-20',
      }
      const create = async (person: Person, body: object = {}): Promise<Event> =>
        (await person.post('/events', { ...EXAM, ...body })).json<Event>()

      const enhance = async (person: Person, id: string, body: object = {}): Promise<EnhancedEvent> => {
        const answer = await person.post(`/ai/enhance-event/${id}`, { language: 'it', ...body })
        expect([answer.statusCode, answer.body.slice(0, 300)]).toEqual([200, answer.body.slice(0, 300)])
        return answer.json<EnhancedEvent>()
      }

      it('proposes its preparation, keeps what the person wrote, and ties the steps to the event', async () => {
        const person = await planner().newUser()
        const { _id } = await create(person)
        const answer = await enhance(person, _id)
        expect(answer.suggestion.description.startsWith('Aula 4')).toBe(true)
        expect(answer.timeline.length).toBeGreaterThan(0)
        expect(await years(person)).toHaveLength(1)
        await apply(person, answer.proposalId)
        expect(await milestones(person)).toMatchObject([{ eventId: _id, date: '2027-02-20' }])
        const again = await enhance(person, _id)
        if (again.timeline.length > 0) await apply(person, again.proposalId)
        expect(await milestones(person)).toHaveLength(1)
      })

      it('takes a model’s words for the description, and never lets go of the person’s own', async () => {
        const person = await planner().newUser()
        const { _id } = await create(person)
        let told = ''
        model.wordsAnswer = async (request) => {
          told = JSON.stringify(request)
          return { answered: true, value: { description: 'Porta la calcolatrice.', checklist: ['Documento'] } }
        }
        const answer = await enhance(person, _id, { enhancementType: 'description' })
        expect(answer).toMatchObject({
          engine: 'model',
          suggestion: { description: 'Aula 4\n\nPorta la calcolatrice.\n\n- Documento' },
        })
        expect(told).not.toContain('Aula 4')
        await apply(person, answer.proposalId)
        expect((await person.get(`/events/${_id}`)).json()).toMatchObject({
          description: answer.suggestion.description,
        })
      })

      it('of a series means the occurrence that is named, or else the next', async () => {
        const person = await planner().newUser()
        const { _id } = await create(person, {
          start: '2026-10-01',
          end: '2026-10-01',
          recurrence: 'FREQ=MONTHLY;COUNT=8',
        })
        await enhance(person, _id)
        const named = await enhance(person, _id, { occurrence: '2027-04-01', enhancementType: 'description' })
        const { items } = await cardOf(person, named.proposalId)
        expect(items).toMatchObject([{ eventId: _id, occurrence: '2027-04-01', start: '2027-04-01' }])
        expect((await person.post(`/ai/enhance-event/${_id}`, { occurrence: '2027-04-02' })).statusCode).toBe(404)
      })
    })
  },
  {},
  { model },
)
