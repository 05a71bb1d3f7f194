import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testCounts, testSeed } from '../../../../scripts/test-counts.ts'
import { formatDay, MINUTES_A_DAY, yearSpan } from '../date/index.ts'
import { PLAIN_RULES } from '../load/index.ts'
import {
  daysOfGoal,
  measureGoal,
  reviewYear,
  type Goal,
  type GoalFacts,
  type ReviewedGoal,
  type ReviewInput,
} from './index.ts'
import { allDay, day, entry, gymGoal, item, sessions, textOfDay, wall } from './test/made-goals.ts'

const input = (facts: Partial<ReviewInput> = {}): ReviewInput => ({
  year: 2026,
  now: wall('2026-12-31T23:59'),
  weekStart: 0,
  items: [],
  itemsBefore: [],
  goals: [],
  milestones: [],
  rules: PLAIN_RULES,
  ...facts,
})

/** A goal as it is at the end of the year. */
function reviewed(goal: Goal, facts: Omit<GoalFacts, 'now'>): ReviewedGoal {
  const { now, weekStart } = input()
  const { value, state } = measureGoal(goal, { ...facts, now, weekStart })
  return { goal, value, state, done: daysOfGoal(goal, { ...facts, now }).done }
}

describe('a year in review', () => {
  it('counts what is over, by category and month, against the same days of the year before', () => {
    const review = reviewYear(
      input({
        now: wall('2026-03-10T12:00'),
        items: [
          ...sessions('2026-01-05', 3, 7),
          allDay('2026-02-27', '2026-03-02', { categoryId: 'trips' }),
          item('2026-03-10', { categoryId: null }),
          item('2026-04-01'),
          item('2026-02-01', { isLoad: false }),
        ],
        itemsBefore: [...sessions('2025-03-09', 3, 1), item('2025-03-12', { categoryId: 'work' })],
      }),
    )
    expect(review).toMatchObject({ events: 4, hours: 3, days: 7, previous: { events: 2, hours: 2, days: 2 } })
    expect(textOfDay(review.until)).toBe('2026-03-10')
    expect(review.categories).toEqual([
      { categoryId: 'sport', events: 3, hours: 3, previous: { events: 2, hours: 2 } },
      { categoryId: 'trips', events: 1, hours: 0, previous: { events: 0, hours: 0 } },
    ])
    expect(review.months.map(({ events }) => events)).toEqual([3, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    const alike = ['2026-01-12', '2026-01-19'].map(day)
    expect(review.busiestDay).toEqual({ day: day('2026-01-05'), events: 1, hours: 1, others: alike })
  })

  it('says nothing of a year before of which nothing is known, and nothing at all of one to come', () => {
    expect(reviewYear(input({ items: sessions('2026-05-01', 2, 1) }))).toMatchObject({
      previous: null,
      categories: [{ categoryId: 'sport', previous: null }],
    })
    const ahead = reviewYear(input({ year: 2027, items: sessions('2027-05-01', 2, 1) }))
    expect(ahead).toMatchObject({ events: 0, hours: 0, days: 0, categories: [], bestWeeks: [], busiestDay: null })
    expect(textOfDay(ahead.until)).toBe('2026-12-31')
  })

  it('compares a leap day with the end of February', () => {
    const review = reviewYear(
      input({ year: 2028, now: wall('2028-02-29T20:00'), itemsBefore: sessions('2027-02-28', 2, 1) }),
    )
    expect(review.previous).toMatchObject({ events: 1 })
  })

  it('finds the weeks in which most was done for goals, and without goals those with most hours', () => {
    const long = item('2026-03-02', { categoryId: 'work', end: wall('2026-03-03T08:00') })
    const items = [...sessions('2026-05-04', 3, 1), ...sessions('2026-06-01', 2, 1), long]
    const weeks = (goals: ReviewInput['goals']) =>
      reviewYear(input({ items, goals })).bestWeeks.map((week) => [formatDay(week.from), week.goalsDone, week.hours])
    expect(weeks([reviewed(gymGoal(), { items, entries: [entry('2026-06-03', 1)], rules: PLAIN_RULES })])).toEqual([
      ['2026-05-04', 3, 3],
      ['2026-06-01', 3, 2],
    ])
    expect(weeks([])).toEqual([
      ['2026-03-02', 0, 14],
      ['2026-05-04', 0, 3],
      ['2026-06-01', 0, 2],
    ])
  })

  it('cuts weeks where the year ends, and gives a night out to the day on which it began', () => {
    const night = item('2026-12-31', { start: wall('2026-12-31T22:00'), end: wall('2027-01-01T02:00') })
    const review = reviewYear(input({ now: wall('2027-02-01T00:00'), items: [night] }))
    expect(review).toMatchObject({ events: 1, hours: 4, days: 1 })
    expect(review.bestWeeks.map(({ from, to }) => [formatDay(from), formatDay(to)])).toEqual([
      ['2026-12-28', '2026-12-31'],
    ])
  })

  it('says of goals what was done within the year and until now, and of milestones those of its days', () => {
    const goal = gymGoal({ from: day('2025-07-01') })
    const entries = [entry('2025-08-01', 20), entry('2026-02-01', 4)]
    const review = reviewYear(
      input({
        goals: [reviewed(goal, { items: [], entries, rules: PLAIN_RULES })],
        milestones: [
          { day: day('2026-05-01'), stepsDone: [day('2026-03-01'), null] },
          { day: day('2027-05-01'), stepsDone: [null] },
        ],
      }),
    )
    expect(review.goals).toEqual([{ id: 'gym', inYear: 4, value: 24, state: 'missed' }])
    expect(review.milestones).toEqual({ reached: 1, steps: 2, stepsDone: 1 })
  })
})

it('counts each occurrence once in the year and in each category, and its hours once in each month', () => {
  const { first, last } = yearSpan(2026)
  const drawn = fc.record({
    start: fc.integer({ min: (first - 3) * MINUTES_A_DAY, max: (last + 3) * MINUTES_A_DAY }),
    length: fc.integer({ min: 0, max: 4_000 }),
    categoryId: fc.constantFrom('sport', 'work', null),
  })
  fc.assert(
    fc.property(fc.array(drawn, { maxLength: 50 }), (made) => {
      const items = made.map(({ start, length, categoryId }) =>
        item('2026-01-01', { categoryId, start, end: start + length }),
      )
      const touching = items.filter((one) => one.first <= last && one.last >= first)
      const review = reviewYear(input({ now: (last + 10) * MINUTES_A_DAY, items }))
      const sumOf = (parts: readonly { readonly events: number; readonly hours: number }[]) => ({
        events: parts.reduce((sum, part) => sum + part.events, 0),
        hours: parts.reduce((sum, part) => sum + part.hours, 0),
      })
      expect([review.events, sumOf(review.categories).events]).toEqual([touching.length, touching.length])
      expect(sumOf(review.categories).hours).toBeGreaterThanOrEqual(review.hours - 1e-6)
      expect(sumOf(review.months).hours).toBeCloseTo(review.hours, 6)
      let days = 0
      for (let on = first; on <= last; on += 1) {
        if (items.some((one) => one.first <= on && one.last >= on)) days += 1
      }
      expect(review.days).toBe(days)
    }),
    { seed: testSeed, numRuns: testCounts.propertyRuns },
  )
})
