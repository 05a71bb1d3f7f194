import type { GoalDetail, Heatmap, User, YearAnalysis, YearReview } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import type { Person } from '#server/test/planner.ts'

const HEAT = '/events/heatmap?year=2026&metric=hours&scale=fixed'
const choose = (person: Person, allDayHours: unknown) => person.patch('/users/profile', { allDayHours })

/** Two days of moving house in March 2026, which are over by the clock of the tests. */
async function moveHouse(person: Person): Promise<void> {
  await person.post('/events', { title: 'Trasloco', allDay: true, start: '2026-03-02', end: '2026-03-03' })
}

/** The hours that each part says. */
async function hoursOf(person: Person, goalId: string): Promise<number[]> {
  const heat = (await person.get(HEAT)).json<Heatmap>().total
  const analysis = (await person.get('/ai/analyze-year/2026?language=en')).json<YearAnalysis>()
  const review = (await person.get('/review/2026')).json<YearReview>()
  const goal = (await person.get(`/goals/${goalId}`)).json<GoalDetail>().goal
  return [heat, analysis.months[2]?.hours ?? 0, review.hours, goal.progress.value]
}

eachDatabase((planner) => {
  it('are none at first, whole ones from 0 to 24, and kept', async () => {
    const person = await planner().newUser()
    expect(person.user.allDayHours).toBe(0)
    for (const hours of [24, 8, 0]) {
      expect((await choose(person, hours)).json<User>().allDayHours).toBe(hours)
      expect((await person.get('/users/profile')).json<User>().allDayHours).toBe(hours)
    }
  })

  it.each([-1, 25, 7.5, '8', null])('are refused as %o', async (hours) => {
    const person = await planner().newUser()
    expect((await choose(person, hours)).statusCode).toBe(400)
    expect((await person.get('/users/profile')).json<User>().allDayHours).toBe(0)
  })

  it('change what heatmap, analysis, review and goals say, at once and for nobody else', async () => {
    const [person, other] = [await planner().newUser(), await planner().newUser()]
    const goal = { title: 'Trasloco', kind: 'hours', target: 10, unit: '', matchText: 'trasloco' }
    const days = { from: '2026-01-01', to: '2026-12-31' }
    const ids: string[] = []
    for (const one of [person, other]) {
      await moveHouse(one)
      ids.push((await one.post('/goals', { ...goal, ...days })).json<{ _id: string }>()._id)
    }
    const [own = '', others = ''] = ids
    expect(await hoursOf(person, own)).toEqual([0, 0, 0, 0])
    await choose(person, 8)
    expect(await hoursOf(person, own)).toEqual([16, 16, 16, 16])
    expect(await hoursOf(other, others)).toEqual([0, 0, 0, 0])
    await choose(person, 0)
    expect(await hoursOf(person, own)).toEqual([0, 0, 0, 0])
  })

  it('give the heatmap by hours another tag, and the same one while nothing changes', async () => {
    const person = await planner().newUser()
    await moveHouse(person)
    const tag = String((await person.get(HEAT)).headers.etag)
    expect((await person.get(HEAT, { 'if-none-match': tag })).statusCode).toBe(304)
    await choose(person, 8)
    const changed = await person.get(HEAT, { 'if-none-match': tag })
    expect([changed.statusCode, changed.json<Heatmap>().total]).toEqual([200, 16])
    expect((await person.get(HEAT, { 'if-none-match': String(changed.headers.etag) })).statusCode).toBe(304)
  })
})
