import type { TurnedDown, YearAnalysis } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import type { Person } from '#server/test/planner.ts'

const idsOf = async (person: Person): Promise<string[]> => (await person.get('/ai/turned-down')).json<TurnedDown>().ids

const change = async (person: Person, body: object): Promise<string[]> => {
  const answer = await person.patch('/ai/turned-down', body)
  expect(answer.statusCode).toBe(200)
  return answer.json<TurnedDown>().ids
}

eachDatabase((planner) => {
  it('keeps what somebody has turned down, and nobody else', async () => {
    const [person, other] = [await planner().newUser(), await planner().newUser()]
    expect(await change(person, { add: ['calm-2027-05-09', 'calm-2027-05-09', 'full-week-2027-06-14'] })).toHaveLength(
      2,
    )
    expect(await change(person, { remove: ['calm-2027-05-09'] })).toEqual(['full-week-2027-06-14'])
    expect(await idsOf(person)).toEqual(['full-week-2027-06-14'])
    expect(await idsOf(other)).toEqual([])
    expect((await person.patch('/ai/turned-down', { add: ['x'.repeat(301)] })).statusCode).toBe(400)
    expect(await change(other, {})).toEqual([])
  })

  it('does not recommend it again, and does when that is taken back', async () => {
    const person = await planner().newUser()
    for (let day = 1; day <= 31; day += 1) {
      const start = `2027-01-${String(day).padStart(2, '0')}T10:00`
      const event = { title: `Impegno ${String(day)}`, allDay: false, start, end: start.replace('10:', '11:') }
      expect((await person.post('/events', event)).statusCode).toBe(201)
    }
    const advised = async (): Promise<string[]> =>
      (await person.get('/ai/analyze-year/2027?language=it'))
        .json<YearAnalysis>()
        .recommendations.map((recommendation) => recommendation.id)
    expect(await advised()).toContain('categorise')
    await change(person, { add: ['categorise'] })
    expect(await advised()).not.toContain('categorise')
    await change(person, { remove: ['categorise'] })
    expect(await advised()).toContain('categorise')
  })

  it('keeps the newest of very many', async () => {
    const person = await planner().newUser()
    const many = Array.from({ length: 500 }, (_, index) => `old-${String(index)}`)
    await change(person, { add: many })
    planner().clock.set('2026-11-20T09:00:05.000Z')
    const ids = await change(person, { add: ['new'] })
    expect([ids.length, ids.includes('new')]).toEqual([500, true])
  })
})
