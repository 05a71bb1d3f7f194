import type { Event } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import type { Person } from '#server/test/planner.ts'

const weekly = {
  title: 'Yoga',
  allDay: false,
  start: '2027-03-01T18:00',
  end: '2027-03-01T19:00',
  timezone: 'Europe/Rome',
  recurrence: 'FREQ=WEEKLY;COUNT=6',
}

const startsIn = async (person: Person, year = 2027): Promise<string[]> => {
  const events = (await person.get(`/events?year=${String(year)}`)).json<Event[]>()
  return events.flatMap((event) => event.occurrences.map(({ start }) => start)).sort()
}

eachDatabase((planner) => {
  it('keeps its time of day over the change of the clocks', async () => {
    const person = await planner().newUser()
    await person.post('/events', weekly)
    expect(await startsIn(person)).toEqual([
      '2027-03-01T18:00',
      '2027-03-08T18:00',
      '2027-03-15T18:00',
      '2027-03-22T18:00',
      '2027-03-29T18:00',
      '2027-04-05T18:00',
    ])
  })

  it('shows an occurrence that is asked for by its original start, whichever year it is in by now', async () => {
    const person = await planner().newUser()
    const late = { ...weekly, start: '2026-12-31T22:00', end: '2026-12-31T23:00', timezone: 'America/New_York' }
    const { _id } = (await person.post('/events', late)).json<Event>()
    const ask = async (occurrence: string) => {
      const event = (await person.get(`/events/${_id}?occurrence=${occurrence}`)).json<Event>()
      return event.occurrences.find(({ recurrenceId }) => recurrenceId === occurrence)?.start
    }
    expect(await ask('2026-12-31T22:00')).toBe('2027-01-01T04:00')
    await person.patch(`/events/${_id}?scope=this&occurrence=2027-01-07T22:00`, {
      start: '2029-06-01T10:00',
      end: '2029-06-01T11:00',
      timezone: 'Europe/Rome',
    })
    expect(await ask('2027-01-07T22:00')).toBe('2029-06-01T10:00')
    expect(await ask('2027-01-08T22:00')).toBeUndefined()
  })

  it('wants to know which part of a series is meant', async () => {
    const person = await planner().newUser()
    const event = (await person.post('/events', weekly)).json<Event>()
    for (const answer of [
      await person.patch(`/events/${event._id}`, { title: 'X' }),
      await person.delete(`/events/${event._id}`),
    ]) {
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ code: 'scope_required' })
    }
    const wrong = await person.patch(`/events/${event._id}?scope=this&occurrence=2027-03-02T18:00`, { title: 'X' })
    expect(wrong.statusCode).toBe(404)
    const missing = await person.patch(`/events/${event._id}?scope=this`, { title: 'X' })
    expect(missing.json()).toMatchObject({ code: 'invalid_input', errors: [{ path: 'occurrence' }] })
  })

  it('changes one occurrence, keeps it when the series moves, and undoes all of it', async () => {
    const person = await planner().newUser()
    const event = (await person.post('/events', weekly)).json<Event>()
    const one = await person.patch(`/events/${event._id}?scope=this&occurrence=2027-03-08T18:00`, {
      title: 'Yoga dal vivo',
      start: '2027-03-11T20:00',
      end: '2027-03-11T21:00',
    })
    expect(one.statusCode).toBe(200)
    const all = await person.patch(`/events/${event._id}?scope=all`, {
      start: '2027-03-01T10:00',
      end: '2027-03-01T11:00',
    })
    expect(all.json()).toMatchObject({ droppedExceptions: [] })
    const [moved] = (await person.get('/events?year=2027')).json<Event[]>()
    expect(moved?.occurrences.map(({ start }) => start)).toEqual([
      '2027-03-01T10:00',
      '2027-03-11T12:00',
      '2027-03-15T10:00',
      '2027-03-22T10:00',
      '2027-03-29T10:00',
      '2027-04-05T10:00',
    ])
    expect(moved?.occurrences[1]).toMatchObject({
      recurrenceId: '2027-03-08T10:00',
      changed: { title: 'Yoga dal vivo' },
    })
    await person.post(`/changes/${String(all.headers['x-change-id'])}/undo`)
    await person.post(`/changes/${String(one.headers['x-change-id'])}/undo`)
    expect(await startsIn(person)).toHaveLength(6)
    expect((await startsIn(person))[1]).toBe('2027-03-08T18:00')
  })

  it('splits a series for this and following, and puts it together again by undo', async () => {
    const person = await planner().newUser()
    const event = (await person.post('/events', weekly)).json<Event>()
    const split = await person.patch(`/events/${event._id}?scope=following&occurrence=2027-03-22T18:00`, {
      start: '2027-03-22T07:00',
      end: '2027-03-22T08:00',
    })
    const second = split.json<Event>()
    expect(second._id).not.toBe(event._id)
    expect(second.uid).not.toBe(event.uid)
    expect(await startsIn(person)).toEqual([
      '2027-03-01T18:00',
      '2027-03-08T18:00',
      '2027-03-15T18:00',
      '2027-03-22T07:00',
      '2027-03-29T07:00',
      '2027-04-05T07:00',
    ])
    await person.post(`/changes/${String(split.headers['x-change-id'])}/undo`)
    expect(await startsIn(person)).toHaveLength(6)
    expect((await person.get(`/events/${second._id}`)).statusCode).toBe(404)
  })

  it('deletes one, then the following, then what is left', async () => {
    const person = await planner().newUser()
    const event = (await person.post('/events', weekly)).json<Event>()
    const path = `/events/${event._id}`
    expect((await person.delete(`${path}?scope=this&occurrence=2027-03-08T18:00`)).statusCode).toBe(204)
    expect((await person.delete(`${path}?scope=following&occurrence=2027-03-22T18:00`)).statusCode).toBe(204)
    expect(await startsIn(person)).toEqual(['2027-03-01T18:00', '2027-03-15T18:00'])
    await person.delete(`${path}?scope=this&occurrence=2027-03-01T18:00`)
    const last = await person.delete(`${path}?scope=this&occurrence=2027-03-15T18:00`)
    expect((await person.get(path)).statusCode).toBe(404)
    await person.post(`/changes/${String(last.headers['x-change-id'])}/undo`)
    expect(await startsIn(person)).toEqual(['2027-03-15T18:00'])
  })

  it('names the changed occurrences that a new rule drops', async () => {
    const person = await planner().newUser()
    const event = (await person.post('/events', weekly)).json<Event>()
    await person.patch(`/events/${event._id}?scope=this&occurrence=2027-03-08T18:00`, { title: 'Altro' })
    const answer = await person.patch(`/events/${event._id}?scope=all`, {
      recurrence: 'FREQ=WEEKLY;INTERVAL=2;COUNT=3',
    })
    expect(answer.json()).toMatchObject({ droppedExceptions: ['2027-03-08T18:00'] })
  })

  it.each([
    'FREQ=SECONDLY',
    'FREQ=MINUTELY;INTERVAL=5',
    'FREQ=HOURLY',
    'FREQ=DAILY;COUNT=2000000000',
    'FREQ=DAILY;INTERVAL=0',
    'FREQ=DAILY;INTERVAL=-1',
    'FREQ=DAILY;INTERVAL=1000000000000000',
    'FREQ=DAILY;BYHOUR=1,2,3;BYMINUTE=1,2,3;COUNT=1',
    'nonsense',
  ])('R1: refuses %s with a reason, and stores nothing', async (recurrence) => {
    const person = await planner().newUser()
    const answer = await person.post('/events', { ...weekly, recurrence })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'rule_refused', errors: [{ path: 'recurrence' }] })
    expect((await person.get('/changes')).json()).toEqual([])
  })

  it('R5: takes a daily event of 100 years and shows any of them', async () => {
    const person = await planner().newUser()
    await person.post('/events', { ...weekly, recurrence: 'FREQ=DAILY;COUNT=36525' })
    expect(await startsIn(person, 2127)).toHaveLength(60)
    expect(await startsIn(person, 2100)).toHaveLength(365)
  })
})
