import type { Event, Milestone } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import { everyRow } from '#server/test/every-row.ts'
import { makeMilestone, makePrepared } from '#server/test/helped.ts'
import type { Person, Planner } from '#server/test/planner.ts'
import { makeGoal } from '#server/test/reminded.ts'

const trip = { title: 'Gita', allDay: true, start: '2027-05-01', end: '2027-05-01' }
const weekly = {
  ...{ title: 'Palestra', allDay: false, start: '2027-03-01T18:00', end: '2027-03-01T19:00' },
  recurrence: 'FREQ=WEEKLY;COUNT=10',
}

const year = async (person: Person): Promise<Event[]> => (await person.get('/events?year=2027')).json<Event[]>()
const links = async (person: Person): Promise<(string | null)[]> =>
  (await year(person)).map(({ goalId }) => goalId).sort()
const goal = async (planner: Planner, person: Person): Promise<string> => (await makeGoal(planner, person)).id
const create = async (person: Person, body: object): Promise<Event> => {
  const answer = await person.post('/events', body)
  expect(answer.statusCode).toBe(201)
  return answer.json<Event>()
}

eachDatabase((planner) => {
  it('shows no goal that is in the trash, in the year that is remembered, alone and after a write; undo shows it again', async () => {
    const person = await planner().newUser()
    const [id, kept] = [await goal(planner(), person), await goal(planner(), person)]
    const { _id } = await create(person, { ...trip, goalId: id })
    await create(person, { ...trip, goalId: kept })
    const first = await person.get('/events?year=2027')
    expect(await links(person)).toEqual([id, kept].sort())

    const deleted = await person.delete(`/goals/${id}`)
    const second = await person.get('/events?year=2027', { 'if-none-match': String(first.headers.etag) })
    expect(second.statusCode).toBe(200)
    expect(second.json<Event[]>().find((event) => event._id === _id)?.goalId).toBeNull()
    expect((await person.get(`/events/${_id}`)).json<Event>().goalId).toBeNull()
    const renamed = await person.patch(`/events/${_id}`, { title: 'Altra gita' })
    expect(renamed.json<Event>()).toMatchObject({ title: 'Altra gita', goalId: null })
    expect((await person.patch(`/events/${_id}`, { goalId: id })).json()).toMatchObject({ code: 'unknown_reference' })

    await person.post(`/changes/${String(deleted.headers['x-change-id'])}/undo`)
    expect(await links(person)).toEqual([id, kept].sort())
  })

  it('leaves the years that are remembered as they are where a goal says something else, and not its events', async () => {
    const person = await planner().newUser()
    const id = await goal(planner(), person)
    await create(person, { ...trip, goalId: id })
    const before = await year(person)
    await person.patch(`/goals/${id}`, { title: 'Corsa' })
    await person.post(`/goals/${id}/entries`, { day: '2026-11-01' })
    await person.post('/goals', { title: 'Altro', kind: 'count', from: '2027-01-01', to: '2027-12-31' })
    expect(await year(person)).toEqual(before)
  })

  it('stays with an event that is moved, split, copied and copied as one of many', async () => {
    const person = await planner().newUser()
    const id = await goal(planner(), person)
    const series = await create(person, { ...weekly, goalId: id })
    const following = `/events/${series._id}?scope=following&occurrence=2027-04-05T18:00`
    expect((await person.patch(following, { title: 'Palestra nuova' })).statusCode).toBe(200)
    expect(await links(person)).toEqual([id, id])
    const [one] = await year(person)
    const targets = [{ _id: one?._id, version: one?.version, scope: 'this', occurrence: '2027-03-08T18:00' }]
    const copied = await person.post('/events/batch', { events: targets, action: { kind: 'copy', days: 1 } })
    expect(copied.statusCode).toBe(200)
    expect(await links(person)).toEqual([id, id, id])
  })

  it('belongs to a whole series, and not to one of its occurrences', async () => {
    const person = await planner().newUser()
    const id = await goal(planner(), person)
    const series = await create(person, weekly)
    const before = await everyRow(planner().db)
    const path = `/events/${series._id}?scope=this&occurrence=2027-03-08T18:00`
    const refused = await person.patch(path, { goalId: id })
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toMatchObject({ code: 'invalid_input', errors: [{ path: 'goalId' }] })
    expect(await everyRow(planner().db)).toEqual(before)
  })

  it('stays with an event that a file brings again', async () => {
    const person = await planner().newUser()
    const id = await goal(planner(), person)
    const { calendarId } = await create(person, { ...trip, goalId: id })
    const file = (await person.get(`/calendars/${calendarId}/export.ics`)).body.replace('Gita', 'Gita al mare')
    const path = `/calendars/${calendarId}/import`
    const imported = await person.post(path, file, { 'content-type': 'text/calendar' })
    expect(imported.json()).toMatchObject({ updated: 1 })
    expect(await year(person)).toMatchObject([{ title: 'Gita al mare', goalId: id }])
  })

  it('hangs a milestone on a goal and takes it off, each as a change that can be undone', async () => {
    const person = await planner().newUser()
    const id = await goal(planner(), person)
    const milestone = await makeMilestone(planner(), person, await makePrepared(person))
    const path = `/milestones/${milestone.id}`
    const goalOfIt = async (): Promise<unknown> =>
      (await person.get('/milestones')).json<Milestone[]>().map(({ goalId }) => goalId)
    const hung = await person.patch(path, { goalId: id }, { 'if-match': '"1"' })
    expect(hung.json<Milestone>()).toMatchObject({ goalId: id, version: 2, steps: [{ title: 'Ripasso' }] })
    expect((await person.patch(path, {})).headers['x-change-id']).toBeUndefined()
    const stale = await person.patch(path, { goalId: null }, { 'if-match': '"1"' })
    expect(stale.json()).toMatchObject({ code: 'stale_version', current: { goalId: id } })
    const off = await person.patch(path, { goalId: null })
    expect(await goalOfIt()).toEqual([null])
    await person.post(`/changes/${String(off.headers['x-change-id'])}/undo`)
    expect(await goalOfIt()).toEqual([id])
    const deleted = await person.delete(`/goals/${id}`)
    expect(await goalOfIt()).toEqual([null])
    await person.post(`/changes/${String(deleted.headers['x-change-id'])}/undo`)
    expect(await goalOfIt()).toEqual([id])
  })

  it('Z2: hangs no milestone on another\u2019s, a deleted or an unknown goal', async () => {
    const [owner, stranger] = [await planner().newUser(), await planner().newUser()]
    const [theirs, gone] = [await goal(planner(), owner), await goal(planner(), stranger)]
    await stranger.delete(`/goals/${gone}`)
    const milestone = await makeMilestone(planner(), stranger, await makePrepared(stranger))
    const before = await everyRow(planner().db)
    for (const goalId of [theirs, gone, 'x']) {
      const answer = await stranger.patch(`/milestones/${milestone.id}`, { goalId })
      expect(answer.json()).toMatchObject({ code: 'unknown_reference', errors: [{ path: 'goalId' }] })
    }
    expect((await owner.patch(`/milestones/${milestone.id}`, { goalId: theirs })).statusCode).toBe(404)
    expect(await everyRow(planner().db)).toEqual(before)
  })
})
