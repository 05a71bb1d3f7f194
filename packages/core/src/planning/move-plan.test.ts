import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testCounts, testSeed } from '../../../../scripts/test-counts.ts'
import type { Day } from '../date/index.ts'
import { movePlan } from './move-plan.ts'
import { planTarget } from './plan-target.ts'
import type { StandingStep } from './planning-types.ts'
import { anySurroundings, around, goalOf, TODAY } from './test/situations.ts'

const standing = (id: string, first: Day, last = first, isDone = false): StandingStep => ({ id, first, last, isDone })

const goal = TODAY + 100
const steps = [
  standing('a', goal - 60),
  standing('b', goal - 47, goal - 30),
  standing('c', goal - 7),
  standing('d', goal + 5),
]

describe('moving a milestone', () => {
  it('later takes the steps that are not done along, by the same distance where the days are calm', () => {
    const moved = movePlan(steps, { from: goal, to: goal + 28 }, around('it'))
    expect(moved.map(({ id, first, last }) => [id, first, last])).toEqual([
      ['a', goal - 32, goal - 32],
      ['b', goal - 19, goal - 2],
      ['c', goal + 21, goal + 21],
      ['d', goal + 33, goal + 33],
    ])
    for (const { reason } of moved) expect(reason).toMatch(/^insieme alla data; ./u)
  })

  it('leaves what is done where it is, and names nothing where nothing moves', () => {
    const done = steps.map((step) => ({ ...step, isDone: step.id !== 'c' }))
    expect(movePlan(done, { from: goal, to: goal + 28 }, around('en')).map(({ id }) => id)).toEqual(['c'])
    expect(movePlan(steps, { from: goal, to: goal }, around('en'))).toEqual([])
  })

  it('so near that time gets short brings the steps closer together', () => {
    const moved = movePlan(steps, { from: goal, to: TODAY + 30 }, around('en'))
    const before = moved.filter(({ id }) => id !== 'd')
    expect(before).toHaveLength(3)
    for (const { first, last } of before) {
      expect(first).toBeGreaterThanOrEqual(TODAY)
      expect(last).toBeLessThan(TODAY + 30)
    }
    expect(before.map(({ first }) => first)).toEqual([...before.map(({ first }) => first)].sort((a, b) => a - b))
  })

  it('keeps order, today and the milestone itself, whatever the year is like', () => {
    fc.assert(
      fc.property(anySurroundings, fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 400 }), (year, a, b) => {
        const plan = planTarget(goalOf('move', TODAY + a), year)
        const all = plan.steps.map(({ id, first, last }) => standing(id, first, last))
        const move = { from: TODAY + a, to: TODAY + b }
        const moved = new Map(movePlan(all, move, year).map((step) => [step.id, step]))
        const after = all.map((step) => ({ was: step, now: moved.get(step.id) ?? step }))
        for (const { was, now } of after) {
          expect(now.first).toBeGreaterThanOrEqual(TODAY)
          expect(now.last).toBeGreaterThanOrEqual(now.first)
          expect(now.first > move.to).toBe(was.first > move.from)
          if (was.first < move.from) expect(now.last).toBeLessThan(move.to)
        }
        const firsts = after.filter(({ was }) => was.first < move.from).map(({ now }) => now.first)
        expect(firsts).toEqual([...firsts].sort((x, y) => x - y))
      }),
      { seed: testSeed, numRuns: testCounts.propertyRuns },
    )
  })
})
