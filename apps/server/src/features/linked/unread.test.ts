import type { Category, Change, Event } from '@dodici/contract/types'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { openIcsTasks } from '#server/features/calendar-contents/ics-tasks.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import type { Person } from '#server/test/planner.ts'
import { conflictsOf, linker, linkOfficeOf, syncAll, titlesOf } from './test/linker.ts'
import { linkOf } from './test/new-link.ts'
import { linkPlainly, objectOf, plainDay, plainServer, type PlainServer } from './test/plain-server.ts'

const files = openIcsTasks()
afterAll(() => files.close())

const MANY = 1_200
const TASK = objectOf('BEGIN:VTODO', 'UID:task', 'DTSTAMP:20260101T000000Z', 'SUMMARY:Spesa', 'END:VTODO')

const SERIES = [
  ...['BEGIN:VEVENT', 'UID:series', 'DTSTAMP:20260101T000000Z', 'DTSTART;TZID=Europe/Rome:20270503T090000'],
  ...['DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=5', 'SUMMARY:Corso', 'X-EXAMPLE-ROOM:12', 'END:VEVENT'],
]
const occurrence = (day: string, title: string): string[] => [
  ...['BEGIN:VEVENT', 'UID:series', 'DTSTAMP:20260101T000000Z', `RECURRENCE-ID;TZID=Europe/Rome:202705${day}T090000`],
  ...[`DTSTART;TZID=Europe/Rome:202705${day}T110000`, 'DURATION:PT1H', `SUMMARY:${title}`, 'END:VEVENT'],
]

eachDatabase((planner) => {
  let server: PlainServer
  beforeEach(async () => {
    server = plainServer()
    await planner().db.transact((trx) => trx.deleteFrom('linked_calendar').execute())
  })

  const sync = () => syncAll(planner(), linker({ ...linkOfficeOf(planner(), files), outgoing: server.outgoing }))
  const newLink = async () => {
    const me = await planner().newUser()
    return { me, calendarId: await linkPlainly(planner(), me) }
  }
  const eventOf = async (me: Person, title: string): Promise<Event | undefined> =>
    (await me.get('/events?year=2027')).json<Event[]>().find((event) => event.title === title)
  const edit = async (me: Person, title: string, news: object) =>
    me.patch(`/events/${(await eventOf(me, title))?._id ?? ''}`, news)
  const writes = () => server.asked.filter(({ method }) => method === 'PUT' || method === 'DELETE')

  it('counts what is no event and what cannot be read, leaves it as it is, and shows the rest', async () => {
    const { me } = await newLink()
    const nothing = { 'task.ics': TASK, 'nonsense.ics': 'This is no calendar', 'empty.ics': objectOf() }
    for (const [name, body] of Object.entries(nothing)) server.put(name, body)
    server.put('event.ics', plainDay('event', 'Cena'))
    await sync()
    expect(await titlesOf(me)).toEqual(['Cena'])
    expect(await linkOf(me)).toMatchObject({ unread: 3, conflicts: 0, fault: null, isComplete: true })
    await edit(me, 'Cena', { title: 'Pranzo' })
    await sync()
    for (const [name, body] of Object.entries(nothing)) expect([name, server.bodies.get(name)]).toEqual([name, body])
    expect(writes()).toHaveLength(1)
    server.put('nonsense.ics', plainDay('nonsense', 'Ora si legge'))
    server.remove('task.ics')
    await sync()
    expect(await titlesOf(me)).toEqual(['Ora si legge', 'Pranzo'])
    expect(await linkOf(me)).toMatchObject({ unread: 1, conflicts: 0, fault: null })
  })

  it('shows one of two resources with one UID, and deletes neither there', async () => {
    const { me } = await newLink()
    server.put('one.ics', plainDay('twin', 'Uno'))
    server.put('two.ics', plainDay('twin', 'Due'))
    await sync()
    await sync()
    expect(await titlesOf(me)).toHaveLength(1)
    expect(await linkOf(me)).toMatchObject({ unread: 1, conflicts: 0, fault: null, isComplete: true })
    const [title = ''] = await titlesOf(me)
    await edit(me, title, { title: 'Di qui' })
    await sync()
    const said = [...server.bodies.values()].map((body) => /^SUMMARY:(.*?)\r?$/m.exec(body)?.[1]).sort()
    expect(said).toEqual(['Di qui', title === 'Uno' ? 'Due' : 'Uno'].sort())
  })

  it('is complete without a single event', async () => {
    const { me } = await newLink()
    await sync()
    expect(await titlesOf(me)).toEqual([])
    expect(await linkOf(me)).toMatchObject({ isComplete: true, fault: null, held: null, unread: 0, conflicts: 0 })
    expect(server.asked.every(({ method }) => method === 'PROPFIND')).toBe(true)
  })

  it('makes a category of there one here, with the one of the same name, and sends another name of it', async () => {
    const { me } = await newLink()
    const { _id } = (await me.post('/categories', { name: 'Lavoro', color: '#336699' })).json<Category>()
    server.put('a.ics', plainDay('a', 'Riunione', 'CATEGORIES:Lavoro'))
    server.put('b.ics', plainDay('b', 'Concerto', 'CATEGORIES:Musica'))
    await sync()
    const categories = (await me.get('/categories')).json<Category[]>()
    expect(categories.filter(({ name }) => name === 'Lavoro')).toHaveLength(1)
    expect((await eventOf(me, 'Riunione'))?.categoryId).toBe(_id)
    const music = categories.find(({ name }) => name === 'Musica')
    expect((await eventOf(me, 'Concerto'))?.categoryId).toBe(music?._id)
    expect(writes()).toEqual([])
    await me.patch(`/categories/${music?._id ?? ''}`, { name: 'Concerti' })
    await sync()
    expect(server.bodies.get('b.ics')).toContain('CATEGORIES:Concerti')
    expect(server.bodies.get('a.ics')).toBe(plainDay('a', 'Riunione', 'CATEGORIES:Lavoro'))
  })

  it('asks which series is kept if different occurrences were changed on both sides', async () => {
    const { me, calendarId } = await newLink()
    server.put('series.ics', objectOf(...SERIES, ...occurrence('04', 'Spostato')))
    await sync()
    const series = await eventOf(me, 'Corso')
    const theirs = objectOf(...SERIES, ...occurrence('04', 'Spostato'), ...occurrence('05', 'Là'))
    server.put('series.ics', theirs)
    const path = `/events/${series?._id ?? ''}?scope=this&occurrence=2027-05-06T09:00`
    expect((await me.patch(path, { title: 'Qui' })).statusCode).toBe(200)
    await sync()
    const [conflict] = await conflictsOf(me)
    expect(conflict).toMatchObject({
      reason: 'bothChanged',
      ours: { title: 'Corso', changedOccurrences: 2 },
      theirs: { title: 'Corso', changedOccurrences: 2 },
    })
    expect(server.bodies.get('series.ics')).toBe(theirs)
    await me.post(`/linked-calendars/${calendarId}/conflicts/${conflict?._id ?? ''}`, { keep: 'ours' })
    await sync()
    const sent = server.bodies.get('series.ics') ?? ''
    for (const line of ['SUMMARY:Qui', 'SUMMARY:Spostato', 'X-EXAMPLE-ROOM:12']) expect(sent).toContain(line)
    expect(sent).not.toContain('SUMMARY:Là')
    expect(await conflictsOf(me)).toEqual([])
  })

  it('keeps alarms, days and zones of there over an edit of the title here', async () => {
    const { me } = await newLink()
    const alarm = ['BEGIN:VALARM', 'ACTION:AUDIO', 'TRIGGER:-PT90M', 'X-EXAMPLE-SOUND:bell', 'END:VALARM']
    server.put('day.ics', plainDay('day', 'Giorno', ...alarm))
    server.put(
      'zone.ics',
      objectOf(
        ...['BEGIN:VEVENT', 'UID:zone', 'DTSTAMP:20260101T000000Z', 'DTSTART;TZID=America/New_York:20270504T180000'],
        ...['DTEND;TZID=America/New_York:20270504T193000', 'SUMMARY:Volo', ...alarm, 'END:VEVENT'],
      ),
    )
    await sync()
    expect(await eventOf(me, 'Giorno')).toMatchObject({ allDay: true, start: '2027-05-04', end: '2027-05-04' })
    expect(await eventOf(me, 'Volo')).toMatchObject({
      ...{ allDay: false, start: '2027-05-04T18:00', end: '2027-05-04T19:30', timezone: 'America/New_York' },
    })
    await edit(me, 'Giorno', { title: 'Altro giorno' })
    await edit(me, 'Volo', { title: 'Altro volo' })
    await sync()
    for (const name of ['day.ics', 'zone.ics']) {
      for (const line of ['SUMMARY:Altro', 'ACTION:AUDIO', 'TRIGGER:-PT90M', 'X-EXAMPLE-SOUND:bell']) {
        expect(server.bodies.get(name)).toContain(line)
      }
    }
    expect(server.bodies.get('day.ics')).toContain('DTSTART;VALUE=DATE:20270504')
    expect(server.bodies.get('zone.ics')).toContain('DTSTART;TZID=America/New_York:20270504T180000')
  })

  it('reads 1,200 events by 50, as one act of the history that one step takes back', async () => {
    const { me } = await newLink()
    for (let at = 0; at < MANY; at += 1)
      server.put(`${String(at)}.ics`, plainDay(`uid-${String(at)}`, `Evento ${String(at)}`))
    const by = linker({ ...linkOfficeOf(planner(), files), outgoing: server.outgoing })
    expect(await by.look()).toBe(1)
    await by.settled()
    expect(await linkOf(me)).toMatchObject({ isComplete: true, fault: null, unread: 0 })
    expect(await titlesOf(me)).toHaveLength(MANY)
    const [marks, listing, ...multigets] = server.asked
    expect([marks, listing].map((one) => [one?.method, one?.depth])).toEqual([
      ['PROPFIND', '0'],
      ['PROPFIND', '1'],
    ])
    expect(multigets.map(({ method, hrefs }) => [method, hrefs.length])).toEqual(
      Array.from({ length: MANY / 50 }, () => ['REPORT', 50]),
    )
    expect(new Set(multigets.flatMap(({ hrefs }) => hrefs)).size).toBe(MANY)
    const changes = (await me.get('/changes?limit=50')).json<Change[]>().filter(({ by: { kind } }) => kind === 'link')
    expect(changes).toHaveLength(1)
    expect(changes[0]).toMatchObject({ kind: 'event.create', count: MANY, group: { changes: MANY / 50 } })
    expect((await me.post(`/changes/${changes[0]?._id ?? ''}/undo-group`)).statusCode).toBe(200)
    expect(await titlesOf(me)).toEqual([])
    expect(server.bodies.size).toBe(MANY)
  })
})
