import type { Calendar, Event } from '@dodici/contract/types'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import type { Person } from '#server/test/planner.ts'
import { testCounts } from '../../../../../scripts/test-counts.ts'

const DESCRIPTION = 'words '.repeat(1_666)
const DAY = { start: '2026-03-03', end: '2026-03-03', allDay: true }

const newEvent = async (person: Person, draft: object): Promise<Event> =>
  (await person.post('/events', { title: 'T', ...DAY, ...draft })).json<Event>()

async function bytesOf(db: Database, person: Person): Promise<{ changes: number; bytes: number }> {
  const { rows } = await sql<{ changes: number; bytes: number }>`
    select count(*) as changes, coalesce(sum(octet_length(before)), 0) as bytes
    from change_row where owner_id = ${person.user._id}`.execute(db.read)
  return { changes: Number(rows[0]?.changes), bytes: Number(rows[0]?.bytes) }
}

const SERIES = (exceptions: number): string =>
  [
    'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:test',
    'BEGIN:VEVENT\r\nUID:series\r\nDTSTART;VALUE=DATE:20200101\r\nRRULE:FREQ=DAILY\r\nSUMMARY:S\r\nEND:VEVENT',
    ...Array.from({ length: exceptions }, (_, at) => {
      const day = new Date(Date.UTC(2020, 0, 1 + at)).toISOString().slice(0, 10).replaceAll('-', '')
      return `BEGIN:VEVENT\r\nUID:series\r\nRECURRENCE-ID;VALUE=DATE:${day}\r\nDTSTART;VALUE=DATE:${day}\r\nSUMMARY:E\r\nEND:VEVENT`
    }),
    'END:VCALENDAR',
  ].join('\r\n')

eachDatabase((planner) => {
  it('keeps of an edit what it changed, and not the long text beside it', async () => {
    const person = await planner().newUser()
    const event = await newEvent(person, { description: DESCRIPTION })
    const before = await bytesOf(planner().db, person)
    for (let at = 0; at < testCounts.journalEdits; at += 1)
      await person.patch(`/events/${event._id}`, { title: String(at) })
    const after = await bytesOf(planner().db, person)
    expect(after.changes - before.changes).toBe(testCounts.journalEdits)
    expect((after.bytes - before.bytes) / testCounts.journalEdits).toBeLessThan(100)
  })

  it('keeps of a word that was added to a long text that word alone', async () => {
    const person = await planner().newUser()
    const event = await newEvent(person, { description: DESCRIPTION })
    const changed = await person.patch(`/events/${event._id}`, { description: `${DESCRIPTION}more` })
    expect((await bytesOf(planner().db, person)).bytes).toBeLessThan(100)
    await person.post(`/changes/${String(changed.headers['x-change-id'])}/undo`)
    expect((await person.get(`/events/${event._id}`)).json<Event>().description).toBe(DESCRIPTION)
  })

  it('writes of a series with many changed occurrences none anew for its title', async () => {
    const person = await planner().newUser()
    const [calendar] = (await person.get('/calendars')).json<Calendar[]>()
    const path = `/calendars/${calendar?._id ?? ''}/import`
    await person.post(path, SERIES(300), { 'content-type': 'text/calendar' })
    const [event] = (await person.get('/events?year=2020')).json<Event[]>()
    const changed = await person.patch(`/events/${event?._id ?? ''}?scope=all`, { title: 'Other' })
    expect(changed.statusCode).toBe(200)
    // Exceptions that said the old title say the new one; these said their own.
    expect((await bytesOf(planner().db, person)).bytes).toBeLessThan(100)
    const undone = await person.post(`/changes/${String(changed.headers['x-change-id'])}/undo`)
    expect(undone.statusCode).toBe(200)
    const [again] = (await person.get('/events?year=2020')).json<Event[]>()
    expect(again).toMatchObject({ title: 'S', occurrences: event?.occurrences })
  })

  it('takes back what an earlier version has written: whole contents', async () => {
    const person = await planner().newUser()
    const event = await newEvent(person, { description: 'before' })
    const { db } = planner()
    const row = await db.read.selectFrom('event').selectAll().where('id', '=', event._id).executeTakeFirstOrThrow()
    const { owner_id, id: _, version: __, content_id, deleted_at: ___, updated_at: ____, ...columns } = row
    const changed = await person.patch(`/events/${event._id}`, { title: 'after', description: 'after' })
    await db.transact((trx) =>
      trx
        .updateTable('change_row')
        .set({ before: JSON.stringify({ event: columns, exceptions: [] }) })
        .where('owner_id', '=', owner_id)
        .where('before_content_id', '=', content_id)
        .execute(),
    )
    const undone = await person.post(`/changes/${String(changed.headers['x-change-id'])}/undo`)
    expect(undone.statusCode).toBe(200)
    expect((await person.get(`/events/${event._id}`)).json<Event>()).toMatchObject({
      title: 'T',
      description: 'before',
    })
    const redone = await person.post(
      `/changes/${String(undone.headers['x-change-id'] ?? undone.json<{ _id: string }>()._id)}/undo`,
    )
    expect(redone.statusCode).toBe(200)
    expect((await person.get(`/events/${event._id}`)).json<Event>()).toMatchObject({ title: 'after' })
  })
})
