import type { Milestone } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import { makeMilestone, makePrepared, STEP } from '#server/test/helped.ts'
import type { Person, Planner } from '#server/test/planner.ts'

const list = async (person: Person): Promise<Milestone[]> => (await person.get('/milestones')).json<Milestone[]>()

async function prepared(planner: Planner, person: Person) {
  const events = await makePrepared(person)
  return { ...events, ...(await makeMilestone(planner, person, events)) }
}

eachDatabase((planner) => {
  it('shows milestones with their steps where their events stand now, whoever moved or deleted them', async () => {
    const person = await planner().newUser()
    const { id, eventId, stepEventId } = await prepared(planner(), person)
    expect(await list(person)).toMatchObject([
      {
        _id: id,
        eventId,
        date: '2027-06-10',
        steps: [{ _id: STEP, eventId: stepEventId, start: '2027-06-01', doneAt: null }],
      },
    ])
    await person.patch(`/events/${stepEventId}`, { start: '2027-06-04', end: '2027-06-05', title: 'Ripasso finale' })
    await person.patch(`/events/${eventId}`, { start: '2027-06-12', end: '2027-06-12' })
    expect(await list(person)).toMatchObject([
      { date: '2027-06-12', steps: [{ title: 'Ripasso finale', start: '2027-06-04', end: '2027-06-05' }] },
    ])
    await person.delete(`/events/${stepEventId}`)
    expect(await list(person)).toMatchObject([{ eventId, steps: [{ eventId: null, start: '2027-06-01' }] }])
    await person.delete(`/events/${eventId}`)
    expect(await list(person)).toEqual([])
  })

  it('ticks a step off and back, each as a change that can be undone', async () => {
    const person = await planner().newUser()
    const { id } = await prepared(planner(), person)
    const tick = (done: boolean) => person.patch(`/milestones/${id}/steps/${STEP}`, { done })
    const ticked = await tick(true)
    expect(ticked.json()).toMatchObject({ version: 2, steps: [{ doneAt: '2026-11-20T09:00:00.000Z' }] })
    const changeId = String(ticked.headers['x-change-id'])
    expect((await tick(true)).headers['x-change-id']).toBeUndefined()
    expect((await person.post(`/changes/${changeId}/undo`)).statusCode).toBe(200)
    expect(await list(person)).toMatchObject([{ steps: [{ doneAt: null }] }])
    expect((await tick(false)).statusCode).toBe(200)
    expect((await person.patch(`/milestones/${id}/steps/none`, { done: true })).statusCode).toBe(404)
  })

  it('leaves the years that are remembered as they are', async () => {
    const person = await planner().newUser()
    const { id } = await prepared(planner(), person)
    const before = (await person.get('/events?year=2027')).json<unknown[]>()
    await person.patch(`/milestones/${id}/steps/${STEP}`, { done: true })
    expect((await person.get('/events?year=2027')).json()).toEqual(before)
  })

  it('lets nobody else see or change them', async () => {
    const [owner, stranger] = [await planner().newUser(), await planner().newUser()]
    const { id } = await prepared(planner(), owner)
    expect(await list(stranger)).toEqual([])
    expect((await stranger.patch(`/milestones/${id}/steps/${STEP}`, { done: true })).statusCode).toBe(404)
    expect((await stranger.post(`/milestones/${id}/move`, { date: '2027-07-01' })).statusCode).toBe(404)
    expect(await list(owner)).toMatchObject([{ steps: [{ doneAt: null }] }])
  })
})
