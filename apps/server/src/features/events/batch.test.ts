import type { Category, Change } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import { openStream } from '#server/test/event-stream.ts'
import {
  call,
  change,
  create,
  eventsOf,
  every,
  expectUndoAndRedo,
  move,
  seen,
  send,
  startsOf,
  trip,
  whole,
  yoga,
} from './test/batch-steps.ts'

eachDatabase((planner) => {
  it('moves several events by as many days, as one change', async () => {
    const person = await planner().newUser()
    const [first, second] = [await create(person, trip), await create(person, call)]
    const before = await seen(person)
    const moved = await change(person, [whole(first), whole(second)], move(-3))
    expect(moved).toMatchObject({
      events: [
        { _id: first._id, version: 2, start: '2027-07-21', end: '2027-08-11' },
        { _id: second._id, version: 2, start: '2027-02-26T20:00', end: '2027-02-26T21:00' },
      ],
      droppedExceptions: [],
    })
    const [newest, ...older] = (await person.get('/changes')).json<Change[]>()
    expect(newest).toMatchObject({ _id: moved.changeId, kind: 'event.update', count: 2, title: 'Giappone' })
    expect(older).toHaveLength(2)
    await expectUndoAndRedo(person, before, moved)
  })

  it('drags the edges of days and of times', async () => {
    const person = await planner().newUser()
    const [days, time] = [await create(person, trip), await create(person, call)]
    const before = await seen(person)
    const longer = await change(person, [whole(days), whole(time)], { kind: 'shift', startDays: -2, endDays: 1 })
    expect(longer.events).toMatchObject([
      { start: '2027-07-22', end: '2027-08-15' },
      { start: '2027-02-27T20:00', end: '2027-03-02T21:00' },
    ])
    await expectUndoAndRedo(person, before, longer)
    const [present] = await eventsOf(person)
    const version = present?.version ?? 0
    const aDay = await change(person, [{ ...whole(days), version }], { kind: 'shift', startDays: 21, endDays: 0 })
    expect(aDay.events).toMatchObject([{ start: '2027-08-14', end: '2027-08-14' }])
  })

  it('moves a time of no length, which cannot become one by an edge', async () => {
    const person = await planner().newUser()
    const bell = await create(person, { ...call, end: call.start })
    const moved = await change(person, [whole(bell)], move(1))
    expect(moved.events).toMatchObject([{ start: '2027-03-02T20:00', end: '2027-03-02T20:00' }])
  })

  it('keeps the time of an event of New York there, whatever Rome shows', async () => {
    const person = await planner().newUser({ timezone: 'Europe/Rome' })
    const event = await create(person, { ...call, timezone: 'America/New_York' })
    // The clocks of New York change on 14 March 2027, those of Rome two weeks later.
    const moved = await change(person, [whole(event)], move(14))
    expect(moved.events).toMatchObject([{ start: '2027-03-15T20:00', end: '2027-03-15T21:00' }])
    const [present] = await eventsOf(person)
    expect(present).toMatchObject({ timezone: 'America/New_York', occurrences: [{ start: '2027-03-16T01:00' }] })
  })

  it('keeps start and end of a flight on their own walls, also over the date line', async () => {
    const person = await planner().newUser({ timezone: 'Europe/Rome' })
    const zones = { timezone: 'Pacific/Auckland', endTimezone: 'Pacific/Honolulu' }
    const flight = await create(person, { ...call, start: '2027-03-02T22:00', end: '2027-03-02T08:00', ...zones })
    const moved = await change(person, [whole(flight)], move(10))
    expect(moved.events).toMatchObject([{ start: '2027-03-12T22:00', end: '2027-03-12T08:00' }])
    expect(await eventsOf(person)).toMatchObject([zones])
  })

  it('copies events: other ids, the same words, reminders, category, calendar and zones', async () => {
    const person = await planner().newUser()
    const category = (await person.post('/categories', { name: 'Viaggi' })).json<Category>()
    const reminders = [{ minutesBefore: 60, channel: 'display' as const }]
    const words = { description: 'Tokyo', location: 'Haneda', url: 'https://example.org/', kind: 'milestone' as const }
    const event = await create(person, { ...trip, ...words, reminders, categoryId: category._id, busy: false })
    const [before] = await seen(person)
    planner().clock.set('2026-11-20T10:00:00.000Z')
    const copied = await change(person, [whole(event)], { kind: 'copy', days: 160 })
    const [copy] = copied.events
    expect(copy).toMatchObject({ version: 1, start: '2027-12-31', end: '2028-01-21' })
    expect(copy?._id).not.toBe(event._id)
    const [old, made] = await seen(person)
    expect(old).toEqual(before)
    const { occurrences: _occurrences, ...rest } = before ?? {}
    expect(made).toMatchObject({
      ...rest,
      _id: copy?._id,
      uid: copy?._id,
      createdAt: '2026-11-20T10:00:00.000Z',
      start: '2027-12-31',
      end: '2028-01-21',
    })
    expect((await person.get('/changes')).json<Change[]>()[0]).toMatchObject({ kind: 'event.create', count: 1 })
    await expectUndoAndRedo(person, [before ?? {}], copied)
  })

  it('leaves what an imported file said beyond what is shown with the old series', async () => {
    const person = await planner().newUser()
    const [calendar] = (await person.get('/calendars')).json<{ _id: string }[]>()
    const common = ['UID:a@example.org', 'DTSTAMP:20270101T000000Z', 'SEQUENCE:7', 'X-ODD:yes']
    const dates = ['DTSTART;VALUE=DATE:20270105', 'RRULE:FREQ=WEEKLY;COUNT=3', 'SUMMARY:Festa']
    const moved = ['RECURRENCE-ID;VALUE=DATE:20270112', 'DTSTART;VALUE=DATE:20270114', 'SUMMARY:Festa']
    const component = (lines: string[]) => ['BEGIN:VEVENT', ...common, ...lines, 'END:VEVENT']
    const header = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:test']
    const file = [...header, ...component(dates), ...component(moved), 'END:VCALENDAR', ''].join('\r\n')
    const path = `/calendars/${String(calendar?._id)}`
    const imported = await person.post(`${path}/import`, file, { 'content-type': 'text/calendar' })
    expect(imported.statusCode).toBe(200)
    const targets = (await eventsOf(person)).map(every)
    expect(targets).toHaveLength(1)
    await change(person, targets, { kind: 'copy', days: 1 })
    const components = (await person.get(`${path}/export.ics`)).body.split('BEGIN:VEVENT').slice(1)
    const facts = components.map((text) => ({
      isOld: text.includes('UID:a@example.org'),
      isOdd: text.includes('X-ODD:yes'),
      sequence: /SEQUENCE:(\d+)/.exec(text)?.[1] ?? '0',
    }))
    const [old, copy] = [
      { isOld: true, isOdd: true, sequence: '7' },
      { isOld: false, isOdd: false, sequence: '0' },
    ]
    expect(facts.filter(({ isOld }) => isOld)).toEqual([old, old])
    expect(facts.filter(({ isOld }) => !isOld)).toEqual([copy, copy])
  })

  it('puts events into a category, and out of any', async () => {
    const person = await planner().newUser()
    const category = (await person.post('/categories', { name: 'Viaggi' })).json<Category>()
    const events = [await create(person, trip), await create(person, { ...call, categoryId: category._id })]
    const before = await seen(person)
    const filed = await change(person, events.map(whole), { kind: 'category', categoryId: category._id })
    expect((await eventsOf(person)).map((event) => event.categoryId)).toEqual([category._id, category._id])
    await expectUndoAndRedo(person, before, filed)
    const present = await eventsOf(person)
    await change(person, present.map(whole), { kind: 'category', categoryId: null })
    expect((await eventsOf(person)).map((event) => event.categoryId)).toEqual([null, null])
  })

  it('deletes events, and says nothing of what is no longer there', async () => {
    const person = await planner().newUser()
    const events = [await create(person, trip), await create(person, call), await create(person, yoga)]
    const before = await seen(person)
    const targets = events.map((event) => ({ ...whole(event), scope: 'all' as const }))
    const deleted = await change(person, targets, { kind: 'delete' })
    expect(deleted).toMatchObject({ events: [], droppedExceptions: [] })
    expect(await eventsOf(person)).toEqual([])
    await expectUndoAndRedo(person, before, deleted)
  })

  it('tells the live stream of a batch once', async () => {
    const person = await planner().newUser()
    const events = [await create(person, trip), await create(person, call)]
    const stream = await openStream(planner(), person.token)
    expect(await stream.next()).toBe(2)
    await change(person, events.map(whole), move(1))
    await person.post('/categories', { name: 'The next change' })
    expect([await stream.next(), await stream.next()]).toEqual([3, 4])
    await stream.close()
  })

  it('does once what is sent three times with one Idempotency-Key', async () => {
    const person = await planner().newUser()
    const event = await create(person, trip)
    const body = { events: [whole(event)], action: { kind: 'copy', days: 7 } }
    const again = () => person.post('/events/batch', body, { 'idempotency-key': 'a-batch' })
    const answers = await Promise.all([again(), again(), again()])
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200])
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1)
    expect(new Set(answers.map((answer) => answer.headers['x-change-id'])).size).toBe(1)
    expect(await startsOf(person)).toEqual(['2027-07-24', '2027-07-31'])
    const other = { ...body, action: { kind: 'copy', days: 8 } }
    expect((await person.post('/events/batch', other, { 'idempotency-key': 'a-batch' })).statusCode).toBe(409)
  })

  it('takes 500 events at once, and refuses 501', async () => {
    const person = await planner().newUser()
    let known = [whole(await create(person, trip))]
    while (known.length < 501) {
      const copied = await change(person, known.slice(0, 501 - known.length), { kind: 'copy', days: 0 })
      known = [...known, ...copied.events.map(whole)]
    }
    const refused = await send(person, known, move(1))
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toMatchObject({ code: 'invalid_input', errors: [{ path: 'events' }] })
    const before = await seen(person)
    const moved = await change(person, known.slice(0, 500), move(-1))
    expect(moved.events.map(({ _id, version }) => [_id, version])).toEqual(
      known.slice(0, 500).map(({ _id }) => [_id, 2]),
    )
    await expectUndoAndRedo(person, before, moved)
    await change(person, (await eventsOf(person)).slice(0, 500).map(whole), { kind: 'delete' })
    expect(await eventsOf(person)).toHaveLength(1)
  })
})
