import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { everyRow } from '../test/every-row.ts'
import { startPlanner, type Person, type Planner } from '../test/planner.ts'
import { newSqlite, type TestDatabase } from '../test/test-database.ts'

const HOURS_LATER = '2026-11-20T15:00:00.000Z'
const trip = { title: 'Giappone', allDay: true, start: '2027-07-24', end: '2027-08-14', description: 'x'.repeat(9_000) }

/** A fault of the disk, as SQLite reports it on the connection that writes. */
interface Fault {
  readonly begin: (planner: Planner) => Promise<unknown>
  readonly end: (planner: Planner) => Promise<unknown>
}

const onWriter = (planner: Planner, text: string) => sql.raw(text).execute(planner.db.migrating)

const faults: Readonly<Record<string, Fault>> = {
  'the disk is full': {
    // SQLite never goes below the pages that there are: from now on it cannot take one more.
    begin: (planner) => onWriter(planner, 'pragma max_page_count = 1'),
    end: (planner) => onWriter(planner, 'pragma max_page_count = 1000000'),
  },
  'the database is read-only': {
    begin: (planner) => onWriter(planner, 'pragma query_only = on'),
    end: (planner) => onWriter(planner, 'pragma query_only = off'),
  },
}

describe.each(Object.entries(faults))('%s', (_name, { begin, end }) => {
  let database: TestDatabase
  let planner: Planner
  let person: Person

  beforeEach(async () => {
    database = newSqlite()
    planner = await startPlanner(database)
    person = await planner.newUser()
    await person.post('/events', trip)
    await begin(planner)
  })
  afterEach(async () => {
    await planner.stop()
    await database.remove()
  })

  it('D3: a write is refused with 503 and changes nothing, and the next one works when there is room again', async () => {
    const before = await everyRow(planner.db)
    const import20 = Array.from({ length: 20 }, (_, index) =>
      ['BEGIN:VEVENT', `UID:e${String(index)}`, 'SUMMARY:X', 'DTSTART;VALUE=DATE:20270101', 'END:VEVENT'].join('\r\n'),
    )
    const [calendar] = (await person.get('/calendars')).json<{ _id: string }[]>()
    const file = ['BEGIN:VCALENDAR', ...import20, 'END:VCALENDAR', ''].join('\r\n')
    const refused = [
      await person.post('/events', trip),
      await person.post(`/calendars/${calendar!._id}/import`, file, { 'content-type': 'text/calendar' }),
    ]
    for (const answer of refused) {
      expect(answer.statusCode).toBe(503)
      expect(answer.headers['retry-after']).toBe('5')
      expect(answer.json()).toMatchObject({ code: 'unavailable' })
      expect(answer.body).not.toMatch(/sqlite|insert|disk/i)
    }
    expect(await everyRow(planner.db)).toEqual(before)
    await end(planner)
    expect((await person.post('/events', trip)).statusCode).toBe(201)
  })

  it('D3: reads go on, also of somebody whose session would be noted as used', async () => {
    planner.clock.set(HOURS_LATER)
    const year = await person.get('/events?year=2027')
    expect(year.statusCode).toBe(200)
    expect(year.json()).toHaveLength(1)
    expect((await person.get('/events/search?q=giappone')).json()).toHaveLength(1)
  })

  it('D3: /ready says so once a write was refused, and is well again by itself when there is room', async () => {
    expect((await planner.request('GET', '/ready')).statusCode).toBe(200)
    expect((await person.post('/events', trip)).statusCode).toBe(503)
    for (let asked = 0; asked < 3; asked += 1) {
      const answer = await planner.request('GET', '/ready')
      expect(answer.statusCode).toBe(503)
      expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
      expect(answer.headers['retry-after']).toBe('10')
      expect(answer.json()).toMatchObject({ code: 'not_writable' })
      expect(answer.body).not.toMatch(/sqlite|insert|\/tmp/i)
    }
    expect((await planner.request('GET', '/health')).statusCode).toBe(200)
    const before = await everyRow(planner.db)
    await end(planner)
    expect((await planner.request('GET', '/ready')).statusCode).toBe(200)
    expect(await everyRow(planner.db)).toEqual(before)
  })
})
