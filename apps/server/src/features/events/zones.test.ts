import type { Calendar, Event } from '@dodici/contract/types'
import { afterEach, expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'

const holiday = { title: 'Ferie', allDay: true, start: '2027-08-09', end: '2027-08-20' }
const call = {
  title: 'Call',
  allDay: false,
  start: '2027-03-01T09:00',
  end: '2027-03-01T10:00',
  timezone: 'Europe/Rome',
  recurrence: 'FREQ=MONTHLY;COUNT=3',
}
const zoneOfTests = process.env['TZ']

eachDatabase((planner) => {
  afterEach(() => {
    process.env['TZ'] = zoneOfTests
  })

  it('T2: an all-day event made in Rome is on the same days in Auckland, in Honolulu and in the export', async () => {
    const person = await planner().newUser({ timezone: 'Europe/Rome' })
    await person.post('/events', holiday)
    for (const timezone of ['Pacific/Auckland', 'Pacific/Honolulu', 'Europe/Rome']) {
      await person.patch('/users/profile', { timezone })
      const [event] = (await person.get('/events?year=2027')).json<Event[]>()
      expect(event?.occurrences).toEqual([{ start: '2027-08-09', end: '2027-08-20' }])
    }
    const [calendar] = (await person.get('/calendars')).json<Calendar[]>()
    const exported = (await person.get(`/calendars/${String(calendar?._id)}/export.ics`)).body
    expect(exported).toContain('DTSTART;VALUE=DATE:20270809\r\nDTEND;VALUE=DATE:20270821')
  })

  it('T2: an event on New Year is in its own year only, wherever it is read', async () => {
    const person = await planner().newUser({ timezone: 'Pacific/Auckland' })
    await person.post('/events', { ...holiday, start: '2027-01-01', end: '2027-01-01' })
    expect((await person.get('/events?year=2026')).json()).toEqual([])
    expect((await person.get('/events?year=2027')).json<Event[]>()).toHaveLength(1)
  })

  it('T3: a person who moves to another zone sees other hours, and nothing that is stored shifts', async () => {
    const person = await planner().newUser({ timezone: 'Europe/Rome' })
    const created = (await person.post('/events', call)).json<Event>()
    await person.patch('/users/profile', { timezone: 'America/New_York' })
    const [moved] = (await person.get('/events?year=2027')).json<Event[]>()
    expect(moved).toMatchObject({ start: call.start, timezone: 'Europe/Rome', version: created.version })
    expect(moved?.occurrences.map(({ start }) => start)).toEqual([
      '2027-03-01T03:00',
      '2027-04-01T03:00',
      '2027-05-01T03:00',
    ])
    await person.patch('/users/profile', { timezone: 'Europe/Rome' })
    const [back] = (await person.get('/events?year=2027')).json<Event[]>()
    expect(back?.occurrences).toEqual(created.occurrences)
  })

  it.each(['Pacific/Auckland', 'America/St_Johns', 'UTC'])(
    'T3: a server in %s answers the same year as one in Rome',
    async (zone) => {
      const person = await planner().newUser({ timezone: 'Europe/Rome' })
      await person.post('/events', holiday)
      await person.post('/events', { ...call, recurrence: 'FREQ=WEEKLY;COUNT=30' })
      const before = (await person.get('/events?year=2027')).json<Event[]>()
      process.env['TZ'] = zone
      expect(new Date(2027, 0, 1).getTimezoneOffset()).not.toBe(-60)
      await person.post('/categories', { name: 'a new sequence, so that nothing comes from the cache' })
      expect((await person.get('/events?year=2027')).json<Event[]>()).toEqual(before)
      const made = (
        await person.post('/events', { ...call, start: '2027-10-31T02:30', end: '2027-10-31T03:30' })
      ).json<Event>()
      expect(made).toMatchObject({ start: '2027-10-31T02:30', end: '2027-10-31T03:30' })
    },
  )

  it('T1: a series keeps its time of day, and an occurrence in the gap of spring moves forward', async () => {
    const person = await planner().newUser({ timezone: 'Europe/Rome' })
    const night = { ...call, start: '2027-03-27T02:30', end: '2027-03-27T03:00', recurrence: 'FREQ=DAILY;COUNT=3' }
    await person.post('/events', night)
    const [event] = (await person.get('/events?year=2027')).json<Event[]>()
    expect(event?.occurrences.map(({ start }) => start)).toEqual([
      '2027-03-27T02:30',
      '2027-03-28T03:30',
      '2027-03-29T02:30',
    ])
    expect(event?.occurrences[1]?.recurrenceId).toBe('2027-03-28T02:30')
  })
})
