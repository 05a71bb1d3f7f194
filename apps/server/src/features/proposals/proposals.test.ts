import type { Problem } from '@dodici/contract/errors'
import type { AppliedProposal, Change, Event, NewEvent, PlannedMilestone, Proposal } from '@dodici/contract/types'
import { describe, expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import { everyRow } from '#server/test/every-row.ts'
import type { Person } from '#server/test/planner.ts'

const TRIP = { title: 'Gita al lago', allDay: true, start: '2027-05-01', end: '2027-05-02' }

const create = async (person: Person, body: Partial<NewEvent> = {}): Promise<Event> =>
  (await person.post('/events', { ...TRIP, ...body })).json<Event>()

const card = async (person: Person, ...changes: object[]): Promise<Proposal> => {
  const answer = await person.post('/ai/proposals', { title: 'Prova', changes, language: 'it' })
  expect(answer.statusCode).toBe(201)
  return answer.json<Proposal>()
}

const apply = (person: Person, { _id }: Proposal, body: object = {}, headers?: Record<string, string>) =>
  person.post(`/ai/proposals/${_id}/apply`, body, headers)

const year = async (person: Person): Promise<Event[]> => (await person.get('/events?year=2027')).json<Event[]>()
const titles = async (person: Person): Promise<string[]> => (await year(person)).map(({ title }) => title).sort()
const codeOf = (answer: { json: () => unknown }): string => (answer.json() as Problem).code

eachDatabase((planner) => {
  describe('a card', () => {
    it('shows each change with what is there now and what is in its way, and writes nothing', async () => {
      const person = await planner().newUser()
      const trip = await create(person)
      const dinner = await create(person, { title: 'Cena', start: '2027-05-10', end: '2027-05-10' })
      const { items, ...rest } = await card(
        person,
        { action: 'create', ...TRIP, title: 'Nuovo', start: '2027-05-02', end: '2027-05-02', reason: 'perché sì' },
        { action: 'update', eventId: trip._id, start: '2027-05-10' },
        { action: 'delete', eventId: dinner._id },
      )
      expect(rest).toMatchObject({ kind: 'recommendation', state: 'open', confirmDeletions: null, changeId: null })
      expect(items).toMatchObject([
        { action: 'create', title: 'Nuovo', reason: 'perché sì', before: null, conflicts: [{ _id: trip._id }] },
        {
          action: 'update',
          start: '2027-05-10',
          end: '2027-05-11',
          before: { title: TRIP.title, start: '2027-05-01', end: '2027-05-02' },
          conflicts: [{ _id: dinner._id }],
        },
        { action: 'delete', title: 'Cena', start: '2027-05-10', conflicts: [] },
      ])
      expect(await titles(person)).toEqual(['Cena', TRIP.title])
    })

    it('finds nothing in the way of a change that another change of the card moves out of it', async () => {
      const person = await planner().newUser()
      const trip = await create(person)
      const dinner = await create(person, { title: 'Cena', start: '2027-05-10', end: '2027-05-10' })
      const { items } = await card(
        person,
        { action: 'update', eventId: trip._id, start: '2027-05-10' },
        { action: 'update', eventId: dinner._id, start: '2027-05-20', end: '2027-05-20' },
      )
      expect(items.map(({ conflicts }) => conflicts)).toEqual([[], []])
    })

    it('refuses what is not the person’s own, no real time, or a rule that is too fine', async () => {
      const [owner, stranger] = [await planner().newUser(), await planner().newUser()]
      const { _id: eventId } = await create(owner)
      const bad: [object, string][] = [
        [{ action: 'update', eventId, title: 'Mia' }, 'unknown_reference'],
        [{ action: 'delete', eventId }, 'unknown_reference'],
        [{ action: 'create', ...TRIP, categoryId: 'x' }, 'unknown_reference'],
        [{ action: 'create', ...TRIP, start: '2027-02-29' }, 'invalid_input'],
        [{ action: 'create', ...TRIP, end: '2027-04-30' }, 'invalid_input'],
        [{ action: 'create', ...TRIP, recurrence: 'FREQ=SECONDLY' }, 'rule_refused'],
        [{ action: 'create', ...TRIP, title: '' }, 'invalid_input'],
      ]
      const before = await everyRow(planner().db)
      for (const [change, code] of bad) {
        const answer = await stranger.post('/ai/proposals', { title: 'x', changes: [change] })
        expect([change, answer.statusCode, codeOf(answer)]).toEqual([change, 400, code])
      }
      expect(await everyRow(planner().db)).toEqual(before)
    })
  })

  describe('applying a card', () => {
    it('writes all of it as one change, which one undo takes back', async () => {
      const person = await planner().newUser()
      const [trip, gone] = [await create(person), await create(person, { title: 'Via' })]
      const before = await year(person)
      const proposal = await card(
        person,
        { action: 'create', ...TRIP, title: 'Nuovo' },
        { action: 'update', eventId: trip._id, title: 'Lago', start: '2027-06-01' },
        { action: 'delete', eventId: gone._id },
      )
      const answer = await apply(person, proposal)
      const { events, changeId } = answer.json<AppliedProposal>()
      expect([answer.statusCode, answer.headers['x-change-id']]).toEqual([200, changeId])
      expect(events.map(({ title, start }) => [title, start]).sort()).toEqual([
        ['Lago', '2027-06-01'],
        ['Nuovo', '2027-05-01'],
      ])
      expect(await titles(person)).toEqual(['Lago', 'Nuovo'])
      const [change] = (await person.get('/changes?limit=1')).json<Change[]>()
      expect(change).toMatchObject({ _id: changeId, kind: 'assistant.apply', undoable: true })
      expect((await person.post(`/changes/${changeId}/undo`)).statusCode).toBe(200)
      const after = await year(person)
      expect(after.map(({ title, start }) => [title, start])).toEqual(before.map(({ title, start }) => [title, start]))
    })

    it('says of itself that it was undone, and after a redo that it is applied again', async () => {
      const person = await planner().newUser()
      const proposal = await card(person, { action: 'create', ...TRIP })
      const { changeId } = (await apply(person, proposal)).json<AppliedProposal>()
      const stateNow = async () => (await person.get(`/ai/proposals/${proposal._id}`)).json<Proposal>().state
      const undo = async (id: string) => (await person.post(`/changes/${id}/undo`)).json<Change>()._id
      expect(await stateNow()).toBe('applied')
      const undone = await undo(changeId)
      expect(await stateNow()).toBe('undone')
      const redone = await undo(undone)
      expect(await stateNow()).toBe('applied')
      await undo(redone)
      expect(await stateNow()).toBe('undone')
      expect(codeOf(await apply(person, proposal))).toBe('proposal_applied')
    })

    it('counts the events of a plan as its undo does: the milestone and its steps, each once', async () => {
      const person = await planner().newUser()
      const body = { input: 'Maratona di Roma il 22 marzo 2027', language: 'it' }
      const { proposalId } = (await person.post('/ai/create-milestone', body)).json<PlannedMilestone>()
      const { events, count, changeId } = (
        await person.post(`/ai/proposals/${proposalId}/apply`, {})
      ).json<AppliedProposal>()
      expect(count).toBe(events.length)
      const undone = (await person.post(`/changes/${changeId}/undo`)).json<Change>()
      expect(undone).toMatchObject({ count })
      expect((await person.post(`/changes/${undone._id}/undo`)).json<Change>()).toMatchObject({ count })
    })

    it('L6: happens once, and answers a repeated request what it answered first', async () => {
      const person = await planner().newUser()
      const proposal = await card(person, { action: 'create', ...TRIP })
      const key = { 'idempotency-key': 'once' }
      const first = await apply(person, proposal, {}, key)
      expect((await apply(person, proposal, {}, key)).json()).toEqual(first.json())
      const again = await apply(person, proposal)
      expect([again.statusCode, codeOf(again)]).toEqual([409, 'proposal_applied'])
      expect(await titles(person)).toEqual([TRIP.title])
    })

    it('L6: of many at once applies one', async () => {
      const person = await planner().newUser()
      const proposal = await card(person, { action: 'create', ...TRIP })
      const answers = await Promise.all(Array.from({ length: 8 }, () => apply(person, proposal)))
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array<number>(7).fill(409)])
      expect(await titles(person)).toEqual([TRIP.title])
    })

    it('L6: refuses after an event was changed, shows it as it is now, and applies that when asked again', async () => {
      const person = await planner().newUser()
      const [trip, gone] = [await create(person), await create(person, { title: 'Via' })]
      const proposal = await card(
        person,
        { action: 'update', eventId: trip._id, start: '2027-07-01' },
        { action: 'update', eventId: gone._id, title: 'Altro' },
      )
      await person.patch(`/events/${trip._id}`, { title: 'Lago di Como', end: '2027-05-03' })
      await person.delete(`/events/${gone._id}`)
      const refused = await apply(person, proposal)
      expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'proposal_changed'])
      const current = refused.json<Problem>().current as Proposal
      expect(current.items).toMatchObject([
        { title: 'Lago di Como', start: '2027-07-01', end: '2027-07-03', before: { end: '2027-05-03' } },
      ])
      expect((await person.get(`/ai/proposals/${proposal._id}`)).json()).toEqual(current)
      expect((await year(person))[0]).toMatchObject({ start: '2027-05-01' })
      expect((await apply(person, proposal)).statusCode).toBe(200)
      expect(await year(person)).toMatchObject([{ title: 'Lago di Como', start: '2027-07-01', end: '2027-07-03' }])
    })

    it('refuses a card that has waited for more than seven days', async () => {
      const person = await planner().newUser()
      const proposal = await card(person, { action: 'create', ...TRIP })
      const now = planner().clock.now()
      planner().clock.set(new Date(now + 7 * 24 * 3_600_000).toISOString())
      const refused = await apply(person, proposal)
      planner().clock.set(new Date(now).toISOString())
      expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'proposal_changed'])
      expect(refused.json<Problem>().current).toMatchObject({ state: 'expired' })
      expect(await titles(person)).toEqual([])
    })

    it('wants the number of deletions typed where there are more than five', async () => {
      const person = await planner().newUser()
      const events = await Promise.all(
        Array.from({ length: 6 }, (_, index) => create(person, { title: `E${String(index)}` })),
      )
      const proposal = await card(person, ...events.map(({ _id }) => ({ action: 'delete', eventId: _id })))
      expect(proposal.confirmDeletions).toBe(6)
      for (const body of [{}, { deletions: 5 }, { deletions: 7 }]) {
        const refused = await apply(person, proposal, body)
        expect([refused.statusCode, codeOf(refused)]).toEqual([400, 'confirmation_required'])
      }
      expect(await year(person)).toHaveLength(6)
      expect((await apply(person, proposal, { deletions: 6 })).statusCode).toBe(200)
      expect(await year(person)).toEqual([])
    })

    it('writes the chosen items as they were edited, into the calendar that is chosen', async () => {
      const person = await planner().newUser()
      const calendar = (await person.post('/calendars', { name: 'Casa' })).json<{ _id: string }>()
      const category = (await person.post('/categories', { name: 'Viaggi' })).json<{ _id: string }>()
      const proposal = await card(person, { action: 'create', ...TRIP }, { action: 'create', ...TRIP, title: 'No' })
      const _id = proposal.items[0]?._id
      const edited = {
        _id,
        title: 'Mare',
        start: '2027-08-01T10:00',
        end: '2027-08-01T12:00',
        categoryId: category._id,
      }
      expect((await apply(person, proposal, { items: [{ _id: 'x' }] })).statusCode).toBe(400)
      expect((await apply(person, proposal, { items: [{ _id }, { _id }] })).statusCode).toBe(400)
      expect(
        (await apply(person, proposal, { items: [{ _id, start: '2027-09-09', end: '2027-09-01' }] })).statusCode,
      ).toBe(400)
      expect((await apply(person, proposal, { items: [edited], calendarId: 'x' })).statusCode).toBe(400)
      expect((await apply(person, proposal, { items: [edited], calendarId: calendar._id })).statusCode).toBe(200)
      expect(await year(person)).toMatchObject([
        { title: 'Mare', allDay: false, start: '2027-08-01T10:00', calendarId: calendar._id, categoryId: category._id },
      ])
    })

    it('keeps the length of what is only moved', async () => {
      const person = await planner().newUser()
      const proposal = await card(person, { action: 'create', ...TRIP })
      await apply(person, proposal, { items: [{ _id: proposal.items[0]?._id, start: '2027-09-09' }] })
      expect(await year(person)).toMatchObject([{ start: '2027-09-09', end: '2027-09-10' }])
    })

    it('changes one occurrence of a series, and several of one series at once', async () => {
      const person = await planner().newUser()
      const series = {
        allDay: false,
        start: '2027-03-01T18:00',
        end: '2027-03-01T19:00',
        recurrence: 'FREQ=WEEKLY;COUNT=4',
      }
      const { _id: eventId } = await create(person, { ...series, title: 'Corso' })
      const proposal = await card(
        person,
        { action: 'update', eventId, occurrence: '2027-03-08T18:00', start: '2027-03-09T20:00' },
        { action: 'delete', eventId, occurrence: '2027-03-15T18:00' },
      )
      expect(proposal.items).toMatchObject([
        { occurrence: '2027-03-08T18:00', end: '2027-03-09T21:00', before: { start: '2027-03-08T18:00' } },
        { occurrence: '2027-03-15T18:00', start: '2027-03-15T18:00' },
      ])
      expect((await apply(person, proposal)).statusCode).toBe(200)
      const [event] = await year(person)
      expect(event?.occurrences.map(({ start }) => start)).toEqual([
        '2027-03-01T18:00',
        '2027-03-09T20:00',
        '2027-03-22T18:00',
      ])
      const unknown = { action: 'delete', eventId, occurrence: '2027-03-02T18:00' }
      expect((await person.post('/ai/proposals', { title: 'x', changes: [unknown] })).statusCode).toBe(404)
    })

    it('keeps an event of another zone on its own wall, and shows it on the person’s', async () => {
      const person = await planner().newUser({ timezone: 'Europe/Rome' })
      const call = { title: 'Call', allDay: false, start: '2027-05-03T10:00', end: '2027-05-03T11:00' }
      const { _id: eventId } = await create(person, { ...call, timezone: 'America/New_York' })
      const proposal = await card(person, { action: 'update', eventId, start: '2027-05-04T16:30' })
      expect(proposal.items[0]).toMatchObject({ end: '2027-05-04T17:30', before: { start: '2027-05-03T16:00' } })
      await apply(person, proposal)
      expect(await year(person)).toMatchObject([
        { start: '2027-05-04T10:30', timezone: 'America/New_York', occurrences: [{ start: '2027-05-04T16:30' }] },
      ])
    })

    it('is held to the limits of the plan, all or nothing', async () => {
      const person = await planner().newUser()
      await planner().db.transact((trx) =>
        trx.updateTable('user').set({ plan: 'basic' }).where('id', '=', person.user._id).execute(),
      )
      const many = Array.from({ length: 101 }, () => ({ action: 'create', ...TRIP }))
      const proposal = await card(person, ...many)
      const refused = await apply(person, proposal)
      expect([refused.statusCode, codeOf(refused)]).toEqual([403, 'plan_limit'])
      expect(await year(person)).toEqual([])
      expect((await person.get(`/ai/proposals/${proposal._id}`)).json()).toMatchObject({ state: 'open' })
    })

    it('is nothing that another person may do', async () => {
      const [owner, stranger] = [await planner().newUser(), await planner().newUser()]
      const proposal = await card(owner, { action: 'create', ...TRIP })
      expect((await stranger.get(`/ai/proposals/${proposal._id}`)).statusCode).toBe(404)
      expect((await apply(stranger, proposal)).statusCode).toBe(404)
      expect([await titles(owner), await titles(stranger)]).toEqual([[], []])
    })
  })
})
