import type { Calendar, Category, Event, QuickAddAnswer } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import { everyRow } from '#server/test/every-row.ts'

const now = '2027-03-18T10:00'
const dentist = 'Dentista domani alle 15 #salute'

eachDatabase((planner) => {
  it('creates an event from one line, and says what was understood', async () => {
    const person = await planner().newUser({ language: 'it', timezone: 'Europe/Rome' })
    const category = (await person.post('/categories', { name: 'Salute' })).json<Category>()
    const answer = await person.post('/events/quick-add', { text: dentist, now })
    expect(answer.statusCode).toBe(200)
    const times = { title: 'Dentista', start: '2027-03-19T15:00', end: '2027-03-19T16:00', allDay: false }
    expect(answer.json()).toMatchObject({
      ...times,
      category: { _id: category._id, name: 'Salute' },
      event: { ...times, categoryId: category._id, timezone: 'Europe/Rome' },
      understood: [
        { kind: 'date', text: 'domani', meaning: '2027-03-19', from: 9, to: 15 },
        { kind: 'time', text: 'alle 15', meaning: '15:00' },
        { kind: 'category', text: '#salute', meaning: category._id },
      ],
    })
    expect((await person.get('/events?year=2027')).json()).toMatchObject([times])
    const undone = await person.post(`/changes/${String(answer.headers['x-change-id'])}/undo`)
    expect(undone.statusCode).toBe(200)
    expect((await person.get('/events?year=2027')).json()).toEqual([])
  })

  it('creates a series with its end and a reminder, in the language that is said and the calendar that is named', async () => {
    const person = await planner().newUser({ language: 'it' })
    const calendar = (await person.post('/calendars', { name: 'Work' })).json<Calendar>()
    const text = 'Standup every weekday at 9:30 until the end of June @work remind me 10 minutes before'
    const { event } = (await person.post('/events/quick-add', { text, language: 'en', now })).json<QuickAddAnswer>()
    expect(event).toMatchObject({ title: 'Standup', start: '2027-03-19T09:30', calendarId: calendar._id })
    expect(event?.recurrence).toMatch(/^FREQ=WEEKLY;UNTIL=20270630\w*;BYDAY=MO,TU,WE,TH,FR$/)
    expect(event?.reminders).toEqual([{ minutesBefore: 10, channel: 'display' }])
  })

  it('writes nothing on a dry run, and answers no date where none is found', async () => {
    const person = await planner().newUser()
    const dry = await person.post('/events/quick-add', { text: dentist, now, dryRun: true })
    expect(dry.json()).toMatchObject({
      title: 'Dentista #salute',
      start: '2027-03-19T15:00',
      category: null,
      event: null,
    })
    expect(dry.headers).not.toHaveProperty('x-change-id')
    const none = await person.post('/events/quick-add', { text: 'ho 40 anni', now, dryRun: true })
    expect(none.json()).toMatchObject({ title: 'ho 40 anni', start: null, end: null, understood: [] })
    expect((await person.get('/events?year=2027')).json()).toEqual([])
  })

  it('refuses a text without a date, and a title that is too long, and changes nothing', async () => {
    const person = await planner().newUser()
    for (const text of ['ho 40 anni', `${'a'.repeat(201)} domani`, '', 'a'.repeat(501)]) {
      const refused = await person.post('/events/quick-add', { text, now })
      expect(refused.statusCode).toBe(400)
      expect(refused.json()).toMatchObject({ code: 'invalid_input', errors: [{ path: 'text' }] })
    }
    for (const wrong of ['2027-02-29T10:00', '2027-03-18', 'oggi']) {
      const refused = await person.post('/events/quick-add', { text: dentist, now: wrong })
      expect(refused.json()).toMatchObject({ code: 'invalid_input', errors: [{ path: 'now' }] })
    }
    expect((await person.get('/changes')).json()).toEqual([])
  })

  it('puts a line that says no day on the day that is looked at, and dates without a year in that year', async () => {
    const person = await planner().newUser({ language: 'it' })
    const send = async (text: string, body: object) =>
      (await person.post('/events/quick-add', { text, now, ...body })).json<QuickAddAnswer>()
    expect(await send('cena alle 20:30', { day: '2027-12-03' })).toMatchObject({
      assumedDay: '2027-12-03',
      event: { title: 'cena', start: '2027-12-03T20:30' },
    })
    expect(await send('Gita 3 marzo', { day: '2029-12-03', year: 2029 })).toMatchObject({
      assumedDay: null,
      event: { start: '2029-03-03' },
    })
    expect(await send('cena', { day: null })).toMatchObject({ code: 'invalid_input' })
    expect(await send('cena', { day: '2027-02-30' })).toMatchObject({ errors: [{ path: 'day' }] })
  })

  it('makes a category that is not there yet with the event, in one change that one undo takes back', async () => {
    const person = await planner().newUser({ language: 'it' })
    await person.post('/categories', { name: 'Lavoro' })
    const line = { text: 'Corsa domani #sport', now, newCategories: true }
    const before = await everyRow(planner().db)
    const dry = await person.post('/events/quick-add', { ...line, dryRun: true })
    expect(dry.json()).toMatchObject({ title: 'Corsa', newCategory: 'sport', category: null, event: null })
    expect(await everyRow(planner().db)).toEqual(before)
    const answer = await person.post('/events/quick-add', line, { 'idempotency-key': 'sport' })
    const { category, event } = answer.json<QuickAddAnswer>()
    expect(category).toEqual({ _id: event?.categoryId, name: 'sport' })
    const made = (await person.get('/categories')).json<Category[]>()
    expect(made.map(({ name, color }) => [name, color])).toEqual([
      ['Lavoro', '#1976d2'],
      ['sport', '#388e3c'],
    ])
    expect((await person.post('/events/quick-add', line, { 'idempotency-key': 'sport' })).body).toBe(answer.body)
    expect((await person.get('/categories')).json()).toHaveLength(2)
    await person.post(`/changes/${String(answer.headers['x-change-id'])}/undo`)
    expect((await person.get('/categories')).json()).toHaveLength(1)
    expect((await person.get('/events?year=2027')).json()).toEqual([])
  })

  it('takes the present of the zone of the person where no time is said', async () => {
    const [east, west] = await Promise.all([
      planner().newUser({ timezone: 'Pacific/Kiritimati' }),
      planner().newUser({ timezone: 'Pacific/Midway' }),
    ])
    const today = async (person: typeof east) =>
      (await person.post('/events/quick-add', { text: 'Spesa oggi', dryRun: true })).json<QuickAddAnswer>().start ?? ''
    const days = (Date.parse(await today(east)) - Date.parse(await today(west))) / 86_400_000
    expect([1, 2]).toContain(days)
  })

  it('never finds the category or calendar of another person', async () => {
    const [person, other] = await Promise.all([planner().newUser(), planner().newUser()])
    await other.post('/categories', { name: 'Salute' })
    await other.post('/calendars', { name: 'Studio' })
    const text = 'Dentista domani #salute @studio'
    const { title, event } = (await person.post('/events/quick-add', { text, now })).json<QuickAddAnswer>()
    expect(title).toBe('Dentista #salute @studio')
    expect(event).toMatchObject({ categoryId: null })
    expect((await other.get('/events?year=2027')).json<Event[]>()).toEqual([])
  })

  it('C2: makes one event of a line that is sent three times with one key', async () => {
    const person = await planner().newUser()
    const headers = { 'idempotency-key': 'line-1' }
    const ids = []
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const answer = await person.post('/events/quick-add', { text: dentist, now }, headers)
      ids.push(answer.json<QuickAddAnswer>().event?._id)
    }
    expect(new Set(ids).size).toBe(1)
    expect((await person.get('/events?year=2027')).json<Event[]>()).toHaveLength(1)
  })
  it('answers a line that is sent again what was made of it, though it is past midnight by now', async () => {
    const person = await planner().newUser({ timezone: 'Europe/Rome' })
    const send = () => person.post('/events/quick-add', { text: 'Dentista domani' }, { 'idempotency-key': 'late' })
    planner().clock.set('2026-11-20T22:59:00.000Z')
    const first = await send()
    expect(first.json()).toMatchObject({ start: '2026-11-21', event: { start: '2026-11-21' } })
    planner().clock.set('2026-11-20T23:01:00.000Z')
    const second = await send()
    expect([second.statusCode, second.body]).toEqual([200, first.body])
    expect(second.headers['x-change-id']).toBe(first.headers['x-change-id'])
    expect((await person.get('/events?year=2026')).json()).toMatchObject([{ start: '2026-11-21' }])
  })

  it('answers it so where its words name something else by now, or could not be taken any more', async () => {
    const person = await planner().newUser({ language: 'it' })
    const [category, other] = [
      (await person.post('/categories', { name: 'Salute' })).json<Category>(),
      (await person.post('/categories', { name: 'Sport' })).json<Category>(),
    ]
    const long = `${'a'.repeat(195)} domani #sport`
    const send = (text: string) =>
      person.post('/events/quick-add', { text, now }, { 'idempotency-key': `line-${text.length}` })
    const before = [await send(dentist), await send(long)]
    expect(before.map((answer) => answer.statusCode)).toEqual([200, 200])
    await person.patch(`/categories/${category._id}`, { name: 'Benessere' })
    await person.delete(`/categories/${other._id}`)
    expect((await person.patch('/users/profile', { language: 'en' })).statusCode).toBe(200)
    const after = [await send(dentist), await send(long)]
    expect(after.map((answer) => answer.body)).toEqual(before.map((answer) => answer.body))
    expect((await person.get('/events?year=2027')).json<Event[]>()).toHaveLength(2)
  })

  it('writes nothing that the Basic plan has no room for', async () => {
    const person = await planner().newUser()
    await planner().db.transact((trx) =>
      trx.updateTable('user').set({ plan: 'basic' }).where('id', '=', person.user._id).execute(),
    )
    for (let index = 0; index < 100; index += 1) await person.post('/events/quick-add', { text: dentist, now })
    const before = await everyRow(planner().db)
    const refused = await person.post('/events/quick-add', { text: dentist, now }, { 'idempotency-key': 'one-more' })
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([403, 'plan_limit'])
    expect(await everyRow(planner().db)).toEqual(before)
    const dry = await person.post('/events/quick-add', { text: dentist, now, dryRun: true })
    expect(dry.statusCode).toBe(200)
  })
})
