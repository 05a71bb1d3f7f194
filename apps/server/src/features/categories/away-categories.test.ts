import type { Category, Heatmap } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import type { Person } from '#server/test/planner.ts'

const made = async (person: Person, facts: object): Promise<Category> =>
  (await person.post('/categories', facts)).json<Category>()
const read = async (person: Person): Promise<unknown[]> =>
  (await person.get('/categories')).json<Category[]>().map(({ away }) => away)
const hoursOf = async (person: Person): Promise<number> =>
  (await person.get('/events/heatmap?year=2027&metric=hours&scale=fixed')).json<Heatmap>().total

eachDatabase((planner) => {
  it('is for absences by its name until the person says, and can be left to its name again', async () => {
    const person = await planner().newUser()
    const { _id, away } = await made(person, { name: 'Viaggi' })
    expect(away).toBeNull()
    for (const said of [false, true, null]) {
      const answer = await person.patch(`/categories/${_id}`, { away: said })
      expect([answer.statusCode, answer.json<Category>().away]).toEqual([200, said])
      expect(await read(person)).toEqual([said])
    }
    expect((await made(person, { name: 'Sport', away: true })).away).toBe(true)
    expect((await person.patch(`/categories/${_id}`, { name: 'Via' })).json<Category>().away).toBeNull()
  })

  it('comes back by undo', async () => {
    const person = await planner().newUser()
    const { _id } = await made(person, { name: 'Viaggi', away: true })
    const changed = await person.patch(`/categories/${_id}`, { away: false })
    await person.post(`/changes/${String(changed.headers['x-change-id'])}/undo`)
    expect(await read(person)).toEqual([true])
  })

  it('takes the hours from its events of several days, at once and in what was cached', async () => {
    const person = await planner().newUser()
    const { _id } = await made(person, { name: 'Sport' })
    const times = { allDay: false, start: '2027-03-01T10:00', end: '2027-03-02T10:00' }
    await person.post('/events', { title: 'Giro', categoryId: _id, ...times })
    expect(await hoursOf(person)).toBe(24)
    await person.patch(`/categories/${_id}`, { away: true })
    expect(await hoursOf(person)).toBe(0)
  })

  it('cannot be said of somebody else’s category', async () => {
    const [person, other] = [await planner().newUser(), await planner().newUser()]
    const { _id } = await made(person, { name: 'Viaggi' })
    expect((await other.patch(`/categories/${_id}`, { away: false })).statusCode).toBe(404)
    expect(await read(person)).toEqual([null])
  })
})
