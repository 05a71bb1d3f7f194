import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import type { Person } from '#server/test/planner.ts'
import { setPlan } from '#server/features/users/accounts.service.ts'
import { eventsOf, feedText, linesOf, newFeed, readFeed } from './test/feed-steps.ts'

const START = '2026-11-20T09:00:00.000Z'
const rome = 'Europe/Rome'
const timed = (title: string, day: string, [start, end]: readonly [string, string], rest: object = {}) => ({
  ...{ title, allDay: false, timezone: rome, start: `${day}T${start}`, end: `${day}T${end}` },
  ...rest,
})

eachDatabase((planner) => {
  const newPerson = () => {
    planner().clock.set(START)
    return planner().newUser({ timezone: rome, language: 'it' })
  }
  const add = async (person: Person, event: object): Promise<string> => {
    const answer = await person.post('/events', event)
    expect(answer.statusCode).toBe(201)
    return answer.json<{ _id: string }>()._id
  }

  it('tells titles and times alone, and keeps a series a series', async () => {
    const person = await newPerson()
    const series = timed('Yoga', '2026-12-01', ['18:00', '19:00'], {
      ...{ recurrence: 'FREQ=WEEKLY;COUNT=5', description: 'Segreto', location: 'Qui', url: 'https://example.org/a' },
      ...{ reminders: [{ minutesBefore: 10, channel: 'email' }], away: true },
    })
    const id = await add(person, series)
    await person.patch(`/events/${id}?scope=this&occurrence=2026-12-08T18:00`, { title: 'Yoga al mare' })
    await person.delete(`/events/${id}?scope=this&occurrence=2026-12-15T18:00`)
    const text = await feedText(planner(), person, { detail: 'titles' })
    const [event] = eventsOf(text)
    expect(event).toMatchObject({
      ...{ createdAt: null, categories: [], reminders: [], extra: null },
      content: { title: 'Yoga', description: '', location: '', url: '', kind: 'event', away: null },
      times: { start: '2026-12-01T18:00', end: '2026-12-01T19:00', timezone: rome },
      repetition: { rrule: 'FREQ=WEEKLY;COUNT=5', exdates: ['2026-12-15T18:00'] },
      exceptions: [{ recurrenceId: '2026-12-08T18:00', title: 'Yoga al mare', description: '', categories: [] }],
    })
    expect(text).not.toMatch(/VALARM|Segreto|Qui|example\.org|ATTENDEE|mailto/)
    expect(text).not.toContain(id)
  })

  it('tells everything but reminders, guests and what other programs have added', async () => {
    const person = await newPerson()
    const file = [
      ...[
        'BEGIN:VCALENDAR',
        'BEGIN:VEVENT',
        'UID:booking-4711@airline.example',
        'SUMMARY:Volo',
        'DESCRIPTION:Posto 4A',
      ],
      ...[
        'LOCATION;ALTREP="https://hidden.example/":Linate',
        'CATEGORIES:Viaggi',
        'DTSTART:20261205T080000Z',
        'GEO:45.4;9.2',
      ],
      ...[
        'DTEND:20261205T100000Z',
        'ORGANIZER:mailto:boss@hidden.example',
        'ATTENDEE;CN=Guest:mailto:guest@hidden.example',
      ],
      ...[
        'X-GOOGLE-CONFERENCE:https://hidden.example/meet',
        'ATTACH:https://hidden.example/f',
        'COMMENT:hidden',
        'CONTACT:hidden',
      ],
      ...['RELATED-TO:hidden', 'BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-PT5M', 'DESCRIPTION:hidden', 'END:VALARM'],
      ...['END:VEVENT', 'END:VCALENDAR', ''],
    ].join('\r\n')
    const [calendar] = (await person.get('/calendars')).json<{ _id: string }[]>()
    const path = `/calendars/${calendar?._id ?? ''}/import`
    expect((await person.post(path, file, { 'content-type': 'text/calendar' })).statusCode).toBe(200)
    const text = await feedText(planner(), person, { detail: 'full' })
    const [event] = eventsOf(text)
    expect(event).toMatchObject({
      content: { title: 'Volo', description: 'Posto 4A', location: 'Linate' },
      times: { start: '2026-12-05T08:00', end: '2026-12-05T10:00', timezone: 'UTC' },
      categories: ['Viaggi'],
      extra: { properties: ['GEO:45.4;9.2'] },
    })
    expect(text).not.toMatch(/hidden|VALARM|ATTENDEE|ORGANIZER|airline|4711/i)
  })

  it('tells of what its file calls private only that the time is taken', async () => {
    const person = await newPerson()
    const event = (uid: string, ...lines: string[]) => [
      ...['BEGIN:VEVENT', `UID:${uid}`, `SUMMARY:Titolo ${uid}`, 'DESCRIPTION:Nota', 'DTSTART:20261205T080000Z'],
      ...[...lines, 'END:VEVENT'],
    ]
    const file = [
      ...[
        'BEGIN:VCALENDAR',
        ...event('a', 'CLASS:PRIVATE'),
        ...event('b', 'CLASS:X-OWN'),
        ...event('c', 'CLASS:PUBLIC'),
      ],
      ...[...event('d'), 'END:VCALENDAR', ''],
    ].join('\r\n')
    const [calendar] = (await person.get('/calendars')).json<{ _id: string }[]>()
    await person.post(`/calendars/${calendar?._id ?? ''}/import`, file, { 'content-type': 'text/calendar' })
    for (const detail of ['titles', 'full'] as const) {
      const titles = eventsOf(await feedText(planner(), person, { detail })).map(({ content }) => content.title)
      expect(titles.sort()).toEqual(['Occupato', 'Occupato', 'Titolo c', 'Titolo d'])
    }
    expect(await feedText(planner(), person, { detail: 'full' })).not.toMatch(/Titolo [ab]/)
  })

  it('joins busy times, and leaves out what takes none', async () => {
    const person = await newPerson()
    await add(person, timed('Prima', '2026-12-01', ['09:00', '10:00']))
    await add(person, timed('Seconda', '2026-12-01', ['09:30', '11:00'], { status: 'tentative' }))
    await add(person, timed('Libera', '2026-12-02', ['09:00', '10:00'], { busy: false }))
    await add(person, timed('Annullata', '2026-12-02', ['09:00', '10:00'], { status: 'cancelled' }))
    await add(person, { title: 'Compleanno', kind: 'marker', allDay: true, start: '2026-12-02', end: '2026-12-02' })
    await add(person, { title: 'Vacanza', allDay: true, start: '2026-12-07', end: '2026-12-08' })
    await add(person, timed('Dentro', '2026-12-08', ['09:00', '10:00']))
    await add(person, timed('Lezione', '2026-12-10', ['08:00', '09:00'], { recurrence: 'FREQ=DAILY;COUNT=2' }))
    const text = await feedText(planner(), person, { detail: 'busy' })
    expect(linesOf(text)).toEqual([
      '2026-12-01T08:00 2026-12-01T10:00 Occupato',
      '2026-12-07 2026-12-08 Occupato',
      '2026-12-10T07:00 2026-12-10T08:00 Occupato',
      '2026-12-11T07:00 2026-12-11T08:00 Occupato',
    ])
    expect(text).not.toContain('RRULE')
  })

  it('tells all of a series that occurs more than a thousand times', async () => {
    const person = await newPerson()
    await add(person, timed('Ogni giorno', '2020-01-01', ['08:00', '08:30'], { recurrence: 'FREQ=DAILY' }))
    const text = await feedText(planner(), person, { detail: 'busy', daysBack: 3_000 })
    expect(eventsOf(text)).toHaveLength(731 + 1 + 731)
  })

  it('tells what occurs in its days: a series whole, times alone cut to them', async () => {
    const person = await newPerson()
    for (const day of ['2026-10-01', '2026-11-10', '2026-11-20', '2026-12-10', '2027-03-01']) {
      await add(person, { title: day, allDay: true, start: day, end: day })
    }
    await add(person, timed('Serie', '2026-01-01', ['08:00', '09:00'], { recurrence: 'FREQ=MONTHLY' }))
    const days = { daysBack: 15, daysAhead: 30 }
    const titles = (await feedText(planner(), person, { detail: 'titles', ...days })).match(/SUMMARY:.*/g)
    expect(titles?.map((line) => line.trim()).sort()).toEqual(
      ['2026-11-10', '2026-11-20', '2026-12-10', 'Serie'].map((title) => `SUMMARY:${title}`),
    )
    expect(linesOf(await feedText(planner(), person, { detail: 'busy', ...days }))).toEqual([
      '2026-11-10 2026-11-10 Occupato',
      '2026-11-20 2026-11-20 Occupato',
      '2026-12-01T07:00 2026-12-01T08:00 Occupato',
      '2026-12-10 2026-12-10 Occupato',
    ])
  })

  it('tells of the chosen calendars alone, of all with hidden ones where none is chosen', async () => {
    const person = await newPerson()
    await setPlan(planner(), person.email, 'pro')
    const second = (await person.post('/calendars', { name: 'Lavoro' })).json<{ _id: string }>()
    await add(person, { title: 'Qui', allDay: true, start: '2026-12-01', end: '2026-12-01' })
    await add(person, { title: 'Là', allDay: true, start: '2026-12-02', end: '2026-12-02', calendarId: second._id })
    const chosen = await newFeed(person, { detail: 'titles', calendarIds: [second._id] })
    const titlesAt = async (path: string) =>
      eventsOf((await readFeed(planner(), path)).body).map(({ content }) => content.title)
    await person.patch(`/calendars/${second._id}`, { shown: false })
    expect(await titlesAt(chosen.path)).toEqual(['Là'])
    expect(await titlesAt((await newFeed(person, { detail: 'titles' })).path)).toEqual(['Qui', 'Là'])
    await person.delete(`/calendars/${second._id}`)
    expect(await titlesAt(chosen.path)).toEqual([])
  })

  it('tells of the chosen categories alone, occurrence by occurrence', async () => {
    const person = await newPerson()
    const [sport, work] = await Promise.all(
      ['Sport', 'Lavoro'].map(async (name) => (await person.post('/categories', { name })).json<{ _id: string }>()._id),
    )
    const weekly = { recurrence: 'FREQ=WEEKLY;COUNT=3' }
    const run = await add(person, timed('Corsa', '2026-12-01', ['08:00', '09:00'], { ...weekly, categoryId: sport }))
    const desk = await add(person, timed('Ufficio', '2026-12-02', ['08:00', '09:00'], { ...weekly, categoryId: work }))
    await add(person, timed('Senza', '2026-12-03', ['08:00', '09:00']))
    const move = (id: string, day: string, categoryId: string | undefined) =>
      person.patch(`/events/${id}?scope=this&occurrence=${day}T08:00`, { categoryId, title: `Mossa ${day}` })
    await move(run, '2026-12-08', work)
    await move(desk, '2026-12-09', sport)
    const wishes = { categoryIds: [sport ?? ''] }
    expect(linesOf(await feedText(planner(), person, { detail: 'busy', ...wishes }))).toEqual([
      '2026-12-01T07:00 2026-12-01T08:00 Occupato',
      '2026-12-09T07:00 2026-12-09T08:00 Occupato',
      '2026-12-15T07:00 2026-12-15T08:00 Occupato',
    ])
    const { path } = await newFeed(person, { detail: 'full', ...wishes })
    const told = eventsOf((await readFeed(planner(), path)).body)
    expect(told.map(({ content, repetition }) => [content.title, repetition.rrule, repetition.exdates])).toEqual([
      ['Corsa', 'FREQ=WEEKLY;COUNT=3', ['2026-12-08T08:00']],
      ['Mossa 2026-12-09', null, []],
    ])
    await person.delete(`/categories/${sport ?? ''}`)
    expect(eventsOf((await readFeed(planner(), path)).body)).toEqual([])
  })
})
