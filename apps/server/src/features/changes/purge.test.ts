import type { Calendar, Change, TrashItem } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { checkDatabase } from '#server/db/backup/check.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import type { Person } from '#server/test/planner.ts'
import { oldChanges } from './purge.queries.ts'
import { purge } from './purge.ts'

const START = '2026-11-20T09:00:00.000Z'
const DAY = 24 * 60 * 60 * 1000
const afterDays = (days: number): string => new Date(Date.parse(START) + days * DAY).toISOString()
/** More than one slice of everything. */
const IMPORTED = 1_100
const RENAMED = 120

const weekly = {
  title: 'Yoga',
  allDay: false,
  start: '2027-03-01T18:00',
  end: '2027-03-01T19:00',
  recurrence: 'FREQ=WEEKLY;COUNT=6',
}

async function importMany(person: Person): Promise<string> {
  const [calendar] = (await person.get('/calendars')).json<Calendar[]>()
  const events = Array.from({ length: IMPORTED }, (_, index) =>
    ['BEGIN:VEVENT', `UID:e${String(index)}`, 'SUMMARY:X', 'DTSTART;VALUE=DATE:20270101', 'END:VEVENT'].join('\r\n'),
  )
  const file = ['BEGIN:VCALENDAR', ...events, 'END:VCALENDAR', ''].join('\r\n')
  const answer = await person.post(`/calendars/${calendar!._id}/import`, file, { 'content-type': 'text/calendar' })
  return String(answer.headers['x-change-id'])
}

const idOf = (answer: { json: () => { _id: string } }): string => answer.json()._id

eachDatabase((planner) => {
  it('forgets far more than one slice of old changes and trash, of everybody, and nothing that is younger', async () => {
    planner().clock.set(START)
    const people = [await planner().newUser(), await planner().newUser()]
    const [first, second] = people as [Person, Person]
    await first.post(`/changes/${await importMany(first)}/undo`)
    const category = idOf(await second.post('/categories', { name: 'Sport' }))
    for (let index = 1; index < RENAMED; index += 1) {
      await second.patch(`/categories/${category}`, { name: `Sport ${String(index)}` })
    }
    const series = idOf(await second.post('/events', weekly))
    await second.patch(`/events/${series}?scope=this&occurrence=2027-03-08T18:00`, { title: 'Yoga dal vivo' })
    await second.delete(`/events/${series}?scope=all`)
    planner().clock.set(afterDays(20))
    const young = idOf(await second.post('/events', { ...weekly, title: 'Giovane' }))
    await second.delete(`/events/${young}?scope=all`)

    planner().clock.set(afterDays(31))
    expect(await purge(planner())).toBe(2 + RENAMED + 3)
    const { read } = planner().db
    expect(await read.selectFrom('event').select('id').execute()).toEqual([{ id: young }])
    expect(await read.selectFrom('event_exception').select('event_id').execute()).toEqual([])
    expect(await read.selectFrom('change_row').select('unit_id').execute()).toEqual([
      { unit_id: young },
      { unit_id: young },
    ])
    expect(await checkDatabase(planner().db)).toMatchObject({ faults: [] })
    expect((await purge(planner())) + (await purge(planner()))).toBe(0)
    planner().clock.set(START)
  })

  it('finds old changes without looking at the others', async () => {
    const { db } = planner()
    const query = oldChanges(db.read, START, 100)
    if (db.kind === 'postgresql') {
      expect((await db.read.executeQuery(query)).rows).toEqual([])
      return
    }
    const plan = await db.ask<{ detail: string }>({ ...query, sql: `explain query plan ${query.sql}` })
    expect(plan.map(({ detail }) => detail)).toEqual([
      expect.stringMatching(/^SEARCH change USING INDEX change_by_age/),
    ])
  })

  it('shows what was deleted although the undo of a large import put away more than the trash shows', async () => {
    planner().clock.set(START)
    const person = await planner().newUser()
    const dentist = idOf(await person.post('/events', { ...weekly, title: 'Dentista' }))
    await person.delete(`/events/${dentist}?scope=all`)
    planner().clock.set(afterDays(1))
    const imported = await importMany(person)
    const undone = (await person.post(`/changes/${imported}/undo`)).json<Change>()
    const trash = (await person.get('/trash')).json<TrashItem[]>()
    expect(trash.map(({ title }) => title)).toEqual(['Dentista'])
    expect((await person.post(`/changes/${undone._id}/undo`)).statusCode).toBe(200)
    expect((await person.get('/events?year=2027')).json()).toHaveLength(IMPORTED)
    planner().clock.set(START)
  })
})
