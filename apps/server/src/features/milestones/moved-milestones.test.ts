import type { Calendar, Event, Milestone, MovedMilestone, PlannedMilestone, Proposal } from '@dodici/contract/types'
import { daysLater } from '@dodici/core/date'
import type { LightMyRequestResponse } from 'fastify'
import { describe, expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import type { Person } from '#server/test/planner.ts'

const first = <Value>([value]: readonly Value[]): Value => {
  if (value === undefined) throw new Error('there is none')
  return value
}

const present = async (person: Person): Promise<Milestone> =>
  first((await person.get('/milestones')).json<Milestone[]>())

/** A milestone on 22 March 2027 with the steps that it was planned with. */
async function prepared(person: Person): Promise<Milestone> {
  const body = { input: 'Maratona di Roma il 22 marzo', language: 'it' }
  const plan = (await person.post('/ai/create-milestone', body)).json<PlannedMilestone>()
  await person.post(`/ai/proposals/${plan.proposalId}/apply`, {})
  return present(person)
}

/** What a write says of the milestones that it has moved. */
function movedIn(answer: LightMyRequestResponse): MovedMilestone[] {
  expect(answer.statusCode, answer.body).toBeLessThan(300)
  const header = answer.headers['x-moved-milestones']
  return header === undefined ? [] : (JSON.parse(String(header)) as MovedMilestone[])
}

const to = (date: string) => ({ start: date, end: date })
const moveTo = (person: Person, { eventId }: Milestone, date: string) =>
  person.patch(`/events/${eventId ?? ''}`, to(date))
const undo = (person: Person, answer: LightMyRequestResponse) =>
  person.post(`/changes/${String(answer.headers['x-change-id'])}/undo`)
const startsOf = ({ steps }: Milestone): string[] => steps.map(({ start }) => start)

/** The card that takes the steps along, applied. */
async function takeAlong(person: Person, { _id }: Milestone, date: string): Promise<LightMyRequestResponse> {
  const { proposal } = (await person.post(`/milestones/${_id}/move`, { date, language: 'it' })).json<{
    proposal: Proposal | null
  }>()
  return person.post(`/ai/proposals/${proposal?._id ?? ''}/apply`, {})
}

/** Moves events by some days as one change. */
async function shift(
  person: Person,
  ids: readonly (string | null | undefined)[],
  days: number,
): Promise<LightMyRequestResponse> {
  const present = (await person.get('/events?year=2027')).json<Event[]>()
  const others = (await person.get('/events?year=2026')).json<Event[]>()
  const events = ids.map((id) => ({
    _id: id,
    version: [...present, ...others].find(({ _id }) => _id === id)?.version ?? 1,
  }))
  const action = { kind: 'shift', startDays: days, endDays: days }
  return person.post('/events/batch', { action, events })
}

eachDatabase((planner) => {
  describe('a write that moves a milestone and not its steps says so', () => {
    it('where the event is edited, counting the steps that are not done and still there', async () => {
      const person = await planner().newUser()
      const milestone = await prepared(person)
      const [done, gone] = milestone.steps
      await person.patch(`/milestones/${milestone._id}/steps/${done?._id ?? ''}`, { done: true })
      await person.delete(`/events/${gone?.eventId ?? ''}`)
      const openSteps = milestone.steps.length - 2
      const moved = { _id: milestone._id, from: '2027-03-22', to: '2027-04-05', openSteps }
      expect(movedIn(await moveTo(person, milestone, '2027-04-05'))).toEqual([moved])
      expect(await present(person)).toMatchObject({ date: '2027-04-05', plannedFor: '2027-03-22' })
    })

    it('where it is dragged, and where the same request comes again', async () => {
      const person = await planner().newUser()
      const milestone = await prepared(person)
      const { eventId } = milestone
      const action = { kind: 'shift', startDays: 7, endDays: 7 }
      const body = { action, events: [{ _id: eventId, version: 1 }] }
      const key = { 'idempotency-key': 'once' }
      const moved = [{ _id: milestone._id, from: '2027-03-22', to: '2027-03-29', openSteps: milestone.steps.length }]
      expect(movedIn(await person.post('/events/batch', body, key))).toEqual(moved)
      expect(movedIn(await person.post('/events/batch', body, key))).toEqual(moved)
    })

    it('where a calendar file brings another day', async () => {
      const person = await planner().newUser()
      const milestone = await prepared(person)
      const calendar = first((await person.get('/calendars')).json<Calendar[]>())
      const file = (await person.get(`/calendars/${calendar._id}/export.ics`)).body
      const event = first(
        file.match(/BEGIN:VEVENT(?:(?!END:VEVENT)[\s\S])*DTSTART;VALUE=DATE:20270322[\s\S]*?END:VEVENT/g) ?? [],
      )
      const later = event.replace('DATE:20270322', 'DATE:20270412').replace('DATE:20270323', 'DATE:20270413')
      const answer = await person.post(`/calendars/${calendar._id}/import`, file.replace(event, later), {
        'content-type': 'text/calendar',
      })
      expect(movedIn(answer)).toMatchObject([{ _id: milestone._id, to: '2027-04-12' }])
    })

    it('where an undo puts the day back from under the steps that went along', async () => {
      const person = await planner().newUser()
      const milestone = await prepared(person)
      const move = await moveTo(person, milestone, '2027-04-05')
      const along = await takeAlong(person, milestone, '2027-04-05')
      expect(movedIn(along)).toEqual([])
      const back = { _id: milestone._id, from: '2027-04-05', to: '2027-03-22', openSteps: milestone.steps.length }
      expect(movedIn(await undo(person, move))).toEqual([back])
    })
  })

  describe('nothing is said', () => {
    it('of what does not move, of another title, and of a step', async () => {
      const person = await planner().newUser()
      const milestone = await prepared(person)
      expect(movedIn(await person.patch(`/events/${milestone.eventId ?? ''}`, { title: 'Maratona' }))).toEqual([])
      expect(movedIn(await shift(person, [first(milestone.steps).eventId], 1))).toEqual([])
      expect(movedIn(await undo(person, await person.delete(`/events/${milestone.eventId ?? ''}`)))).toEqual([])
    })

    it('where a milestone comes back to the day that its steps were planned for', async () => {
      const person = await planner().newUser()
      const milestone = await prepared(person)
      const move = await moveTo(person, milestone, '2027-04-05')
      expect(movedIn(await undo(person, move))).toEqual([])
      await moveTo(person, milestone, '2027-04-05')
      expect(movedIn(await moveTo(person, milestone, '2027-03-22'))).toEqual([])
    })

    it('where event and steps move as one change, which one undo takes back', async () => {
      const person = await planner().newUser()
      const milestone = await prepared(person)
      const along = await takeAlong(person, milestone, '2027-04-05')
      expect(movedIn(along)).toEqual([])
      expect(movedIn(await undo(person, along))).toEqual([])
      expect(startsOf(await present(person))).toEqual(startsOf(milestone))
    })

    it('where all of its open steps are dragged with it, which then count as planned where they are', async () => {
      const person = await planner().newUser()
      const milestone = await prepared(person)
      const all = [milestone.eventId, ...milestone.steps.map(({ eventId }) => eventId)]
      const drag = await shift(person, all, 14)
      expect(movedIn(drag)).toEqual([])
      const moved = await present(person)
      expect(moved).toMatchObject({ date: '2027-04-05', plannedFor: '2027-04-05' })
      const path = `/milestones/${milestone._id}/move`
      expect((await person.post(path, { date: '2027-04-05' })).json()).toEqual({ proposal: null })
      await undo(person, drag)
      expect(await present(person)).toMatchObject({ date: '2027-03-22', plannedFor: '2027-03-22' })
    })
  })

  it('steps that were dragged along with their milestone are neither counted nor moved twice', async () => {
    const person = await planner().newUser()
    const milestone = await prepared(person)
    const [along, ...left] = milestone.steps
    const answer = await shift(person, [milestone.eventId, along?.eventId ?? ''], 14)
    expect(movedIn(answer)).toMatchObject([{ openSteps: left.length }])
    await takeAlong(person, milestone, '2027-04-05')
    const moved = (await present(person)).steps.find(({ _id }) => _id === along?._id)
    expect(moved?.start).toBe(daysLater(along?.start ?? '', 14))
    expect(await present(person)).toMatchObject({ plannedFor: '2027-04-05' })
    const again = await shift(person, [milestone.eventId], 14)
    expect(movedIn(again)).toMatchObject([{ from: '2027-04-05', openSteps: milestone.steps.length }])
  })

  it('a step that is left out of the move keeps its side of the milestone, and is known to be on the wrong one', async () => {
    const person = await planner().newUser()
    const milestone = await prepared(person)
    await moveTo(person, milestone, '2027-03-08')
    const path = `/milestones/${milestone._id}/move`
    const { proposal } = (await person.post(path, { date: '2027-03-08' })).json<{ proposal: Proposal }>()
    const late = milestone.steps.find(({ start }) => start > '2027-03-08')
    const items = proposal.items.filter(({ eventId }) => eventId !== late?.eventId).map(({ _id }) => ({ _id }))
    await person.post(`/ai/proposals/${proposal._id}/apply`, { items })
    const moved = await present(person)
    expect(moved.plannedFor).toBe('2027-03-08')
    expect(moved.steps.find(({ _id }) => _id === late?._id)).toMatchObject({ place: 'before', start: late?.start })
    expect(moved.steps.filter(({ place }) => place === 'after').map(({ title }) => title)).toEqual(
      milestone.steps.filter(({ place }) => place === 'after').map(({ title }) => title),
    )
  })

  it('another person’s milestone is not told of', async () => {
    const [person, other] = [await planner().newUser(), await planner().newUser()]
    const milestone = await prepared(person)
    const answer = await moveTo(other, milestone, '2027-04-05')
    expect(answer.statusCode).toBe(404)
    expect(answer.headers).not.toHaveProperty('x-moved-milestones')
  })
})
