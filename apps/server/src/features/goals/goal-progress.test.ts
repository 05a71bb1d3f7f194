import type { Event, Goal, GoalDetail } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import { makeMilestone, makePrepared } from '#server/test/helped.ts'
import type { Person } from '#server/test/planner.ts'

// The clock of the tests stands at 20 November 2026, 10:00 in Rome.
const autumn = { title: 'Palestra', kind: 'count', target: 12, from: '2026-09-01', to: '2026-11-29' } as const

const idOf = async (person: Person, path: string, body: object): Promise<string> => {
  const answer = await person.post(path, body)
  expect(answer.statusCode).toBe(201)
  return answer.json<{ _id: string }>()._id
}
const goalOf = async (person: Person, id: string): Promise<Goal> =>
  (await person.get(`/goals/${id}`)).json<GoalDetail>().goal
const valueOf = async (person: Person, id: string): Promise<number> => (await goalOf(person, id)).progress.value
const moment = (day: string, facts: object = {}) => ({
  ...{ title: 'Palestra', allDay: false, start: `${day}T18:00`, end: `${day}T19:30` },
  ...facts,
})
const change = ({ headers }: { headers: Record<string, unknown> }): string => String(headers['x-change-id'])

eachDatabase((planner) => {
  it('counts what is over of a series, plans what is to come, and says how far behind that is', async () => {
    const person = await planner().newUser()
    const sport = await idOf(person, '/categories', { name: 'Sport' })
    const id = await idOf(person, '/goals', { ...autumn, matchCategoryId: sport })
    const weekly = { categoryId: sport, recurrence: 'FREQ=WEEKLY;UNTIL=20261127T235900Z' }
    const series = await idOf(person, '/events', moment('2026-10-02', weekly))
    // Seven Fridays until 13 November are over; on the 20th it is still to come, and on the 27th.
    const { progress } = await goalOf(person, id)
    expect(progress).toMatchObject({ value: 7, planned: 2, state: 'behind', lead: -4, lastOn: '2026-11-13' })
    expect(progress.points.at(0)).toEqual({ day: '2026-10-02', value: 1 })
    const done = (await person.get(`/goals/${id}`)).json<GoalDetail>().done
    expect(done).toHaveLength(7)
    expect(done[0]).toEqual({
      day: '2026-11-13',
      value: 1,
      entry: null,
      event: {
        ...{ _id: series, title: 'Palestra', start: '2026-11-13T18:00', recurrenceId: '2026-11-13T18:00' },
        categoryId: sport,
      },
    })
  })

  it('counts changed occurrences as they are: cancelled, renamed, refiled or moved away', async () => {
    const person = await planner().newUser()
    const sport = await idOf(person, '/categories', { name: 'Sport' })
    const id = await idOf(person, '/goals', { ...autumn, matchCategoryId: sport, matchText: 'pal' })
    const daily = { categoryId: sport, recurrence: 'FREQ=DAILY;COUNT=6' }
    const series = await idOf(person, '/events', moment('2026-11-01', daily))
    expect(await valueOf(person, id)).toBe(6)
    const changes = [{ status: 'cancelled' }, { title: 'Nuoto' }, { categoryId: null }]
    for (const [index, patch] of [...changes, { kind: 'marker' }].entries()) {
      const occurrence = `2026-11-0${String(index + 1)}T18:00`
      const answer = await person.patch(`/events/${series}?scope=this&occurrence=${occurrence}`, patch)
      expect(answer.statusCode).toBe(200)
      expect(await valueOf(person, id)).toBe(5 - index)
    }
    const away = `/events/${series}?scope=this&occurrence=2026-11-05T18:00`
    await person.patch(away, { start: '2026-12-05T18:00', end: '2026-12-05T19:00' })
    expect(await valueOf(person, id)).toBe(1)
  })

  it('goes from behind to done by adding events, and back by undoing that', async () => {
    const person = await planner().newUser()
    const id = await idOf(person, '/goals', { ...autumn, target: 2, matchText: 'palestra' })
    expect((await goalOf(person, id)).progress.state).toBe('behind')
    await person.post('/events', moment('2026-11-02'))
    const last = await person.post('/events', moment('2026-11-09'))
    expect((await goalOf(person, id)).progress).toMatchObject({ value: 2, state: 'done', reachedOn: '2026-11-09' })
    await person.post(`/changes/${change(last)}/undo`)
    expect((await goalOf(person, id)).progress).toMatchObject({ value: 1, state: 'behind', reachedOn: null })
  })

  it('reads the hours of the person\u2019s own wall, and every year that the goal lasts, each occurrence once', async () => {
    const person = await planner().newUser({ timezone: 'Europe/Rome' })
    const long = {
      title: 'Studio',
      kind: 'hours',
      target: 100,
      from: '2025-01-01',
      to: '2027-12-31',
      matchText: 'studio',
    }
    const id = await idOf(person, '/goals', long)
    const study = { title: 'Studio', allDay: false }
    await person.post('/events', { ...study, start: '2025-06-01T09:00', end: '2025-06-01T11:00' })
    // New Year's Eve: two years, one occurrence, which lasts two hours there and here.
    const eve = { start: '2025-12-31T17:30', end: '2025-12-31T19:30', timezone: 'America/New_York' }
    await person.post('/events', { ...study, ...eve })
    expect((await goalOf(person, id)).progress).toMatchObject({ value: 4, lastOn: '2025-12-31' })
    await person.post('/events', { ...study, allDay: true, start: '2026-02-01', end: '2026-02-03' })
    expect(await valueOf(person, id)).toBe(4)
  })

  it('counts what is tied to it whatever it is called, until that is untied', async () => {
    const person = await planner().newUser()
    const id = await idOf(person, '/goals', autumn)
    const event = await idOf(person, '/events', moment('2026-11-02', { title: 'Altro', goalId: id }))
    expect(await valueOf(person, id)).toBe(1)
    expect((await person.patch(`/events/${event}`, { goalId: null })).json<Event>().goalId).toBeNull()
    expect(await valueOf(person, id)).toBe(0)
  })

  it('measures by the words alone where the category that it asks for was deleted, as is shown of it', async () => {
    const person = await planner().newUser()
    const sport = await idOf(person, '/categories', { name: 'Sport' })
    const id = await idOf(person, '/goals', { ...autumn, matchCategoryId: sport, matchText: 'palestra' })
    const bare = await idOf(person, '/goals', { ...autumn, matchCategoryId: sport })
    await person.post('/events', moment('2026-11-02', { categoryId: sport }))
    const gone = await person.delete(`/categories/${sport}`)
    expect([await valueOf(person, id), await valueOf(person, bare)]).toEqual([1, 0])
    await person.post(`/changes/${change(gone)}/undo`)
    expect([await valueOf(person, id), await valueOf(person, bare)]).toEqual([1, 1])
  })

  it('has the milestones that hang on it', async () => {
    const person = await planner().newUser()
    const id = await idOf(person, '/goals', autumn)
    const events = await makePrepared(person)
    const milestone = await makeMilestone(planner(), person, events)
    await person.patch(`/milestones/${milestone.id}`, { goalId: id })
    expect((await goalOf(person, id)).milestones).toEqual([
      { _id: milestone.id, eventId: events.eventId, title: 'Esame', date: '2027-06-10', steps: 1, stepsDone: 0 },
    ])
  })

  it('counts nothing of anybody else', async () => {
    const [person, other] = [await planner().newUser(), await planner().newUser()]
    const id = await idOf(person, '/goals', { ...autumn, matchText: 'palestra' })
    await other.post('/events', moment('2026-11-02'))
    expect(await valueOf(person, id)).toBe(0)
    const refused = await other.post('/events', moment('2026-11-02', { goalId: id }))
    expect(refused.json()).toMatchObject({ code: 'unknown_reference', errors: [{ path: 'goalId' }] })
  })
})
