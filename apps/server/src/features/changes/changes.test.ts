import type { Category, Change, TrashItem } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import { everyRow } from '#server/test/every-row.ts'
import type { Person } from '#server/test/planner.ts'
import { purge } from './purge.ts'

const START = '2026-11-20T09:00:00.000Z'
const DAY = 24 * 60 * 60 * 1000
const afterDays = (days: number): string => new Date(Date.parse(START) + days * DAY).toISOString()

const changeOf = (answer: { headers: Record<string, unknown> }): string => String(answer.headers['x-change-id'])
const undo = (person: Person, changeId: string) => person.post(`/changes/${changeId}/undo`)
const namesOf = async (person: Person) =>
  (await person.get('/categories')).json<Category[]>().map((category) => category.name)
const changesOf = async (person: Person, query = '') => (await person.get(`/changes${query}`)).json<Change[]>()

async function renamed(person: Person) {
  const created = await person.post('/categories', { name: 'A' })
  const path = `/categories/${created.json<Category>()._id}`
  const changed = await person.patch(path, { name: 'B' })
  return { path, created: changeOf(created), changed: changeOf(changed) }
}

eachDatabase((planner) => {
  it('takes A, B, undo B, undo A, redo, redo', async () => {
    const person = await planner().newUser()
    const { created, changed } = await renamed(person)
    const undoneB = await undo(person, changed)
    expect(await namesOf(person)).toEqual(['A'])
    const undoneA = await undo(person, created)
    expect(await namesOf(person)).toEqual([])
    expect((await undo(person, changeOf(undoneA))).statusCode).toBe(200)
    expect(await namesOf(person)).toEqual(['A'])
    expect((await undo(person, changeOf(undoneB))).statusCode).toBe(200)
    expect(await namesOf(person)).toEqual(['B'])
  })

  it('refuses to take back what was changed again since, and changes nothing', async () => {
    const person = await planner().newUser()
    const { created } = await renamed(person)
    const before = await everyRow(planner().db)
    const answer = await undo(person, created)
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ code: 'undo_conflict' })
    expect(await everyRow(planner().db)).toEqual(before)
  })

  it('takes a change back once, also when it is asked twice at the same moment', async () => {
    const person = await planner().newUser()
    const { changed } = await renamed(person)
    const answers = await Promise.all([undo(person, changed), undo(person, changed)])
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409])
    expect(await namesOf(person)).toEqual(['A'])
  })

  it('says of each change what it did, which one took it back, and whether it can still be', async () => {
    const person = await planner().newUser()
    const { changed } = await renamed(person)
    const undone = (await undo(person, changed)).json<Change>()
    expect(undone).toMatchObject({ kind: 'undo', undoes: changed, undoneBy: null, undoable: true, count: 1 })
    expect(await changesOf(person)).toMatchObject([
      { sequence: 3, _id: undone._id, kind: 'undo' },
      { sequence: 2, _id: changed, kind: 'category.update', title: 'B', undoneBy: undone._id, undoable: false },
      { sequence: 1, kind: 'category.create', title: 'A', undoneBy: null, undoable: true },
    ])
    const redone = (await undo(person, undone._id)).json<Change>()
    expect(await changesOf(person)).toMatchObject([
      { _id: redone._id, undoable: true },
      { _id: undone._id, undoneBy: redone._id, undoable: false },
      { _id: changed, undoneBy: null, undoable: true },
      { kind: 'category.create' },
    ])
  })

  it('says at every depth of undo and redo what stands: exactly that can be taken back', async () => {
    const person = await planner().newUser()
    const { changed } = await renamed(person)
    const chain = [changed]
    // Of what stands, the act is taken back once instead of its redo: that undoes the redo as well.
    for (const depth of [0, 1, 2, 3, 0, 1, 6]) {
      const answer = await undo(person, chain[depth]!)
      expect(answer.statusCode).toBe(200)
      chain.push(answer.json<Change>()._id)
      const listed = (await changesOf(person)).filter(({ _id }) => chain.includes(_id))
      const standing = listed.filter(({ undoable }) => undoable).map(({ _id }) => _id)
      const name = (await namesOf(person))[0]
      expect(listed.find(({ _id }) => _id === changed)?.undoable).toBe(name === 'B')
      expect(standing).toContain(answer.json<Change>()._id)
      for (const { _id, undoable, undoneBy } of listed) {
        expect(undoneBy === null).toBe(undoable)
        if (!undoable) expect((await undo(person, _id)).statusCode).toBe(409)
      }
    }
  })

  it('lists the newest first, a page at a time', async () => {
    const person = await planner().newUser()
    for (const name of ['1', '2', '3', '4', '5']) await person.post('/categories', { name })
    const titles = async (query: string) => (await changesOf(person, query)).map((change) => change.title)
    expect(await titles('?limit=2')).toEqual(['5', '4'])
    expect(await titles('?limit=2&before=4')).toEqual(['3', '2'])
    expect(await titles('?before=2')).toEqual(['1'])
    for (const query of ['?limit=0', '?limit=201', '?before=0', '?limit=x']) {
      expect((await person.get(`/changes${query}`)).statusCode).toBe(400)
    }
  })

  it('keeps versions growing through undo and redo, so that an old copy is never taken for a new one', async () => {
    const person = await planner().newUser()
    const { path, changed } = await renamed(person)
    const undone = await undo(person, changed)
    expect((await person.get('/categories')).json()).toMatchObject([{ name: 'A', version: 3 }])
    expect((await person.patch(path, { name: 'C' }, { 'if-match': '"1"' })).statusCode).toBe(412)
    await undo(person, changeOf(undone))
    expect((await person.get('/categories')).json()).toMatchObject([{ name: 'B', version: 4 }])
  })

  it('shows the trash, newest first, and brings one thing back although more was deleted', async () => {
    const person = await planner().newUser()
    const event = { title: 'Gita', allDay: true, start: '2027-05-01', end: '2027-05-01' }
    const gone = await person.post('/events', event)
    const { path } = await renamed(person)
    planner().clock.set(afterDays(1))
    await person.delete(`/events/${gone.json<{ _id: string }>()._id}`)
    planner().clock.set(afterDays(2))
    const deleted = await person.delete(path)
    const trash = (await person.get('/trash')).json<TrashItem[]>()
    expect(trash).toMatchObject([
      { type: 'category', title: 'B', deletedAt: afterDays(2), changeId: changeOf(deleted) },
      { type: 'event', title: 'Gita', deletedAt: afterDays(1) },
    ])
    const restored = await person.post(`/trash/${trash[1]!._id}/restore`)
    expect(restored.statusCode).toBe(200)
    expect((await person.get('/events?year=2027')).json()).toMatchObject([{ title: 'Gita' }])
    expect((await person.get('/trash')).json()).toMatchObject([{ title: 'B' }])
    expect((await person.post(`/trash/${trash[1]!._id}/restore`)).statusCode).toBe(404)
    await undo(person, changeOf(restored))
    expect((await person.get('/trash')).json()).toHaveLength(2)
    planner().clock.set(START)
  })

  it('keeps the trash and the changes for 30 days, and forgets both then', async () => {
    const person = await planner().newUser()
    const { path, changed } = await renamed(person)
    const deleted = await person.delete(path)
    planner().clock.set(afterDays(29))
    await purge(planner())
    await person.get('/categories')
    expect((await person.get('/trash')).json()).toHaveLength(1)
    planner().clock.set(afterDays(30.1))
    expect((await person.get('/trash')).json()).toEqual([])
    expect(await purge(planner())).toBeGreaterThanOrEqual(3)
    expect(await changesOf(person)).toEqual([])
    for (const change of [changed, changeOf(deleted)]) expect((await undo(person, change)).statusCode).toBe(404)
    expect(JSON.stringify(await everyRow(planner().db))).not.toContain(changed)
    planner().clock.set(START)
  })

  it('goes on counting where it was after everything was forgotten', async () => {
    const person = await planner().newUser()
    await renamed(person)
    planner().clock.set(afterDays(29))
    await person.get('/categories')
    planner().clock.set(afterDays(31))
    await purge(planner())
    await person.post('/categories', { name: 'C' })
    expect(await changesOf(person)).toMatchObject([{ sequence: 3 }])
    expect(await namesOf(person)).toEqual(['B', 'C'])
    planner().clock.set(START)
  })

  it('forgets the answers for repeated requests after a day', async () => {
    const person = await planner().newUser()
    await person.post('/categories', { name: 'A' }, { 'idempotency-key': 'of-today' })
    const keys = async () =>
      (await planner().db.read.selectFrom('idempotency_key').select('key').execute()).map((row) => row.key)
    planner().clock.set(afterDays(0.9))
    await purge(planner())
    expect(await keys()).toContain('of-today')
    planner().clock.set(afterDays(1.1))
    await purge(planner())
    expect(await keys()).not.toContain('of-today')
    planner().clock.set(START)
  })
})
