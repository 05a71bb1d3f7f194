import type { Event, Milestone } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { purge } from '#server/features/changes/purge.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import { makeMilestone, makePrepared } from '#server/test/helped.ts'
import type { Person, Planner } from '#server/test/planner.ts'

const DAY = 24 * 3_600_000

const list = async (person: Person): Promise<Milestone[]> => (await person.get('/milestones')).json<Milestone[]>()
const year = async (person: Person): Promise<string[]> =>
  (await person.get('/events?year=2027'))
    .json<Event[]>()
    .map(({ _id }) => _id)
    .sort()

async function prepared(planner: Planner, person: Person) {
  const events = await makePrepared(person)
  return { ...events, ...(await makeMilestone(planner, person, events)) }
}

/** Deletes events, one change each, and answers these. */
async function deleteEvents(person: Person, ids: readonly string[]): Promise<string[]> {
  const changes: string[] = []
  for (const id of ids) changes.push(String((await person.delete(`/events/${id}`)).headers['x-change-id']))
  return changes
}

/** What is stored of milestones for somebody. */
async function stored({ db }: Planner, { user }: Person): Promise<number[]> {
  const milestones = await db.read.selectFrom('milestone').select('id').where('owner_id', '=', user._id).execute()
  const steps = await db.read.selectFrom('milestone_step').select('id').where('owner_id', '=', user._id).execute()
  return [milestones.length, steps.length]
}

async function purgeAfter(planner: Planner, days: number): Promise<void> {
  const now = planner.clock.now()
  planner.clock.set(new Date(now + days * DAY).toISOString())
  await purge(planner)
  planner.clock.set(new Date(now).toISOString())
}

eachDatabase((planner) => {
  it('goes with its event and its steps, and comes back with them, ticks and all, by undo', async () => {
    const person = await planner().newUser()
    const { id, eventId, stepEventId } = await prepared(planner(), person)
    const [{ steps }] = (await list(person)) as [Milestone]
    await person.patch(`/milestones/${id}/steps/${steps[0]?._id ?? ''}`, { done: true })
    const [ofEvent = '', ofStep = ''] = await deleteEvents(person, [eventId, stepEventId])
    expect([await list(person), await year(person)]).toEqual([[], []])
    for (const change of [ofStep, ofEvent]) {
      expect((await person.post(`/changes/${change}/undo`)).statusCode).toBe(200)
    }
    expect([await list(person), await year(person)]).toMatchObject([
      [
        {
          _id: id,
          eventId,
          date: '2027-06-10',
          steps: [{ eventId: stepEventId, doneAt: expect.any(String) as string }],
        },
      ],
      [eventId, stepEventId].sort(),
    ])
  })

  it('leaves steps that stay in the year as the events that they are, without a milestone that would open', async () => {
    const person = await planner().newUser()
    const { eventId, stepEventId } = await prepared(planner(), person)
    const [change = ''] = await deleteEvents(person, [eventId])
    expect(await year(person)).toEqual([stepEventId])
    expect(await list(person)).toMatchObject([{ eventId: null, steps: [{ eventId: stepEventId }] }])
    expect((await person.get(`/events/${eventId}`)).statusCode).toBe(404)
    await person.post(`/changes/${change}/undo`)
    expect(await list(person)).toMatchObject([{ eventId, steps: [{ eventId: stepEventId }] }])
  })

  it('is forgotten with the trash when nothing of it is left, and not while its event or a step is there', async () => {
    const [person, other] = [await planner().newUser(), await planner().newUser()]
    const [gone, kept] = [await prepared(planner(), person), await prepared(planner(), person)]
    await prepared(planner(), other)
    await deleteEvents(person, [gone.eventId, gone.stepEventId, kept.eventId])
    await purgeAfter(planner(), 29)
    expect(await stored(planner(), person)).toEqual([2, 2])
    await purgeAfter(planner(), 31)
    expect([await stored(planner(), person), await stored(planner(), other)]).toEqual([
      [1, 1],
      [1, 1],
    ])
    expect(await list(person)).toMatchObject([{ _id: kept.id, eventId: null }])
  })
})
