import type { Calendar, Category, Event, ImportReport } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import type { Person } from '#server/test/planner.ts'

const ICS = { 'content-type': 'text/calendar' }

const file = (...events: readonly string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...events, 'END:VCALENDAR', ''].join('\r\n')

const vevent = (uid: string, ...lines: readonly string[]): string =>
  ['BEGIN:VEVENT', `UID:${uid}`, 'DTSTAMP:20270101T000000Z', ...lines, 'END:VEVENT'].join('\r\n')

const trip = vevent('trip', 'SUMMARY:Giappone', 'DTSTART;VALUE=DATE:20270724', 'DTEND;VALUE=DATE:20270815')
const yoga = vevent(
  'yoga',
  'SUMMARY:Yoga',
  'CATEGORIES:Salute',
  'DTSTART;TZID=Europe/Rome:20270301T180000',
  'DTEND;TZID=Europe/Rome:20270301T190000',
  'RRULE:FREQ=WEEKLY;COUNT=3',
)

const calendarOf = async (person: Person): Promise<Calendar> => {
  const [first] = (await person.get('/calendars')).json<Calendar[]>()
  if (!first) throw new Error('everybody has a calendar')
  return first
}

const importInto = async (person: Person, text: string, query = '') => {
  const calendar = await calendarOf(person)
  return person.post(`/calendars/${calendar._id}/import${query}`, text, ICS)
}

let parts = 0

/** A file as a page sends it, each time with another boundary. */
function multipart(text: string): [body: string, headers: Record<string, string>] {
  parts += 1
  const boundary = `part${String(parts)}`
  const body = [
    `--${boundary}`,
    'Content-Disposition: form-data; name="file"; filename="a.ics"',
    'Content-Type: text/calendar',
    '',
    text,
    `--${boundary}--`,
    '',
  ].join('\r\n')
  return [body, { 'content-type': `multipart/form-data; boundary=${boundary}` }]
}

eachDatabase((planner) => {
  it('says what an import would do, does it, and takes it back with one undo', async () => {
    const person = await planner().newUser()
    const preview = (await importInto(person, file(trip, yoga), '?dryRun=true')).json<ImportReport>()
    expect(preview).toMatchObject({ added: 2, updated: 0, unchanged: 0, changeId: null, first: '2027-03-01' })
    expect((await person.get('/events?year=2027')).json()).toEqual([])

    const done = (await importInto(person, file(trip, yoga))).json<ImportReport>()
    expect(done).toMatchObject({ added: 2, skipped: [] })
    const events = (await person.get('/events?year=2027')).json<Event[]>()
    expect(events.map((event) => [event.title, event.occurrences.length]).sort()).toEqual([
      ['Giappone', 1],
      ['Yoga', 3],
    ])
    expect((await person.get('/categories')).json<Category[]>()).toMatchObject([{ name: 'Salute' }])

    const undo = await person.post(`/changes/${String(done.changeId)}/undo`)
    expect(undo.statusCode).toBe(200)
    expect((await person.get('/events?year=2027')).json()).toEqual([])
    expect((await person.get('/categories')).json()).toEqual([])
  })

  it('I3: knows a file that it has taken before; a higher SEQUENCE updates, a lower one is ignored and reported', async () => {
    const person = await planner().newUser()
    await importInto(person, file(trip, yoga))
    const again = (await importInto(person, file(trip, yoga))).json<ImportReport>()
    expect(again).toMatchObject({ added: 0, updated: 0, unchanged: 2, changeId: null })

    const newer = trip.replace('SUMMARY:Giappone', 'SEQUENCE:3\r\nSUMMARY:Giappone e Corea')
    expect((await importInto(person, file(newer))).json()).toMatchObject({ added: 0, updated: 1 })
    const older = trip.replace('SUMMARY:Giappone', 'SEQUENCE:2\r\nSUMMARY:Vecchio')
    const ignored = (await importInto(person, file(older))).json<ImportReport>()
    expect(ignored).toMatchObject({ added: 0, updated: 0, skipped: [{ uid: 'trip', reason: 'olderSequence' }] })
    const titles = (await person.get('/events?year=2027')).json<Event[]>().map((event) => event.title)
    expect(titles.sort()).toEqual(['Giappone e Corea', 'Yoga'])
  })

  it('says in the preview on which day the last occurrence of a series starts, in its own zone', async () => {
    const person = await planner().newUser()
    const late = (uid: string, ...lines: readonly string[]) =>
      vevent(uid, `SUMMARY:${uid}`, 'DTSTART;TZID=America/New_York:20270301T220000', ...lines)
    const moved = vevent(
      'moved',
      'SUMMARY:moved',
      'RECURRENCE-ID;TZID=America/New_York:20270303T220000',
      'DTSTART;TZID=America/New_York:20270315T220000',
    )
    const events = [
      trip,
      yoga,
      late('endless', 'RRULE:FREQ=DAILY'),
      late('until', 'RRULE:FREQ=WEEKLY;UNTIL=20270601T020000Z'),
      late('dates', 'RDATE;TZID=America/New_York:20270410T220000,20270402T220000'),
      late('without', 'RRULE:FREQ=DAILY;COUNT=5', 'EXDATE;TZID=America/New_York:20270305T220000'),
      late('moved', 'RRULE:FREQ=DAILY;COUNT=3'),
      moved,
    ]
    const report = (await importInto(person, file(...events), '?dryRun=true')).json<ImportReport>()
    expect(Object.fromEntries(report.sample.map(({ title, repeats, until }) => [title, [repeats, until]]))).toEqual({
      Giappone: [false, null],
      Yoga: [true, '2027-03-15'],
      endless: [true, null],
      until: [true, '2027-05-31'],
      dates: [true, '2027-04-10'],
      without: [true, '2027-03-04'],
      moved: [true, '2027-03-15'],
    })
  })

  it('keeps what was edited here when the same file comes again', async () => {
    const person = await planner().newUser()
    await importInto(person, file(trip))
    const [event] = (await person.get('/events?year=2027')).json<Event[]>()
    await person.patch(`/events/${String(event?._id)}`, { title: 'Giappone con Elia' })
    const again = (await importInto(person, file(trip))).json<ImportReport>()
    expect(again).toMatchObject({ updated: 0, skipped: [{ reason: 'olderSequence' }] })
    expect((await person.get('/events?year=2027')).json<Event[]>()).toMatchObject([{ title: 'Giappone con Elia' }])
  })

  it('I2: gives back the same events by export and import into an empty account', async () => {
    const person = await planner().newUser()
    const moved = (day: string, ...lines: string[]) =>
      vevent(
        'yoga',
        'SUMMARY:Yoga al mare',
        `RECURRENCE-ID;TZID=Europe/Rome:${day}T180000`,
        `DTSTART:${day}T150000Z`,
        ...lines,
      )
    await importInto(person, file(trip, yoga, moved('20270308', 'CATEGORIES:Mare,Sole'), moved('20270315')))
    const calendar = await calendarOf(person)
    const exported = await person.get(`/calendars/${calendar._id}/export.ics`)
    expect(exported.headers['content-type']).toContain('text/calendar')
    expect(exported.headers['content-disposition']).toBe('attachment; filename="Personale.ics"')
    const other = await planner().newUser()
    await importInto(other, exported.body)
    const seen = async (who: Person) => {
      const names = new Map((await who.get('/categories')).json<Category[]>().map(({ _id, name }) => [_id, name]))
      return (await who.get('/events?year=2027'))
        .json<Event[]>()
        .map(({ uid, title, start, end, timezone, recurrence, categoryId, occurrences }) => ({
          uid,
          title,
          start,
          end,
          timezone,
          recurrence,
          category: names.get(categoryId ?? ''),
          occurrences: occurrences.map(({ changed, ...times }) => ({
            ...times,
            changed: changed && { ...changed, categoryId: names.get(changed.categoryId ?? '') ?? 'none' },
          })),
        }))
        .sort((a, b) => (a.uid < b.uid ? -1 : 1))
    }
    const [, series] = await seen(person)
    expect(series).toMatchObject({
      category: 'Salute',
      occurrences: [{}, { changed: { categoryId: 'Mare' } }, { changed: { categoryId: 'none' } }],
    })
    expect(await seen(other)).toEqual(await seen(person))
    expect(exported.body).toContain('CATEGORIES:Mare,Sole\r\n')
    const again = await importInto(person, exported.body)
    expect(again.json()).toMatchObject({ added: 0, updated: 0, unchanged: 2 })
  })

  it('takes the file as multipart too', async () => {
    const person = await planner().newUser()
    const calendar = await calendarOf(person)
    const answer = await person.post(`/calendars/${calendar._id}/import`, ...multipart(file(trip)))
    expect(answer.json()).toMatchObject({ added: 1 })
  })

  it.each([
    ['as it is', (text: string) => [text, ICS] as const],
    ['as multipart', multipart],
  ])('C2: takes a file that is sent three times with one key once, and no other one with it: %s', async (_, bodyOf) => {
    const person = await planner().newUser()
    const calendar = await calendarOf(person)
    const send = (text: string) => {
      const [body, headers] = bodyOf(text)
      return person.post(`/calendars/${calendar._id}/import`, body, { ...headers, 'idempotency-key': 'one-file' })
    }
    const answers = await Promise.all([send(file(trip)), send(file(trip)), send(file(trip))])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    const other = await send(file(yoga))
    expect(other.statusCode).toBe(409)
    expect(other.json()).toMatchObject({ code: 'idempotency_conflict' })
    expect((await person.get('/events?year=2027')).json()).toMatchObject([{ title: 'Giappone' }])
  })

  it('I1: names each component that it leaves out, with its reason', async () => {
    const person = await planner().newUser()
    const todo = ['BEGIN:VTODO', 'UID:todo', 'SUMMARY:Comprare il pane', 'END:VTODO'].join('\r\n')
    const noStart = vevent('nostart', 'SUMMARY:Senza data')
    const report = (await importInto(person, file(todo, noStart, trip))).json<ImportReport>()
    expect(report.added).toBe(1)
    expect(report.skipped.map(({ uid, reason }) => [uid, reason]).sort()).toEqual([
      ['nostart', 'noStart'],
      ['todo', 'todo'],
    ])
  })

  it.each([
    ['nothing', '', 400, 'unreadable_file'],
    ['a web page', '<html><body>Sign in</body></html>', 400, 'unreadable_file'],
  ])('I9: refuses %s, changes nothing, and takes the next file', async (_, text, status, code) => {
    const person = await planner().newUser()
    const answer = await importInto(person, text)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ code })
    expect((await person.get('/changes')).json()).toEqual([])
    expect((await importInto(person, file(trip))).statusCode).toBe(200)
  })

  it('I9: refuses a file of more than 20 MB and one of more than 20,000 events, as a whole', async () => {
    const person = await planner().newUser()
    const large = await importInto(person, 'x'.repeat(20 * 1024 * 1024 + 1))
    expect(large.statusCode).toBe(413)
    expect(large.json()).toMatchObject({ code: 'too_large' })
    const events = Array.from({ length: 20_001 }, (_, index) =>
      vevent(`e${String(index)}`, 'SUMMARY:X', 'DTSTART;VALUE=DATE:20270101'),
    )
    const many = await importInto(person, file(...events))
    expect(many.statusCode).toBe(413)
    expect(many.json()).toMatchObject({ code: 'too_many_events' })
    expect((await person.get('/changes')).json()).toEqual([])
  })

  it('I7: lets no text of an event break out of its line in the export', async () => {
    const person = await planner().newUser()
    const text = 'END:VEVENT\r\nBEGIN:VEVENT, a; b\\n'
    const day = { allDay: true, start: '2027-01-01', end: '2027-01-01' }
    await person.post('/events', { title: text, description: text, ...day })
    const calendar = await calendarOf(person)
    const exported = (await person.get(`/calendars/${calendar._id}/export.ics`)).body
    expect(exported.match(/^BEGIN:VEVENT/gm)).toHaveLength(1)
    const other = await planner().newUser()
    await importInto(other, exported)
    const [event] = (await other.get('/events?year=2027')).json<Event[]>()
    expect(event?.title).toBe('END:VEVENT BEGIN:VEVENT, a; b\\n')
    expect(event?.description.replace(/\r?\n/g, '\n')).toBe(text.replace(/\r?\n/g, '\n'))
  })

  it('refuses an import over the Basic plan as a whole, and says how many would fit', async () => {
    const person = await planner().newUser()
    await planner().db.transact((trx) =>
      trx.updateTable('user').set({ plan: 'basic' }).where('id', '=', person.user._id).execute(),
    )
    const events = Array.from({ length: 101 }, (_, index) =>
      vevent(`e${String(index)}`, 'SUMMARY:X', 'DTSTART;VALUE=DATE:20270101'),
    )
    const refused = await importInto(person, file(...events))
    expect(refused.statusCode).toBe(403)
    expect(refused.json<{ detail: string }>().detail).toContain('100 more fit in 2027')
    expect((await person.get('/events?year=2027')).json()).toEqual([])
    expect((await importInto(person, file(...events.slice(0, 100)))).json()).toMatchObject({ added: 100 })
  })

  it('Z1: answers the calendar of another person as one that is not there', async () => {
    const person = await planner().newUser()
    const stranger = await planner().newUser()
    const calendar = await calendarOf(stranger)
    expect((await person.post(`/calendars/${calendar._id}/import`, file(trip), ICS)).statusCode).toBe(404)
    expect((await person.get(`/calendars/${calendar._id}/export.ics`)).statusCode).toBe(404)
    expect((await stranger.get('/events?year=2027')).json()).toEqual([])
  })
})
