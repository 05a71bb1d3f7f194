import type { Goal } from '@dodici/contract/types'
import { expect, it, vi } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'

const done = vi.hoisted(() => ({ years: 0, groups: 0, totals: 0 }))

vi.mock(import('@dodici/core/goals'), async (load) => {
  const real = await load()
  return {
    ...real,
    groupItems: (...asked) => {
      done.groups += 1
      return real.groupItems(...asked)
    },
    joinGroups: (...asked) => {
      done.years += 1
      return real.joinGroups(...asked)
    },
    totalsFor: (...asked) => {
      done.totals += 1
      return real.totalsFor(...asked)
    },
  }
})

const GOALS = 6
/** All are over: what they come to is settled. */
const YEARS = 3

const workOf = async (ask: () => Promise<unknown>): Promise<typeof done> => {
  Object.assign(done, { years: 0, groups: 0, totals: 0 })
  await ask()
  return { ...done }
}

eachDatabase((planner) => {
  it('Q2: puts each year together once for all goals, and works nothing out again that was not changed', async () => {
    const person = await planner().newUser()
    const run = { title: 'Corsa', allDay: true, start: '2021-03-01', end: '2021-03-01' }
    await person.post('/events', { ...run, recurrence: 'FREQ=DAILY;COUNT=900' })
    const makeGoals = async (): Promise<void> => {
      for (let at = 0; at < GOALS; at += 1) {
        const facts = { title: `Corsa ${String(at)}`, kind: 'count', target: 100 + at, matchText: 'corsa' }
        expect((await person.post('/goals', { ...facts, from: '2021-01-01', to: '2023-12-31' })).statusCode).toBe(201)
      }
    }
    expect(await workOf(makeGoals)).toEqual({ years: YEARS, groups: YEARS, totals: GOALS * YEARS })
    const values = async (): Promise<number[]> =>
      (await person.get('/goals?year=2022')).json<Goal[]>().map(({ progress }) => progress.value)
    expect(await workOf(values)).toEqual({ years: 0, groups: 0, totals: 0 })
    expect(await values()).toEqual(Array(GOALS).fill(900))
    // Of the year in which something was changed that alone is counted anew, and all else is as it was.
    await person.post('/events', { title: 'Corsa', allDay: true, start: '2023-11-11', end: '2023-11-11' })
    expect(await workOf(values)).toEqual({ years: 1, groups: 1, totals: GOALS })
    expect(await values()).toEqual(Array(GOALS).fill(901))
  })
})
