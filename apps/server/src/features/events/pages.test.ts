import type { Problem } from '@dodici/contract/errors'
import type { Calendar, Event, EventChanges, EventPage } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import type { Person } from '#server/test/planner.ts'

const day = (title: string, start: string, more: object = {}) => ({ title, allDay: true, start, end: start, ...more })

const create = async (person: Person, body: object): Promise<Event> =>
  (await person.post('/events', body)).json<Event>()

const titlesOf = ({ events }: Pick<EventPage, 'events'>): string[] => events.map(({ title }) => title).sort()

const range = async (person: Person, query: string): Promise<EventPage> =>
  (await person.get(`/events/range?${query}`)).json<EventPage>()

const since = async (person: Person, place: number | string, limit = 200): Promise<EventChanges> =>
  (await person.get(`/events/since?since=${String(place)}&limit=${String(limit)}`)).json<EventChanges>()

eachDatabase((planner) => {
  it('reads what touches some days, the last included, and of a series only its occurrences then', async () => {
    const person = await planner().newUser({ timezone: 'Europe/Rome' })
    await create(person, day('before', '2027-05-09'))
    await create(person, day('first', '2027-05-10'))
    await create(person, { ...day('through', '2027-04-01'), end: '2027-06-30' })
    await create(person, day('last', '2027-05-20'))
    await create(person, day('after', '2027-05-21'))
    await create(person, day('weekly', '2027-01-04', { recurrence: 'FREQ=WEEKLY' }))
    await create(person, { title: 'till midnight', allDay: false, start: '2027-05-09T22:00', end: '2027-05-10T00:00' })
    await create(person, { title: 'over midnight', allDay: false, start: '2027-05-09T22:00', end: '2027-05-10T00:30' })
    const page = await range(person, 'from=2027-05-10&to=2027-05-20')
    expect(titlesOf(page)).toEqual(['first', 'last', 'over midnight', 'through', 'weekly'])
    const weekly = page.events.find(({ title }) => title === 'weekly')
    expect(weekly?.occurrences.map(({ start }) => start)).toEqual(['2027-05-10', '2027-05-17'])
    expect([page.next, page.sequence]).toEqual([null, 8])
  })

  it('reads over the turn of a year, and what lasts over it once', async () => {
    const person = await planner().newUser()
    await create(person, { ...day('turn', '2027-12-30'), end: '2028-01-02' })
    await create(person, day('daily', '2027-12-01', { recurrence: 'FREQ=DAILY' }))
    const { events } = await range(person, 'from=2027-12-31&to=2028-01-01')
    expect(events.map(({ title, occurrences }) => [title, occurrences.length]).sort()).toEqual([
      ['daily', 2],
      ['turn', 1],
    ])
  })

  it('gives pages that together are all, each event once, and keeps to a calendar', async () => {
    const person = await planner().newUser()
    const calendar = (await person.post('/calendars', { name: 'Casa' })).json<Calendar>()
    const titles = Array.from({ length: 7 }, (_, index) => `e${String(index)}`)
    for (const title of titles) await create(person, day(title, '2027-05-10', { calendarId: calendar._id }))
    await create(person, day('elsewhere', '2027-05-10'))
    const read: string[] = []
    let after = ''
    for (;;) {
      const page = await range(person, `from=2027-05-10&to=2027-05-10&calendarId=${calendar._id}&limit=3${after}`)
      read.push(...titlesOf(page))
      if (page.next === null) break
      after = `&after=${page.next}`
    }
    expect(read.sort()).toEqual(titles)
  })

  it.each([
    ['2027-05-10', '2027-05-09'],
    ['2027-01-01', '2028-01-02'],
  ])('refuses the days from %s to %s', async (from, to) => {
    const answer = await (await planner().newUser()).get(`/events/range?from=${from}&to=${to}`)
    expect([answer.statusCode, answer.json<Problem>().errors?.[0]?.path]).toEqual([400, 'to'])
  })

  it('tells what has changed since a change: what is there, and what is gone', async () => {
    const person = await planner().newUser()
    const [kept, gone] = [
      await create(person, day('kept', '2027-05-10')),
      await create(person, day('gone', '2027-05-10')),
    ]
    const { next, isComplete, events } = await since(person, 0)
    expect([titlesOf({ events }), isComplete]).toEqual([['gone', 'kept'], true])
    expect(await since(person, next)).toMatchObject({ events: [], deleted: [], next, isComplete: true })
    await person.patch(`/events/${kept._id}`, { title: 'renamed' })
    await person.delete(`/events/${gone._id}`)
    const changed = await since(person, next)
    expect([titlesOf(changed), changed.deleted, changed.events[0]?.occurrences]).toEqual([['renamed'], [gone._id], []])
  })

  it('gives pages, also of one large change, and goes on where it stopped', async () => {
    const person = await planner().newUser()
    const [calendar] = (await person.get('/calendars')).json<Calendar[]>()
    const events = Array.from({ length: 25 }, (_, index) =>
      [
        'BEGIN:VEVENT',
        `UID:u${String(index)}`,
        'DTSTART;VALUE=DATE:20270510',
        `SUMMARY:s${String(index)}`,
        'END:VEVENT',
      ].join('\r\n'),
    )
    const file = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:x', ...events, 'END:VCALENDAR', ''].join('\r\n')
    await person.post(`/calendars/${calendar?._id ?? ''}/import`, file, { 'content-type': 'text/calendar' })
    const read = new Set<string>()
    let [place, pages] = ['0', 0]
    for (let isComplete = false; !isComplete; pages += 1) {
      const answer = await since(person, place, 10)
      for (const { title } of answer.events) read.add(title)
      ;({ next: place, isComplete } = answer)
    }
    expect([read.size, pages]).toEqual([25, 3])
  })

  it('refuses a place that the history does not reach, before or after it, so that all is read again', async () => {
    const person = await planner().newUser()
    for (const title of ['a', 'b', 'c']) await create(person, day(title, '2027-05-10'))
    await planner().db.transact((trx) =>
      trx.deleteFrom('change_row').where('owner_id', '=', person.user._id).where('sequence', '<=', 2).execute(),
    )
    for (const place of [0, 1, 4]) {
      const answer = await person.get(`/events/since?since=${String(place)}`)
      expect([place, answer.statusCode, answer.json<Problem>().code]).toEqual([place, 410, 'history_gone'])
    }
    expect(titlesOf(await since(person, 2))).toEqual(['c'])
  })

  it('leaves out what is being written in parts, which may yet be taken back', async () => {
    const person = await planner().newUser()
    for (const title of ['a', 'b']) await create(person, day(title, '2027-05-10'))
    const note = { change_id: 'x', kind: 'event.create', title: '', made_by: 'page', maker: '', begun_at: 'x' } as const
    await planner().db.transact((trx) =>
      trx
        .insertInto('unfinished_change')
        .values({ ...note, owner_id: person.user._id, sequence: 2 })
        .execute(),
    )
    const before = await since(person, 0)
    expect(titlesOf(before)).toEqual(['a'])
    await planner().db.transact((trx) =>
      trx.deleteFrom('unfinished_change').where('owner_id', '=', person.user._id).execute(),
    )
    expect(titlesOf(await since(person, before.next))).toEqual(['b'])
  })

  it('shows nobody what another person has', async () => {
    const [owner, other] = [await planner().newUser(), await planner().newUser()]
    const { _id } = await create(owner, day('mine', '2027-05-10'))
    expect(await since(other, 0)).toMatchObject({ events: [], deleted: [] })
    expect(await range(other, `from=2027-05-01&to=2027-05-31&after=${_id.slice(0, 8)}`)).toMatchObject({ events: [] })
  })

  it('names a calendar that was deleted, whose events are gone with it', async () => {
    const person = await planner().newUser()
    const calendar = (await person.post('/calendars', { name: 'Casa' })).json<Calendar>()
    await create(person, day('gone', '2027-05-10', { calendarId: calendar._id }))
    const { next } = await since(person, 0)
    expect(await since(person, 0)).toMatchObject({ deletedCalendars: [] })
    await person.delete(`/calendars/${calendar._id}`)
    expect(await since(person, next)).toMatchObject({ events: [], deletedCalendars: [calendar._id] })
    // What was done in it before is not in the history any more.
    expect((await person.get('/events/since?since=0')).statusCode).toBe(410)
  })
})
