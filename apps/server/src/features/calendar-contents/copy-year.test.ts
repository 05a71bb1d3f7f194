import type { Calendar, Event, YearCopyAnswer } from '@dodici/contract/types'
import type { LightMyRequestResponse } from 'fastify'
import { expect, it } from 'vitest'
import { setPlan } from '#server/features/users/accounts.service.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import { everyRow } from '#server/test/every-row.ts'
import type { Person, Planner } from '#server/test/planner.ts'
import { makeGoal } from '#server/test/reminded.ts'

const trip = { title: 'Gita', allDay: true, start: '2027-05-01', end: '2027-05-02' }
const course = {
  ...{ title: 'Corso', allDay: false, start: '2027-03-02T18:30', end: '2027-03-02T20:00', timezone: 'Europe/Rome' },
  recurrence: 'FREQ=WEEKLY;COUNT=4',
}
const rent = { title: 'Affitto', allDay: true, start: '2026-01-20', end: '2026-01-20', recurrence: 'FREQ=MONTHLY' }
const byDate = { from: 2027, to: 2028, keep: 'date' } as const

const create = async (person: Person, body: object): Promise<Event> => {
  const answer = await person.post('/events', body)
  expect(answer.statusCode).toBe(201)
  return answer.json<Event>()
}
const year = async (person: Person, of: number): Promise<Event[]> =>
  (await person.get(`/events?year=${String(of)}`)).json<Event[]>().sort((a, b) => (a.start < b.start ? -1 : 1))
const calendarOf = async (person: Person): Promise<string> =>
  (await person.get('/calendars')).json<Calendar[]>()[0]?._id ?? ''
const copy = async (person: Person, body: object, id?: string): Promise<LightMyRequestResponse> =>
  person.post(`/calendars/${id ?? (await calendarOf(person))}/copy-year`, body)
const copied = async (person: Person, body: object): Promise<YearCopyAnswer> => {
  const answer = await copy(person, body)
  expect(answer.statusCode).toBe(200)
  return answer.json<YearCopyAnswer>()
}

async function proPerson(planner: Planner): Promise<Person> {
  const person = await planner.newUser({ timezone: 'Europe/Rome' })
  await setPlan(planner, person.email, 'pro')
  return person
}

eachDatabase((planner) => {
  it('says first what would become of each event, and writes nothing', async () => {
    const person = await proPerson(planner())
    const [gita, corso, affitto] = [
      await create(person, trip),
      await create(person, course),
      await create(person, rent),
    ]
    const leap = await create(person, { ...trip, title: 'Altro', start: '2027-12-30', end: '2028-01-02' })
    const before = await everyRow(planner().db)
    const { events, copied: count } = await copied(person, { ...byDate, dryRun: true })
    expect(count).toBe(3)
    expect(events.map(({ eventId, kind, newStart, newEnd, note }) => [eventId, kind, newStart, newEnd, note])).toEqual([
      [affitto._id, 'continues', null, null, null],
      [corso._id, 'ended', '2028-02-29T18:30', '2028-02-29T20:00', null],
      [gita._id, 'once', '2028-05-01', '2028-05-02', null],
      [leap._id, 'once', '2028-12-30', '2029-01-02', null],
    ])
    expect(await everyRow(planner().db)).toEqual(before)
  })

  it('copies what happens once and what has ended as one change, which one undo takes back', async () => {
    const person = await proPerson(planner())
    const category = (await person.post('/categories', { name: 'Viaggi' })).json<{ _id: string }>()._id
    const reminders = [{ minutesBefore: 60, channel: 'display' }]
    const goalId = (await makeGoal(planner(), person)).id
    const gita = await create(person, { ...trip, categoryId: category, reminders, location: 'Lucca', goalId })
    await create(person, rent)
    const corso = await create(person, course)
    const moved = { start: '2027-03-10T19:00', end: '2027-03-10T20:00', title: 'Corso, recupero', categoryId: category }
    await person.patch(`/events/${corso._id}?scope=this&occurrence=2027-03-09T18:30`, moved)
    await person.delete(`/events/${corso._id}?scope=this&occurrence=2027-03-16T18:30`)

    const answer = await copy(person, { ...byDate, keep: 'weekday' })
    expect(answer.json<YearCopyAnswer>().copied).toBe(2)
    const [series, single] = (await year(person, 2028)).filter(({ title }) => title !== 'Affitto')
    expect(single).toMatchObject({
      title: 'Gita',
      start: '2028-04-29',
      end: '2028-04-30',
      location: 'Lucca',
      reminders,
    })
    expect(single).toMatchObject({ categoryId: category, goalId: null, version: 1 })
    expect([single?._id, single?.uid]).not.toContain(gita._id)
    expect(series).toMatchObject({ title: 'Corso', start: '2028-02-29T18:30', recurrence: 'FREQ=WEEKLY;COUNT=4' })
    expect(series?.occurrences.map(({ start, changed }) => [start, changed?.title, changed?.categoryId])).toEqual([
      ['2028-02-29T18:30', undefined, undefined],
      ['2028-03-08T19:00', 'Corso, recupero', category],
      ['2028-03-21T18:30', undefined, undefined],
    ])

    const [change] = (await person.get('/changes?limit=1')).json<{ kind: string; count: number }[]>()
    expect(change).toMatchObject({ kind: 'calendar.copy', count: 2 })
    await person.post(`/changes/${String(answer.headers['x-change-id'])}/undo`)
    expect((await year(person, 2028)).map(({ title }) => title)).toEqual(['Affitto'])
    expect(await year(person, 2027)).toHaveLength(3)
  })

  it('copies a year once: what stands there already is noted, and copied again only where it is chosen', async () => {
    const person = await proPerson(planner())
    const { _id } = await create(person, trip)
    expect((await copied(person, byDate)).copied).toBe(1)
    const again = await copied(person, byDate)
    expect(again).toMatchObject({ copied: 0, events: [{ eventId: _id, note: 'there', newStart: '2028-05-01' }] })
    expect((await copied(person, { ...byDate, events: [_id] })).copied).toBe(1)
    expect(await year(person, 2028)).toHaveLength(2)
  })

  it('copies only what is chosen, also into another calendar, whose own events decide what is there', async () => {
    const person = await proPerson(planner())
    const { _id: other } = (await person.post('/calendars', { name: 'Casa' })).json<Calendar>()
    const [gita] = [await create(person, trip), await create(person, course)]
    await create(person, { ...trip, start: '2028-05-01', end: '2028-05-02' })
    const { copied: count, events } = await copied(person, { ...byDate, events: [gita._id], calendarId: other })
    expect([count, events.find(({ eventId }) => eventId === gita._id)?.note]).toEqual([1, null])
    const there = (await person.get(`/events?year=2028&calendarId=${other}`)).json<Event[]>()
    expect(there).toMatchObject([{ title: 'Gita', start: '2028-05-01', calendarId: other }])
  })

  it('copies a year onto the same year of another calendar, and of none onto itself', async () => {
    const person = await proPerson(planner())
    const { _id: other } = (await person.post('/calendars', { name: 'Casa' })).json<Calendar>()
    await create(person, trip)
    const same = { ...byDate, to: 2027 }
    expect((await copy(person, same)).json()).toMatchObject({ code: 'invalid_input', errors: [{ path: 'to' }] })
    expect((await copied(person, { ...same, calendarId: other })).copied).toBe(1)
  })

  it('copies nothing beyond the last year that there is', async () => {
    const person = await proPerson(planner())
    await create(person, { ...trip, start: '2027-12-31', end: '2028-01-01' })
    const { copied: count, events } = await copied(person, { ...byDate, to: 2200 })
    expect([count, events[0]?.newStart]).toEqual([0, null])
  })

  it('copies whole or nothing where the plan has no room, and says how much it has', async () => {
    const person = await planner().newUser()
    await setPlan(planner(), person.email, 'pro')
    for (let count = 0; count < 60; count += 1) await create(person, { ...trip, title: `Gita ${String(count)}` })
    await copied(person, byDate)
    await setPlan(planner(), person.email, 'basic')
    const before = await everyRow(planner().db)
    const ids = (await year(person, 2027)).map(({ _id }) => _id)
    const refused = await copy(person, { ...byDate, events: ids })
    expect(refused.statusCode).toBe(403)
    expect(refused.json()).toMatchObject({ code: 'plan_limit', room: { year: 2028, events: 40 } })
    expect(await everyRow(planner().db)).toEqual(before)
    expect((await copied(person, { ...byDate, events: ids.slice(0, 40) })).copied).toBe(40)
  })

  it('Z2: names no calendar and no event but the person\u2019s own of that year', async () => {
    const [person, other] = [await proPerson(planner()), await proPerson(planner())]
    const [theirs, theirTrip] = [await calendarOf(other), await create(other, trip)]
    const [gone, endless] = [await create(person, trip), await create(person, rent)]
    await person.delete(`/events/${gone._id}`)
    await create(person, trip)
    const before = await everyRow(planner().db)
    for (const calendarId of [theirs, 'x']) {
      const refused = await copy(person, { ...byDate, calendarId })
      expect(refused.json()).toMatchObject({ code: 'unknown_reference', errors: [{ path: 'calendarId' }] })
    }
    for (const id of [theirTrip._id, gone._id, endless._id, 'x']) {
      const refused = await copy(person, { ...byDate, events: [id] })
      expect(refused.json()).toMatchObject({ code: 'unknown_reference', errors: [{ path: 'events' }] })
    }
    expect((await copy(person, byDate, theirs)).statusCode).toBe(404)
    expect(await everyRow(planner().db)).toEqual(before)
  })

  it('C2: copies once what is sent three times with one key', async () => {
    const person = await proPerson(planner())
    await create(person, trip)
    const path = `/calendars/${await calendarOf(person)}/copy-year`
    const send = () => person.post(path, byDate, { 'idempotency-key': 'one-click' })
    const answers = await Promise.all([send(), send(), send()])
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(await year(person, 2028)).toHaveLength(1)
  })
})
