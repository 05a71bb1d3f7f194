import type { Category, Change } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import { everyRow } from '#server/test/every-row.ts'

eachDatabase((planner) => {
  it('creates, changes and deletes a category, and undoes each step', async () => {
    const person = await planner().newUser()
    const created = await person.post('/categories', { name: ' Famiglia ', color: '#E91E63' })
    expect(created.statusCode).toBe(201)
    const category = created.json<Category>()
    expect(category).toMatchObject({ name: 'Famiglia', description: '', color: '#e91e63', version: 1 })

    const changed = await person.patch(`/categories/${category._id}`, { name: 'Casa' }, { 'if-match': '"1"' })
    expect(changed.json<Category>()).toMatchObject({ name: 'Casa', color: '#e91e63', version: 2 })

    const deleted = await person.delete(`/categories/${category._id}`)
    expect(deleted.statusCode).toBe(204)
    expect((await person.get('/categories')).json()).toEqual([])

    const undo = await person.post(`/changes/${String(deleted.headers['x-change-id'])}/undo`)
    expect(undo.statusCode).toBe(200)
    expect((await person.get('/categories')).json<Category[]>()).toMatchObject([{ name: 'Casa' }])
    await person.post(`/changes/${String(changed.headers['x-change-id'])}/undo`)
    expect((await person.get('/categories')).json<Category[]>()).toMatchObject([{ name: 'Famiglia' }])
    await person.post(`/changes/${String(created.headers['x-change-id'])}/undo`)
    expect((await person.get('/categories')).json()).toEqual([])
  })

  it('redoes by undoing the undo', async () => {
    const person = await planner().newUser()
    const created = await person.post('/categories', { name: 'Sport' })
    const undo = await person.post(`/changes/${String(created.headers['x-change-id'])}/undo`)
    const redo = await person.post(`/changes/${undo.json<Change>()._id}/undo`)
    expect(redo.statusCode).toBe(200)
    expect((await person.get('/categories')).json<Category[]>()).toMatchObject([{ name: 'Sport' }])
  })

  it('refuses a name of spaces and keeps what was there', async () => {
    const person = await planner().newUser()
    const answer = await person.post('/categories', { name: '   ' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'invalid_input', errors: [{ path: 'name' }] })
    expect((await person.get('/changes')).json()).toEqual([])
  })

  it('C1: refuses a write based on an older version, with the newer copy, and changes nothing', async () => {
    const person = await planner().newUser()
    const category = (await person.post('/categories', { name: 'Sport' })).json<Category>()
    const path = `/categories/${category._id}`
    await person.patch(path, { name: 'Corsa' }, { 'if-match': '"1"' })
    const before = await everyRow(planner().db)
    for (const stale of [
      await person.patch(path, { color: '#000000' }, { 'if-match': '"1"' }),
      await person.delete(path, { 'if-match': '"1"' }),
    ]) {
      expect(stale.statusCode).toBe(412)
      expect(stale.json()).toMatchObject({ code: 'stale_version', current: { name: 'Corsa', version: 2 } })
    }
    expect(await everyRow(planner().db)).toEqual(before)
    expect((await person.patch(path, { color: '#000000' }, { 'if-match': '"2"' })).statusCode).toBe(200)
  })

  it.each(['abc', '"one"', '"-1"', '1e3', '"99999999999"'])('refuses If-Match %s as no version', async (version) => {
    const person = await planner().newUser()
    const category = (await person.post('/categories', { name: 'Sport' })).json<Category>()
    const answer = await person.patch(`/categories/${category._id}`, { name: 'Corsa' }, { 'if-match': version })
    expect(answer.statusCode).toBe(400)
    expect((await person.get('/categories')).json()).toEqual([category])
  })

  it('C2: makes one category of a create that is sent three times at once with one key', async () => {
    const person = await planner().newUser()
    const send = (name: string) => person.post('/categories', { name }, { 'idempotency-key': 'one-click' })
    const answers = await Promise.all([send('Sport'), send('Sport'), send('Sport')])
    expect(answers.map((answer) => answer.statusCode)).toEqual([201, 201, 201])
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1)
    expect(new Set(answers.map((answer) => answer.headers['x-change-id'])).size).toBe(1)
    expect((await person.get('/categories')).json()).toHaveLength(1)

    const before = await everyRow(planner().db)
    const other = await send('Musica')
    expect(other.statusCode).toBe(409)
    expect(other.json()).toMatchObject({ code: 'idempotency_conflict' })
    expect(await everyRow(planner().db)).toEqual(before)
  })

  it('C2: keeps one person\u2019s keys apart from another\u2019s', async () => {
    const people = [await planner().newUser(), await planner().newUser()]
    for (const person of people) {
      const answer = await person.post('/categories', { name: 'Sport' }, { 'idempotency-key': 'everybody' })
      expect(answer.statusCode).toBe(201)
      expect((await person.get('/categories')).json()).toEqual([answer.json()])
    }
  })

  it('C2: takes a key again after a refused request, for it made nothing', async () => {
    const person = await planner().newUser()
    const key = { 'idempotency-key': 'refused-first' }
    expect((await person.post('/categories', { name: ' ' }, key)).statusCode).toBe(400)
    expect((await person.post('/categories', { name: 'Sport' }, key)).statusCode).toBe(201)
  })

  it('creates several as one change, which one undo takes back', async () => {
    const person = await planner().newUser()
    const drafts = [{ name: 'Famiglia' }, { name: 'Lavoro' }, { name: 'Salute' }]
    const answer = await person.post('/categories/batch', { categories: drafts })
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject(drafts)
    expect((await person.get('/changes')).json()).toMatchObject([{ kind: 'category.create', count: 3 }])
    await person.post(`/changes/${String(answer.headers['x-change-id'])}/undo`)
    expect((await person.get('/categories')).json()).toEqual([])
  })

  it('creates all of several or none', async () => {
    const person = await planner().newUser()
    const other = await planner().newUser()
    const _id = '01900000-0000-7000-8000-0000000000cc'
    await other.post('/categories', { _id, name: 'Theirs' })
    const before = await everyRow(planner().db)
    const taken = await person.post('/categories/batch', { categories: [{ name: 'Mine' }, { _id, name: 'Taken' }] })
    expect(taken.statusCode).toBe(409)
    const mine = '01900000-0000-7000-8000-0000000000dd'
    const twice = [
      { _id: mine, name: 'One' },
      { _id: mine, name: 'Two' },
    ]
    expect((await person.post('/categories/batch', { categories: twice })).statusCode).toBe(400)
    expect(await everyRow(planner().db)).toEqual(before)
  })

  it('gives an id that two people choose at the same moment to one of them', async () => {
    const people = [await planner().newUser(), await planner().newUser()]
    const _id = '01900000-0000-7000-8000-0000000000ee'
    const answers = await Promise.all(people.map((person) => person.post('/categories', { _id, name: 'Race' })))
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 409])
  })

  it.each(['red;background:url(//example.org)', '#12345', '#1234567', 'red', '#gggggg'])(
    'V5: refuses the colour %s',
    async (color) => {
      const person = await planner().newUser()
      const answer = await person.post('/categories', { name: 'Sport', color })
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ errors: [{ path: 'color' }] })
      expect((await person.get('/categories')).json()).toEqual([])
    },
  )
})
