import type { Calendar, Category, Event, QuickAddAnswer } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'

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
})
