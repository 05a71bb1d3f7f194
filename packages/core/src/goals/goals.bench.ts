import { test } from 'vitest'
import { PLAIN_RULES } from '../load/index.ts'
import { daysOfGoal, measureGoal, reviewYear } from './index.ts'
import { gymGoal, sessions, wall } from './test/made-goals.ts'

// Goal: 50 goals over 5,000 occurrences under 20 ms, of which each goal has those of one category of ten.

const now = wall('2026-06-01T12:00')

test('50 goals over 5,000 occurrences', async ({ bench }) => {
  const categoryOf = (index: number): string => `category-${String(index % 10)}`
  const items = Array.from({ length: 14 }, () => sessions('2026-01-01', 358, 1))
    .flat()
    .map((one, index) => ({ ...one, categoryId: categoryOf(index) }))
  const goals = Array.from({ length: 50 }, (_, index) =>
    gymGoal({
      id: String(index),
      matchCategoryId: categoryOf(index),
      matchText: index % 2 === 0 ? 'palestra' : null,
    }),
  )
  await bench.compare(
    bench('progress', () => {
      for (const goal of goals) measureGoal(goal, { items, entries: [], now, rules: PLAIN_RULES, weekStart: 0 })
    }),
    bench('review', () => {
      const reviewed = goals.map((goal) => {
        const { done } = daysOfGoal(goal, { items, entries: [], now, rules: PLAIN_RULES })
        return { goal, done, value: 0, state: 'behind' as const }
      })
      reviewYear({
        year: 2026,
        now,
        weekStart: 0,
        items,
        itemsBefore: [],
        goals: reviewed,
        milestones: [],
        rules: PLAIN_RULES,
      })
    }),
  )
})
