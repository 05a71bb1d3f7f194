import type { YearReview } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import { makeMilestone, makePrepared } from '#server/test/helped.ts'
import type { Person } from '#server/test/planner.ts'

const review = async (person: Person, year: number): Promise<YearReview> => {
  const answer = await person.get(`/review/${String(year)}`)
  expect(answer.statusCode).toBe(200)
  return answer.json<YearReview>()
}
const moment = (day: string, facts: object = {}) => ({
  ...{ title: 'Corsa', allDay: false, start: `${day}T18:00`, end: `${day}T20:00` },
  ...facts,
})

eachDatabase((planner) => {
  // The clock of the tests stands at 20 November 2026.
  it('says what this year was until now, against the same days of the one before', async () => {
    const person = await planner().newUser()
    const sport = (await person.post('/categories', { name: 'Sport' })).json<{ _id: string }>()._id
    for (const day of ['2025-03-01', '2025-12-24', '2026-03-01', '2026-03-02', '2026-12-24']) {
      await person.post('/events', moment(day, { categoryId: day === '2026-03-02' ? null : sport }))
    }
    await person.post('/events', moment('2026-03-03', { status: 'cancelled' }))
    await person.post('/events', moment('2026-03-04', { kind: 'marker' }))
    const found = await review(person, 2026)
    expect(found).toMatchObject({
      ...{ year: 2026, until: '2026-11-20', events: 2, hours: 4, days: 2 },
      previous: { events: 1, hours: 2, days: 1 },
      categories: [
        { categoryId: sport, events: 1, hours: 2, previous: { events: 1, hours: 2 } },
        { categoryId: null, events: 1, hours: 2, previous: { events: 0, hours: 0 } },
      ],
      bestWeeks: [{ events: 1 }, { events: 1 }],
      busiestDay: { day: '2026-03-01', events: 1, hours: 2, others: ['2026-03-02'] },
    })
    expect(found.months).toHaveLength(12)
    expect(found.months[2]).toEqual({ month: 3, events: 2, hours: 4 })
    expect((await review(person, 2025)).previous).toBeNull()
    expect(await review(person, 2027)).toMatchObject({ until: '2026-12-31', events: 0, busiestDay: null })
  })

  it('tells of each goal what was done for it in the year, and of all its days until then', async () => {
    const person = await planner().newUser()
    const km = { title: 'Corsa', kind: 'number', unit: 'km', target: 100, from: '2025-07-01', to: '2026-12-31' }
    const { _id } = (await person.post('/goals', km)).json<{ _id: string }>()
    for (const [day, value] of [
      ['2025-08-01', 30],
      ['2026-02-01', 12.5],
    ]) {
      await person.post(`/goals/${_id}/entries`, { day, value })
    }
    const { goals, bestWeeks } = await review(person, 2026)
    expect(goals).toEqual([
      {
        ...{ _id, title: 'Corsa', categoryId: null, kind: 'number', unit: 'km', target: 100 },
        ...{ inYear: 12.5, value: 42.5, state: 'behind' },
      },
    ])
    expect(bestWeeks).toMatchObject([{ from: '2026-01-26', to: '2026-02-01', goalsDone: 1 }])
    expect((await review(person, 2025)).goals).toMatchObject([{ inYear: 30 }])
    expect((await review(person, 2024)).goals).toEqual([])
  })

  it('counts milestones with their steps, and nothing of anybody else', async () => {
    const [person, other] = [await planner().newUser(), await planner().newUser()]
    const events = await makePrepared(person)
    const { id } = await makeMilestone(planner(), person, events)
    await person.patch(`/milestones/${id}/steps/step-one`, { done: true })
    await person.patch(`/events/${events.eventId}`, { start: '2026-06-10', end: '2026-06-10' })
    expect((await review(person, 2026)).milestones).toEqual({ reached: 1, steps: 1, stepsDone: 1 })
    expect(await review(other, 2026)).toMatchObject({ events: 0, milestones: { reached: 0, steps: 0, stepsDone: 0 } })
  })

  it.each(['1899', '2201', 'x'])('refuses the year %s', async (year) => {
    const person = await planner().newUser()
    expect((await person.get(`/review/${year}`)).statusCode).toBe(400)
  })
})
