import type { Category, Event, Proposal } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { setPlan } from '#server/features/users/accounts.service.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import type { Person } from '#server/test/planner.ts'

const before = (minutesBefore: number, channel: 'display' | 'email' = 'display') => ({ minutesBefore, channel })
const given = { timed: [before(30), before(1440, 'email')], allDay: [before(10_080)] }
const meeting = { title: 'Riunione', allDay: false, start: '2027-03-01T09:00', end: '2027-03-01T10:00' }
const trip = { title: 'Gita', allDay: true, start: '2027-05-01', end: '2027-05-02' }

const category = async (person: Person, defaultReminders: object = given): Promise<Category> => {
  const answer = await person.post('/categories', { name: 'Lavoro', defaultReminders })
  expect(answer.statusCode).toBe(201)
  return answer.json<Category>()
}
const remindersOf = async (person: Person, body: object): Promise<Event['reminders']> => {
  const answer = await person.post('/events', body)
  expect(answer.statusCode).toBe(201)
  return answer.json<Event>().reminders
}

eachDatabase((planner) => {
  it('gives new events the reminders of their category, by the clock and of whole days each its own', async () => {
    const person = await planner().newUser()
    const { _id: categoryId } = await category(person)
    expect(await remindersOf(person, { ...meeting, categoryId })).toEqual(given.timed)
    expect(await remindersOf(person, { ...trip, categoryId })).toEqual(given.allDay)
    expect(await remindersOf(person, meeting)).toEqual([])
  })

  it('gives none where the person says which they want, or that they want none', async () => {
    const person = await planner().newUser()
    const { _id: categoryId } = await category(person)
    expect(await remindersOf(person, { ...meeting, categoryId, reminders: [] })).toEqual([])
    expect(await remindersOf(person, { ...meeting, categoryId, reminders: [before(5)] })).toEqual([before(5)])
  })

  it('leaves what is there as it is: an event that gets a category later, and events of a category that is changed', async () => {
    const person = await planner().newUser()
    const { _id: categoryId } = await category(person)
    const { _id } = (await person.post('/events', meeting)).json<Event>()
    expect((await person.patch(`/events/${_id}`, { categoryId })).json<Event>().reminders).toEqual([])
    const made = (await person.post('/events', { ...meeting, categoryId })).json<Event>()
    await person.patch(`/categories/${categoryId}`, { defaultReminders: { timed: [], allDay: [] } })
    expect((await person.get(`/events/${made._id}`)).json<Event>().reminders).toEqual(given.timed)
  })

  it('gives them to a line of text too, unless it says a reminder', async () => {
    const person = await planner().newUser({ language: 'it' })
    await category(person)
    const add = async (text: string): Promise<Event> => {
      const answer = await person.post('/events/quick-add', { text, language: 'it', now: '2027-03-01T08:00' })
      expect(answer.statusCode).toBe(200)
      return answer.json<{ event: Event }>().event
    }
    expect((await add('Riunione domani alle 10 #Lavoro')).reminders).toEqual(given.timed)
    const own = (await add('Riunione domani alle 10 #Lavoro avviso 15 minuti prima')).reminders
    expect(own).toEqual([before(15)])
  })

  it('gives them to what a card makes', async () => {
    const person = await planner().newUser()
    const { _id: categoryId } = await category(person)
    const changes = [{ action: 'create', ...trip, categoryId }]
    const card = (await person.post('/ai/proposals', { title: 'Gita', changes })).json<Proposal>()
    await person.post(`/ai/proposals/${card._id}/apply`, {})
    const [event] = (await person.get('/events?year=2027')).json<Event[]>()
    expect(event?.reminders).toEqual(given.allDay)
  })

  it('leaves copies as what they copy, and what a file brings as it is there', async () => {
    const person = await planner().newUser()
    const { _id: categoryId } = await category(person)
    const event = (await person.post('/events', { ...meeting, categoryId, reminders: [] })).json<Event>()
    const targets = [{ _id: event._id, version: event.version }]
    await person.post('/events/batch', { events: targets, action: { kind: 'copy', days: 7 } })
    const file = [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:test',
      'BEGIN:VEVENT',
      'UID:one',
      'DTSTAMP:20270101T000000Z',
      'DTSTART:20270310T090000Z',
      'DTEND:20270310T100000Z',
      'SUMMARY:Da un file',
      'CATEGORIES:Lavoro',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n')
    const [calendar] = (await person.get('/calendars')).json<{ _id: string }[]>()
    const imported = await person.post(`/calendars/${calendar?._id ?? ''}/import`, file, {
      'content-type': 'text/calendar',
    })
    expect(imported.statusCode).toBe(200)
    const events = (await person.get('/events?year=2027')).json<Event[]>()
    expect(events.map(({ categoryId: id, reminders }) => [id, reminders])).toEqual([
      [categoryId, []],
      [categoryId, []],
      [categoryId, []],
    ])
  })

  it('cuts them to what the plan has instead of refusing the event', async () => {
    const person = await planner().newUser()
    await setPlan(planner(), person.email, 'basic')
    const mails = [before(10_080, 'email'), before(30), before(60, 'email')]
    const { _id: categoryId } = await category(person, { timed: mails, allDay: [] })
    expect(await remindersOf(person, { ...meeting, categoryId })).toEqual([before(10_080, 'email'), before(30)])
    expect((await person.post('/events', { ...meeting, categoryId, reminders: mails })).statusCode).toBe(403)
    await setPlan(planner(), person.email, 'pro')
    expect(await remindersOf(person, { ...meeting, categoryId })).toEqual(mails)
  })

  it('gives nothing of another\u2019s category: such an event is refused', async () => {
    const [owner, stranger] = [await planner().newUser(), await planner().newUser()]
    const { _id: categoryId } = await category(owner)
    expect((await stranger.post('/events', { ...meeting, categoryId })).statusCode).toBe(400)
    expect((await stranger.get('/events?year=2027')).json()).toEqual([])
  })
})
