import type { Calendar, Category, Event } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'

const trip = { title: 'Giappone', allDay: true, start: '2027-07-24', end: '2027-08-14' }

eachDatabase((planner) => {
  it('creates an event and shows it in each year that it touches', async () => {
    const person = await planner().newUser()
    const created = await person.post('/events', { ...trip, start: '2026-12-30', end: '2027-01-02' })
    expect(created.statusCode).toBe(201)
    for (const year of [2026, 2027]) {
      const events = (await person.get(`/events?year=${String(year)}`)).json<Event[]>()
      expect(events).toMatchObject([{ title: 'Giappone', occurrences: [{ start: '2026-12-30', end: '2027-01-02' }] }])
    }
    expect((await person.get('/events?year=2028')).json()).toEqual([])
  })

  it('shows timed events on the wall of the person, with the zone of origin beside', async () => {
    const person = await planner().newUser({ timezone: 'Europe/Rome' })
    await person.post('/events', {
      title: 'Call',
      allDay: false,
      start: '2027-03-01T20:00',
      end: '2027-03-01T21:00',
      timezone: 'America/New_York',
    })
    const [event] = (await person.get('/events?year=2027')).json<Event[]>()
    expect(event).toMatchObject({
      start: '2027-03-01T20:00',
      timezone: 'America/New_York',
      occurrences: [{ start: '2027-03-02T02:00', end: '2027-03-02T03:00' }],
    })
  })

  it('answers 304 while nothing changed, and a new tag after each write', async () => {
    const person = await planner().newUser()
    await person.post('/events', trip)
    const first = await person.get('/events?year=2027')
    const tag = String(first.headers.etag)
    const again = await person.get('/events?year=2027', { 'if-none-match': tag })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
    await person.post('/categories', { name: 'Viaggi' })
    const changed = await person.get('/events?year=2027', { 'if-none-match': tag })
    expect(changed.statusCode).toBe(200)
    expect(changed.headers.etag).not.toBe(tag)
  })

  it('gives the whole year compressed to those who take it', async () => {
    const person = await planner().newUser()
    for (let index = 0; index < 5; index += 1)
      await person.post('/events', { ...trip, title: `Giappone ${String(index)}` })
    const answer = await person.get('/events?year=2027', { 'accept-encoding': 'gzip' })
    expect(answer.headers['content-encoding']).toBe('gzip')
    expect(answer.rawPayload.length).toBeLessThan(1_500)
  })

  it('filters by category and calendar; all means no filter; deleting the category uncategorises until undo', async () => {
    const person = await planner().newUser()
    const category = (await person.post('/categories', { name: 'Viaggi' })).json<Category>()
    const calendar = (await person.post('/calendars', { name: 'Casa' })).json<Calendar>()
    await person.post('/events', { ...trip, categoryId: category._id })
    await person.post('/events', { ...trip, title: 'Tetto', calendarId: calendar._id })
    const titles = async (query: string) =>
      (await person.get(`/events?year=2027${query}`)).json<Event[]>().map((event) => event.title)
    expect(await titles(`&categoryId=${category._id}`)).toEqual(['Giappone'])
    expect(await titles(`&calendarId=${calendar._id}`)).toEqual(['Tetto'])
    expect((await titles('&categoryId=all')).sort()).toEqual(['Giappone', 'Tetto'])

    const deleted = await person.delete(`/categories/${category._id}`)
    const events = (await person.get('/events?year=2027')).json<Event[]>()
    expect(events.map((event) => event.categoryId)).toEqual([null, null])
    await person.post(`/changes/${String(deleted.headers['x-change-id'])}/undo`)
    expect(await titles(`&categoryId=${category._id}`)).toEqual(['Giappone'])
  })

  it('C1: refuses a write that is based on an older version, and gives the newer copy', async () => {
    const person = await planner().newUser()
    const event = (await person.post('/events', trip)).json<Event>()
    const path = `/events/${event._id}`
    expect((await person.patch(path, { title: 'Tokyo' }, { 'if-match': '"1"' })).statusCode).toBe(200)
    const stale = await person.patch(path, { location: 'Kyoto' }, { 'if-match': '"1"' })
    expect(stale.statusCode).toBe(412)
    expect(stale.json()).toMatchObject({ code: 'stale_version', current: { title: 'Tokyo', version: 2 } })
    expect((await person.get(path)).json<Event>()).toMatchObject({ title: 'Tokyo', location: '' })
  })

  it('C2: makes one event of a create that is sent three times at once with one key', async () => {
    const person = await planner().newUser()
    const send = () => person.post('/events', trip, { 'idempotency-key': 'a-key' })
    const answers = await Promise.all([send(), send(), send()])
    expect(answers.map((answer) => answer.statusCode)).toEqual([201, 201, 201])
    expect(new Set(answers.map((answer) => answer.json<Event>()._id)).size).toBe(1)
    expect(new Set(answers.map((answer) => answer.headers['x-change-id'])).size).toBe(1)
    expect((await person.get('/events?year=2027')).json<Event[]>()).toHaveLength(1)
    const other = await person.post('/events', { ...trip, title: 'Altro' }, { 'idempotency-key': 'a-key' })
    expect(other.statusCode).toBe(409)
  })

  it.each([
    ['a day that does not exist', { start: '2026-02-29', end: '2026-03-01' }, 'start'],
    ['a month 13', { start: '2026-13-01', end: '2026-12-31' }, 'start'],
    ['a year of five digits', { start: '10000-01-01', end: '10000-01-02' }, 'start'],
    ['a day without zeros', { start: '2026-1-1', end: '2026-01-02' }, 'start'],
    ['an end before the start', { start: '2026-05-02', end: '2026-05-01' }, 'end'],
    ['an all-day event with a time', { start: '2026-05-01T10:00', end: '2026-05-01T11:00' }, 'start'],
    ['a timed event with a day', { allDay: false, start: '2026-05-01', end: '2026-05-01' }, 'start'],
    ['a year before 1900', { start: '1899-12-31', end: '1899-12-31' }, 'start'],
    [
      'a zone that is none',
      { allDay: false, start: '2026-05-01T10:00', end: '2026-05-01T11:00', timezone: 'Mars/X' },
      'timezone',
    ],
    [
      'a day that does not exist at the end of a time',
      { allDay: false, start: '2026-02-29T10:00', end: '2026-03-01T10:00' },
      'start',
    ],
  ])('V3: refuses %s and stores nothing', async (_, times, path) => {
    const person = await planner().newUser()
    const answer = await person.post('/events', { title: 'X', allDay: true, ...times })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      code: 'invalid_input',
      errors: expect.arrayContaining([expect.objectContaining({ path })]) as unknown,
    })
    expect((await person.get('/changes')).json()).toEqual([])
    expect((await person.post('/events', trip)).statusCode).toBe(201)
  })

  it('V4: takes a title of 200 characters, an emoji as one, and refuses 201', async () => {
    const person = await planner().newUser()
    const family = '👨‍👩‍👧‍👦'
    expect((await person.post('/events', { ...trip, title: family + 'a'.repeat(199) })).statusCode).toBe(201)
    const refused = await person.post('/events', { ...trip, title: family + 'a'.repeat(200) })
    expect(refused.statusCode).toBe(400)
    expect((await person.get('/events?year=2027')).json<Event[]>()).toHaveLength(1)
  })

  it('Z2: links nothing of another person', async () => {
    const person = await planner().newUser()
    const stranger = await planner().newUser()
    const category = (await stranger.post('/categories', { name: 'Mia' })).json<Category>()
    const [calendar] = (await stranger.get('/calendars')).json<Calendar[]>()
    for (const foreign of [{ categoryId: category._id }, { calendarId: calendar?._id }]) {
      const answer = await person.post('/events', { ...trip, ...foreign })
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ code: 'unknown_reference' })
    }
    const event = (await person.post('/events', trip)).json<Event>()
    for (const foreign of [{ categoryId: category._id }, { calendarId: calendar?._id }]) {
      expect((await person.patch(`/events/${event._id}`, foreign)).statusCode).toBe(400)
    }
    expect((await stranger.get('/events?year=2027')).json()).toEqual([])
    expect((await person.get(`/events/${event._id}`)).json<Event>()).toMatchObject({ categoryId: null, version: 1 })
  })

  it('has 100 events a year on the Basic plan, and says so at the next', async () => {
    const person = await planner().newUser()
    await planner().db.transact((trx) =>
      trx.updateTable('user').set({ plan: 'basic' }).where('id', '=', person.user._id).execute(),
    )
    for (let index = 0; index < 100; index += 1) await person.post('/events', trip)
    const refused = await person.post('/events', trip)
    expect(refused.statusCode).toBe(403)
    expect(refused.json()).toMatchObject({ code: 'plan_limit' })
    expect((await person.post('/events', { ...trip, start: '2028-01-01', end: '2028-01-01' })).statusCode).toBe(201)
  })

  it('finds events of all years without accents and case, the nearest first', async () => {
    const person = await planner().newUser()
    await person.post('/events', { ...trip, title: 'Caffè con Zoë', start: '2030-01-01', end: '2030-01-01' })
    await person.post('/events', { ...trip, title: 'caffe da Zoe', start: '2026-12-01', end: '2026-12-01' })
    await person.post('/events', { ...trip, title: 'Caffè 100%' })
    const hits = (await person.get(`/events/search?q=${encodeURIComponent('ZOE Caffé')}`)).json<Event[]>()
    expect(hits.map((hit) => hit.title)).toEqual(['caffe da Zoe', 'Caffè con Zoë'])
    expect((await person.get(`/events/search?q=${encodeURIComponent('%')}`)).json()).toEqual([])
  })

  it('answers the heatmap with days above zero only', async () => {
    const person = await planner().newUser()
    await person.post('/events', trip)
    await person.post('/events', { ...trip, start: '2027-08-01', end: '2027-08-01' })
    await person.post('/events', { ...trip, kind: 'marker' })
    const heatmap = (await person.get('/events/heatmap?year=2027')).json<{
      levels: { name: string; from: number; to: number | null }[]
      days: { date: string; value: number; level: string }[]
      max: number
      total: number
    }>()
    expect(heatmap.levels.map((level) => level.name)).toEqual([
      'light',
      'lighthard',
      'normal',
      'intense',
      'hot',
      'superhot',
    ])
    expect(heatmap.days).toHaveLength(22)
    expect(heatmap.days.find((day) => day.date === '2027-08-01')).toEqual({
      date: '2027-08-01',
      value: 2,
      level: 'lighthard',
    })
    expect(heatmap).toMatchObject({ max: 2, total: 23 })
  })
})
