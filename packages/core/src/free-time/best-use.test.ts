import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testCounts, testSeed } from '../../../../scripts/test-counts.ts'
import type { Day } from '../date/index.ts'
import { bestUse, type FreeDays, type LeaveWish } from './index.ts'
import { italianYear, runsWith, someDays } from './test/some-days.ts'

/** What a use is worth, by the words of `bestUse`: days, less leave, fewer stretches, fewer events. */
type Worth = readonly number[]

const isBetter = (one: Worth, other: Worth): boolean => {
  const at = one.findIndex((value, place) => value !== other[place])
  return at >= 0 && (one[at] as number) > (other[at] as number)
}

function worthOf(days: FreeDays, leave: ReadonlySet<Day>, { least, events }: LeaveWish): Worth | null {
  const runs = runsWith(days, leave)
  if (runs.some((run) => run.length < least)) return null
  const burden = [...leave].reduce((sum, day) => sum + (events[day - days.first] ?? 0), 0)
  return [runs.flat().length, 0 - leave.size, 0 - runs.length, 0 - burden]
}

/** Every set of so many days of work at most. */
function* setsOf(days: readonly Day[], most: number): Generator<readonly Day[]> {
  yield []
  if (most === 0) return
  for (const [at, day] of days.entries()) for (const rest of setsOf(days.slice(at + 1), most - 1)) yield [day, ...rest]
}

function bruteForce(days: FreeDays, wish: LeaveWish): Worth {
  const work = days.states.flatMap((state, place) => (state === 'work' ? [days.first + place] : []))
  let best: Worth = [0, 0, 0, 0]
  for (const set of setsOf(work, wish.leave)) {
    const worth = worthOf(days, new Set(set), wish)
    if (worth && isBetter(worth, best)) best = worth
  }
  return best
}

/** The days of leave of a use. */
const leaveOf = (days: FreeDays, { stretches }: ReturnType<typeof bestUse>): ReadonlySet<Day> =>
  new Set(
    days.states.flatMap((state, place) => {
      const day = days.first + place
      return state === 'work' && stretches.some(({ first, last }) => day >= first && day <= last) ? [day] : []
    }),
  )

describe('the best use of leave', () => {
  it('is as good as the best of all sets of days, in every respect', () => {
    fc.assert(
      fc.property(
        someDays({ maxLength: 16 }),
        fc.record({
          leave: fc.integer({ min: 0, max: 4 }),
          least: fc.integer({ min: 1, max: 6 }),
          events: fc.array(fc.nat({ max: 3 }), { maxLength: 16 }),
        }),
        (days, wish) => {
          const use = bestUse(days, wish)
          const leave = leaveOf(days, use)
          expect(worthOf(days, leave, wish)).toEqual(bruteForce(days, wish))
          expect([use.days, use.leave]).toEqual([runsWith(days, leave).flat().length, leave.size])
        },
      ),
      { numRuns: testCounts.propertyRuns * 2, seed: testSeed },
    )
  })

  it.each([2027, 2028])('of one day and of two is the best of all in the whole of %i', (year) => {
    const days = italianYear(year)
    for (const wish of [
      { leave: 1, least: 4, events: [] },
      { leave: 2, least: 4, events: [] },
    ])
      expect(worthOf(days, leaveOf(days, bestUse(days, wish)), wish)).toEqual(bruteForce(days, wish))
  })

  /**
   * The most days by another way, which tries leave and work on each day of the year in turn. What is decided of the days
   * behind depends on the run so far alone, so each such state is looked at once.
   */
  function byTrying({ states }: FreeDays, leave: number, least: number): number {
    const known = new Map<string, number>()
    const worth = (length: number, hasLeave: boolean): number =>
      hasLeave ? (length >= least ? length : Number.NEGATIVE_INFINITY) : 0
    const from = (place: number, left: number, length: number, hasLeave: boolean): number => {
      const state = states[place]
      if (state === undefined) return worth(length, hasLeave)
      const key = `${place} ${left} ${length} ${String(hasLeave)}`
      const before = known.get(key)
      if (before !== undefined) return before
      const ends = (): number => worth(length, hasLeave) + from(place + 1, left, 0, false)
      const goesOn = (spent: number): number => from(place + 1, left - spent, length + 1, hasLeave || spent > 0)
      const canTake = state === 'work' && left > 0
      const best = state === 'off' ? goesOn(0) : Math.max(ends(), canTake ? goesOn(1) : 0)
      known.set(key, best)
      return best
    }
    return from(0, leave, 0, false)
  }

  it.each(
    [2027, 2028].flatMap((year) => [5, 10, 20].flatMap((leave) => [3, 4, 9].map((least) => [year, leave, least]))),
  )('gives the most days of all uses in %i, for %i days in stretches of %i at least', (year, leave, least) => {
    const days = italianYear(year)
    const wish = { leave, least, events: [] }
    const use = bestUse(days, wish)
    expect(use.days).toBe(byTrying(days, wish.leave, wish.least))
    expect(worthOf(days, leaveOf(days, use), wish)?.[0]).toBe(use.days)
  })

  it('takes the calmer of two weeks that are alike', () => {
    const week = ['off', 'off', 'work', 'work', 'work', 'work', 'work'] as const
    const days: FreeDays = { first: 100, states: [...week, ...week, 'off', 'off'], holidays: [] }
    const events = Array.from({ length: 16 }, (_, place) => (place < 7 ? 1 : 0))
    expect(bestUse(days, { leave: 5, least: 9, events }).stretches).toEqual([{ first: 107, last: 115, leave: 5 }])
    expect(bestUse(days, { leave: 5, least: 9, events: [] }).stretches).toEqual([{ first: 100, last: 108, leave: 5 }])
  })

  it('leaves days over where they would win nothing, and is empty without leave or days', () => {
    const days: FreeDays = { first: 0, states: ['work', 'closed', 'work', 'off', 'off', 'off'], holidays: [] }
    expect(bestUse(days, { leave: 9, least: 4, events: [] })).toEqual({
      stretches: [{ first: 2, last: 5, leave: 1 }],
      days: 4,
      leave: 1,
    })
    expect(bestUse(days, { leave: 0, least: 1, events: [] }).stretches).toEqual([])
    expect(bestUse({ ...days, states: [] }, { leave: 5, least: 1, events: [] }).days).toBe(0)
  })
})
