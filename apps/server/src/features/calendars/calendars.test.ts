import type { Calendar, Change, Event } from '@dodici/contract/types'
import { describe, expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import { everyRow } from '#server/test/every-row.ts'
import { startPlanner, type Person } from '#server/test/planner.ts'
import { newSqlite } from '#server/test/test-database.ts'

const trip = { title: 'Giappone', allDay: true, start: '2027-07-24', end: '2027-08-14' }

const calendarsOf = async (person: Person) => (await person.get('/calendars')).json<Calendar[]>()
const create = async (person: Person, body: object) => (await person.post('/calendars', body)).json<Calendar>()
const undo = (person: Person, answer: { headers: Record<string, unknown> }) =>
  person.post(`/changes/${String(answer.headers['x-change-id'])}/undo`)

eachDatabase((planner) => {
  it('creates, changes and lists calendars in the order of their making', async () => {
    const person = await planner().newUser()
    const created = await person.post('/calendars', { name: ' Lavoro ', year: 2028, color: '#AA00FF' })
    expect(created.statusCode).toBe(201)
    const calendar = created.json<Calendar>()
    expect(calendar).toMatchObject({ name: 'Lavoro', year: 2028, color: '#aa00ff', description: '', version: 1 })
    const changed = await person.patch(`/calendars/${calendar._id}`, { year: 2029 })
    expect(changed.json()).toEqual({ ...calendar, year: 2029, version: 2 })
    expect((await calendarsOf(person)).map(({ name, year }) => [name, year])).toEqual([
      ['Personale', 2026],
      ['Lavoro', 2029],
    ])
  })

  it('gives events for which none was named to the first that is shown, and to the first where none is', async () => {
    const person = await planner().newUser()
    const [first] = await calendarsOf(person)
    const second = await create(person, { name: 'Casa' })
    const goesTo = async () => (await person.post('/events', trip)).json<Event>().calendarId
    expect(await goesTo()).toBe(first?._id)
    await person.patch(`/calendars/${first?._id ?? ''}`, { shown: false })
    expect(await goesTo()).toBe(second._id)
    await person.patch(`/calendars/${second._id}`, { shown: false })
    expect(await goesTo()).toBe(first?._id)
  })

  it('opens on this year unless told otherwise', async () => {
    expect((await create(await planner().newUser(), { name: 'Casa' })).year).toBe(2026)
  })

  it.each([
    ['Pacific/Kiritimati', '2026-12-31T12:00:00.000Z', 2027],
    ['Pacific/Honolulu', '2027-01-01T08:00:00.000Z', 2026],
  ])('T2: in %s, this year is the one that it is there', async (timezone, instant, year) => {
    const before = planner().clock.now()
    planner().clock.set(instant)
    const person = await planner().newUser({ timezone })
    expect(await calendarsOf(person)).toMatchObject([{ year }])
    expect((await create(person, { name: 'Casa' })).year).toBe(year)
    planner().clock.set(new Date(before).toISOString())
  })

  it('takes the id that a client chose, once', async () => {
    const [person, other] = [await planner().newUser(), await planner().newUser()]
    const _id = '01900000-0000-7000-8000-00000000ca1e'
    expect(await create(person, { _id, name: 'Mine' })).toMatchObject({ _id })
    const before = await everyRow(planner().db)
    for (const who of [person, other]) {
      const answer = await who.post('/calendars', { _id, name: 'Again' })
      expect(answer.statusCode).toBe(409)
      expect(answer.json()).toMatchObject({ code: 'id_taken' })
    }
    expect(await everyRow(planner().db)).toEqual(before)
  })

  it('C1: refuses a write based on an older version, with the newer copy, and changes nothing', async () => {
    const person = await planner().newUser()
    const calendar = await create(person, { name: 'Lavoro' })
    const path = `/calendars/${calendar._id}`
    await person.patch(path, { name: 'Ufficio' }, { 'if-match': '"1"' })
    const before = await everyRow(planner().db)
    for (const stale of [
      await person.patch(path, { name: 'Vecchio' }, { 'if-match': '"1"' }),
      await person.delete(path, { 'if-match': '"1"' }),
    ]) {
      expect(stale.statusCode).toBe(412)
      expect(stale.json()).toMatchObject({ code: 'stale_version', current: { name: 'Ufficio', version: 2 } })
    }
    expect(await everyRow(planner().db)).toEqual(before)
  })

  it('keeps the last calendar', async () => {
    const person = await planner().newUser()
    const [only] = await calendarsOf(person)
    const before = await everyRow(planner().db)
    const answer = await person.delete(`/calendars/${only!._id}`)
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ code: 'last_calendar' })
    expect(await everyRow(planner().db)).toEqual(before)
  })

  it('deletes a calendar for good, with its events, those in the trash and what the journal kept of them', async () => {
    const person = await planner().newUser()
    const calendar = await create(person, { name: 'Segreto' })
    const kept = (await person.post('/events', { ...trip, title: 'Resta' })).json<Event>()
    const event = (await person.post('/events', { ...trip, calendarId: calendar._id })).json<Event>()
    const series = { ...trip, title: 'Corso', calendarId: calendar._id, recurrence: 'FREQ=WEEKLY;COUNT=5' }
    const course = (await person.post('/events', { ...series, end: series.start })).json<Event>()
    await person.patch(`/events/${course._id}?scope=this&occurrence=2027-07-31`, { title: 'Corso spostato' })
    await person.delete(`/events/${event._id}`)

    const deleted = await person.delete(`/calendars/${calendar._id}`)
    expect(deleted.statusCode).toBe(204)
    const owned = Object.entries(await everyRow(planner().db)).map(([table, rows]) => [
      table,
      rows.filter((row) => JSON.stringify(row).includes(person.user._id)),
    ])
    const left = JSON.stringify(owned)
    expect(left).toContain(kept._id)
    for (const gone of [event._id, course._id, 'Giappone', 'Corso']) expect(left).not.toContain(gone)
    expect((await person.get('/trash')).json()).toEqual([])
  })

  it('does not undo the deletion of a calendar, and says so in the list of changes', async () => {
    const person = await planner().newUser()
    const calendar = await create(person, { name: 'Lavoro' })
    const deleted = await person.delete(`/calendars/${calendar._id}`)
    const [change] = (await person.get('/changes')).json<Change[]>()
    expect(change).toMatchObject({ kind: 'calendar.delete', title: 'Lavoro', undoable: false })
    expect((await undo(person, deleted)).statusCode).toBe(409)
    expect(await calendarsOf(person)).toMatchObject([{ name: 'Personale' }])
  })

  it('refuses an undo that would leave no calendar', async () => {
    const person = await planner().newUser()
    const [first] = await calendarsOf(person)
    const created = await person.post('/calendars', { name: 'Lavoro' })
    await person.delete(`/calendars/${first!._id}`)
    const before = await everyRow(planner().db)
    const answer = await undo(person, created)
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ code: 'undo_conflict' })
    expect(await everyRow(planner().db)).toEqual(before)
  })

  it('refuses an undo that would leave an event without its calendar', async () => {
    const person = await planner().newUser()
    const created = await person.post('/calendars', { name: 'Lavoro' })
    const calendarId = created.json<Calendar>()._id
    const event = await person.post('/events', { ...trip, calendarId })
    expect((await undo(person, created)).statusCode).toBe(409)
    await undo(person, event)
    expect((await undo(person, created)).statusCode).toBe(200)
  })

  it('refuses to bring an event back to a calendar that is gone', async () => {
    const person = await planner().newUser()
    const [first] = await calendarsOf(person)
    const second = await create(person, { name: 'Lavoro' })
    const event = (await person.post('/events', { ...trip, calendarId: second._id })).json<Event>()
    const moved = await person.patch(`/events/${event._id}`, { calendarId: first!._id })
    expect(moved.statusCode).toBe(200)
    await person.delete(`/calendars/${second._id}`)
    expect((await undo(person, moved)).statusCode).toBe(409)
    expect((await person.get(`/events/${event._id}`)).json()).toMatchObject({ calendarId: first!._id })
  })
})

describe('the Basic plan', () => {
  it('has one calendar; more of them stay after a downgrade', async () => {
    const folder = newSqlite()
    const pro = await startPlanner(folder)
    const person = await pro.newUser()
    await create(person, { name: 'Lavoro' })
    await pro.db.transact((trx) => trx.updateTable('user').set({ plan: 'basic' }).execute())
    const before = await everyRow(pro.db)
    const answer = await person.post('/calendars', { name: 'Terzo' })
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatchObject({ code: 'plan_limit' })
    expect(await everyRow(pro.db)).toEqual(before)
    expect(await calendarsOf(person)).toHaveLength(2)
    await pro.stop()
    await folder.remove()
  })
})
