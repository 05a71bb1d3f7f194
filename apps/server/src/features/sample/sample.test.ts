import type { Calendar, Category, Change, Event, FirstSteps, Goal, SampleRemoval } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { setPlan } from '#server/features/users/accounts.service.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import type { Person } from '#server/test/planner.ts'

const dinner = { title: 'Cena', allDay: true, start: '2027-05-04', end: '2027-05-04' }

const calendarsOf = async (person: Person) => (await person.get('/calendars')).json<Calendar[]>()
const categoriesOf = async (person: Person) => (await person.get('/categories')).json<Category[]>()
const eventsOf = async (person: Person, year = 2027) => (await person.get(`/events?year=${year}`)).json<Event[]>()
const titlesOf = async (person: Person) => (await eventsOf(person)).map(({ title }) => title).sort()
const create = (person: Person, from = '2027-01') => person.post('/sample-year', { from })
const remove = (person: Person) => person.delete('/sample-year')
const undo = (person: Person, answer: { headers: Record<string, unknown> }) =>
  person.post(`/changes/${String(answer.headers['x-change-id'])}/undo`)

/** Somebody with a sample: its calendar, and what is in it. */
async function withSample(person: Person) {
  const answer = await create(person)
  return { answer, calendar: answer.json<Calendar>(), events: await eventsOf(person) }
}

eachDatabase((planner) => {
  it('puts a year into a calendar of its own, as one change that undo takes back whole', async () => {
    const person = await planner().newUser({ language: 'en' })
    const { answer, calendar, events } = await withSample(person)
    expect(answer.statusCode).toBe(200)
    expect(calendar).toMatchObject({ name: 'Sample year', year: 2027, sample: true, shown: true })
    expect(events.length).toBeGreaterThanOrEqual(60)
    expect(new Set(events.map(({ calendarId }) => calendarId))).toEqual(new Set([calendar._id]))
    expect(events.every(({ reminders }) => reminders.length === 0)).toBe(true)
    const categories = await categoriesOf(person)
    expect(categories.map(({ name, color }) => [name, color])).toContainEqual(['Work', '#1976d2'])
    expect(new Set(events.map(({ categoryId }) => categoryId))).toEqual(new Set(categories.map(({ _id }) => _id)))
    const [newest] = (await person.get('/changes')).json<Change[]>()
    expect(newest).toMatchObject({ kind: 'sample.create', count: events.length, undoable: true })
    expect((await undo(person, answer)).statusCode).toBe(200)
    expect([await eventsOf(person), await categoriesOf(person)]).toEqual([[], []])
    expect(await calendarsOf(person)).toMatchObject([{ sample: false }])
  })

  it('is in the language of the person and for the months that were asked for', async () => {
    const person = await planner().newUser({ language: 'it' })
    await create(person, '2027-10')
    expect(await calendarsOf(person)).toMatchObject([{ name: 'Personale' }, { name: 'Un anno d’esempio', year: 2027 }])
    const later = (await eventsOf(person, 2028)).map(({ title }) => title)
    expect(later).toContain('Settimana bianca, Val di Fassa')
    expect(await titlesOf(person)).not.toContain('Settimana bianca, Val di Fassa')
    for (const from of ['2027', '2027-13', '1000-01']) expect((await create(person, from)).statusCode).toBe(400)
  })

  it('is there once, whoever asks for it again, and each person has their own', async () => {
    const [person, other] = [await planner().newUser(), await planner().newUser()]
    const { calendar } = await withSample(person)
    const again = await create(person, '2028-01')
    expect([again.json<Calendar>(), again.headers['x-change-id']]).toEqual([calendar, undefined])
    expect(await eventsOf(other)).toEqual([])
    expect((await remove(other)).statusCode).toBe(404)
    expect((await eventsOf(person)).length).toBeGreaterThanOrEqual(60)
  })

  it('is removed whole, whatever was done to its events, and undo brings it back as it was', async () => {
    const person = await planner().newUser({ language: 'en' })
    const { events } = await withSample(person)
    const named = (title: string) => events.find((event) => event.title === title)?._id ?? ''
    await person.patch(`/events/${named('Dad’s birthday')}`, { title: 'Mum’s birthday', start: '2027-03-13' })
    await person.patch(`/events/${named('Pilates')}?scope=following&occurrence=2027-03-03T19:00`, { title: 'Yoga' })
    await person.delete(`/events/${named('Gardener')}`)
    const before = await titlesOf(person)
    expect(before).toContain('Yoga')
    const answer = await remove(person)
    expect(answer.json<SampleRemoval>().kept).toBe(0)
    expect([await eventsOf(person), await categoriesOf(person)]).toEqual([[], []])
    expect((await calendarsOf(person)).map(({ sample }) => sample)).toEqual([false])
    expect((await undo(person, answer)).statusCode).toBe(200)
    expect(await titlesOf(person)).toEqual(before)
    expect((await calendarsOf(person)).map(({ sample }) => sample)).toEqual([false, true])
  })

  it('leaves what the person put into it, in their own calendar, with the categories that they use', async () => {
    const person = await planner().newUser({ language: 'en' })
    const [own] = await calendarsOf(person)
    const { calendar, events } = await withSample(person)
    const categories = await categoriesOf(person)
    const idOf = (name: string) => categories.find((category) => category.name === name)?._id
    await person.post('/events', { ...dinner, calendarId: calendar._id, categoryId: idOf('Family') })
    await person.post('/goals', {
      ...{ title: 'Run', kind: 'count', target: 9, unit: '', from: '2027-01-01', to: '2027-12-31' },
      categoryId: idOf('Sport'),
    })
    const wedding = events.find(({ title }) => title === 'Claire’s wedding')?._id ?? ''
    await person.patch(`/events/${wedding}`, { calendarId: own?._id })
    const answer = await remove(person)
    expect(answer.json()).toEqual({ kept: 1, calendarId: own?._id })
    expect(await titlesOf(person)).toEqual(['Cena', 'Claire’s wedding'])
    expect((await eventsOf(person)).map(({ calendarId }) => calendarId)).toEqual([own?._id, own?._id])
    expect((await categoriesOf(person)).map(({ name }) => name)).toEqual(['Family', 'Sport'])
  })

  it('keeps an imported event whose UID the other calendar has too', async () => {
    const person = await planner().newUser()
    const [own] = await calendarsOf(person)
    const { calendar } = await withSample(person)
    const file = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:x', 'BEGIN:VEVENT', 'UID:twice', 'DTSTAMP:20270101T000000Z']
    const text = [...file, 'DTSTART;VALUE=DATE:20270504', 'SUMMARY:Cena', 'END:VEVENT', 'END:VCALENDAR', ''].join(
      '\r\n',
    )
    for (const id of [own?._id ?? '', calendar._id]) {
      await planner().request('POST', `/calendars/${id}/import`, {
        ...{ token: person.token, body: text, headers: { 'content-type': 'text/calendar' } },
      })
    }
    expect((await remove(person)).json<SampleRemoval>().kept).toBe(1)
    expect(await titlesOf(person)).toEqual(['Cena', 'Cena'])
  })

  it('uses the categories that the person has, and leaves them', async () => {
    const person = await planner().newUser({ language: 'it' })
    await person.post('/categories', { name: 'lavoro', color: '#123456' })
    await create(person)
    const named = (await categoriesOf(person)).filter(({ name }) => name.toLowerCase() === 'lavoro')
    expect(named).toMatchObject([{ color: '#123456' }])
    await remove(person)
    expect(await categoriesOf(person)).toMatchObject([{ name: 'lavoro' }])
  })

  it('takes no room of the smallest plan: neither of its calendars nor of its events', async () => {
    const person = await planner().newUser()
    await setPlan(planner(), person.email, 'basic')
    expect((await create(person)).statusCode).toBe(200)
    for (let count = 0; count < 100; count += 1) expect((await person.post('/events', dinner)).statusCode).toBe(201)
    expect((await person.post('/events', dinner)).statusCode).toBe(403)
    expect((await person.post('/calendars', { name: 'Altro' })).statusCode).toBe(403)
  })

  it('is no calendar to live in: new events go elsewhere, and the last other one stays', async () => {
    const person = await planner().newUser()
    const [own] = await calendarsOf(person)
    await create(person)
    await person.patch(`/calendars/${own?._id ?? ''}`, { shown: false })
    expect((await person.post('/events', dinner)).json<Event>().calendarId).toBe(own?._id)
    expect((await person.delete(`/calendars/${own?._id ?? ''}`)).json()).toMatchObject({ code: 'last_calendar' })
  })

  it('cannot be undone under an event of the person’s own, which would have no calendar', async () => {
    const person = await planner().newUser()
    const { answer, calendar } = await withSample(person)
    await person.post('/events', { ...dinner, calendarId: calendar._id })
    expect((await undo(person, answer)).json()).toMatchObject({ code: 'undo_conflict' })
  })

  it('ticks the first steps by what was done and is in effect, and only the person’s own', async () => {
    const [person, other] = [await planner().newUser(), await planner().newUser()]
    const steps = async (of: Person) => (await of.get('/users/first-steps')).json<FirstSteps>()
    expect(await steps(person)).toEqual({ imported: false, written: false, sampled: false })
    const added = await person.post('/events/quick-add', { text: 'Cena domani alle 20' })
    expect(await steps(person)).toEqual({ imported: false, written: true, sampled: false })
    const undone = await undo(person, added)
    expect((await steps(person)).written).toBe(false)
    await undo(person, undone)
    await create(person)
    await remove(person)
    expect(await steps(person)).toEqual({ imported: false, written: true, sampled: true })
    expect(await steps(other)).toEqual({ imported: false, written: false, sampled: false })
  })

  it('closes the first steps for good, also by another device', async () => {
    const person = await planner().newUser()
    expect(person.user.firstStepsClosed).toBe(false)
    await person.patch('/users/profile', { firstStepsClosed: true })
    expect((await person.get('/users/profile')).json()).toMatchObject({ firstStepsClosed: true })
    expect((await person.patch('/users/profile', { firstStepsClosed: false })).statusCode).toBe(400)
    await person.patch('/users/profile', { username: 'Ada' })
    expect((await person.get('/users/profile')).json()).toMatchObject({ firstStepsClosed: true })
  })

  it('lets goals that count its events lose them with it', async () => {
    const person = await planner().newUser({ language: 'en' })
    const goal = { title: 'Pilates', kind: 'count', target: 9, unit: '', from: '2027-01-01', to: '2027-12-31' }
    await person.post('/goals', { ...goal, matchText: 'pilates' })
    await create(person)
    const value = async () => (await person.get('/goals?year=2027')).json<Goal[]>()[0]?.progress.value
    expect(await value()).toBeDefined()
    await remove(person)
    expect(await value()).toBe(0)
  })
})
