import type { Category, Change } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'

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
})
