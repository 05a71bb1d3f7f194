import type { Calendar, Category, Change, Event } from '@dodici/contract/types'
import type { Problem } from '@dodici/contract/errors'
import { UNDO_CHANGES_MAX } from '@dodici/contract/limits'
import { expect, it } from 'vitest'
import { chunksOf } from '#server/db/pages.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import { everyRow } from '#server/test/every-row.ts'
import type { Person } from '#server/test/planner.ts'

const DAY = { title: 'Dentista', allDay: true, start: '2027-05-03', end: '2027-05-03' }

const changeOf = (answer: { headers: Record<string, unknown> }): string => String(answer.headers['x-change-id'])
const undo = (person: Person, id: string) => person.post(`/changes/${id}/undo`)
const undoSince = (person: Person, id: string) => person.post(`/changes/${id}/undo-since`)
const changesOf = async (person: Person) => (await person.get('/changes')).json<Change[]>()
const titlesOf = async (person: Person) =>
  (await person.get('/events?year=2027')).json<Event[]>().map(({ title, start }) => `${title} ${start}`)

/** An event that was made, renamed, moved and renamed again: the changes in this order. */
async function fourChanges(person: Person) {
  const created = await person.post('/events', DAY)
  const path = `/events/${created.json<Event>()._id}`
  const renamed = await person.patch(path, { title: 'Oculista' })
  const moved = await person.patch(path, { start: '2027-05-06', end: '2027-05-06' })
  const again = await person.patch(path, { title: 'Ottico' })
  return { path, changes: [created, renamed, moved, again].map(changeOf) }
}

eachDatabase((planner) => {
  it('takes back a change and all that came after it as one change, and that again with one undo', async () => {
    const person = await planner().newUser()
    const { changes } = await fourChanges(person)
    const back = await undoSince(person, changes[1] ?? '')
    expect(back.statusCode).toBe(200)
    expect(back.json<Change>()).toMatchObject({ kind: 'undo.several', undoes: null, undoCount: 3, undoable: true })
    expect(await titlesOf(person)).toEqual(['Dentista 2027-05-03'])
    const undoneBy = (await changesOf(person)).map((change) => change.undoneBy)
    expect(undoneBy).toEqual([null, changeOf(back), changeOf(back), changeOf(back), null])
    const again = await undo(person, changeOf(back))
    expect(again.json<Change>()).toMatchObject({ kind: 'redo.several', undoCount: 3 })
    expect(await titlesOf(person)).toEqual(['Ottico 2027-05-06'])
    expect((await changesOf(person)).map((change) => change.undoneBy)).toEqual([
      null,
      changeOf(again),
      null,
      null,
      null,
      null,
    ])
    expect((await undo(person, changeOf(again))).json<Change>()).toMatchObject({ kind: 'undo.several', undoCount: 3 })
    expect(await titlesOf(person)).toEqual(['Dentista 2027-05-03'])
  })

  it('leaves what was undone before as it is, and brings back what was undone since', async () => {
    const person = await planner().newUser()
    const { _id } = (await person.post('/categories', { name: 'A' })).json<Category>()
    const named = changeOf(await person.patch(`/categories/${_id}`, { name: 'B' }))
    const { changes } = await fourChanges(person)
    await undo(person, changes[3] ?? '')
    await undo(person, named)
    await undoSince(person, changes[2] ?? '')
    expect(await titlesOf(person)).toEqual(['Oculista 2027-05-03'])
    expect((await person.get('/categories')).json<Category[]>()).toMatchObject([{ name: 'B' }])
    const listed = new Map((await changesOf(person)).map((change) => [change._id, change.undoneBy === null]))
    expect(changes.map((id) => listed.get(id))).toEqual([true, true, false, false])
    expect(listed.get(named)).toBe(true)
  })

  it('answers a conflict twice asked at the same moment, and when there is nothing to take back', async () => {
    const person = await planner().newUser()
    const { changes } = await fourChanges(person)
    const answers = await Promise.all([1, 2].map(() => undoSince(person, changes[1] ?? '')))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect((await undoSince(person, changes[1] ?? '')).statusCode).toBe(409)
    expect(await titlesOf(person)).toEqual(['Dentista 2027-05-03'])
    const send = () => person.post(`/changes/${changes[0] ?? ''}/undo-since`, undefined, { 'idempotency-key': 'once' })
    expect((await send()).json()).toEqual((await send()).json())
  })

  it('goes back to a state within what was taken back at once', async () => {
    const person = await planner().newUser()
    const { changes } = await fourChanges(person)
    const back = changeOf(await undoSince(person, changes[1] ?? ''))
    const within = await undoSince(person, changes[3] ?? '')
    expect(within.statusCode).toBe(200)
    expect(await titlesOf(person)).toEqual(['Oculista 2027-05-06'])
    const listed = new Map((await changesOf(person)).map((change) => [change._id, change.undoable]))
    expect([...changes, back].map((id) => listed.get(id))).toEqual([true, true, true, false, false])
    expect((await undo(person, changeOf(within))).statusCode).toBe(200)
    expect(await titlesOf(person)).toEqual(['Dentista 2027-05-03'])
    expect((await undo(person, back)).statusCode).toBe(200)
    expect(await titlesOf(person)).toEqual(['Ottico 2027-05-06'])
  })

  it('names what stands in the way, and does nothing by half', async () => {
    const person = await planner().newUser()
    const { path, changes } = await fourChanges(person)
    const answer = await undo(person, changes[1] ?? '')
    expect(answer.json<Problem>()).toMatchObject({
      code: 'undo_conflict',
      conflict: { type: 'event', title: 'Ottico', change: { _id: changes[3], kind: 'event.update' } },
    })
    const other = (await person.post('/calendars', { name: 'Vecchio' })).json<Calendar>()
    const [first] = (await person.get('/calendars')).json<Calendar[]>()
    await person.patch(path, { calendarId: other._id })
    const moved = changeOf(await person.patch(path, { calendarId: first?._id }))
    const removed = await person.delete(`/calendars/${other._id}`)
    await person.post('/categories', { name: 'dopo' })
    const before = await everyRow(planner().db)
    const refused = await undoSince(person, moved)
    expect(refused.json<Problem>()).toMatchObject({
      code: 'undo_conflict',
      conflict: { type: 'event', title: 'Ottico', change: { _id: changeOf(removed), kind: 'calendar.delete' } },
    })
    expect(await everyRow(planner().db)).toEqual(before)
  })

  it('is nobody else’s, and takes back only so much at once', async () => {
    const [person, stranger] = [await planner().newUser(), await planner().newUser()]
    const first = changeOf(await person.post('/categories', { name: '0' }))
    expect((await undoSince(stranger, first)).statusCode).toBe(404)
    const { db } = planner()
    const ofFirst = db.read.selectFrom('change').selectAll().where('id', '=', first)
    const change = await ofFirst.executeTakeFirstOrThrow()
    const others = Array.from({ length: UNDO_CHANGES_MAX }, (_, at) => {
      const id = `${first}-${String(at)}`
      return { ...change, id, group_id: id, sequence: change.sequence + 1 + at }
    })
    await db.transact(async (trx) => {
      for (const some of chunksOf(others, 50)) await trx.insertInto('change').values(some).execute()
    })
    expect((await undoSince(person, first)).json<Problem>()).toMatchObject({ code: 'too_large' })
    expect((await person.get('/categories')).json<Category[]>()).toHaveLength(1)
  })
})
