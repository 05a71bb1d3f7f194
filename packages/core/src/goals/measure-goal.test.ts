import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testCounts, testSeed } from '../../../../scripts/test-counts.ts'
import { MINUTES_A_DAY, startOfWeek } from '../date/index.ts'
import { PLAIN_RULES } from '../load/index.ts'
import { measureGoal } from './index.ts'
import type { Goal, GoalEntry, GoalItem, GoalProgress } from './goal-types.ts'
import { allDay, day, entry, gymGoal, item, sessions, textOfDay, wall } from './test/made-goals.ts'

const measured = (
  goal: Goal,
  items: readonly GoalItem[],
  at: string,
  entries: readonly GoalEntry[] = [],
): GoalProgress => measureGoal(goal, { items, entries, now: wall(`${at}T12:00`), weekStart: 0, rules: PLAIN_RULES })

describe('the pace', () => {
  it('is behind by 3 with 12 of 30 sessions on 1 April of half a year', () => {
    const progress = measured(gymGoal(), sessions('2026-01-02', 12, 7), '2026-04-01')
    expect(progress).toMatchObject({ value: 12, lead: -3, state: 'behind' })
    expect(progress.expected).toBeCloseTo((30 * 90) / 181)
  })

  it.each([
    ['2025-12-31', 'notBegun', 0],
    ['2026-01-01', 'onTrack', 0],
    ['2026-01-08', 'behind', -1],
    ['2026-06-30', 'behind', -30],
    ['2026-07-01', 'missed', -30],
  ] as const)('of nothing done is on %s %s by %i', (at, state, lead) => {
    expect(measured(gymGoal(), [], at)).toMatchObject({ state, lead, value: 0, reachedOn: null, lastOn: null })
  })

  it('is ahead, and done once the target is there, also after the last day', () => {
    const many = sessions('2026-01-01', 30, 1)
    expect(measured(gymGoal(), many, '2026-01-10')).toMatchObject({ state: 'ahead', value: 9, planned: 21 })
    const done = measured(gymGoal(), many, '2026-08-01')
    expect([done.state, textOfDay(done.reachedOn), done.lead]).toEqual(['done', '2026-01-30', 0])
  })

  it('of hours and numbers lets three days pass before somebody is behind', () => {
    const run = gymGoal({ kind: 'number', target: 365, to: day('2026-12-31') })
    expect(measured(run, [], '2026-01-03')).toMatchObject({ expected: 2, lead: -2, state: 'onTrack' })
    expect(measured(run, [], '2026-01-04')).toMatchObject({ expected: 3, lead: -3, state: 'behind' })
    expect(measured(run, [], '2026-03-01', [entry('2026-01-01', 500)])).toMatchObject({ state: 'done', value: 500 })
  })

  it.each([
    [42, 'number', -0.1],
    [500, 'number', -1],
    [12_345, 'number', -30],
    [50, 'hours', -0.1],
  ] as const)('of %i speaks of differences that matter (%s: %f)', (target, kind, lead) => {
    const goal = gymGoal({ kind, target, to: day('2027-01-25') })
    expect(measured(goal, [], '2026-01-02').lead).toBeCloseTo(lead)
  })
})

describe('what is done', () => {
  it('is a timed occurrence when it has ended, one of whole days when its last has begun', () => {
    const at = (time: string) =>
      measureGoal(gymGoal(), {
        items: [item('2026-02-10'), allDay('2026-02-09', '2026-02-10')],
        entries: [],
        now: wall(`2026-02-${time}`),
        weekStart: 0,
        rules: PLAIN_RULES,
      }).value
    expect(['09T23:59', '10T00:00', '10T18:59', '10T19:00'].map(at)).toEqual([0, 1, 1, 2])
  })

  it('is of hours the length, of a whole day nothing, and what is entered', () => {
    const goal = gymGoal({ kind: 'hours', target: 10 })
    const items = [item('2026-01-05', { end: wall('2026-01-05T19:30') }), allDay('2026-01-06', '2026-01-06')]
    expect(measured(goal, items, '2026-02-01', [entry('2026-01-07', 2)])).toMatchObject({ value: 3.5 })
  })

  it('is of a number what is entered, which can take something back', () => {
    const goal = gymGoal({ kind: 'number', target: 10 })
    const entries = [entry('2026-01-05', 12), entry('2026-01-06', -4), entry('2026-01-09', 3)]
    const progress = measured(goal, [item('2026-01-05')], '2026-02-01', entries)
    expect(progress.points.map(({ value }) => value)).toEqual([12, 8, 11])
    expect(textOfDay(progress.reachedOn)).toBe('2026-01-09')
    expect(measured(goal, [], '2026-02-01', entries.slice(0, 2))).toMatchObject({ state: 'ahead', reachedOn: null })
  })

  it('is of yes or no one, by an event or by hand, and nothing is expected before the end', () => {
    const goal = gymGoal({ kind: 'yesNo', target: 1 })
    expect(measured(goal, [], '2026-06-30')).toMatchObject({ expected: 0, lead: 0, state: 'onTrack' })
    expect(measured(goal, [], '2026-07-01')).toMatchObject({ expected: 1, state: 'missed' })
    expect(measured(goal, sessions('2026-01-05', 3, 1), '2026-02-01')).toMatchObject({ value: 1, state: 'done' })
    expect(measured(goal, sessions('2026-03-05', 3, 1), '2026-02-01')).toMatchObject({
      value: 0,
      planned: 1,
      forecast: { value: 1, reachedOn: day('2026-03-05') },
    })
  })

  it('lies within the days of the goal, and is of nobody else', () => {
    const items = [item('2025-12-31'), item('2026-07-01'), item('2026-01-01'), item('2026-06-30')]
    const entries = [entry('2025-12-31', 1), entry('2026-01-03', 1, { goalId: 'other' })]
    expect(measured(gymGoal(), items, '2026-12-01', entries)).toMatchObject({ value: 2 })
  })
})

describe('the forecast', () => {
  it('goes on at the pace of the last six weeks', () => {
    const progress = measured(gymGoal(), sessions('2026-01-02', 12, 7), '2026-04-01')
    expect(progress.forecast.value).toBeCloseTo(12 + (5 / 42) * 90)
    expect(textOfDay(progress.forecast.reachedOn)).toBe('2026-08-31')
  })

  it('believes the calendar where that is more, and what is done where there is no pace', () => {
    const planned = [...sessions('2026-01-02', 12, 7), ...sessions('2026-04-02', 18, 3)]
    const progress = measured(gymGoal(), planned, '2026-04-01')
    expect([progress.forecast.value, textOfDay(progress.forecast.reachedOn)]).toEqual([30, '2026-05-23'])
    expect(measured(gymGoal(), sessions('2026-01-02', 3, 1), '2026-04-01').forecast).toEqual({
      value: 3,
      reachedOn: null,
    })
    expect(measured(gymGoal(), sessions('2026-01-02', 3, 1), '2026-08-01').forecast.value).toBe(3)
  })
})

describe('the streak', () => {
  it.each([
    ['2026-02-04', 5, 5],
    ['2026-02-09', 5, 5],
    ['2026-02-15', 5, 5],
    ['2026-02-16', 0, 5],
  ] as const)('on %s is %i weeks, of %i at most', (at, weeks, best) => {
    expect(measured(gymGoal(), sessions('2026-01-05', 5, 7), at).streak).toEqual({ weeks, best })
  })

  it('begins anew after a week without anything, and knows the weeks of the person', () => {
    const items = [item('2026-01-03'), item('2026-01-11'), item('2026-01-19')]
    expect(measured(gymGoal(), items, '2026-01-20').streak).toEqual({ weeks: 1, best: 2 })
    const american = measureGoal(gymGoal(), {
      items,
      entries: [],
      now: wall('2026-01-20T12:00'),
      weekStart: 6,
      rules: PLAIN_RULES,
    })
    expect(american.streak).toEqual({ weeks: 2, best: 2 })
  })
})

/** The minutes of a day that some occurrences fill, one by one; a night belongs to its first day. */
function minutesTogether(items: readonly GoalItem[], on: number): number {
  const filled = new Set<number>()
  for (const { last, start, end } of items) {
    const to = on === last ? end : (on + 1) * MINUTES_A_DAY
    for (let minute = Math.max(start, on * MINUTES_A_DAY); minute < to; minute += 1) filled.add(minute)
  }
  return filled.size
}

/** The same by the slow way: day by day. */
function slowly(goal: Goal, items: readonly GoalItem[], entries: readonly GoalEntry[], now: number) {
  const today = Math.floor(now / MINUTES_A_DAY)
  let [value, expected] = [0, 0]
  const weeks = new Set<number>()
  for (let on = goal.from; on <= goal.to; on += 1) {
    const over = items.filter(
      (one) => one.isLoad && one.end <= now && one.categoryId === 'sport' && one.first <= on && one.last >= on,
    )
    const gained = [
      ...(goal.kind === 'count' ? over.filter((one) => Math.max(one.first, goal.from) === on).map(() => 1) : []),
      ...(goal.kind === 'hours' ? [minutesTogether(over, on) / 60] : []),
      ...entries.filter((one) => one.day === on).map((one) => one.value),
    ].filter((gain) => gain !== 0)
    value += gained.reduce((sum, gain) => sum + gain, 0)
    if (on < today) expected += goal.target / (goal.to - goal.from + 1)
    if (gained.some((gain) => gain > 0)) weeks.add(startOfWeek(on))
  }
  let best = 0
  for (const week of weeks) {
    let run = 0
    while (weeks.has(week + run * 7)) run += 1
    best = Math.max(best, run)
  }
  return { value, expected, best }
}

describe('any goal', () => {
  const first = day('2024-01-01')
  const goals = fc.record({
    kind: fc.constantFrom('count', 'hours', 'number'),
    target: fc.integer({ min: 1, max: 900 }),
    from: fc.integer({ min: first, max: first + 800 }),
    length: fc.integer({ min: 0, max: 900 }),
  })
  const items = fc.array(
    fc.record({
      start: fc.integer({ min: first * MINUTES_A_DAY, max: (first + 1_700) * MINUTES_A_DAY }),
      length: fc.integer({ min: 1, max: 600 }),
      categoryId: fc.constantFrom('sport', 'work', null),
      isLoad: fc.boolean(),
    }),
    { maxLength: 60 },
  )
  const entries = fc.array(
    fc.record({
      day: fc.integer({ min: first, max: first + 1_700 }),
      value: fc.constantFrom(-2, 0.5, 1, 3),
    }),
    { maxLength: 20 },
  )
  const now = fc.integer({ min: first * MINUTES_A_DAY, max: (first + 1_800) * MINUTES_A_DAY })

  it('is measured as by counting day by day', () => {
    fc.assert(
      fc.property(goals, items, entries, now, ({ length, ...facts }, drawn, written, at) => {
        const goal = gymGoal({ ...facts, to: facts.from + length })
        const made = drawn.map(({ start, length: minutes, ...rest }) => ({
          ...item('2026-01-01', { ...rest, start, end: start + minutes }),
        }))
        const own = written.map((one) => ({ ...entry('2026-01-01', one.value), day: one.day }))
        const progress = measureGoal(goal, { items: made, entries: own, now: at, weekStart: 0, rules: PLAIN_RULES })
        const expected = slowly(goal, made, own, at)
        expect(progress.value).toBeCloseTo(expected.value, 6)
        expect(progress.expected).toBeCloseTo(expected.expected, 6)
        expect(progress.streak.best).toBe(expected.best)
        expect(progress.streak.weeks).toBeLessThanOrEqual(progress.streak.best)
        expect(progress.forecast.value).toBeGreaterThanOrEqual(progress.value - 1e-9)
        expect(progress.points.map((point) => point.day)).toEqual(
          [...new Set(progress.points.map((point) => point.day))].sort((a, b) => a - b),
        )
        if (progress.state === 'done') expect(progress.reachedOn).not.toBeNull()
      }),
      { seed: testSeed, numRuns: testCounts.propertyRuns },
    )
  })
})
