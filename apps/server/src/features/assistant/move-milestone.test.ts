import type { AppliedProposal, Milestone, PlannedMilestone, Proposal } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import type { Person } from '#server/test/planner.ts'

const apply = async (person: Person, id: string): Promise<AppliedProposal> => {
  const answer = await person.post(`/ai/proposals/${id}/apply`, {})
  expect(answer.statusCode).toBe(200)
  return answer.json<AppliedProposal>()
}

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
  await apply(person, plan.proposalId ?? '')
  return present(person)
}

async function move(person: Person, { _id }: Milestone, date: string): Promise<Proposal | null> {
  const answer = await person.post(`/milestones/${_id}/move`, { date, language: 'it' })
  expect(answer.statusCode).toBe(200)
  return answer.json<{ proposal: Proposal | null }>().proposal
}

const idsOn = (proposal: Proposal | null): (string | null)[] => proposal?.items.map(({ eventId }) => eventId) ?? []
const starts = ({ steps }: Milestone): string[] => steps.map(({ start }) => start)

eachDatabase((planner) => {
  it('proposes the event and the steps that are not done, and moves them as one change', async () => {
    const person = await planner().newUser()
    const milestone = await prepared(person)
    const done = first(milestone.steps)
    await person.patch(`/milestones/${milestone._id}/steps/${done._id}`, { done: true })
    const proposal = await move(person, milestone, '2027-04-05')
    expect(proposal).toMatchObject({
      kind: 'replan',
      items: [{ start: '2027-04-05', before: { start: '2027-03-22' } }, ...(proposal?.items.slice(1) ?? [])],
    })
    expect(idsOn(proposal)).toContain(milestone.steps.at(1)?.eventId)
    expect(idsOn(proposal)).not.toContain(done.eventId)
    const { changeId } = await apply(person, proposal?._id ?? '')
    const moved = await present(person)
    expect(moved.date).toBe('2027-04-05')
    expect(moved.steps.find(({ _id }) => _id === done._id)).toMatchObject({ start: done.start })
    await person.post(`/changes/${changeId}/undo`)
    expect(starts(await present(person))).toEqual(starts(milestone))
    expect(await move(person, milestone, '2027-03-22')).toBeNull()
  })

  it('starts from where the events stand: what was moved there by hand stays, a deleted step is left out', async () => {
    const person = await planner().newUser()
    const milestone = await prepared(person)
    const gone = first(milestone.steps)
    await person.delete(`/events/${gone.eventId ?? ''}`)
    await person.patch(`/events/${milestone.eventId ?? ''}`, { start: '2027-04-05', end: '2027-04-05' })
    const ids = idsOn(await move(person, milestone, '2027-04-05'))
    expect(ids).not.toContain(milestone.eventId)
    expect(ids).not.toContain(gone.eventId)
    expect(ids.length).toBeGreaterThan(0)
  })

  it('keeps the time of the day of what has one', async () => {
    const person = await planner().newUser()
    const milestone = await prepared(person)
    const times = { allDay: false, start: '2027-03-22T09:00', end: '2027-03-22T13:00' }
    await person.patch(`/events/${milestone.eventId ?? ''}`, times)
    const proposal = await move(person, milestone, '2027-04-05')
    expect(proposal?.items[0]).toMatchObject({ start: '2027-04-05T09:00', end: '2027-04-05T13:00', allDay: false })
  })

  it('counts from the day that it says, also where the event begins on another day on the wall of the person', async () => {
    const person = await planner().newUser()
    const milestone = await prepared(person)
    const times = { start: '2027-03-22T22:00', end: '2027-03-22T23:00', timezone: 'America/New_York' }
    await person.patch(`/events/${milestone.eventId ?? ''}`, { allDay: false, ...times })
    const { date } = await present(person)
    expect(date).toBe('2027-03-22')
    expect(await move(person, milestone, date)).toBeNull()
    const proposal = await move(person, milestone, '2027-03-24')
    expect(proposal?.items[0]).toMatchObject({ start: '2027-03-25T03:00', before: { start: '2027-03-23T03:00' } })
  })
})
