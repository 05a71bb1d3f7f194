import type { Category, Event } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import { everyRow } from '#server/test/every-row.ts'

const trip = { title: 'Gita', allDay: true, start: '2027-05-01', end: '2027-05-01' }

eachDatabase((planner) => {
  it('creates an event with its new category as one change, and takes one that has the name already', async () => {
    const person = await planner().newUser()
    const newCategory = { name: 'Tempo libero', color: '#123456' }
    const first = (await person.post('/events', { ...trip, newCategory })).json<Event>()
    const second = (await person.post('/events', { ...trip, newCategory: { name: 'tempo LIBERO' } })).json<Event>()
    expect((await person.get('/categories')).json()).toMatchObject([{ _id: first.categoryId, ...newCategory }])
    expect(second.categoryId).toBe(first.categoryId)
    expect((await person.get('/changes')).json()).toHaveLength(2)
  })

  it('never takes the category of another person', async () => {
    const [person, other] = await Promise.all([planner().newUser(), planner().newUser()])
    const theirs = (await other.post('/categories', { name: 'Salute' })).json<Category>()
    const event = (await person.post('/events', { ...trip, newCategory: { name: 'Salute' } })).json<Event>()
    expect(event.categoryId).not.toBe(theirs._id)
    expect((await other.get('/categories')).json()).toEqual([theirs])
  })

  it('leaves no category behind where the event is refused, and refuses two categories and names that are none', async () => {
    const person = await planner().newUser()
    const own = (await person.post('/categories', { name: 'Lavoro' })).json<Category>()
    const before = await everyRow(planner().db)
    for (const [path, body] of [
      ['calendarId', { newCategory: { name: 'Sport' }, calendarId: 'nobody' }],
      ['newCategory', { newCategory: { name: 'Sport' }, categoryId: own._id }],
      ['newCategory.name', { newCategory: { name: ' ' } }],
      ['newCategory.name', { newCategory: { name: 'a'.repeat(101) } }],
    ] as const) {
      const refused = await person.post('/events', { ...trip, ...body })
      expect(refused.json()).toMatchObject({ errors: [{ path }] })
    }
    expect(await everyRow(planner().db)).toEqual(before)
  })
})
